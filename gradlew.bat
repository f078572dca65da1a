@echo off
rem Runs Gradle tasks of the whole build; see gradlew, which this mirrors, for what is chosen when.
setlocal EnableExtensions DisableDelayedExpansion
cd /d "%~dp0"

rem --- 1. an installed Gradle of at least version 8
set "VERSION="
where gradle >nul 2>nul || goto maven
for /f "tokens=2" %%V in ('gradle --version 2^>nul ^| findstr /b /c:"Gradle "') do set "VERSION=%%V"
if not defined VERSION goto maven
for /f "delims=." %%M in ("%VERSION%") do set "MAJOR=%%M"
if %MAJOR% LSS 8 goto maven
echo gradlew: using the installed Gradle %VERSION% 1>&2
call gradle %*
exit /b %ERRORLEVEL%

rem --- 2. Maven
:maven
where mvn >nul 2>nul || goto download
echo gradlew: no Gradle of at least 8 is installed, using Maven 1>&2
set "GOALS="
set "RUN="
set "ARGUMENTS="
set "OPTIONS="
:next
if "%~1"=="" goto goals
if "%~1"=="clean" (set "GOALS=%GOALS% clean" & shift & goto next)
if "%~1"=="test" (set "GOALS=%GOALS% test" & shift & goto next)
if "%~1"=="check" (set "GOALS=%GOALS% verify" & shift & goto next)
if "%~1"=="build" (set "GOALS=%GOALS% verify" & shift & goto next)
if "%~1"=="run" (set "RUN=yes" & shift & goto next)
rem cmd takes --args="a b" apart at the equals sign.
if "%~1"=="--args" (set "ARGUMENTS=%~2" & shift & shift & goto next)
if "%~1"=="-q" (set "OPTIONS=%OPTIONS% -q" & shift & goto next)
if "%~1"=="--quiet" (set "OPTIONS=%OPTIONS% -q" & shift & goto next)
if "%~1"=="--offline" (set "OPTIONS=%OPTIONS% -o" & shift & goto next)
if "%~1"=="--continue" (set "OPTIONS=%OPTIONS% -fae" & shift & goto next)
if "%~1"=="--stacktrace" (set "OPTIONS=%OPTIONS% -e" & shift & goto next)
if "%~1"=="--no-daemon" (shift & goto next)
echo gradlew: %~1 is not one of test, check, build, clean, run; install Gradle 8, or use mvn itself 1>&2
exit /b 2
:goals
if defined GOALS goto call_maven
if defined RUN goto run
echo gradlew: no task given; there are test, check, build, clean and run 1>&2
exit /b 2
:call_maven
set "LOG=org.slf4j.simpleLogger"
call mvn -B %OPTIONS% "-D%LOG%.defaultLogLevel=warn" "-D%LOG%.log.org.apache.maven.plugin.surefire=info" %GOALS%
if errorlevel 1 exit /b %ERRORLEVEL%
if not defined RUN exit /b 0
:run
call "%~dp0implicant.bat" %ARGUMENTS%
exit /b %ERRORLEVEL%

rem --- 3. a downloaded Gradle, checked by its SHA-256 before anything of it is unpacked
:download
set "URL="
set "WANTED="
for /f "tokens=1,* delims==" %%A in (gradle\wrapper\gradle-wrapper.properties) do (
  if "%%A"=="distributionUrl" set "URL=%%B"
  if "%%A"=="distributionSha256Sum" set "WANTED=%%B"
)
if not defined URL (echo gradlew: gradle-wrapper.properties has no distributionUrl 1>&2 & exit /b 2)
if not defined WANTED (echo gradlew: gradle-wrapper.properties has no distributionSha256Sum 1>&2 & exit /b 2)
set "URL=%URL:\=%"
if not defined GRADLE_USER_HOME set "GRADLE_USER_HOME=%USERPROFILE%\.gradle"
set "STORE=%GRADLE_USER_HOME%\checked-dists"
set "DIST=%STORE%\%WANTED%"
if exist "%DIST%" (
  echo gradlew: neither Gradle nor Maven is installed, using the Gradle downloaded before 1>&2
  goto start
)
echo gradlew: neither Gradle nor Maven is installed, downloading %URL% 1>&2
set "WORK=%STORE%\new.%RANDOM%%RANDOM%"
powershell -NoProfile -ExecutionPolicy Bypass -Command ^
  "$ErrorActionPreference = 'Stop'; $ProgressPreference = 'SilentlyContinue';" ^
  "$work = $env:WORK; $zip = Join-Path $work 'gradle.zip'; $code = 2;" ^
  "try {" ^
  "  New-Item -ItemType Directory -Force -Path $work | Out-Null;" ^
  "  (New-Object Net.WebClient).DownloadFile($env:URL, $zip);" ^
  "  $found = (Get-FileHash -Algorithm SHA256 -LiteralPath $zip).Hash.ToLowerInvariant();" ^
  "  if ($found -ne $env:WANTED) { throw ('the SHA-256 is ' + $found + ', expected ' + $env:WANTED + '; nothing was kept') };" ^
  "  Expand-Archive -LiteralPath $zip -DestinationPath (Join-Path $work 'home');" ^
  "  Move-Item -LiteralPath (Join-Path $work 'home') -Destination $env:DIST; $code = 0" ^
  "} catch { [Console]::Error.WriteLine('gradlew: ' + $_.Exception.Message) }" ^
  "finally { Remove-Item -Recurse -Force -ErrorAction SilentlyContinue -LiteralPath $work };" ^
  "exit $code"
if errorlevel 1 exit /b 2
:start
for /d %%D in ("%DIST%\gradle-*") do set "HOME_OF_GRADLE=%%D"
call "%HOME_OF_GRADLE%\bin\gradle.bat" %*
exit /b %ERRORLEVEL%
