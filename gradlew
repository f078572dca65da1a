#!/bin/sh
# Runs Gradle tasks of the whole build, in the folder of this script, with the first of
#   1. an installed Gradle of at least version 8,
#   2. Maven, for the tasks test, check, build, clean and run,
#   3. the Gradle named in gradle/wrapper/gradle-wrapper.properties, which is downloaded and whose
#      SHA-256 is checked; it is kept in GRADLE_USER_HOME (by default ~/.gradle).
# One line on standard error says which. Unlike the usual wrapper it needs no jar in the repository.
set -u

say() {
  printf 'gradlew: %s\n' "$*" >&2
}

fail() {
  say "$*"
  exit 2
}

case $0 in
  */*) self=$0 ;;
  *) self=./$0 ;;
esac
while [ -L "$self" ]; do
  target=$(readlink "$self")
  case $target in
    /*) self=$target ;;
    *) self=${self%/*}/$target ;;
  esac
done
CDPATH='' cd -- "${self%/*}" || fail "cannot enter the folder of $self"

# --- 1. an installed Gradle ---------------------------------------------------------------------

try_installed_gradle() {
  gradle=$(command -v gradle) || return 0
  version=$("$gradle" --version 2>/dev/null | sed -n 's/^Gradle \([0-9][^ ]*\).*/\1/p' | head -n 1)
  major=${version%%.*}
  case $major in
    '' | *[!0-9]*) return 0 ;;
  esac
  [ "$major" -ge 8 ] || return 0
  say "using the installed Gradle $version"
  exec "$gradle" "$@"
}

# --- 2. Maven -----------------------------------------------------------------------------------

run_with_maven() {
  say "no Gradle of at least 8 is installed, using Maven"
  clean='' phase='' run='' quiet='' options='' arguments=''
  while [ $# -gt 0 ]; do
    case $1 in
      clean | test | check | build | run | :bench:run) task "$1" ;;
      --args=*) arguments=${1#--args=} ;;
      --args)
        [ $# -ge 2 ] || fail "--args needs a value"
        arguments=$2
        shift
        ;;
      -q | --quiet) quiet=-q ;;
      --offline) options="$options -o" ;;
      --continue) options="$options -fae" ;;
      -s | --stacktrace) options="$options -e" ;;
      --no-daemon | --daemon | --info | --console=* | --warning-mode=*) ;; # nothing to do in Maven
      -*) fail "option $1 is not known to this script; install Gradle 8, or use mvn itself" ;;
      *) fail "task $1 is not one of test, check, build, clean, run; install Gradle 8, or use mvn itself" ;;
    esac
    shift
  done
  [ -n "$clean$phase$run" ] || fail "no task given; there are test, check, build, clean and run"
  [ -z "$arguments" ] || [ -n "$run" ] || fail "--args is for the task run"
  if [ -n "$clean$phase" ]; then
    # Compact: warnings, errors and the outcome of the tests.
    log=org.slf4j.simpleLogger
    # shellcheck disable=SC2086  # each is a word or empty, the options are words
    mvn -B $quiet $options "-D$log.defaultLogLevel=warn" \
      "-D$log.log.org.apache.maven.plugin.surefire=info" $clean $phase || exit
  fi
  [ -z "$run" ] || start_program "$arguments"
}

task() {
  case $1 in
    clean)
      [ -z "$phase$run" ] || fail "clean comes first"
      clean=clean
      ;;
    test) [ -n "$phase" ] || phase='test' ;;
    check | build) phase=verify ;; # which includes the tests
    *) run=yes ;;
  esac
}

# Splits its argument into words as Gradle does (blanks separate, both kinds of quotes hold
# together, there are no escapes) and starts the program, which is built if need be.
start_program() {
  rest=$1
  set --
  word='' in_word='' quote=''
  while [ -n "$rest" ]; do
    tail=${rest#?}
    c=${rest%"$tail"}
    rest=$tail
    case $quote$c in
      \" | \') quote=$c in_word=yes ;;
      \"\" | \'\') quote='' ;;
      ' ' | '	')
        [ -z "$in_word" ] || set -- "$@" "$word"
        word='' in_word=''
        ;;
      *) word=$word$c in_word=yes ;;
    esac
  done
  [ -z "$quote" ] || fail "--args has a quote that does not end"
  [ -z "$in_word" ] || set -- "$@" "$word"
  exec ./implicant "$@"
}

# --- 3. a downloaded Gradle ---------------------------------------------------------------------

property() {
  sed -n "s/^$1=//p" gradle/wrapper/gradle-wrapper.properties | sed 's/\\//g' | tr -d '\r'
}

run_with_downloaded_gradle() {
  url=$(property distributionUrl)
  wanted=$(property distributionSha256Sum)
  [ -n "$url" ] || fail "gradle/wrapper/gradle-wrapper.properties has no distributionUrl"
  [ -n "$wanted" ] || fail "gradle/wrapper/gradle-wrapper.properties has no distributionSha256Sum"
  name=${url##*/}
  name=${name%.zip}
  store=${GRADLE_USER_HOME:-$HOME/.gradle}/checked-dists
  home=$store/$name-$wanted
  if [ -d "$home" ]; then
    say "neither Gradle nor Maven is installed, using $name, downloaded before"
  else
    say "neither Gradle nor Maven is installed, downloading $url"
    download
  fi
  gradle=$(ls "$home"/*/bin/gradle 2>/dev/null) || fail "there is no bin/gradle in $home"
  exec "$gradle" "$@"
}

# Everything happens in a folder of its own, which becomes $home by one rename or vanishes.
download() {
  mkdir -p "$store" || fail "cannot make $store"
  work=$(mktemp -d "$store/new.XXXXXX") || fail "cannot write to $store"
  trap 'rm -rf "$work"' EXIT
  trap 'exit 130' INT
  trap 'exit 143' TERM HUP
  case $url in
    file://*) cp "${url#file://}" "$work/zip" ;;
    *) fetch ;;
  esac || fail "cannot download $url"
  found=$(sha256 "$work/zip") || fail "there is no sha256sum, shasum or openssl to check the download"
  [ "$found" = "$wanted" ] ||
    fail "the SHA-256 of $url is $found, expected $wanted; nothing was kept"
  unpack || fail "cannot unpack $url"
  chmod +x "$work"/home/*/bin/gradle # lost where jar unpacks
  # If another start was faster, its copy is as good.
  [ -d "$home" ] || mv "$work/home" "$home" || fail "cannot write to $store"
  rm -rf "$work"
  trap - EXIT INT TERM HUP
}

fetch() {
  if command -v curl >/dev/null; then
    curl -fsSL -o "$work/zip" "$url"
  elif command -v wget >/dev/null; then
    wget -q -O "$work/zip" "$url"
  else
    say "curl or wget is needed"
    return 1
  fi
}

sha256() {
  if command -v sha256sum >/dev/null; then
    sha256sum <"$1"
  elif command -v shasum >/dev/null; then
    shasum -a 256 <"$1"
  elif command -v openssl >/dev/null; then
    openssl dgst -sha256 -r <"$1"
  else
    return 1
  fi | sed 's/ .*//'
}

unpack() {
  mkdir "$work/home" || return
  if command -v unzip >/dev/null; then
    unzip -q "$work/zip" -d "$work/home"
  else
    (cd "$work/home" && "${JAVA_HOME:+$JAVA_HOME/bin/}jar" xf "$work/zip")
  fi
}

try_installed_gradle "$@"
if command -v mvn >/dev/null; then
  run_with_maven "$@"
else
  run_with_downloaded_gradle "$@"
fi
