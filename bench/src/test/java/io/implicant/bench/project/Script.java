package io.implicant.bench.project;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;

/** Runs a shell script in an environment of which nothing is inherited. */
final class Script {
  /** What the scripts may use apart from Gradle, Maven and Java. */
  private static final List<String> TOOLS =
      List.of(
          "sh",
          "cat",
          "chmod",
          "cp",
          "dirname",
          "find",
          "head",
          "ls",
          "mkdir",
          "mktemp",
          "mv",
          "readlink",
          "rm",
          "sed",
          "sha256sum",
          "sleep",
          "tail",
          "touch",
          "tr",
          "unzip",
          "jar");

  record Outcome(int status, String out, String err) {}

  private final Path bin;
  private final Map<String, String> environment = new TreeMap<>();
  private Path directory;

  /** All programs of the environment are found in the folder {@code bin}, which is made here. */
  Script(Path bin) throws IOException {
    this.bin = Files.createDirectories(bin);
    this.directory = bin;
    for (String tool : TOOLS) {
      for (String folder : List.of("/bin", "/usr/bin", System.getProperty("java.home") + "/bin")) {
        if (Files.isExecutable(Path.of(folder, tool)) && !Files.exists(bin.resolve(tool))) {
          // Not a link: JUnit warns when it deletes links that lead elsewhere.
          write(bin.resolve(tool), "exec '" + Path.of(folder, tool) + "' \"$@\"");
        }
      }
    }
    environment.put("PATH", bin.toString());
    environment.put("LC_ALL", "C.UTF-8");
  }

  Script in(Path newDirectory) {
    this.directory = newDirectory;
    return this;
  }

  Script set(String variable, Object value) {
    environment.put(variable, value.toString());
    return this;
  }

  /** Adds a program to the environment; {@code body} is shell text. */
  Script program(String name, String body) throws IOException {
    write(bin.resolve(name), body);
    return this;
  }

  static void write(Path program, String body) throws IOException {
    Files.createDirectories(program.getParent());
    Files.writeString(program, "#!/bin/sh\n" + body + "\n");
    Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  Outcome run(Path script, String... args) throws IOException, InterruptedException {
    return finish(start(script, args));
  }

  Process start(Path script, String... args) throws IOException {
    List<String> command = new ArrayList<>(List.of(script.toString()));
    command.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
    builder.environment().clear();
    builder.environment().putAll(environment);
    builder.redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()));
    return builder.start();
  }

  /** The output is small enough for the buffers of the pipes. */
  static Outcome finish(Process process) throws IOException, InterruptedException {
    if (!process.waitFor(30, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new UncheckedIOException(new IOException("a script did not end within 30 s"));
    }
    return new Outcome(
        process.exitValue(),
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8),
        new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
  }
}
