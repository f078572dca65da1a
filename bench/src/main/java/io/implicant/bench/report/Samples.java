package io.implicant.bench.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Every single measurement of the columns that cost, which is what a later run is compared with.
 */
record Samples(Map<Key, List<Double>> values) {
  /** The file in a report's folder. */
  static final String FILE = "samples.csv";

  private static final List<String> HEADER =
      List.of("table", "row", "column", "unit", "exact", "round", "value");

  /** Where a measurement stands in a report. */
  record Key(String table, String row, String column, String unit, boolean exact) {}

  static Samples of(Report report) {
    Map<Key, List<Double>> values = new LinkedHashMap<>();
    for (Table table : report.tables()) {
      for (List<Cell> row : table.rows()) {
        for (int i = 0; i < row.size(); i++) {
          Table.Column column = table.columns().get(i);
          boolean exact = column.kind() == Table.Kind.EXACT_COST;
          if ((exact || column.kind() == Table.Kind.COST)
              && row.get(i) instanceof Cell.Measured measured) {
            String label = table.label(row);
            values.put(
                new Key(table.name(), label, column.name(), column.unit(), exact),
                measured.samples());
          }
        }
      }
    }
    return new Samples(values);
  }

  String toCsv() {
    StringBuilder text = new StringBuilder(Csv.line(HEADER));
    values.forEach(
        (key, samples) -> {
          for (int i = 0; i < samples.size(); i++) {
            text.append(
                Csv.line(
                    List.of(
                        key.table(),
                        key.row(),
                        key.column(),
                        key.unit(),
                        String.valueOf(key.exact()),
                        String.valueOf(i + 1),
                        Numbers.exact(samples.get(i)))));
          }
        });
    return text.toString();
  }

  /**
   * The samples of an earlier report.
   *
   * @throws IOException if the folder has none, or others than we write
   */
  static Samples read(Path folder) throws IOException {
    Path file = folder.resolve(FILE);
    List<List<String>> records = Csv.parse(Files.readString(file));
    if (records.isEmpty() || !records.get(0).equals(HEADER)) {
      throw new IOException(file + ":1: expected " + String.join(",", HEADER));
    }
    Map<Key, List<Double>> values = new LinkedHashMap<>();
    for (int i = 1; i < records.size(); i++) {
      List<String> cells = records.get(i);
      try {
        boolean exact = Boolean.parseBoolean(cells.get(4));
        Key key = new Key(cells.get(0), cells.get(1), cells.get(2), cells.get(3), exact);
        values.computeIfAbsent(key, k -> new ArrayList<>()).add(Double.valueOf(cells.get(6)));
      } catch (IndexOutOfBoundsException | NumberFormatException e) {
        throw new IOException(file + ": record " + (i + 1) + " is no measurement: " + cells, e);
      }
    }
    return new Samples(values);
  }
}
