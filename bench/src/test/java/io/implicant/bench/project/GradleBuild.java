package io.implicant.bench.project;

import io.implicant.bench.project.Build.Dependency;
import io.implicant.bench.project.Build.NotUnderstood;
import io.implicant.bench.project.Build.Scope;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the Gradle files line by line. Only the few forms that our files use are accepted: a form
 * that is not understood might declare a dependency.
 */
final class GradleBuild {
  private static final Pattern VERSION = Pattern.compile("([a-z0-9-]+) = \"([^\"]+)\"");
  private static final Pattern LIBRARY =
      Pattern.compile(
          "([a-z0-9-]+) = \\{ module = \"([^\":]+:[^\":]+)\", version\\.ref = \"([^\"]+)\" }");
  private static final Pattern DEPENDENCY =
      Pattern.compile(
          "\"?(\\w+)\"?\\((?:project\\(\":([a-z]+)\"\\)|(?:rootProject\\.)?libs\\.([a-z0-9.]+))\\)");

  /** Whatever could bring in a dependency must stand in a {@code dependencies} block. */
  private static final Pattern OUTSIDE =
      Pattern.compile(
          "\\b(dependencies|configurations|libs|platform|constraints|buildscript|api"
              + "|\\w*[iI]mplementation|\\w*(?:compile|runtime|Compile|Runtime)Only|from)\\b|\\b(id|project)\\(");

  private final Path root;
  private final Map<String, String> versions = new TreeMap<>();
  private final Map<String, String> libraries = new TreeMap<>();
  private final Map<String, String> aliases = new TreeMap<>();

  private GradleBuild(Path root) {
    this.root = root;
  }

  static Build read(Path root) {
    return new GradleBuild(root).read();
  }

  private Build read() {
    readCatalog();
    List<String> rootLines = lines("build.gradle.kts");
    Set<Dependency> shared = dependencies("build.gradle.kts", rootLines);
    Map<String, Set<Dependency>> modules = new TreeMap<>();
    Set<String> internal = new TreeSet<>(); // modules with a dependency that is not passed on
    for (String name : modules()) {
      String file = name + "/build.gradle.kts";
      List<String> lines = lines(file);
      if (lines.stream().anyMatch(line -> line.startsWith("implementation("))) {
        internal.add(name);
      }
      Set<Dependency> all = dependencies(file, lines);
      all.addAll(shared);
      modules.put(name, all);
    }
    checkThatCompileScopeIsPassedOn(modules, internal);
    return new Build(facts(rootLines), versions, libraries, modules);
  }

  /** Maven's compile scope is transitive: so is {@code api}, but not {@code implementation}. */
  private static void checkThatCompileScopeIsPassedOn(
      Map<String, Set<Dependency>> modules, Set<String> internal) {
    for (Set<Dependency> dependencies : modules.values()) {
      for (Dependency dependency : dependencies) {
        if (dependency.isModule() && internal.contains(dependency.module())) {
          throw new NotUnderstood(
              dependency.module() + "/build.gradle.kts",
              "implementation in a module that others use; Maven's compile scope is api");
        }
      }
    }
  }

  private List<String> modules() {
    List<String> modules = new ArrayList<>();
    String rest = String.join("\n", lines("settings.gradle.kts"));
    rest = rest.replaceFirst("^rootProject\\.name = \"\\w+\"\n", "");
    rest =
        rest.replaceFirst(
            "^dependencyResolutionManagement \\{\nrepositories \\{\nmavenCentral\\(\\)\n}\n}\n",
            "");
    for (String line : rest.lines().toList()) {
      Matcher include = Pattern.compile("include\\(\"([a-z]+)\"\\)").matcher(line);
      if (!include.matches() || modules.contains(include.group(1))) {
        throw new NotUnderstood("settings.gradle.kts", line);
      }
      modules.add(include.group(1));
    }
    return modules;
  }

  private void readCatalog() {
    String file = "gradle/libs.versions.toml";
    String section = "";
    for (String line : lines(file)) {
      Matcher version = VERSION.matcher(line);
      Matcher library = LIBRARY.matcher(line);
      if (line.equals("[versions]") || line.equals("[libraries]")) {
        section = line;
      } else if (section.equals("[versions]") && version.matches()) {
        versions.put(version.group(1), version.group(2));
      } else if (section.equals("[libraries]") && library.matches()) {
        String number = versions.get(library.group(3));
        if (number == null || libraries.put(library.group(2), number) != null) {
          throw new NotUnderstood(file, line);
        }
        aliases.put(library.group(1).replace('-', '.'), library.group(2));
      } else {
        throw new NotUnderstood(file, line);
      }
    }
  }

  private Set<Dependency> dependencies(String file, List<String> lines) {
    Set<Dependency> found = new TreeSet<>(Comparator.comparing(Dependency::toString));
    String block = "";
    for (String line : lines) {
      if (line.equals("dependencies {") || line.equals("plugins {")) {
        block = line;
      } else if (!block.isEmpty() && line.equals("}")) {
        block = "";
      } else if (block.equals("dependencies {")) {
        if (!found.add(dependency(file, line))) {
          throw new NotUnderstood(file, "twice: " + line);
        }
      } else if (block.equals("plugins {")
          ? !line.equals("`java-library`") && !line.equals("application")
          : OUTSIDE.matcher(line).find()) {
        throw new NotUnderstood(file, line);
      }
    }
    return found;
  }

  private Dependency dependency(String file, String line) {
    Matcher matcher = DEPENDENCY.matcher(line);
    if (!matcher.matches()) {
      throw new NotUnderstood(file, line);
    }
    Scope scope =
        switch (matcher.group(1)) {
          case "api", "implementation" -> Scope.COMPILE;
          case "runtimeOnly" -> Scope.RUNTIME;
          case "testImplementation", "testRuntimeOnly" -> Scope.TEST;
          default -> throw new NotUnderstood(file, line);
        };
    if (matcher.group(2) != null) {
      return new Dependency(":" + matcher.group(2), scope);
    }
    String library = aliases.get(matcher.group(3));
    if (library == null) {
      throw new NotUnderstood(file, line + ", which libs.versions.toml does not name");
    }
    return new Dependency(library, scope);
  }

  private static Map<String, String> facts(List<String> lines) {
    Map<String, String> facts = new TreeMap<>();
    facts.put("group", fact(lines, "group = \"(.*)\""));
    facts.put("version", fact(lines, "version = \"(.*)\""));
    facts.put("release", fact(lines, "options\\.release\\.set\\((\\d+)\\)"));
    facts.put("encoding", fact(lines, "options\\.encoding = \"(.*)\""));
    String lint = fact(lines, "options\\.compilerArgs\\.addAll\\(listOf\\((.*)\\)\\)");
    facts.put("lint", lint.replace("\", \"", " ").replace("\"", ""));
    return facts;
  }

  private static String fact(List<String> lines, String pattern) {
    List<String> found = new ArrayList<>();
    for (String line : lines) {
      Matcher matcher = Pattern.compile(pattern).matcher(line);
      if (matcher.matches()) {
        found.add(matcher.group(1));
      }
    }
    if (found.size() != 1) {
      throw new NotUnderstood("build.gradle.kts", found.size() + " lines " + pattern);
    }
    return found.get(0);
  }

  /** The lines without indentation, empty lines and line comments. */
  private List<String> lines(String file) {
    List<String> lines = new ArrayList<>();
    try {
      for (String line : Files.readAllLines(root.resolve(file))) {
        String stripped = line.strip();
        if (stripped.contains("/*") && !stripped.contains("\"**/")) {
          throw new NotUnderstood(file, line);
        }
        if (!stripped.isEmpty() && !stripped.startsWith("//") && !stripped.startsWith("#")) {
          lines.add(stripped);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return lines;
  }
}
