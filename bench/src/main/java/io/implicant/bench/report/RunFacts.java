package io.implicant.bench.report;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Where a run took place and how to repeat it: name and value, in the order to be shown. */
public record RunFacts(Map<String, String> values) {
  private static final double GIB = 1L << 30;

  public RunFacts {
    values = new LinkedHashMap<>(values);
  }

  /**
   * The facts of this process.
   *
   * @param version our version and commit
   * @param command the command line
   * @param seed of random inputs, or "none"
   */
  public static RunFacts ofThisRun(String version, String command, String seed) {
    Map<String, String> values = new LinkedHashMap<>();
    values.put("version", version);
    values.put("command", command);
    values.put("seed", seed);
    values.put("date", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
    values.put("processor", processor().orElse(System.getProperty("os.arch")));
    values.put("cores", String.valueOf(Runtime.getRuntime().availableProcessors()));
    memory().ifPresent(memory -> values.put("memory", memory));
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    if (load >= 0) {
      values.put("load at the end", String.format(Locale.ROOT, "%.2f", load));
    }
    values.put("system", System.getProperty("os.name") + " " + System.getProperty("os.version"));
    values.put("Java", Runtime.version() + ", " + System.getProperty("java.vm.name"));
    return new RunFacts(values);
  }

  private static Optional<String> processor() {
    Path file = Path.of("/proc/cpuinfo");
    if (!Files.isReadable(file)) {
      return Optional.empty();
    }
    try (Stream<String> lines = Files.lines(file)) {
      return lines
          .filter(line -> line.startsWith("model name"))
          .findFirst()
          .map(line -> line.substring(line.indexOf(':') + 1).strip());
    } catch (IOException e) {
      return Optional.empty(); // a fact less
    }
  }

  private static Optional<String> memory() {
    return ManagementFactory.getOperatingSystemMXBean()
            instanceof com.sun.management.OperatingSystemMXBean system
        ? Optional.of(String.format(Locale.ROOT, "%.1f GiB", system.getTotalMemorySize() / GIB))
        : Optional.empty();
  }
}
