package io.implicant.bench.diamond;

import io.implicant.bench.peer.Comparison;
import io.implicant.bench.peer.Comparison.Row;
import io.implicant.bench.peer.ComparisonReport;
import io.implicant.bench.peer.Reply;
import io.implicant.bench.report.Cell;
import io.implicant.bench.report.Plot.Axis;
import io.implicant.bench.report.Plot.Lines;
import io.implicant.bench.report.Plot.Series;
import io.implicant.bench.report.Report.Section;
import io.implicant.bench.report.Table;
import io.implicant.bench.report.Table.Column;
import io.implicant.dd.table.CorruptDiagram;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Figure 8 as a table and a plot for each theory. */
public final class Figure8Report {
  private static final int COLUMNS = 6;

  private final Comparison comparison;

  public Figure8Report(Comparison comparison) {
    this.comparison = comparison;
  }

  /** One section for each theory. */
  public List<Section> sections() throws CorruptDiagram {
    List<Section> sections = new ArrayList<>();
    for (String theory : comparison.sets()) {
      sections.add(section(theory));
    }
    return sections;
  }

  private Section section(String theory) throws CorruptDiagram {
    List<Row> rows = comparison.rows().stream().filter(row -> row.set().equals(theory)).toList();
    List<String> present =
        comparison.competitors().stream()
            .filter(name -> rows.get(0).reply(name).isPresent())
            .toList();
    List<Series> series = new ArrayList<>();
    drawn(present, rows).forEach(name -> series.add(series(name, rows)));
    Lines plot =
        new Lines(
            "diamond-" + theory,
            "Time for F of a chain of diamonds (" + theory + "), to the time-out",
            Axis.logarithmic("predicates (5n - 1)"),
            Axis.logarithmic("seconds"),
            series);
    return new Section(
        "Theory: " + theory,
        summary(theory, present, rows),
        List.of(everyone(theory, present, rows), ours(theory, rows)),
        List.of(plot));
  }

  /** With the time-out as the last point of those who have reached it. */
  private Series series(String name, List<Row> rows) {
    List<Row> tried =
        rows.stream()
            .filter(row -> row.reply(name).isPresent())
            .filter(row -> !(row.reply(name).get() instanceof Reply.Failed))
            .toList();
    return new Series(
        name,
        tried.stream().map(row -> (double) row.predicates()).toList(),
        tried.stream().map(row -> row.seconds(name).orElse(comparison.timeout())).toList());
  }

  private static List<Row> solved(String name, List<Row> rows) {
    return rows.stream()
        .filter(row -> row.reply(name).orElse(null) instanceof Reply.Solved)
        .toList();
  }

  /** Ours, and of each solver the strategy that gets furthest, the faster one of two. */
  private static List<String> drawn(List<String> present, List<Row> rows) {
    Map<String, String> best = new LinkedHashMap<>();
    Comparator<String> further =
        Comparator.<String>comparingInt(name -> solved(name, rows).size())
            .thenComparing(name -> -last(name, rows));
    for (String name : present) {
      best.merge(name.split("/", 2)[0], name, (a, b) -> further.compare(a, b) >= 0 ? a : b);
    }
    return List.copyOf(best.values());
  }

  private static double last(String name, List<Row> rows) {
    List<Row> solved = solved(name, rows);
    return solved.isEmpty() ? 0 : solved.get(solved.size() - 1).seconds(name).orElseThrow();
  }

  private String summary(String theory, List<String> present, List<Row> rows)
      throws CorruptDiagram {
    String first = comparison.competitors().get(0);
    List<Row> ours = solved(first, rows);
    int others =
        present.stream()
            .filter(name -> !name.equals(first))
            .mapToInt(name -> solved(name, rows).size())
            .max()
            .orElse(0);
    return String.format(
        Locale.ROOT,
        "%s: n = %s, with 2^%s cubes, in %.3f s. The others come to n = %s within %s s each. %s",
        first,
        ours.isEmpty() ? "0" : ours.get(ours.size() - 1).file(),
        ours.isEmpty() ? "0" : ours.get(ours.size() - 1).file(),
        last(first, rows),
        others == 0 ? "0" : rows.get(others - 1).file(),
        comparison.timeout(),
        comparison.disagreements(theory) == 0 ? "All answers agree." : "The answers DIFFER.");
  }

  private static Table everyone(String theory, List<String> present, List<Row> rows) {
    List<Row> shown = rows.subList(0, Math.min(COLUMNS, rows.size()));
    List<Column> columns = new ArrayList<>();
    columns.add(Column.label("competitor"));
    columns.add(Column.number("largest n", ""));
    shown.forEach(row -> columns.add(Column.cost("n = " + row.file(), "ms")));
    List<List<Cell>> cells = new ArrayList<>();
    for (String name : present) {
      List<Row> solved = solved(name, rows);
      List<Cell> line = new ArrayList<>();
      line.add(Cell.text(name));
      line.add(
          Cell.of(solved.isEmpty() ? 0 : Double.parseDouble(solved.get(solved.size() - 1).file())));
      for (Row row : shown) {
        line.add(row.reply(name).map(ComparisonReport::time).orElse(new Cell.Missing("-")));
      }
      cells.add(line);
    }
    return new Table(
        "diamond-" + theory + "-everyone", "Milliseconds, until the time-out", columns, cells);
  }

  private Table ours(String theory, List<Row> rows) {
    String first = comparison.competitors().get(0);
    List<List<Cell>> cells = new ArrayList<>();
    for (Row row : rows) {
      if (row.reply(first).isPresent()) {
        cells.add(
            List.of(
                Cell.text(row.file()),
                Cell.of(row.predicates()),
                Cell.text("2^" + row.file()),
                ComparisonReport.time(row.reply(first).get())));
      }
    }
    List<Column> columns =
        List.of(
            Column.label("n"),
            Column.number("predicates", ""),
            Column.remark("cubes"),
            Column.cost(first, "ms"));
    return new Table("diamond-" + theory + "-" + first, first + " to the end", columns, cells);
  }
}
