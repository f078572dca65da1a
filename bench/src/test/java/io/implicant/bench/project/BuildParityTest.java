package io.implicant.bench.project;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Gradle build cannot be run everywhere, so it is compared with the Maven build instead. */
final class BuildParityTest {
  private static final Path ROOT = ProjectRoot.path();

  @Test
  void bothBuildsSayTheSame() {
    assertEquals(List.of(), BuildParity.differences(ROOT));
  }

  /** Each row changes one file so that the builds differ, or so that they might. */
  @ParameterizedTest(name = "{0}: {1} -> {2}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // modules
        "settings.gradle.kts | include(\"dd\") | ``",
        "settings.gradle.kts | include(\"dd\") | include(\"dd\", \"ee\")",
        "settings.gradle.kts | mavenCentral() | mavenLocal()",
        "pom.xml | <module>dd</module> | ``",
        // versions
        "gradle/libs.versions.toml | picocli = \"4.7.7\" | picocli = \"4.7.6\"",
        "gradle/libs.versions.toml | version.ref = \"archunit\" | version.ref = \"junit\"",
        "gradle/libs.versions.toml | version.ref = \"archunit\" | version = \"1.4.1\"",
        "gradle/libs.versions.toml | [libraries] | [bundles]",
        "pom.xml | <junit.version>5.13.4< | <junit.version>5.13.3<",
        "pom.xml | <version>${picocli.version}< | <version>4.7.7<",
        // dependencies and scopes
        "sdp/build.gradle.kts | api(project(\":dd\")) | ``",
        "sdp/build.gradle.kts | api(project(\":dd\")) | implementation(project(\":dd\"))",
        "sdp/build.gradle.kts | api(project(\":dd\")) | testImplementation(project(\":dd\"))",
        "sdp/build.gradle.kts | api(project(\":dd\")) | compileOnly(project(\":dd\"))",
        "sdp/build.gradle.kts | api(project(\":dd\")) | api(platform(project(\":dd\")))",
        "sdp/build.gradle.kts | api(project(\":dd\")) | api(\"a:dd:1\")",
        "sdp/build.gradle.kts | api(project(\":dd\")) | api(project(\":dd\")) { isTransitive = false }",
        "sdp/build.gradle.kts | `java-library` | id(\"java-library\")",
        "logic/build.gradle.kts | api(libs.commons.math3) | api(libs.commons.math4)",
        "bench/build.gradle.kts | workingDir = rootDir | dependencies.add(\"api\", \"a:b:1\")",
        "bench/build.gradle.kts | workingDir = rootDir | add(\"x\", project(\":dd\"))",
        "build.gradle.kts | \"testRuntimeOnly\"(rootProject.libs.junit.platform.launcher) | ``",
        "bench/pom.xml | <scope>test</scope> | ``",
        "bench/pom.xml | <scope>test</scope> | <scope>provided</scope>",
        "bench/pom.xml | <scope>test</scope> | <scope>test</scope><optional>true</optional>",
        "bench/pom.xml | <artifactId>archunit</artifactId> | <artifactId>archunit</artifactId><exclusions/>",
        "bench/pom.xml | <artifactId>archunit</artifactId> | <artifactId>archunit</artifactId><version>1</version>",
        "sdp/pom.xml | <version>${project.version}</version> | <version>0.0.1</version>",
        "dd/pom.xml | </project> | <profiles><profile><dependencies><dependency/></dependencies></profile></profiles></project>",
        "pom.xml | </project> | <profiles><profile><modules><module>x</module></modules></profile></profiles></project>",
        // what else both must have in common
        "build.gradle.kts | 0.1.0-SNAPSHOT | 0.2.0-SNAPSHOT",
        "build.gradle.kts | release.set(17) | release.set(21)",
        "build.gradle.kts | -serial | -rawtypes",
        "pom.xml | <arg>-Werror</arg> | ``",
      })
  void aDifferenceIsFound(String file, String from, String to, @TempDir Path copy)
      throws IOException {
    copyBuildFiles(copy);
    assertEquals(List.of(), BuildParity.differences(copy), "the copy itself must be fine");
    String before = Files.readString(copy.resolve(file));
    String after = before.replace(from, to);
    assertNotEquals(before, after, "the row must change the file");
    Files.writeString(copy.resolve(file), after);
    assertFalse(BuildParity.differences(copy).isEmpty());
  }

  private static void copyBuildFiles(Path copy) throws IOException {
    try (Stream<Path> files = Files.find(ROOT, 2, (file, attributes) -> isBuildFile(file))) {
      for (Path file : files.toList()) {
        Path target = copy.resolve(ROOT.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }

  private static boolean isBuildFile(Path file) {
    String name = file.getFileName().toString();
    return name.equals("pom.xml") || name.endsWith(".gradle.kts") || name.endsWith(".toml");
  }
}
