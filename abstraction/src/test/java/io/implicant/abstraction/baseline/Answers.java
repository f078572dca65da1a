package io.implicant.abstraction.baseline;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.ClosureEngine;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/** F_P(e) in several ways, as functions of one manager. */
final class Answers {
  private Answers() {}

  static Bdd by(AbstractionMethod method, Question question, BddManager manager) {
    try {
      return method
          .weakestStrengthening(question, manager, Budget.unlimited())
          .match(
              AbstractionMethod.Answer::function,
              reason -> {
                throw new AssertionError(reason + "\n" + Source.of(question));
              });
    } catch (UnsupportedFormulaException e) {
      throw new AssertionError(Source.of(question), e);
    }
  }

  /** By definition: each minterm that the prover refutes together with not-e. */
  static Bdd byDefinition(Prover prover, Question question, BddManager manager) {
    int predicates = question.predicates().size();
    List<Formula> formulas = new ArrayList<>(question.predicates());
    formulas.add(question.goal());
    Bdd function = manager.constant(false);
    try (Prover.Session session = prover.open(question.terms(), formulas, Budget.unlimited())) {
      for (long number = 0; number < 1L << predicates; number++) {
        Cube minterm = minterm(number, predicates);
        if (!session.check(minterm.with(predicates, false), Budget.unlimited()).satisfiable()) {
          function = function.or(manager.cube(minterm));
        }
      }
    } catch (UnsupportedFormulaException e) {
      throw new AssertionError(Source.of(question), e);
    }
    return function;
  }

  /** By the labelled closure, which has a manager of its own. */
  static Bdd byClosure(Question question, BddManager manager) {
    int predicates = question.predicates().size();
    Bdd function = manager.constant(false);
    try {
      ClosureEngine engine = new ClosureEngine(question.terms(), question.predicates());
      Bdd found = engine.weakestStrengthening(question.goal());
      for (long number = 0; number < 1L << predicates; number++) {
        if (found.evaluate(BitSet.valueOf(new long[] {number}))) {
          function = function.or(manager.cube(minterm(number, predicates)));
        }
      }
    } catch (UnsupportedFormulaException e) {
      throw new AssertionError(Source.of(question), e);
    }
    return function;
  }

  private static Cube minterm(long number, int predicates) {
    return Cube.ofLiterals(
        IntStream.range(0, predicates)
            .map(i -> 2 * i + ((number >>> i & 1) == 0 ? 1 : 0))
            .toArray());
  }
}
