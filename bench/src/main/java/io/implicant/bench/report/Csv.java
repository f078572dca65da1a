package io.implicant.bench.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Comma-separated values as in RFC 4180, with plain line feeds. */
final class Csv {
  private Csv() {}

  static String line(List<String> cells) {
    return cells.stream().map(Csv::quoted).collect(Collectors.joining(",")) + "\n";
  }

  private static String quoted(String cell) {
    boolean plain = cell.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? cell : "\"" + cell.replace("\"", "\"\"") + "\"";
  }

  /** The records of a text; a missing line feed at the end is forgiven. */
  static List<List<String>> parse(String text) {
    List<List<String>> records = new ArrayList<>();
    List<String> cells = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    boolean begun = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean doubled = quoted && c == '"' && i + 1 < text.length() && text.charAt(i + 1) == '"';
      if (doubled) {
        cell.append(c);
        i++;
      } else if (c == '"') {
        quoted = !quoted;
        begun = true;
      } else if (!quoted && (c == ',' || c == '\n')) {
        cells.add(cell.toString());
        cell.setLength(0);
        begun = c == ',';
        if (c == '\n') {
          records.add(cells);
          cells = new ArrayList<>();
        }
      } else if (quoted || c != '\r') {
        cell.append(c);
        begun = true;
      }
    }
    if (begun) {
      cells.add(cell.toString());
      records.add(cells);
    }
    return records;
  }
}
