package io.implicant.bench.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.project.Script.Outcome;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The script {@code gradlew} in a copy of its own, with programs that only say how they are called.
 */
@DisabledOnOs(OS.WINDOWS)
final class GradlewTest {
  private static final String SAY_ARGUMENTS = "for a in \"$@\"; do printf '[%s]\\n' \"$a\"; done";

  @TempDir private Path temp;
  private Path project;
  private Path gradlew;
  private Script script;

  @BeforeEach
  void copyTheScript() throws IOException {
    project = Files.createDirectories(temp.resolve("a project"));
    gradlew = project.resolve("gradlew");
    Files.copy(ProjectRoot.path().resolve("gradlew"), gradlew);
    assertTrue(gradlew.toFile().setExecutable(true));
    Script.write(project.resolve("implicant"), "echo implicant; " + SAY_ARGUMENTS);
    script = new Script(temp.resolve("bin")).in(temp).set("HOME", temp.resolve("home"));
  }

  private void installGradle(String version) throws IOException {
    script.program(
        "gradle",
        "if [ \"$1\" = --version ]; then echo; echo 'Gradle "
            + version
            + "'; exit; fi; echo gradle in \"$PWD\"; "
            + SAY_ARGUMENTS
            + "; exit 7");
  }

  private void installMaven() throws IOException {
    script.program("mvn", "echo mvn in \"$PWD\"; " + SAY_ARGUMENTS + "; exit \"${MVN_STATUS:-0}\"");
  }

  private Outcome gradlew(String... args) throws IOException, InterruptedException {
    return script.run(gradlew, args);
  }

  @ParameterizedTest
  @ValueSource(strings = {"8.0", "8.14.3", "9.1.0", "10.0-rc-1"})
  void anInstalledGradleComesFirst(String version) throws Exception {
    installGradle(version);
    installMaven();
    Outcome outcome = gradlew("test", "--args=a b");
    assertEquals("gradlew: using the installed Gradle " + version + "\n", outcome.err());
    assertEquals("gradle in " + project + "\n[test]\n[--args=a b]\n", outcome.out());
    assertEquals(7, outcome.status());
  }

  @ParameterizedTest
  @ValueSource(strings = {"7.6.4", "4.4.1", "unknown"})
  void anOldGradleIsPassedOver(String version) throws Exception {
    installGradle(version);
    installMaven();
    Outcome outcome = gradlew("test");
    assertEquals("gradlew: no Gradle of at least 8 is installed, using Maven\n", outcome.err());
    assertTrue(outcome.out().startsWith("mvn in " + project + "\n"), outcome::toString);
  }

  @ParameterizedTest
  @CsvSource({
    "test, [test]",
    "check, [verify]",
    "build, [verify]",
    "clean, [clean]",
    "clean build, [clean][verify]",
    "test build, [verify]",
    "check test, [verify]",
    "-q test --no-daemon, [-q][test]",
    "--offline --continue -s test, [-o][-fae][-e][test]",
    "clean test run, [clean][test]implicant",
    "run, implicant",
    ":bench:run --args check, implicant[check]",
  })
  void tasksBecomeGoals(String line, String expected) throws Exception {
    installMaven();
    Outcome outcome = gradlew(line.split(" ", -1));
    String said =
        outcome
            .out()
            .lines()
            .filter(l -> !l.matches("mvn in .*|\\[-B]|\\[-D.*"))
            .reduce("", String::concat);
    assertEquals(expected, said);
    assertEquals(0, outcome.status());
  }

  @Test
  void argumentsOfTheProgramAreSplitAsGradleDoes() throws Exception {
    installMaven();
    String args = "--args=check  'a b'  \"it's\" x\"y z\" '' $HOME `id` \\n *";
    assertEquals(
        "implicant\n[check]\n[a b]\n[it's]\n[xy z]\n[]\n[$HOME]\n[`id`]\n[\\n]\n[*]\n",
        gradlew("run", args).out());
    assertEquals(2, gradlew("run", "--args='a").status());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"publish", "test publish", "--scan test", "test --args=x", "run clean", ""})
  void whatMavenCannotDoEndsInAMessage(String line) throws Exception {
    installMaven();
    Outcome outcome = gradlew(line.isEmpty() ? new String[0] : line.split(" ", -1));
    assertEquals(2, outcome.status());
    assertEquals("", outcome.out());
    assertEquals(2, outcome.err().lines().count(), outcome::err);
  }

  @Test
  void aFailingMavenEndsTheScript() throws Exception {
    installMaven();
    script.set("MVN_STATUS", 5);
    Outcome outcome = gradlew("test", "run");
    assertEquals(5, outcome.status());
    assertFalse(outcome.out().contains("implicant"), outcome::out);
  }

  @Test
  void theScriptWorksThroughASymbolicLink() throws Exception {
    installMaven();
    Path link = Files.createSymbolicLink(temp.resolve("link"), Path.of("a project/gradlew"));
    assertTrue(script.run(link, "test").out().startsWith("mvn in " + project + "\n"));
  }

  @Test
  void withoutGradleAndMavenTheNamedGradleIsFetchedOnceAndRun() throws Exception {
    nameDistribution(sha256(makeDistribution()));
    Outcome first = gradlew("test", "a b");
    assertEquals("downloaded gradle\n[test]\n[a b]\n", first.out(), first::toString);
    assertTrue(first.err().matches("gradlew: .* downloading .*\n"), first::err);
    Files.delete(temp.resolve("gradle-9.9-bin.zip"));
    Outcome second = gradlew("test");
    assertEquals("downloaded gradle\n[test]\n", second.out(), second::toString);
    assertEquals(1, second.err().lines().count(), second::err);
  }

  @Test
  void aWrongChecksumIsRefusedAndNothingIsKept() throws Exception {
    makeDistribution();
    nameDistribution("0".repeat(64));
    Outcome outcome = gradlew("test");
    assertEquals(2, outcome.status());
    assertEquals("", outcome.out());
    assertTrue(outcome.err().contains("SHA-256"), outcome::err);
    assertNothingIsKept();
  }

  @Test
  void aFailedDownloadKeepsNothing() throws Exception {
    nameDistribution("0".repeat(64));
    Outcome outcome = gradlew("test");
    assertEquals(2, outcome.status());
    assertTrue(outcome.err().contains("cannot download"), outcome::err);
    assertNothingIsKept();
  }

  @Test
  void theNamedDistributionHasAChecksum() throws IOException {
    String properties =
        Files.readString(ProjectRoot.path().resolve("gradle/wrapper/gradle-wrapper.properties"));
    assertTrue(properties.matches("(?s).*\\RdistributionSha256Sum=[0-9a-f]{64}\\R.*"), properties);
    assertTrue(
        properties.matches("(?s).*\\RdistributionUrl=https\\\\://\\S+-bin\\.zip\\R.*"), properties);
  }

  private void assertNothingIsKept() throws IOException {
    try (Stream<Path> files = Files.walk(temp.resolve("home"))) {
      assertEquals(0, files.filter(Files::isRegularFile).count());
    }
    try (Stream<Path> dists = Files.list(temp.resolve("home/.gradle/checked-dists"))) {
      assertEquals(0, dists.count());
    }
  }

  private Path makeDistribution() throws IOException {
    Path zip = temp.resolve("gradle-9.9-bin.zip");
    try (OutputStream out = Files.newOutputStream(zip);
        ZipOutputStream entries = new ZipOutputStream(out)) {
      entries.putNextEntry(new ZipEntry("gradle-9.9/bin/gradle"));
      String program = "#!/bin/sh\necho downloaded gradle; " + SAY_ARGUMENTS + "\n";
      entries.write(program.getBytes(StandardCharsets.UTF_8));
    }
    return zip;
  }

  private void nameDistribution(String sha256) throws IOException {
    Path properties = project.resolve("gradle/wrapper/gradle-wrapper.properties");
    Files.createDirectories(properties.getParent());
    String url = "file\\://" + temp.resolve("gradle-9.9-bin.zip");
    Files.writeString(
        properties, "distributionSha256Sum=" + sha256 + "\ndistributionUrl=" + url + "\n");
  }

  private static String sha256(Path file) throws IOException, NoSuchAlgorithmException {
    byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
    return HexFormat.of().formatHex(digest);
  }
}
