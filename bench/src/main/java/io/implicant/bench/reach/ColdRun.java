package io.implicant.bench.reach;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.implicant.bench.Main;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One search by {@code implicant reach} in a process of its own, with 4 GB: what a user waits for,
 * the start and the compilation of the program included.
 */
public final class ColdRun {
  private static final String HEAP = "-Xmx4g";

  private ColdRun() {}

  /** Nothing if time or memory is over. */
  public static Optional<ReachRun> of(Path file, Setup setup, Duration limit) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of(HEAP, "-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(Main.class.getName(), "reach", "--format", "json"));
    command.addAll(setup.arguments());
    command.addAll(List.of("--timeout", Double.toString(limit.toMillis() / 1000.0)));
    command.add(file.toString());
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    try (InputStream answer = process.getInputStream()) {
      return run(new String(answer.readAllBytes(), StandardCharsets.UTF_8));
    } finally {
      process.destroyForcibly();
    }
  }

  private static Optional<ReachRun> run(String answer) {
    if (answer.isBlank()) {
      return Optional.empty();
    }
    JsonObject fields = JsonParser.parseString(answer).getAsJsonObject();
    return !fields.get("complete").getAsBoolean()
        ? Optional.empty()
        : Optional.of(
            new ReachRun(
                new BigInteger(fields.get("states").getAsString()),
                fields.get("cpuSeconds").getAsDouble(),
                fields.get("bytes").getAsLong(),
                fields.get("nodes").getAsInt(),
                fields.get("peak").getAsInt()));
  }
}
