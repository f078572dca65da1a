package io.implicant.bench.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The files of a report: {@code index.html}, which needs no other file; a CSV file for each table;
 * {@code samples.csv} with every measurement; {@code run.csv} with the facts of the run; a PNG and
 * an SVG file for each plot.
 *
 * <p>All files are made in memory first, then each is written beside its place and renamed, the
 * page last: nobody ever reads half a file, and a folder with a new page has new files only.
 */
public final class ReportFolder {
  private ReportFolder() {}

  /**
   * Writes a report.
   *
   * @param folder made if it is not there
   * @param previous the folder of an earlier report to compare with
   * @return what the comparison says, if there is one, as a sentence
   */
  public static Optional<String> write(Report report, Path folder, Optional<Path> previous)
      throws IOException {
    Samples samples = Samples.of(report);
    Optional<Comparison> comparison = Optional.empty();
    if (previous.isPresent()) {
      comparison = Optional.of(Comparison.of(Samples.read(previous.get()), samples));
    }
    Map<String, byte[]> files = new LinkedHashMap<>();
    for (Table table : report.tables()) {
      files.put(table.name() + ".csv", bytes(csv(table)));
    }
    for (Plot plot : report.plots()) {
      files.put(plot.name() + ".png", PlotImages.png(plot));
      files.put(plot.name() + ".svg", bytes(PlotImages.svg(plot, Theme.LIGHT)));
    }
    files.put(Samples.FILE, bytes(samples.toCsv()));
    files.put("run.csv", bytes(csv(report.facts())));
    files.put("index.html", bytes(HtmlPage.of(report, comparison)));
    Files.createDirectories(folder);
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      write(folder.resolve(file.getKey()), file.getValue());
    }
    return comparison.map(Comparison::summary);
  }

  private static String csv(Table table) {
    StringBuilder text = new StringBuilder();
    text.append(Csv.line(table.columns().stream().map(Table.Column::heading).toList()));
    for (List<Cell> row : table.rows()) {
      text.append(Csv.line(row.stream().map(Cell::value).toList()));
    }
    return text.toString();
  }

  private static String csv(RunFacts facts) {
    StringBuilder text = new StringBuilder(Csv.line(List.of("fact", "value")));
    facts.values().forEach((name, value) -> text.append(Csv.line(List.of(name, value))));
    return text.toString();
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static void write(Path target, byte[] content) throws IOException {
    String name = "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".tmp";
    Path unfinished = target.resolveSibling(name);
    try {
      Files.write(unfinished, content, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      Files.move(unfinished, target, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }

  /** Fails if a report cannot be written there: to be known before hours of measuring. */
  public static void requireWritable(Path folder) throws IOException {
    if (Files.exists(folder) && !(Files.isDirectory(folder) && Files.isWritable(folder))) {
      throw new IOException(folder + ": cannot be written: not a folder that we may write to");
    }
  }

  /** Fails if there is no report to compare with. */
  public static void requireReport(Path folder) throws IOException {
    Samples.read(folder);
  }
}
