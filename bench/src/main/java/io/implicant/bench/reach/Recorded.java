package io.implicant.bench.reach;

import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What is known of a model: its count, and what the native tool needed where it was measured. */
public record Recorded(
    String instance,
    Optional<BigInteger> states,
    Optional<Double> seconds,
    Optional<Long> kilobytes) {
  /**
   * The rows of a table whose first column names the model; the others, {@code states}, {@code
   * its_reach_cpu_s} and {@code its_reach_rss_kb}, are found by their headings and may be missing.
   * Coloured nets, told by the column {@code type}, are left out: only place/transition nets are
   * read.
   */
  public static List<Recorded> read(String csv) {
    List<String> headings = csv.lines().limit(1).flatMap(Recorded::cells).toList();
    int type = headings.indexOf("type");
    return csv.lines()
        .skip(1)
        .map(line -> cells(line).toList())
        .filter(cells -> !cell(cells, type).equals(Optional.of("COL")))
        .map(cells -> row(headings, cells))
        .toList();
  }

  private static Stream<String> cells(String line) {
    return Arrays.stream(line.split(",", -1));
  }

  private static Recorded row(List<String> headings, List<String> cells) {
    return new Recorded(
        cells.get(0),
        cell(cells, headings.indexOf("states")).map(BigInteger::new),
        cell(cells, headings.indexOf("its_reach_cpu_s")).map(Double::valueOf),
        cell(cells, headings.indexOf("its_reach_rss_kb")).map(Long::valueOf));
  }

  private static Optional<String> cell(List<String> cells, int i) {
    return 0 <= i && i < cells.size() && !cells.get(i).isBlank()
        ? Optional.of(cells.get(i))
        : Optional.empty();
  }

  /** The file of the model in a folder: its name as it is, or with .gal or .pnml after it. */
  public Optional<Path> file(Path folder) {
    return Stream.of("", ".gal", ".pnml")
        .map(end -> folder.resolve(instance + end))
        .filter(Files::isRegularFile)
        .findFirst();
  }
}
