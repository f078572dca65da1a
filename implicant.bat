@echo off
rem Starts the command line of Implicant; see the script implicant, which this mirrors. The search
rem for newer sources costs a start of PowerShell; IMPLICANT_NO_BUILD=1 leaves it out.
setlocal EnableExtensions DisableDelayedExpansion
set "ROOT=%~dp0"
if "%ROOT:~-1%"=="\" set "ROOT=%ROOT:~0,-1%"
set "BUILDS=%ROOT%\target\launcher"
set "APP="

if defined JAVA_HOME goto java_home
set "JAVA=java"
where java >nul 2>nul && goto have_java
echo implicant: Java 17 or newer is needed, but there is no java in the PATH and JAVA_HOME is not set 1>&2
exit /b 70
:java_home
set "JAVA=%JAVA_HOME%\bin\java.exe"
if exist "%JAVA%" goto have_java
echo implicant: JAVA_HOME is %JAVA_HOME%, but there is no bin\java.exe in it 1>&2
exit /b 70
:have_java

if exist "%BUILDS%\current" set /p APP=<"%BUILDS%\current"
if not defined APP goto build
if not exist "%BUILDS%\%APP%\implicant.jar" goto build
if defined IMPLICANT_NO_BUILD goto start
powershell -NoProfile -Command ^
  "$built = (Get-Item -LiteralPath (Join-Path $env:BUILDS ($env:APP + '\stamp'))).LastWriteTimeUtc;" ^
  "$sources = Get-ChildItem -Directory -LiteralPath $env:ROOT | ForEach-Object { Join-Path $_.FullName 'src\main'; Join-Path $_.FullName 'pom.xml' };" ^
  "$sources = @($sources) + (Join-Path $env:ROOT 'pom.xml') | Where-Object { Test-Path -LiteralPath $_ };" ^
  "$all = @(Get-Item -LiteralPath $sources) + @(Get-ChildItem -Recurse -LiteralPath $sources);" ^
  "exit [int][bool]($all | Where-Object { $_.LastWriteTimeUtc -gt $built } | Select-Object -First 1)"
if not errorlevel 1 goto start

:build
set "MAJOR=0"
for /f tokens^=2^ delims^=.^" %%V in ('""%JAVA%" -version 2^>^&1 ^| findstr /c:" version ""') do set "MAJOR=%%V"
if %MAJOR% LSS 17 (
  echo implicant: Java 17 or newer is needed, but this is Java %MAJOR% 1>&2
  exit /b 70
)
where mvn >nul 2>nul || (
  echo implicant: Maven ^(mvn^) is needed to build Implicant, but it is not in the PATH 1>&2
  exit /b 70
)
echo implicant: building (a minute where libraries must be fetched) ... 1>&2
rem A folder of its own for each build; writing its name to `current` publishes it.
set "APP=app.%RANDOM%%RANDOM%"
mkdir "%BUILDS%\%APP%" || exit /b 70
type nul >"%BUILDS%\%APP%\stamp"
set "COMMIT="
for /f %%C in ('git -C "%ROOT%" describe --always --dirty --abbrev^=12 --exclude^=* 2^>nul') do set "COMMIT=%%C"
pushd "%ROOT%"
call mvn -q -B -Dmaven.test.skip=true "-Dcommit=%COMMIT%" package >"%BUILDS%\build.log" 2>&1 <nul
set "STATUS=%ERRORLEVEL%"
popd
if not "%STATUS%"=="0" (
  type "%BUILDS%\build.log" 1>&2
  echo implicant: the build failed; the lines above are target\launcher\build.log 1>&2
  rmdir /s /q "%BUILDS%\%APP%"
  exit /b 70
)
copy /y "%ROOT%\bench\target\implicant.jar" "%BUILDS%\%APP%" >nul || exit /b 70
xcopy /q /y /i "%ROOT%\bench\target\lib" "%BUILDS%\%APP%\lib" >nul || exit /b 70
"%JAVA%" "-XX:DumpLoadedClassList=%BUILDS%\%APP%\classes" -cp "%BUILDS%\%APP%\implicant.jar" io.implicant.bench.Training "%ROOT%" >"%BUILDS%\archive.log" 2>&1 <nul
"%JAVA%" -Xshare:dump "-XX:SharedClassListFile=%BUILDS%\%APP%\classes" "-XX:SharedArchiveFile=%BUILDS%\%APP%\implicant.jsa" -cp "%BUILDS%\%APP%\implicant.jar" >>"%BUILDS%\archive.log" 2>&1 <nul
>"%BUILDS%\current.%APP%" echo %APP%
move /y "%BUILDS%\current.%APP%" "%BUILDS%\current" >nul || exit /b 70

:start
set "GC=-XX:+UseSerialGC"
if defined IMPLICANT_JAVA_OPTS echo %IMPLICANT_JAVA_OPTS% | findstr /r /c:"-XX:+Use[A-Za-z0-9]*GC" >nul && set "GC="
set "QUICK=-XX:TieredStopAtLevel=1"
for %%C in (batch bench check-model compare fuzz reach verify) do if "%~1"=="%%C" set "QUICK="
"%JAVA%" %GC% %QUICK% -Xshare:auto "-XX:SharedArchiveFile=%BUILDS%\%APP%\implicant.jsa" -Xlog:disable -Xlog:all=error:stderr %IMPLICANT_JAVA_OPTS% -cp "%BUILDS%\%APP%\implicant.jar" io.implicant.bench.Main %*
exit /b %ERRORLEVEL%
