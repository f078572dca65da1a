package io.implicant.bench.peer;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * The folder with the native libraries of solvers, and with the jars that call them. Fetching is
 * left to Maven, which knows where artifacts come from on this machine.
 */
public record SolverFolder(Path path) {
  private static final String PLUGIN = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1";
  private static final long MINUTES = 30;

  /** The folder in the user's cache. */
  public static SolverFolder inCache() {
    String given = System.getenv("XDG_CACHE_HOME");
    Path cache =
        given == null || given.isBlank()
            ? Path.of(System.getProperty("user.home"), ".cache")
            : Path.of(given);
    return new SolverFolder(cache.resolve("implicant").resolve("solvers"));
  }

  /** Whether everything that the solver needs is here. */
  public boolean has(SolverPeer peer) {
    return peer.artifacts().stream()
        .allMatch(artifact -> Files.isRegularFile(path.resolve(artifact.file())));
  }

  /** The class path of a process that can load the solvers of this folder. */
  String classPath() {
    return System.getProperty("java.class.path") + File.pathSeparator + path.resolve("*");
  }

  /**
   * Fetches what the solver needs. Files come into the folder one by one, each whole.
   *
   * @throws CommandException if Maven is absent or fails; the message ends with what it said
   */
  public void fetch(SolverPeer peer) throws CommandException, IOException {
    Files.createDirectories(path);
    Path work = Files.createTempDirectory(path, "fetch");
    try {
      Files.writeString(work.resolve("pom.xml"), project(peer));
      run(peer, work);
      for (SolverPeer.Artifact artifact : peer.artifacts()) {
        Path target = path.resolve(artifact.file());
        Files.move(work.resolve(artifact.file()), target, StandardCopyOption.REPLACE_EXISTING);
      }
    } finally {
      delete(work);
    }
  }

  private static void run(SolverPeer peer, Path work) throws CommandException, IOException {
    Path log = work.resolve("log");
    String maven = File.separatorChar == '\\' ? "mvn.cmd" : "mvn";
    Process process;
    try {
      process =
          new ProcessBuilder(maven, "-q", "-B", PLUGIN + ":copy")
              .directory(work.toFile())
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
    } catch (IOException e) {
      throw failure(peer, "Maven (mvn) is needed, but it cannot be started", Optional.of(e));
    }
    try {
      process.getOutputStream().close();
      if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
        throw failure(peer, "Maven took more than " + MINUTES + " minutes", Optional.empty());
      } else if (process.exitValue() != 0) {
        throw failure(peer, "Maven said: " + firstError(log), Optional.empty());
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw failure(peer, "interrupted", Optional.of(e));
    } finally {
      process.destroyForcibly();
    }
  }

  private static CommandException failure(
      SolverPeer peer, String reason, Optional<Exception> cause) {
    String message = "cannot fetch " + peer.label() + ": " + reason;
    return new CommandException(ExitCode.UNKNOWN, message, cause.orElse(null));
  }

  private static String firstError(Path log) throws IOException {
    try (Stream<String> lines = Files.lines(log, StandardCharsets.UTF_8)) {
      return lines.filter(line -> line.contains("ERROR")).findFirst().orElse("nothing");
    }
  }

  private static String project(SolverPeer peer) {
    List<String> items = new ArrayList<>();
    for (SolverPeer.Artifact artifact : peer.artifacts()) {
      items.add(
          "<artifactItem><groupId>org.sosy-lab</groupId>"
              + element("artifactId", artifact.artifactId())
              + element("version", artifact.version())
              + element("type", artifact.type())
              + (artifact.classifier().isEmpty()
                  ? ""
                  : element("classifier", artifact.classifier()))
              + element("destFileName", artifact.file())
              + "</artifactItem>");
    }
    String[] plugin = PLUGIN.split(":", -1);
    return "<project><modelVersion>4.0.0</modelVersion><groupId>io.implicant</groupId>"
        + "<artifactId>solvers</artifactId><version>1</version><packaging>pom</packaging>"
        + "<build><plugins><plugin>"
        + element("groupId", plugin[0])
        + element("artifactId", plugin[1])
        + element("version", plugin[2])
        + "<configuration><outputDirectory>${project.basedir}</outputDirectory><artifactItems>"
        + String.join("\n", items)
        + "</artifactItems></configuration></plugin></plugins></build></project>\n";
  }

  private static String element(String name, String text) {
    return "<" + name + ">" + text + "</" + name + ">";
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        if (Files.isRegularFile(file)) {
          Files.delete(file);
        }
      }
    }
    Files.deleteIfExists(folder);
  }
}
