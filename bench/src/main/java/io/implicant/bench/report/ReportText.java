package io.implicant.bench.report;

import java.io.PrintWriter;
import java.util.List;

/** Sections of a report as plain text: names to the left, numbers to the right. */
public final class ReportText {
  private static final String GAP = "  ";

  private ReportText() {}

  /** Title, how to read it, and the tables, with an empty line at the end. */
  public static void print(Report.Section section, PrintWriter out) {
    out.println(section.title());
    if (!section.text().isEmpty()) {
      out.println(section.text());
    }
    section.tables().forEach(table -> print(table, out));
    out.println();
    out.flush();
  }

  private static void print(Table table, PrintWriter out) {
    if (!table.caption().isEmpty()) {
      out.println(table.caption());
    }
    int[] widths = new int[table.columns().size()];
    for (int i = 0; i < widths.length; i++) {
      int column = i;
      widths[i] = heading(table.columns().get(i)).length();
      for (List<Cell> row : table.rows()) {
        widths[i] = Math.max(widths[i], row.get(column).text().length());
      }
    }
    line(table, widths, table.columns().stream().map(ReportText::heading).toList(), out);
    for (List<Cell> row : table.rows()) {
      line(table, widths, row.stream().map(Cell::text).toList(), out);
    }
  }

  private static String heading(Table.Column column) {
    return column.unit().isEmpty() ? column.name() : column.name() + " " + column.unit();
  }

  private static void line(Table table, int[] widths, List<String> cells, PrintWriter out) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < widths.length; i++) {
      String space = " ".repeat(widths[i] - cells.get(i).length());
      boolean left = table.columns().get(i).kind().isWords();
      line.append(i == 0 ? "" : GAP).append(left ? cells.get(i) + space : space + cells.get(i));
    }
    out.println(line.toString().stripTrailing());
  }
}
