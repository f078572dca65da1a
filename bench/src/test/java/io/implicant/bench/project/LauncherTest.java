package io.implicant.bench.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.project.Script.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The script {@code implicant} in a copy of its own, with a Java and a Maven that only pretend. */
@DisabledOnOs(OS.WINDOWS)
final class LauncherTest {
  private static final String BUILDING = "implicant: building";

  /** Prints what follows the main class; takes its version from a variable. */
  private static final String JAVA =
      """
      if [ "$1" = -version ]; then
        echo "openjdk version \\"${JAVA_VERSION:-17.0.9}\\" 2023-10-17" >&2
        exit
      fi
      echo "$@" >>"$CALLS.java"
      case "$*" in *Training* | *-Xshare:dump*) exit ;; esac
      while [ "$1" != io.implicant.bench.Main ]; do shift; done
      shift
      for a in "$@"; do printf '[%s]\\n' "$a"; done
      exit "${JAVA_STATUS:-0}"
      """;

  private static final String MAVEN =
      """
      echo call >>"$CALLS.mvn"
      echo noise; echo more noise >&2
      sleep "${MVN_SECONDS:-0}"
      [ "${MVN_STATUS:-0}" = 0 ] || exit "$MVN_STATUS"
      mkdir -p bench/target/lib
      touch bench/target/implicant.jar bench/target/lib/x.jar
      """;

  @TempDir private Path temp;
  private Path project;
  private Path implicant;
  private Script script;

  @BeforeEach
  void copyTheScript() throws IOException {
    project = Files.createDirectories(temp.resolve("a  project"));
    implicant = project.resolve("implicant");
    Files.copy(ProjectRoot.path().resolve("implicant"), implicant);
    assertTrue(implicant.toFile().setExecutable(true));
    Files.createDirectories(project.resolve("logic/src/main/java"));
    for (String file : List.of("pom.xml", "logic/pom.xml", "logic/src/main/java/A.java")) {
      Files.writeString(project.resolve(file), "");
    }
    script = new Script(temp.resolve("bin")).in(temp).set("CALLS", temp.resolve("calls"));
    script.program("java", JAVA).program("mvn", MAVEN);
    age(project);
  }

  /** Makes everything ten seconds old, for file systems with coarse times. */
  private static void age(Path folder) throws IOException {
    FileTime past = FileTime.from(Instant.now().minusSeconds(10));
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.toList()) {
        Files.setLastModifiedTime(file, past);
      }
    }
  }

  private Outcome implicant(String... args) throws IOException, InterruptedException {
    return script.run(implicant, args);
  }

  private long builds() throws IOException {
    Path calls = temp.resolve("calls.mvn");
    return Files.exists(calls) ? Files.readAllLines(calls).size() : 0;
  }

  @Test
  void theFirstStartBuildsInOneLineAndTheNextInNone() throws Exception {
    Outcome first = implicant("check", "x");
    assertEquals("[check]\n[x]\n", first.out(), first::toString);
    assertTrue(first.err().matches(BUILDING + ".*\n"), first::err);
    Outcome second = implicant("check", "x");
    assertEquals(new Outcome(0, "[check]\n[x]\n", ""), second);
    assertEquals(1, builds());
  }

  @Test
  void newerSourcesAreBuilt() throws Exception {
    implicant();
    FileTime future = FileTime.from(Instant.now().plusSeconds(10));
    for (String changed : List.of("logic/src/main/java/A.java", "logic/pom.xml", "pom.xml")) {
      age(project.resolve("logic"));
      age(project.resolve("pom.xml"));
      assertEquals("", implicant().err());
      Files.setLastModifiedTime(project.resolve(changed), future);
      assertTrue(implicant().err().startsWith(BUILDING), changed);
    }
  }

  @Test
  void aDeletedSourceIsNoticed() throws Exception {
    implicant();
    Thread.sleep(20);
    Files.delete(project.resolve("logic/src/main/java/A.java"));
    assertTrue(implicant().err().startsWith(BUILDING));
  }

  @Test
  void aProjectThatMovedIsBuiltAgain() throws Exception {
    implicant();
    Path moved = Files.move(project, temp.resolve("moved"));
    assertTrue(script.run(moved.resolve("implicant")).err().startsWith(BUILDING));
    assertEquals("", script.run(moved.resolve("implicant")).err());
  }

  @Test
  void argumentsArePassedUntouched() throws Exception {
    implicant();
    String[] args = {
      "a b", "", "*", "$HOME", "'", "\"", "\\", "@x", "-Dx=y", "ä ∧ b", "--", "l\nl"
    };
    StringBuilder expected = new StringBuilder();
    for (String arg : args) {
      expected.append('[').append(arg).append("]\n");
    }
    assertEquals(expected.toString(), implicant(args).out());
  }

  @Test
  void theExitCodeIsPassedOn() throws Exception {
    script.set("JAVA_STATUS", 3);
    assertEquals(3, implicant().status());
  }

  @Test
  void itWorksThroughSymbolicLinks() throws Exception {
    Path link = Files.createSymbolicLink(temp.resolve("one"), Path.of("a  project/implicant"));
    Path absolute = Files.createSymbolicLink(temp.resolve("two"), link);
    assertEquals("[x]\n", script.run(absolute, "x").out());
    assertEquals("[x]\n", script.in(Path.of("/")).run(absolute, "x").out());
    assertEquals("[x]\n", script.in(temp).run(Path.of("/bin/sh"), "one", "x").out());
    assertEquals(1, builds());
  }

  @Test
  void optionsForTheVirtualMachineAreAddedAndReplaceTheCollector() throws Exception {
    script.set("IMPLICANT_JAVA_OPTS", "-Xmx1g -XX:+UseParallelGC");
    implicant();
    List<String> calls = Files.readAllLines(temp.resolve("calls.java"));
    String last = calls.get(calls.size() - 1);
    assertTrue(last.contains("-Xmx1g -XX:+UseParallelGC"), last);
    assertFalse(last.contains("Serial"), last);
  }

  @Test
  void aFailedBuildShowsItsLogAndLeavesNothing() throws Exception {
    script.set("MVN_STATUS", 1);
    Outcome outcome = implicant("x");
    assertEquals(70, outcome.status());
    assertEquals("", outcome.out());
    assertTrue(
        outcome.err().contains("noise\nmore noise\nimplicant: the build failed"), outcome::err);
    assertEquals(List.of("build.log"), namesIn(project.resolve("target/launcher")));
  }

  private static List<String> namesIn(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).toList();
    }
  }

  @Test
  void whatIsMissingIsNamed() throws Exception {
    script.set("JAVA_VERSION", "11.0.2");
    assertFails("Java 17 or newer is needed, but .* is Java 11");
    script.set("JAVA_VERSION", "1.8.0_392");
    assertFails("Java 17 or newer is needed");
    script.set("JAVA_VERSION", "21");
    Files.delete(temp.resolve("bin/mvn"));
    assertFails("Maven \\(mvn\\) is needed");
    Files.delete(temp.resolve("bin/java"));
    assertFails("Java 17 or newer is needed, but there is no java");
    script.set("JAVA_HOME", "/no/such/folder");
    assertFails("JAVA_HOME is /no/such/folder");
  }

  private void assertFails(String message) throws Exception {
    Outcome outcome = implicant();
    assertEquals(70, outcome.status());
    assertTrue(outcome.err().matches("implicant: " + message + ".*\n"), outcome::err);
  }

  @Test
  void anotherJavaIsCheckedAndDoesWithoutTheArchive() throws Exception {
    implicant();
    Script.write(temp.resolve("other/bin/java"), JAVA);
    script.set("JAVA_HOME", temp.resolve("other"));
    assertEquals(new Outcome(0, "[x]\n", ""), implicant("x"));
    List<String> calls = Files.readAllLines(temp.resolve("calls.java"));
    assertFalse(calls.get(calls.size() - 1).contains("SharedArchiveFile"));
    script.set("JAVA_VERSION", "11");
    assertFails("Java 17 or newer is needed");
  }

  @Test
  void startsAtTheSameTimeBuildOnce() throws Exception {
    script.set("MVN_SECONDS", "0.5");
    List<Process> starts = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      starts.add(script.start(implicant, "x"));
    }
    for (Process start : starts) {
      Outcome outcome = Script.finish(start);
      assertEquals("[x]\n", outcome.out(), outcome::err);
    }
    assertEquals(1, builds());
  }

  @Test
  void theLockOfADeadBuildIsTakenOver() throws Exception {
    Process dead = script.start(temp.resolve("bin/ls"));
    dead.waitFor();
    Path lock = Files.createDirectories(project.resolve("target/launcher/lock"));
    Files.writeString(lock.resolve("pid"), dead.pid() + "\n");
    assertEquals("[x]\n", implicant("x").out());
    assertFalse(Files.exists(lock));
  }

  @Test
  void aLockWithoutAnOwnerIsTakenOverAfterAWhile() throws Exception {
    Files.createDirectories(project.resolve("target/launcher/lock"));
    Outcome outcome = implicant("x");
    assertEquals("[x]\n", outcome.out());
    assertTrue(outcome.err().startsWith("implicant: waiting for the build"), outcome::err);
  }

  @Test
  void anInterruptedBuildLeavesNothingAndTheNextOneWorks() throws Exception {
    script.set("MVN_SECONDS", "1");
    Process start = script.start(implicant, "x");
    while (builds() == 0) {
      Thread.sleep(10);
    }
    start.toHandle().destroy(); // Process.destroy would close our ends of the pipes
    assertEquals(143, Script.finish(start).status());
    assertEquals(List.of("build.log"), namesIn(project.resolve("target/launcher")));
    script.set("MVN_SECONDS", "0");
    assertEquals("[x]\n", implicant("x").out());
  }
}
