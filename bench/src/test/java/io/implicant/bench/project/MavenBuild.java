package io.implicant.bench.project;

import io.implicant.bench.project.Build.Dependency;
import io.implicant.bench.project.Build.NotUnderstood;
import io.implicant.bench.project.Build.Scope;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/** Reads the {@code pom.xml} files, and refuses whatever it could misread. */
final class MavenBuild {
  /** Tools that run in the Maven build only, since Gradle is kept to its core plugins. */
  private static final Set<String> MAVEN_ONLY =
      Set.of("errorprone", "google-java-format", "spotless");

  private static final String GROUP = "io.implicant";

  private final Path root;
  private final Map<String, String> properties = new TreeMap<>();
  private final Map<String, String> libraries = new TreeMap<>();

  private MavenBuild(Path root) {
    this.root = root;
  }

  static Build read(Path root) {
    return new MavenBuild(root).read();
  }

  private Build read() {
    Element pom = parse(root.resolve("pom.xml"));
    checkPlacesOfDependencies(pom, "pom.xml");
    children(only(pom, "properties")).forEach(p -> properties.put(p.getTagName(), text(p)));
    Element managed = only(only(pom, "dependencyManagement"), "dependencies");
    for (Element dependency : children(managed)) {
      Map<String, String> parts = parts(dependency, Set.of("groupId", "artifactId", "version"));
      libraries.put(coordinates(parts), resolve(parts.get("version")));
    }
    Set<Dependency> shared = dependencies(pom, "pom.xml");
    Map<String, Set<Dependency>> modules = new TreeMap<>();
    for (Element module : children(only(pom, "modules"))) {
      modules.put(text(module), module(text(module), shared));
    }
    return new Build(facts(pom), versions(), libraries, modules);
  }

  private Set<Dependency> module(String name, Set<Dependency> shared) {
    String file = name + "/pom.xml";
    Element pom = parse(root.resolve(name).resolve("pom.xml"));
    checkPlacesOfDependencies(pom, file);
    if (!text(only(pom, "artifactId")).equals(name)) {
      throw new NotUnderstood(file, "an artifactId that is not the name of the folder");
    }
    Set<Dependency> all = new TreeSet<>(Comparator.comparing(Dependency::toString));
    all.addAll(shared);
    all.addAll(dependencies(pom, file));
    return all;
  }

  private Set<Dependency> dependencies(Element pom, String file) {
    Set<Dependency> found = new TreeSet<>(Comparator.comparing(Dependency::toString));
    for (Element block : children(pom, "dependencies")) {
      for (Element dependency : children(block)) {
        if (!found.add(dependency(dependency, file))) {
          throw new NotUnderstood(file, "the same dependency twice");
        }
      }
    }
    return found;
  }

  private Dependency dependency(Element dependency, String file) {
    Map<String, String> parts =
        parts(dependency, Set.of("groupId", "artifactId", "version", "scope"));
    Scope scope = scope(parts.getOrDefault("scope", "compile"), file);
    String version = parts.get("version");
    if (parts.get("groupId").equals(GROUP)) {
      if (!"${project.version}".equals(version)) {
        throw new NotUnderstood(file, "a module of version " + version);
      }
      return new Dependency(":" + parts.get("artifactId"), scope);
    }
    if (version != null || !libraries.containsKey(coordinates(parts))) {
      throw new NotUnderstood(
          file, coordinates(parts) + ", whose version the root does not manage");
    }
    return new Dependency(coordinates(parts), scope);
  }

  private static Scope scope(String scope, String file) {
    return switch (scope) {
      case "compile" -> Scope.COMPILE;
      case "runtime" -> Scope.RUNTIME;
      case "test" -> Scope.TEST;
      default -> throw new NotUnderstood(file, "scope " + scope);
    };
  }

  private Map<String, String> facts(Element pom) {
    Map<String, String> facts = new TreeMap<>();
    facts.put("group", text(only(pom, "groupId")));
    facts.put("version", text(only(pom, "version")));
    facts.put("release", resolve("${maven.compiler.release}"));
    facts.put("encoding", resolve("${project.build.sourceEncoding}"));
    List<String> lint = new ArrayList<>();
    for (Element arg : descendants(pom, "arg")) {
      if (text(arg).startsWith("-Xlint") || text(arg).equals("-Werror")) {
        lint.add(text(arg));
      }
    }
    facts.put("lint", String.join(" ", lint));
    return facts;
  }

  private Map<String, String> versions() {
    Map<String, String> versions = new TreeMap<>();
    String suffix = ".version";
    properties.forEach(
        (key, value) -> {
          if (key.endsWith(suffix)) {
            versions.put(key.substring(0, key.length() - suffix.length()), value);
          }
        });
    versions.keySet().removeAll(MAVEN_ONLY);
    return versions;
  }

  private String resolve(String value) {
    if (!value.matches("\\$\\{[^}]*}")) {
      throw new NotUnderstood("pom.xml", value + ", a value that is not a property");
    }
    String found = properties.get(value.substring(2, value.length() - 1));
    if (found == null) {
      throw new NotUnderstood("pom.xml", value + ", an undefined property");
    }
    return found;
  }

  /** Dependencies of plugins belong to the Maven build alone; those in profiles would hide. */
  private static void checkPlacesOfDependencies(Element pom, String file) {
    for (String name : List.of("dependency", "module")) {
      for (Element element : descendants(pom, name)) {
        String path = path(element);
        if (!path.matches(
            "project/(dependencies/dependency|dependencyManagement/dependencies/dependency"
                + "|modules/module|build/.*plugin/dependencies/dependency)")) {
          throw new NotUnderstood(file, path);
        }
      }
    }
    if (!file.equals("pom.xml") && !descendants(pom, "dependencyManagement").isEmpty()) {
      throw new NotUnderstood(file, "dependencyManagement outside the root");
    }
  }

  private static String path(Element element) {
    Node parent = element.getParentNode();
    return parent instanceof Element up
        ? path(up) + "/" + element.getTagName()
        : element.getTagName();
  }

  private static Map<String, String> parts(Element dependency, Set<String> known) {
    Map<String, String> parts = new TreeMap<>();
    for (Element part : children(dependency)) {
      if (!known.contains(part.getTagName()) || !children(part).isEmpty()) {
        throw new NotUnderstood(path(part), part.getTextContent().strip());
      }
      parts.put(part.getTagName(), text(part));
    }
    return parts;
  }

  private static String coordinates(Map<String, String> parts) {
    return parts.get("groupId") + ":" + parts.get("artifactId");
  }

  private static String text(Element element) {
    return element.getTextContent().strip();
  }

  private static Element only(Element parent, String name) {
    List<Element> found = children(parent, name);
    if (found.size() != 1) {
      throw new NotUnderstood(path(parent), found.size() + " elements " + name);
    }
    return found.get(0);
  }

  private static List<Element> children(Element parent, String name) {
    return children(parent).stream().filter(e -> e.getTagName().equals(name)).toList();
  }

  private static List<Element> children(Element parent) {
    List<Element> found = new ArrayList<>();
    for (Node n = parent.getFirstChild(); n != null; n = n.getNextSibling()) {
      if (n instanceof Element element) {
        found.add(element);
      }
    }
    return found;
  }

  private static List<Element> descendants(Element parent, String name) {
    List<Element> found = new ArrayList<>();
    var nodes = parent.getElementsByTagName(name);
    for (int i = 0; i < nodes.getLength(); i++) {
      found.add((Element) nodes.item(i));
    }
    return found;
  }

  private static Element parse(Path file) {
    try {
      return DocumentBuilderFactory.newInstance()
          .newDocumentBuilder()
          .parse(file.toFile())
          .getDocumentElement();
    } catch (IOException | SAXException | ParserConfigurationException e) {
      throw new IllegalStateException("cannot read " + file, e);
    }
  }
}
