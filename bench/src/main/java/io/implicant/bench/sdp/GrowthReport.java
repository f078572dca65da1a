package io.implicant.bench.sdp;

import io.implicant.bench.report.Cell;
import io.implicant.bench.report.Plot.Axis;
import io.implicant.bench.report.Plot.Lines;
import io.implicant.bench.report.Plot.Series;
import io.implicant.bench.report.Report;
import io.implicant.bench.report.Table;
import io.implicant.bench.report.Table.Column;
import io.implicant.bench.sdp.Growth.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** The result of {@code implicant bench sdp} as a report. */
public final class GrowthReport {
  private static final List<Column> COLUMNS =
      List.of(
          Column.label("n"),
          Column.number("predicates", ""),
          Column.number("terms", ""),
          Column.exactCost("facts", ""),
          Column.exactCost("nodes", ""),
          Column.number("rounds", ""),
          Column.number("bound", "rounds"),
          Column.cost("time", "ms"));

  private GrowthReport() {}

  /** The rows of each family, in the order of the map. */
  public static Report.Chapter of(Map<Family, List<Row>> rows) {
    List<Report.Section> sections = new ArrayList<>();
    List<Series> factSeries = new ArrayList<>();
    List<Series> nodeSeries = new ArrayList<>();
    rows.forEach(
        (family, list) -> {
          factSeries.add(series(family, list, Row::facts));
          nodeSeries.add(series(family, list, Row::nodes));
        });
    sections.add(
        new Report.Section(
            "All families",
            "Straight lines are powers of m; their slope is the exponent.",
            List.of(),
            List.of(
                lines("sdp-facts", "Facts derived, by number of terms m", "facts", factSeries),
                lines("sdp-nodes", "Nodes of t[e], by number of terms m", "nodes", nodeSeries))));
    rows.forEach((family, list) -> sections.add(section(family, list)));
    return new Report.Chapter(
        "Growth of the reference engine's expressions",
        "Facts and nodes of t[e] as the input grows (LBC07 Sections 3.3.1 and 3.4.1), with the"
            + " exponents that fit best.",
        "none; nothing is random",
        sections);
  }

  private static Lines lines(String name, String title, String label, List<Series> series) {
    return new Lines(name, title, Axis.logarithmic("m"), Axis.logarithmic(label), series);
  }

  private static Series series(Family family, List<Row> rows, ToDoubleFunction<Row> value) {
    return new Series(
        family.name().toLowerCase(Locale.ROOT),
        rows.stream().map(row -> (double) row.terms()).toList(),
        rows.stream().map(value::applyAsDouble).toList());
  }

  /** The table of one family. */
  public static Report.Section section(Family family, List<Row> rows) {
    String fit =
        String.format(
            Locale.ROOT,
            "facts ~ m^%.2f, nodes ~ m^%.2f",
            Growth.exponent(rows, Row::facts),
            Growth.exponent(rows, Row::nodes));
    String name = "sdp-" + family.name().toLowerCase(Locale.ROOT);
    Table table = new Table(name, fit, COLUMNS, rows.stream().map(GrowthReport::cells).toList());
    return new Report.Section(family.meaning(), "", List.of(table), List.of());
  }

  private static List<Cell> cells(Row row) {
    return List.of(
        Cell.text(String.valueOf(row.n())),
        Cell.of(row.predicates()),
        Cell.of(row.terms()),
        Cell.of(row.facts()),
        Cell.of(row.nodes()),
        Cell.of(row.rounds()),
        Cell.of(row.bound()),
        new Cell.Measured(row.micros().stream().map(micros -> micros / 1000.0).toList()));
  }
}
