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
import io.implicant.logic.Apply;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.theories.UnsupportedFormulaException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Growth with the number of predicates, of terms, and with the size of constants. */
final class GrowthTables {
  private static final int SEEDS = 5;
  private static final int WARM_UP = 100;
  private static final List<Column> COLUMNS =
      List.of(
          Column.label("n"),
          Column.number("terms", ""),
          Column.cost("time", "us"),
          Column.cost("allocated", "kB"));

  /** In what growth is fitted. */
  private interface Measure {
    double of(int n, Problem problem);
  }

  private final int rounds;
  private final PrintWriter err;
  private final List<Table> tables = new ArrayList<>();
  private final List<Series> series = new ArrayList<>();

  GrowthTables(int rounds, PrintWriter err) {
    this.rounds = rounds;
    this.err = err;
  }

  Section section() throws UnsupportedFormulaException {
    add(
        "predicates",
        "n bounds over 5 Int variables, constants in -4..4",
        new int[] {4, 6, 8, 10, 12, 14},
        n -> seeds(seed -> Families.order(n, 5, 4, seed)),
        (n, problem) -> n);
    add(
        "terms",
        "8 equalities over f^n(x)",
        new int[] {1, 2, 4, 8, 16},
        n -> List.of(Families.nested(n)),
        (n, problem) -> terms(problem));
    add(
        "constants",
        "10 bounds over 5 Int variables, constants in -n..n",
        new int[] {1, 4, 16, 64, 256, 1024},
        n -> seeds(seed -> Families.order(10, 5, n, seed)),
        (n, problem) -> n);
    Lines plot =
        new Lines(
            "closure-growth",
            "Time by number of predicates, of terms, and by largest constant",
            Axis.logarithmic("predicates, terms or constant"),
            Axis.logarithmic("microseconds"),
            series);
    return new Section("Growth", "Medians over the seeds.", tables, List.of(plot));
  }

  private static List<Problem> seeds(IntFunction<Problem> family) {
    List<Problem> problems = new ArrayList<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      problems.add(family.apply(seed));
    }
    return problems;
  }

  /** Medians over the problems of each size, and the exponent in the measure. */
  private void add(
      String name, String what, int[] sizes, IntFunction<List<Problem>> family, Measure measure)
      throws UnsupportedFormulaException {
    PowerLaw law = new PowerLaw();
    List<List<Cell>> rows = new ArrayList<>();
    List<Double> xs = new ArrayList<>();
    List<Double> ys = new ArrayList<>();
    for (int n : sizes) {
      err.printf("growth: %s, n = %d%n", name, n);
      List<Problem> problems = family.apply(n);
      List<List<Cost>> costs = new ArrayList<>();
      for (Problem problem : problems) {
        costs.add(Meter.measure(problem::solve, WARM_UP, rounds));
      }
      List<Cost> medians = Meter.medians(costs);
      Cell.Measured time = Meter.cell(medians, Cost::micros);
      rows.add(
          List.of(
              Cell.text(String.valueOf(n)),
              Cell.of(terms(problems.get(0))),
              time,
              Meter.cell(medians, Cost::kilobytes)));
      xs.add(measure.of(n, problems.get(0)));
      ys.add(time.median());
      law.add(measure.of(n, problems.get(0)), time.median());
    }
    String caption = what + ": time ~ " + name + "^" + law.exponentText();
    tables.add(new Table("closure-growth-" + name, caption, COLUMNS, rows));
    series.add(new Series(name, xs, ys));
  }

  private static double terms(Problem problem) {
    List<Formula> formulas = new ArrayList<>(problem.predicates());
    formulas.add(problem.goal());
    return Dag.postorder(formulas).stream().filter(Apply.class::isInstance).count();
  }
}
