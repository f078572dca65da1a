package io.implicant.bench.closure;

import io.implicant.bench.closure.Meter.Cost;
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

  /** In what growth is fitted. */
  private interface Measure {
    double of(int n, Problem problem);
  }

  private final int rounds;
  private final PrintWriter out;
  private final PrintWriter err;

  GrowthTables(int rounds, PrintWriter out, PrintWriter err) {
    this.rounds = rounds;
    this.out = out;
    this.err = err;
  }

  void print() throws UnsupportedFormulaException {
    table(
        "predicates: n bounds over 5 Int variables, constants in -4..4",
        new int[] {4, 6, 8, 10, 12, 14},
        n -> seeds(seed -> Families.order(n, 5, 4, seed)),
        (n, problem) -> n);
    table(
        "terms: 8 equalities over f^n(x)",
        new int[] {1, 2, 4, 8, 16},
        n -> List.of(Families.nested(n)),
        (n, problem) -> terms(problem));
    table(
        "constants: 10 bounds over 5 Int variables, constants in -n..n",
        new int[] {1, 4, 16, 64, 256, 1024},
        n -> seeds(seed -> Families.order(10, 5, n, seed)),
        (n, problem) -> n);
  }

  private static List<Problem> seeds(IntFunction<Problem> family) {
    List<Problem> problems = new ArrayList<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      problems.add(family.apply(seed));
    }
    return problems;
  }

  /** Prints medians over the problems of each size, and the exponent in the measure. */
  private void table(String title, int[] sizes, IntFunction<List<Problem>> family, Measure measure)
      throws UnsupportedFormulaException {
    out.println(title);
    out.printf("%8s %8s %12s %12s%n", "n", "terms", "us", "kB");
    PowerLaw law = new PowerLaw();
    for (int n : sizes) {
      err.printf("growth: %s, n = %d%n", title.substring(0, title.indexOf(':')), n);
      List<Problem> problems = family.apply(n);
      List<Cost> costs = new ArrayList<>();
      for (Problem problem : problems) {
        costs.add(Meter.measure(problem::solve, WARM_UP, rounds));
      }
      double micros = Meter.median(costs, Cost::micros);
      out.printf(
          "%8d %8.0f %12.1f %12.1f%n",
          n, terms(problems.get(0)), micros, Meter.median(costs, Cost::bytes) / 1e3);
      law.add(measure.of(n, problems.get(0)), micros);
    }
    out.printf("time ~ %s^%s%n%n", title.substring(0, title.indexOf(':')), law.exponentText());
  }

  private static double terms(Problem problem) {
    List<Formula> formulas = new ArrayList<>(problem.predicates());
    formulas.add(problem.goal());
    return Dag.postorder(formulas).stream().filter(Apply.class::isInstance).count();
  }
}
