package io.implicant.abstraction.baseline;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.bdd.Outcome;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import io.implicant.logic.Formula;
import io.implicant.theories.UnsupportedFormulaException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * F_P(e) as SLAM computes it with Zapato (LBC07 Section 5, "DP-based"): is the cube, with not-e,
 * unsatisfiable? Cubes are asked in the order of their length, so that those found are prime
 * implicants of F, and a cube that contains one of these is not asked. With a cache of models, a
 * cube that covers the minterm of a model found before is not asked either.
 *
 * <p>Cost: up to 3^n calls of the prover for n predicates; with the cache, at most one for each
 * minterm outside F and each cube whose minterms are all in F.
 */
public final class ProverPerCube implements AbstractionMethod {
  private final Prover prover;
  private final boolean cachingModels;

  public ProverPerCube(Prover prover, boolean cachingModels) {
    this.prover = prover;
    this.cachingModels = cachingModels;
  }

  @Override
  public String name() {
    return "prover per cube (" + prover.name() + (cachingModels ? ", model cache)" : ")");
  }

  @Override
  public Outcome<Answer> weakestStrengthening(Question question, BddManager manager, Budget budget)
      throws UnsupportedFormulaException {
    List<Formula> formulas = new ArrayList<>(question.predicates());
    formulas.add(question.goal());
    try (Prover.Session session = prover.open(question.terms(), formulas, budget)) {
      Search search = new Search(session, manager, question.predicates().size(), budget);
      return manager.attempt(budget, search::run);
    } catch (LimitReached e) {
      return new Outcome.Stopped<>(e.reason());
    }
  }

  /**
   * How many calls of a prover without a cache make F_P(e), given as the set of its minterms (each
   * a set of true predicates): a call for each prime implicant, and for each cube that is none and
   * contains none. Takes 3^n steps, so it is for few predicates.
   */
  public static long calls(Predicate<BitSet> implies, int predicates) {
    int cubes = (int) Math.pow(3, predicates);
    BitSet implicants = new BitSet(cubes); // a digit of base 3 a predicate: false, true, absent
    long calls = 0;
    for (int cube = 0; cube < cubes; cube++) { // follows the cubes with a literal more
      implicants.set(cube, isImplicant(cube, implicants, implies));
    }
    for (int cube = 0; cube < cubes; cube++) {
      calls += implicants.get(cube) && !isPrime(cube, predicates, implicants) ? 0 : 1;
    }
    return calls;
  }

  private static boolean isImplicant(int cube, BitSet implicants, Predicate<BitSet> implies) {
    BitSet minterm = new BitSet();
    int power = 1;
    for (int rest = cube, i = 0; rest > 0; rest /= 3, i++, power *= 3) {
      if (rest % 3 == 2) {
        return implicants.get(cube - power) && implicants.get(cube - 2 * power);
      }
      minterm.set(i, rest % 3 == 1);
    }
    return implies.test(minterm);
  }

  private static boolean isPrime(int cube, int predicates, BitSet implicants) {
    int power = 1;
    for (int i = 0; i < predicates; i++, power *= 3) {
      int digit = cube / power % 3;
      if (digit < 2 && implicants.get(cube + (2 - digit) * power)) {
        return false;
      }
    }
    return true;
  }

  /** One question. */
  private final class Search {
    private final Prover.Session session;
    private final BddManager manager;
    private final int predicates;
    private final Budget budget;

    /** The implicants found so far, at the code of their last literal. */
    private final List<List<int[]>> implicants = new ArrayList<>();

    private Bdd implied;
    private Bdd refuted; // minterms of models
    private long calls;
    private long models;

    Search(Prover.Session session, BddManager manager, int predicates, Budget budget) {
      this.session = session;
      this.manager = manager;
      this.predicates = predicates;
      this.budget = budget;
      for (int literal = 0; literal < 2 * predicates; literal++) {
        implicants.add(new ArrayList<>());
      }
      implied = manager.constant(false);
      refuted = manager.constant(false);
    }

    Answer run() {
      for (int length = 0; length <= predicates && !implied.isTrue(); length++) {
        CubesOfLength cubes = new CubesOfLength(length, predicates);
        int prefix;
        do {
          budget.check();
          prefix = prefixWithImplicant(cubes);
          if (prefix == 0) {
            ask(Cube.ofLiterals(cubes.literals()));
            prefix = length;
          }
        } while (cubes.advance(prefix));
      }
      return new Answer(implied, new Statistics(calls, 0, models));
    }

    /** How many literals from the front contain an implicant; 0 if not even all do. */
    private int prefixWithImplicant(CubesOfLength cubes) {
      int[] literals = cubes.literals();
      for (int i = cubes.firstChanged(); i < literals.length; i++) {
        for (int[] implicant : implicants.get(literals[i])) {
          if (isWithin(implicant, literals, i)) {
            return i + 1;
          }
        }
      }
      return 0;
    }

    private void ask(Cube cube) {
      Bdd function = manager.cube(cube);
      if (!function.isDisjointFrom(refuted)) {
        return;
      }
      calls++;
      Prover.Verdict verdict = session.check(cube.with(predicates, false), budget);
      if (!verdict.satisfiable()) {
        implied = implied.or(function);
        cube.literals()
            .max()
            .ifPresent(last -> implicants.get(last).add(cube.literals().toArray()));
      } else if (cachingModels && verdict.model().isPresent()) {
        models++;
        refuted = refuted.or(manager.cube(minterm(verdict.model().get())));
      }
    }

    private Cube minterm(BitSet model) {
      return Cube.ofLiterals(
          IntStream.range(0, predicates).map(i -> 2 * i + (model.get(i) ? 0 : 1)).toArray());
    }
  }

  /** Whether ascending literals that end with {@code literals[last]} all stand up to there. */
  private static boolean isWithin(int[] cube, int[] literals, int last) {
    int position = last;
    for (int i = cube.length - 1; i >= 0; i--) {
      while (position >= 0 && literals[position] > cube[i]) {
        position--;
      }
      if (position < 0 || literals[position] != cube[i]) {
        return false;
      }
    }
    return true;
  }
}
