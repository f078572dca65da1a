package io.implicant.theories.solver;

import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import io.implicant.logic.Atom;
import io.implicant.logic.Formula;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.theories.Literal;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.solver.Arrangement.Style;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Decides conjunctions of literals of EUF with difference logic over Int, Real and declared sorts.
 * Atoms are registered once; then sets of literals over them are checked, each from scratch: a
 * check costs time in the literals it is given, not in the atoms registered.
 *
 * <p>A conjunction is closed by congruence closure with offsets ({@link Congruence}) and shortest
 * paths on its classes ({@link ClassGraph}), which hand over to each other every equation that they
 * imply. Over Real and declared sorts that is all, since the theories are convex. Over Int a closed
 * conjunction may still have no model; it is then split into cases.
 *
 * <p>Exactness. <em>Unsatisfiable</em>: each step is a consequence, the cases of a split cover all
 * values, and the core collects what the steps used. <em>Satisfiable</em>: take a closed
 * conjunction without {@linkplain Collisions collisions}. {@link Arrangement} gives values to its
 * classes that satisfy all bounds, by which different classes over Real and declared sorts are
 * never at a distance that matters, and classes over Int only if they lie in one region and were
 * found not to collide. So every disequality holds, and applications whose arguments have equal
 * values have equal results, either by congruence or by the absence of collisions: the tables are
 * functions. <em>Termination</em>: a split is about terms of one region, whose distance is bounded,
 * and about one of finitely many constants; in each case that constant is settled for the pair.
 *
 * <p>Not safe for use by several threads at once.
 */
public final class TheorySolver {
  /** The outcome of a check. */
  public enum Status {
    SATISFIABLE,
    UNSATISFIABLE,
    UNKNOWN
  }

  /** Gaps between regions that are tried first, for the sake of small numbers. */
  private static final int[] SMALL_GAPS = {0, 1, 2, 3, 5, 10, 100, 1000};

  private final Terms terms;
  private final TermNodes nodes;
  private final AtomTable atoms;
  private final Conjunction conjunction;
  private final CaseSplits search;
  private Budget budget = Budget.unlimited();

  /** Why no check can be made any more, or null. */
  private String beyond;

  private Status status = Status.UNKNOWN;
  private String reason = "nothing was checked";
  private int[] checked = {};
  private int[] core = {};

  public TheorySolver(Terms terms) {
    this.terms = terms;
    nodes = new TermNodes(terms);
    atoms = new AtomTable(nodes);
    conjunction = new Conjunction(nodes, atoms);
    search = new CaseSplits(conjunction);
  }

  /** A solver with the atoms registered: atom i has number i, if they are different. */
  public static TheorySolver over(Terms terms, List<? extends Atom> atoms)
      throws UnsupportedFormulaException {
    TheorySolver solver = new TheorySolver(terms);
    for (Atom atom : atoms) {
      solver.register(atom);
    }
    return solver;
  }

  /** The verdict on one conjunction. */
  public static Verdict decide(Terms terms, List<Literal> literals)
      throws UnsupportedFormulaException {
    return new TheorySolver(terms).verdict(literals);
  }

  /** Checks end with {@link Status#UNKNOWN} when the budget is used up. */
  public void setBudget(Budget budget) {
    this.budget = budget;
  }

  /**
   * Registers an atom and returns its number; the same for the same atom.
   *
   * @throws UnsupportedFormulaException if it is outside EUF and difference logic, or has
   *     if-then-else terms or open formulas as arguments
   */
  public int register(Atom atom) throws UnsupportedFormulaException {
    try {
      return atoms.add(atom);
    } catch (ArithmeticException e) {
      beyond = "constants beyond 64 bits";
      return atoms.addUnusable(atom);
    }
  }

  /** The number of registered atoms. */
  public int size() {
    return atoms.size();
  }

  public Atom atom(int number) {
    return atoms.atom(number);
  }

  /** Decides the conjunction of literals: 2 * atom for an atom, 2 * atom + 1 for its negation. */
  public Status check(int... literals) {
    return check(Integer.MAX_VALUE, literals);
  }

  /**
   * The same with at most that many case splits; at one more the status is unknown and {@link
   * #pendingSplit} is there.
   */
  Status check(int maxSplits, int[] literals) {
    checked = literals.clone();
    core = new int[0];
    reason = "";
    status = Status.UNKNOWN;
    if (beyond != null) {
      reason = beyond;
      return status;
    }
    try {
      int[] positions = search.refute(checked, maxSplits, budget);
      if (positions != null) {
        status = Status.UNSATISFIABLE;
        core = literalsAt(positions);
      } else if (search.pending() == null) {
        status = Status.SATISFIABLE;
      } else {
        reason = "the limit of case splits";
      }
    } catch (ArithmeticException e) {
      reason = "constants beyond 64 bits";
    } catch (LimitReached e) {
      reason = e.getMessage();
    }
    return status;
  }

  private int[] literalsAt(int[] positions) {
    int[] literals = new int[positions.length];
    for (int i = 0; i < literals.length; i++) {
      literals[i] = checked[positions[i]];
    }
    return literals;
  }

  /** Literals of the last check that have no model together, if it found it unsatisfiable. */
  public int[] core() {
    return core.clone();
  }

  /** The conjunction checked last, if equations contradict each other in it without any split. */
  Conjunction clashingEquations() {
    boolean direct = status == Status.UNSATISFIABLE && !search.hasSplit();
    return direct && conjunction.clash() != null ? conjunction : null;
  }

  /** The literal at a position of the conjunction checked last. */
  int checked(int position) {
    return checked[position];
  }

  AtomTable atoms() {
    return atoms;
  }

  /** Engine API: closures of literals over the atoms of this solver, apart from its checks. */
  public ClosedLiterals closedLiterals() {
    return new ClosedLiterals(nodes, atoms);
  }

  /** The cases of the split at which the last check gave up, as a valid formula. */
  Optional<Formula> pendingSplit() {
    Split split = search.pending();
    if (split == null) {
      return Optional.empty();
    }
    Term difference = terms.subtract(nodes.term(split.x()), nodes.term(split.y()));
    Term distance = terms.number(split.distance());
    return Optional.of(
        terms.or(
            terms.less(difference, distance),
            terms.less(distance, difference),
            terms.equal(difference, distance)));
  }

  /** Why the last check ended as unknown. */
  public String reason() {
    return reason;
  }

  /**
   * An unsatisfiable subset of the literals, given that they are unsatisfiable, from which no
   * literal can be left out: one check per literal.
   */
  public int[] minimise(int... unsatisfiable) {
    int[] kept = unsatisfiable.clone();
    for (int i = kept.length - 1; i >= 0; i--) {
      int[] fewer = new int[kept.length - 1];
      System.arraycopy(kept, 0, fewer, 0, i);
      System.arraycopy(kept, i + 1, fewer, i, fewer.length - i);
      if (check(fewer) == Status.UNSATISFIABLE) {
        kept = core;
        i = Math.min(i, kept.length);
      }
    }
    return kept;
  }

  /** A model of the last check, which must have found it satisfiable; checked by evaluation. */
  public Model model() {
    if (status != Status.SATISFIABLE) {
      throw new IllegalStateException("the last check was " + status);
    }
    Arrangement arrangement = new Arrangement(conjunction);
    for (int small : SMALL_GAPS) {
      BigFraction step = new BigFraction(1, 2 + small);
      Style style = new Style(BigInteger.valueOf(small), step, small > 0);
      Model model = arrangement.model(style);
      if (model != null && satisfies(model)) {
        return model;
      }
    }
    Model model = arrangement.model(arrangement.safe());
    if (model == null || !satisfies(model)) {
      throw new IllegalStateException("a wrong model of " + literals(checked) + ":\n" + model);
    }
    return model;
  }

  private boolean satisfies(Model model) {
    List<Literal> literals = literals(checked);
    Map<Term, Value> values = model.evaluateAll(literals.stream().map(Literal::atom).toList());
    return literals.stream()
        .allMatch(l -> values.get(l.atom()).equals(new Value.Truth(l.positive())));
  }

  /** Literals by their numbers. */
  public List<Literal> literals(int... numbers) {
    List<Literal> list = new ArrayList<>();
    for (int number : numbers) {
      list.add(new Literal(atoms.atom(number >> 1), (number & 1) == 0));
    }
    return list;
  }

  /** Registers and decides; the same as {@link #check} with numbers. */
  public Verdict verdict(List<Literal> literals) throws UnsupportedFormulaException {
    int[] numbers = new int[literals.size()];
    for (int i = 0; i < numbers.length; i++) {
      Literal literal = literals.get(i);
      numbers[i] = 2 * register(literal.atom()) + (literal.positive() ? 0 : 1);
    }
    return switch (check(numbers)) {
      case SATISFIABLE -> new Verdict.Satisfiable(model());
      case UNSATISFIABLE -> new Verdict.Unsatisfiable(literals(core));
      case UNKNOWN -> new Verdict.Unknown(reason);
    };
  }
}
