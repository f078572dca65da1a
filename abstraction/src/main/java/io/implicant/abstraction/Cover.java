package io.implicant.abstraction;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.Budget;
import io.implicant.dd.zdd.CubeSet;
import io.implicant.dd.zdd.CubeSets;
import io.implicant.logic.Formula;
import io.implicant.logic.InfixPrinter;
import io.implicant.theories.Explanation;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.ClosureAnswer;
import io.implicant.theories.closure.EngineStats;
import io.implicant.theories.solver.Counterexample;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A set of minterms over P: F_P(e), G_P(e) or I, with the ways to look at it. Nothing is enumerated
 * unless it is asked for; a cover may have 2^1000 cubes.
 *
 * <p>Not {@linkplain #isExact exact} means that a limit was reached: F and I are then contained in
 * the true ones, and G contains the true one. {@link #certain} and {@link #possible} bound the true
 * set from both sides: what was found of G before the limit is certain.
 *
 * <p>The methods are safe for several threads. The {@link Bdd}s and {@link CubeSet}s that they give
 * out share the abstraction's tables: where other threads may ask questions, work on these only
 * within {@link #attempt}.
 */
public final class Cover {
  private final PredicateAbstraction owner;
  private final Formula formula;
  private final ClosureAnswer answer;
  private final Bdd function;
  private CubeSets sets;

  private final Bdd certain;
  private final Bdd possible;

  private Cover(
      PredicateAbstraction owner,
      Formula formula,
      Strategy.Known known,
      Bdd certain,
      Bdd possible,
      Bdd function) {
    this.owner = owner;
    this.formula = formula;
    answer = known.answer();
    this.certain = certain;
    this.possible = possible;
    this.function = function;
  }

  /** F: what implies the goal, where the answer's function is certain. */
  static Cover weakest(PredicateAbstraction owner, Formula goal, Strategy.Known known) {
    Bdd function = known.answer().function();
    return new Cover(owner, goal, known, function, known.consistent().not(), function);
  }

  /** G: what is consistent with the formula, where the part found is certain. */
  static Cover strongest(PredicateAbstraction owner, Formula formula, Strategy.Known known) {
    Bdd function = known.answer().function().not();
    return new Cover(owner, formula, known, known.consistent(), function, function);
  }

  /** Whether no limit was reached. */
  public boolean isExact() {
    return answer.isExact();
  }

  /** The limit that was reached, if any. */
  public Optional<String> limit() {
    return answer.limit();
  }

  /** What the engine did. */
  public EngineStats stats() {
    return answer.stats();
  }

  // Minterms

  /** The function; variable i is predicate i. */
  public Bdd toBdd() {
    return function;
  }

  /** Minterms that certainly belong to the set, limit or not: contained in the true set. */
  public Bdd certain() {
    return certain;
  }

  /** Minterms that may belong to the set: contains the true set. */
  public Bdd possible() {
    return possible;
  }

  /** Few cubes that cover exactly what is {@link #certain}. */
  public CubeSet certainCubes() {
    return locked(() -> sets().coverBetween(certain, certain));
  }

  /** I as a function. */
  public Bdd inconsistent() {
    return answer.inconsistent();
  }

  /** How many minterms the cover has, inconsistent ones included. */
  public BigInteger minterms() {
    return count(function);
  }

  public BigInteger inconsistentMinterms() {
    return count(answer.inconsistent());
  }

  /** How many minterms over P a part has. Its manager may have variables of the engine's own. */
  public BigInteger count(Bdd set) {
    return locked(
        () ->
            set.modelCount().shiftRight(set.manager().variableCount() - owner.predicates().size()));
  }

  /** Whether the minterm in which exactly these predicates are true belongs to the cover. */
  public boolean contains(BitSet trueOnes) {
    return locked(() -> function.evaluate(trueOnes));
  }

  /** Whether all minterms of the cube belong to the cover. */
  public boolean contains(Cube cube) {
    return locked(() -> function.manager().cube(cube).entails(function));
  }

  // Cubes

  /**
   * The cubes worth reporting, lazily, shortest first: prime implicants of the cover that are not
   * prime implicants of I. Since I lies in the cover, the others contradict themselves. May be
   * iterated over while other threads ask.
   */
  public Iterable<Cube> cubes() {
    return shortestFirst(reported());
  }

  private Iterable<Cube> shortestFirst(CubeSet set) {
    return () -> {
      Iterator<Cube> cubes = locked(() -> set.shortestFirst().iterator());
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return locked(cubes::hasNext);
        }

        @Override
        public Cube next() {
          return locked(cubes::next);
        }
      };
    };
  }

  /** The cubes of {@link #cubes} as a set, with their number. */
  public CubeSet reported() {
    return locked(() -> sets().primesOf(function).minus(sets().primesOf(answer.inconsistent())));
  }

  /** All prime implicants. */
  public CubeSet primes() {
    return locked(() -> sets().primesOf(function));
  }

  /** Few cubes that cover all consistent minterms of the cover; inconsistent ones do not matter. */
  public CubeSet irredundant() {
    return locked(
        () -> {
          Bdd lower = function.minus(answer.inconsistent());
          return sets().coverBetween(lower, function.or(answer.inconsistent()));
        });
  }

  /** The reported cubes of at most so many literals, as SLAM bounds them. */
  public CubeSet cubesUpTo(int literals) {
    return upTo(literals, reported());
  }

  /** Those of some cubes that have at most so many literals. */
  public CubeSet upTo(int literals, CubeSet cubes) {
    return locked(
        () -> {
          CubeSet result = sets().empty();
          for (int size = 0; size <= Math.min(literals, owner.predicates().size()); size++) {
            result = result.union(cubes.ofSize(size));
          }
          return result;
        });
  }

  private CubeSets sets() {
    if (sets == null) {
      sets = CubeSets.over(function.manager());
    }
    return sets;
  }

  // Other forms

  /** The cube in the predicates' names; those that are no single words stand in parentheses. */
  public String toString(Cube cube) {
    return Formulas.text(owner.predicates(), cube);
  }

  /** The cover as a formula over the predicates: a disjunction of the irredundant cubes. */
  public Formula toFormula() {
    return toFormula(irredundant());
  }

  /** The disjunction of some cubes over the predicates. */
  public Formula toFormula(Iterable<Cube> cubes) {
    return locked(() -> Formulas.ofCubes(owner.terms(), owner.predicates(), cubes));
  }

  /** A query file: the predicates and the cover's formula as goal. */
  public String toSmtLib() {
    return owner.toSmtLib(Map.of("goal", toFormula()));
  }

  /** The diagram as a graph in the DOT language. */
  public String toDot() {
    return locked(() -> function.toDot(i -> nameOf(i)));
  }

  private String nameOf(int variable) {
    return variable < owner.predicates().size() ? owner.predicates().get(variable).name() : "?";
  }

  /** One line: predicates, numbers of minterms, and the reported cubes. */
  public String toJson() {
    return Json.object()
        .put("predicates", owner.predicates().stream().map(NamedPredicate::name).toList())
        .put("minterms", minterms().toString())
        .put("inconsistent", inconsistentMinterms().toString())
        .put("exact", isExact())
        .put("cubes", texts())
        .toString();
  }

  private List<String> texts() {
    List<String> texts = new ArrayList<>();
    cubes().forEach(cube -> texts.add(toString(cube)));
    return texts;
  }

  // Reasons

  /**
   * Why a cube of F_P(e) implies the goal, a derivation for each clause of the goal; empty where
   * the reference engine, which derives without case splits over Int, does not see it.
   *
   * @throws UnsupportedFormulaException if the predicates or the goal are not literals
   */
  public List<Explanation> explain(Cube cube) throws UnsupportedFormulaException {
    return owner.explain(cube, formula);
  }

  /** A model of the cube that refutes the goal, checked by evaluation; none if it implies it. */
  public Counterexample.Result counterexample(Cube cube) throws UnsupportedFormulaException {
    return owner.counterexample(cube, formula);
  }

  /**
   * Does work on the diagrams and cubes of this cover, as in {@code attempt(budget,
   * cover::primes)}, while no question is answered. Unlike the questions themselves, cubes are not
   * subject to the limits of the abstraction: this is how to bound them.
   */
  public <T> Limited<T> attempt(Budget budget, Supplier<T> work) {
    return locked(() -> Limited.attempt(function.manager(), budget, work));
  }

  <T> T locked(Supplier<T> work) {
    synchronized (owner.lock()) {
      return work.get();
    }
  }

  /** Shortened to a line. */
  @Override
  public String toString() {
    return minterms() + " minterms of " + InfixPrinter.print(formula, 80);
  }
}
