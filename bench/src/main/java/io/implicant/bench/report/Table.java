package io.implicant.bench.report;

import java.util.ArrayList;
import java.util.List;

/**
 * A table of measurements.
 *
 * @param name the name of its file, without an ending
 */
public record Table(String name, String caption, List<Column> columns, List<List<Cell>> rows) {
  public Table {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
    for (List<Cell> row : rows) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException(
            row.size() + " cells for " + columns.size() + " columns");
      }
    }
  }

  /** What a column is for. */
  public enum Kind {
    /** Names its row. */
    LABEL,
    /** A number for which less is better: time, memory. Compared with earlier runs. */
    COST,
    /** A cost that is the same in every run of one program, such as a size: any change is one. */
    EXACT_COST,
    /** Any other number. */
    NUMBER,
    /** Words about a row. */
    REMARK;

    /** Words begin at the left, numbers end at the right. */
    boolean isWords() {
      return this == LABEL || this == REMARK;
    }
  }

  /**
   * A column.
   *
   * @param unit such as s or nodes; may be empty
   */
  public record Column(String name, String unit, Kind kind) {
    public static Column label(String name) {
      return new Column(name, "", Kind.LABEL);
    }

    public static Column cost(String name, String unit) {
      return new Column(name, unit, Kind.COST);
    }

    public static Column exactCost(String name, String unit) {
      return new Column(name, unit, Kind.EXACT_COST);
    }

    public static Column number(String name, String unit) {
      return new Column(name, unit, Kind.NUMBER);
    }

    public static Column remark(String name) {
      return new Column(name, "", Kind.REMARK);
    }

    /** {@code name (unit)}. */
    String heading() {
      return unit.isEmpty() ? name : name + " (" + unit + ")";
    }
  }

  /** The name of a row: its labels. */
  String label(List<Cell> row) {
    List<String> labels = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      if (columns.get(i).kind() == Kind.LABEL) {
        labels.add(row.get(i).text());
      }
    }
    return String.join(" ", labels);
  }
}
