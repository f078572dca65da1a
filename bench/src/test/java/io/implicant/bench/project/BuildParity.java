package io.implicant.bench.project;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** Compares the Maven and the Gradle build of one folder. */
final class BuildParity {
  private BuildParity() {}

  /** One line for each difference; empty if both builds say the same. */
  static List<String> differences(Path root) {
    Build maven;
    Build gradle;
    try {
      maven = MavenBuild.read(root);
      gradle = GradleBuild.read(root);
    } catch (Build.NotUnderstood e) {
      return List.of(e.getMessage());
    }
    List<String> differences = new ArrayList<>();
    compare("", maven.facts(), gradle.facts(), differences);
    compare("version of ", maven.versions(), gradle.versions(), differences);
    compare("library ", maven.libraries(), gradle.libraries(), differences);
    compare("module ", maven.dependencies(), gradle.dependencies(), differences);
    return differences;
  }

  private static <V> void compare(
      String what, Map<String, V> maven, Map<String, V> gradle, List<String> differences) {
    Set<String> keys = new TreeSet<>(maven.keySet());
    keys.addAll(gradle.keySet());
    for (String key : keys) {
      if (!Objects.equals(maven.get(key), gradle.get(key))) {
        differences.add(
            what + key + ": Maven has " + maven.get(key) + ", Gradle has " + gradle.get(key));
      }
    }
  }
}
