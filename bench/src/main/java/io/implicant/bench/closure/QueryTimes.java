package io.implicant.bench.closure;

import io.implicant.bench.closure.Meter.Cost;
import io.implicant.bench.report.Cell;
import io.implicant.bench.report.Report.Section;
import io.implicant.bench.report.Table;
import io.implicant.bench.report.Table.Column;
import io.implicant.logic.text.InputException;
import io.implicant.theories.UnsupportedFormulaException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Recorded queries: each is solved afresh; medians by number of predicates. */
final class QueryTimes {
  private static final int WARM_UP_ROUNDS = 40;

  /** What a prototype took on the random queries, in microseconds, by number of predicates. */
  private static final Map<Integer, Double> FLOORS =
      Map.of(5, 10.0, 8, 40.0, 10, 103.0, 12, 268.0, 14, 794.0);

  private static final List<Column> COLUMNS =
      List.of(
          Column.label("predicates"),
          Column.number("queries", ""),
          Column.cost("time", "us"),
          Column.number("mean", "us"),
          Column.number("most", "us"),
          Column.cost("allocated", "kB"));

  private final ClosureBenchmark.Options options;
  private final PrintWriter err;

  /** A query and what it takes. */
  private record Timed(Problem problem, List<Cost> costs) {
    double micros() {
      return Meter.median(costs, Cost::micros);
    }
  }

  QueryTimes(ClosureBenchmark.Options options, PrintWriter err) {
    this.options = options;
    this.err = err;
  }

  Section section() throws IOException, InputException, UnsupportedFormulaException {
    List<Table> tables = new ArrayList<>();
    for (String set : List.of("random", "driver")) {
      Path folder = options.queries().resolve(set);
      if (!Files.isDirectory(folder)) {
        err.println("skipped: no queries in " + folder);
        continue;
      }
      List<Timed> all = measure(set, RecordedQueries.read(folder));
      tables.add(bySize(set, all));
      if (options.perQuery()) {
        tables.add(byQuery(set, all));
      }
    }
    String text =
        "F and I together, from scratch. Times and allocation are medians over the queries; the"
            + " floors are those of a prototype, measured elsewhere.";
    return new Section("Recorded queries", text, tables, List.of());
  }

  private List<Timed> measure(String set, List<Problem> problems)
      throws UnsupportedFormulaException {
    err.printf("queries: warming up on %d of %s%n", problems.size(), set);
    for (int i = 0; i < WARM_UP_ROUNDS; i++) {
      for (Problem problem : problems) {
        problem.solve();
      }
    }
    err.printf("queries: measuring %s%n", set);
    List<Timed> all = new ArrayList<>();
    for (Problem problem : problems) {
      all.add(new Timed(problem, Meter.measure(problem::solve, 3, options.rounds())));
    }
    return all;
  }

  private static Table bySize(String set, List<Timed> all) {
    SortedMap<Integer, List<Timed>> bySize = new TreeMap<>();
    for (Timed timed : all) {
      bySize
          .computeIfAbsent(timed.problem().predicates().size(), n -> new ArrayList<>())
          .add(timed);
    }
    boolean floors = set.equals("random");
    List<Column> columns = new ArrayList<>(COLUMNS);
    if (floors) {
      columns.add(Column.number("floor", "us"));
      columns.add(Column.number("time/floor", ""));
    }
    List<List<Cell>> rows = new ArrayList<>();
    bySize.forEach((size, some) -> rows.add(row(floors, String.valueOf(size), some)));
    rows.add(row(floors, "all", all));
    return new Table("closure-" + set, set + " queries", columns, rows);
  }

  private static List<Cell> row(boolean floors, String size, List<Timed> some) {
    List<Cost> medians = Meter.medians(some.stream().map(Timed::costs).toList());
    Cell.Measured time = Meter.cell(medians, Cost::micros);
    List<Cell> row = new ArrayList<>();
    row.add(Cell.text(size));
    row.add(Cell.of(some.size()));
    row.add(time);
    row.add(Cell.of(some.stream().mapToDouble(Timed::micros).average().orElse(0)));
    row.add(Cell.of(some.stream().mapToDouble(Timed::micros).max().orElse(0)));
    row.add(Meter.cell(medians, Cost::kilobytes));
    if (floors) {
      Double floor = size.equals("all") ? null : FLOORS.get(Integer.valueOf(size));
      row.add(floor == null ? new Cell.Missing("") : Cell.of(floor));
      row.add(floor == null ? new Cell.Missing("") : Cell.of(time.median() / floor));
    }
    return row;
  }

  private static Table byQuery(String set, List<Timed> all) {
    List<List<Cell>> rows = new ArrayList<>();
    for (Timed timed : all) {
      rows.add(
          List.of(
              Cell.text(timed.problem().name()),
              Cell.of(timed.problem().predicates().size()),
              Meter.cell(timed.costs(), Cost::micros),
              Meter.cell(timed.costs(), Cost::kilobytes)));
    }
    List<Column> columns =
        List.of(
            Column.label("query"),
            Column.number("predicates", ""),
            Column.cost("time", "us"),
            Column.cost("allocated", "kB"));
    return new Table("closure-" + set + "-each", "each of the " + set + " queries", columns, rows);
  }
}
