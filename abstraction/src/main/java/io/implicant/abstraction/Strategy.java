package io.implicant.abstraction;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Atom;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Not;
import io.implicant.logic.Terms;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.ClosureAnswer;
import io.implicant.theories.closure.ClosureEngine;
import io.implicant.theories.closure.EngineOptions;
import io.implicant.theories.closure.EngineOptions.Way;
import io.implicant.theories.closure.EngineStats;
import io.implicant.theories.path.LazyImages;
import io.implicant.theories.path.LazyResult;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Who answers a goal. The rule: a goal with more than {@link #MANY_ATOMS} atoms that are not in P
 * is asked by lazy images, since its diagram and its paths may be exponential; any other by the
 * closure engine, which then chooses between paths and one run.
 */
final class Strategy {
  private static final int MANY_ATOMS = 12;

  private final Terms terms;
  private final List<Formula> predicates;
  private final ClosureEngine engine;
  private final Way forced;
  private final int maxNodes;

  Strategy(Terms terms, List<Formula> predicates, ClosureEngine engine, EngineOptions options) {
    this.terms = terms;
    this.predicates = predicates;
    this.engine = engine;
    forced = options.way();
    maxNodes = options.maxNodes();
  }

  /**
   * What is known after a question.
   *
   * @param answer F_P(goal) and I, or parts of them
   * @param consistent minterms that certainly do not imply the goal: all of them, or the part that
   *     was found before a limit
   */
  record Known(ClosureAnswer answer, Bdd consistent) {
    /** Without a part of its own where a limit was reached. */
    static Known of(ClosureAnswer answer) {
      Bdd others = answer.function().not();
      return new Known(answer, answer.isExact() ? others : others.manager().constant(false));
    }
  }

  /** F_P(goal) and I. */
  Known ask(Formula goal, Budget budget) throws UnsupportedFormulaException {
    if (forced == Way.PATHS || forced == Way.ONE_RUN) {
      return Known.of(engine.ask(goal, budget));
    }
    int atoms = newAtoms(predicates, goal);
    return forced == Way.LAZY_IMAGES || atoms > MANY_ATOMS
        ? lazy(goal, atoms, budget)
        : Known.of(engine.ask(goal, budget));
  }

  /** Whether a goal, or its negation, has so many atoms that lazy images suit it best. */
  static boolean isLarge(List<? extends Formula> predicates, Formula goal) {
    return newAtoms(predicates, goal) > MANY_ATOMS;
  }

  /** How many atoms the goal has that are not in P; too many if it has few in all. */
  private static int newAtoms(List<? extends Formula> predicates, Formula goal) {
    if (goal instanceof Atom || (goal instanceof Not not && not.operand() instanceof Atom)) {
      return 1;
    }
    Set<Atom> found = atoms(List.of(goal));
    if (found.size() > MANY_ATOMS) {
      found.removeAll(atoms(predicates));
    }
    return found.size();
  }

  private static Set<Atom> atoms(List<? extends Formula> formulas) {
    Set<Atom> atoms = new HashSet<>();
    Dag.postorder(formulas, term -> term instanceof Formula)
        .forEach(
            term -> {
              if (term instanceof Atom atom) {
                atoms.add(atom);
              }
            });
    return atoms;
  }

  private Known lazy(Formula goal, int atoms, Budget budget) throws UnsupportedFormulaException {
    long start = System.nanoTime();
    LazyResult result =
        LazyImages.consistent(
            terms, predicates, terms.not(goal), engine.manager(), budget.withNodes(maxNodes));
    ClosureAnswer base = engine.inconsistent(budget); // second, so that a limit leaves a part of G
    Optional<String> limit = result.limit().isPresent() ? result.limit() : base.limit();
    // The part found before a limit would make F too large, so then only I is certain.
    Bdd function = limit.isEmpty() ? result.consistent().not() : base.inconsistent();
    LazyResult.Stats stats = result.stats();
    String detail =
        String.format(
            "%s: %d iterations, %d conflicts, %d blocks, the largest with %d atoms",
            forced == Way.AUTO ? "more than " + MANY_ATOMS : "forced",
            stats.iterations(),
            stats.conflicts(),
            stats.solvedBlocks(),
            stats.largestBlock());
    EngineStats whole =
        base.stats().withLazyImages(atoms, detail, (System.nanoTime() - start) / 1e3);
    return new Known(
        new ClosureAnswer(function, base.inconsistent(), limit, whole), result.consistent());
  }
}
