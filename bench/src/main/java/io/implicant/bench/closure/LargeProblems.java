package io.implicant.bench.closure;

import io.implicant.bench.closure.Meter.Cost;
import io.implicant.bench.report.Cell;
import io.implicant.bench.report.Plot.Axis;
import io.implicant.bench.report.Plot.Lines;
import io.implicant.bench.report.Plot.Series;
import io.implicant.bench.report.PowerLaw;
import io.implicant.bench.report.Report.Section;
import io.implicant.bench.report.Table;
import io.implicant.bench.report.Table.Column;
import io.implicant.dd.table.Budget;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.ClosureAnswer;
import io.implicant.theories.closure.EngineOptions;
import io.implicant.theories.closure.EngineStats.BlockStats;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Problems with more predicates than columns can hold: chains, one large block, many blocks. */
final class LargeProblems {
  private static final int[] DIAMONDS = {10, 30, 100, 300, 1_000, 3_000, 10_000};
  private static final int FIRST_FITTED = 100;
  private static final int SEEDS = 5;

  private final ClosureBenchmark.Options options;
  private final PrintWriter err;

  LargeProblems(ClosureBenchmark.Options options, PrintWriter err) {
    this.options = options;
    this.err = err;
  }

  Section diamonds() throws UnsupportedFormulaException {
    PowerLaw law = new PowerLaw();
    List<List<Cell>> rows = new ArrayList<>();
    List<Double> xs = new ArrayList<>();
    List<Double> ys = new ArrayList<>();
    for (int n : DIAMONDS) {
      if (n > options.maxDiamonds()) {
        break;
      }
      progress("diamonds: n = " + n);
      Problem problem = Families.diamonds(n);
      List<Cost> costs = Meter.measure(problem::solve, 20, options.rounds());
      Cell.Measured time = Meter.cell(costs, Cost::millis);
      rows.add(
          List.of(
              Cell.text(String.valueOf(n)),
              Cell.of(problem.predicates().size()),
              time,
              Meter.cell(costs, Cost::kilobytes)));
      xs.add((double) n);
      ys.add(time.median());
      if (n >= FIRST_FITTED) {
        law.add(n, time.median());
      }
    }
    List<Column> columns =
        List.of(
            Column.label("n"),
            Column.number("predicates", ""),
            Column.cost("time", "ms"),
            Column.cost("allocated", "kB"));
    Lines plot =
        new Lines(
            "closure-diamonds",
            "F and I of a chain of n diamonds",
            Axis.logarithmic("n"),
            Axis.logarithmic("milliseconds"),
            List.of(new Series("labelled closure", xs, ys)));
    return new Section(
        "Diamond chains",
        "F and I. time ~ n^" + law.exponentText() + " for n >= " + FIRST_FITTED,
        List.of(new Table("closure-diamonds", "", columns, rows)),
        List.of(plot));
  }

  Section order() throws UnsupportedFormulaException {
    List<List<Cell>> rows = new ArrayList<>();
    int[][] sizes = {{20, 8}, {30, 12}};
    for (int[] size : sizes) {
      for (int seed = 1; seed <= SEEDS; seed++) {
        progress("order: " + size[0] + " predicates, seed " + seed);
        rows.add(order(size[0], size[1], seed));
      }
    }
    List<Column> columns =
        List.of(
            Column.label("predicates"),
            Column.label("variables"),
            Column.label("seed"),
            Column.cost("time", "ms"),
            Column.exactCost("nodes", ""),
            Column.remark("how"));
    return new Section(
        "Order predicates in one block",
        "Random pairs of Int variables, constants in -5..5.",
        List.of(new Table("closure-order", "", columns, rows)),
        List.of());
  }

  private List<Cell> order(int predicates, int variables, int seed)
      throws UnsupportedFormulaException {
    Problem problem = Families.order(predicates, variables, 5, seed);
    ClosureAnswer[] last = new ClosureAnswer[1];
    List<Cost> costs =
        Meter.measure(
            () -> last[0] = problem.solve(EngineOptions.DEFAULT, Budget.ofTime(options.limit())),
            3,
            Math.min(3, options.rounds()));
    boolean solved = last[0].limit().isEmpty();
    return List.of(
        Cell.text(String.valueOf(predicates)),
        Cell.text(String.valueOf(variables)),
        Cell.text(String.valueOf(seed)),
        solved ? Meter.cell(costs, Cost::millis) : new Cell.Missing("limit"),
        solved ? Cell.of(last[0].function().nodeCount()) : new Cell.Missing("-"),
        Cell.text(last[0].limit().orElseGet(() -> algorithms(last[0]))));
  }

  private static String algorithms(ClosureAnswer answer) {
    return answer.stats().blocks().stream()
        .map(BlockStats::algorithm)
        .distinct()
        .collect(Collectors.joining(", "));
  }

  Section blocks() throws UnsupportedFormulaException {
    Problem problem = Families.blocks(60, 8, 1);
    List<Cost> costs = Meter.measure(problem::solve, 200, options.rounds());
    List<Column> columns =
        List.of(
            Column.label("predicates"), Column.cost("time", "ms"), Column.cost("allocated", "kB"));
    List<Cell> row =
        List.of(
            Cell.text("60"), Meter.cell(costs, Cost::millis), Meter.cell(costs, Cost::kilobytes));
    return new Section(
        "Order predicates in blocks of at most 8",
        "",
        List.of(new Table("closure-blocks", "", columns, List.of(row))),
        List.of());
  }

  private void progress(String what) {
    err.println(what);
    err.flush();
  }
}
