package io.implicant.bench.sdp;

import io.implicant.bench.report.PowerLaw;
import io.implicant.bench.sdp.Family.Problem;
import io.implicant.logic.Apply;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.theories.ReferenceEngine;
import io.implicant.theories.ReferenceEngine.Choice;
import io.implicant.theories.ReferenceEngine.Limits;
import io.implicant.theories.ReferenceResult.Part;
import io.implicant.theories.UnsupportedFormulaException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Runs a family at growing sizes and fits exponents (LBC07 Sections 3.3.1 and 3.4.1). */
public final class Growth {
  /**
   * One size.
   *
   * @param terms m, the terms or variables of the query
   * @param facts the facts derived
   * @param nodes the nodes of t[e]
   * @param rounds the rounds in which something changed
   * @param bound the theory's bound on the rounds
   * @param micros the time of each repetition
   */
  public record Row(
      int n,
      int predicates,
      int terms,
      int facts,
      int nodes,
      int rounds,
      int bound,
      List<Long> micros) {
    public Row {
      micros = List.copyOf(micros);
    }
  }

  private Growth() {}

  /** The row of one size, measured so many times. */
  public static Row measure(Family family, int n, int repetitions)
      throws UnsupportedFormulaException {
    Row row = measure(family, n);
    List<Long> micros = new ArrayList<>(row.micros());
    for (int i = 1; i < repetitions; i++) {
      micros.addAll(measure(family, n).micros());
    }
    return new Row(
        n,
        row.predicates(),
        row.terms(),
        row.facts(),
        row.nodes(),
        row.rounds(),
        row.bound(),
        micros);
  }

  private static Row measure(Family family, int n) throws UnsupportedFormulaException {
    Terms terms = new Terms();
    Problem problem = family.problem(terms, n);
    Choice choice =
        family == Family.ORDER || family == Family.OFFSETS ? Choice.DIFFERENCE : Choice.EUF;
    long start = System.nanoTime();
    Part part =
        new ReferenceEngine(terms, problem.predicates(), choice, Limits.NONE)
            .weakestStrengthening(problem.goal())
            .parts()
            .get(0);
    long micros = (System.nanoTime() - start) / 1_000;
    List<Formula> formulas = new ArrayList<>(problem.predicates());
    formulas.add(problem.goal());
    int m = (int) Dag.postorder(formulas).stream().filter(Apply.class::isInstance).count();
    return new Row(
        n,
        problem.predicates().size(),
        m,
        part.facts(),
        part.size(),
        part.depth(),
        part.bound(),
        List.of(micros));
  }

  /**
   * The exponent k of the power law c * m^k that fits the rows best, by regression of logarithms.
   */
  public static double exponent(List<Row> rows, ToDoubleFunction<Row> value) {
    PowerLaw law = new PowerLaw();
    rows.forEach(row -> law.add(row.terms(), value.applyAsDouble(row)));
    return law.exponent();
  }
}
