package io.implicant.theories.closure;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.BddTable;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.EngineOptions.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * F_P(e) by labelled closures, exact for EUF with difference logic over Int, Real and declared
 * sorts, for predicates and goals of any Boolean shape.
 *
 * <p>A minterm is an assignment to the atoms of P. Which ones are inconsistent is the union over
 * the {@link Blocks} of the atom graph, each of which is solved by the algorithm that suits it
 * ({@link Plan}); closed blocks are kept for later goals. A goal is asked in one of two ways:
 *
 * <ul>
 *   <li><em>paths</em>: the paths of not-e are asserted on the closed states of P ({@link
 *       GoalWalk});
 *   <li><em>one run</em>: the goal's atoms s get labels too; with T(p, s) the inconsistent
 *       assignments, F_P(e) = forall s. e or T. T serves all goals over the same atoms.
 * </ul>
 *
 * <p>{@link Question} states the rule. A predicate that is no literal of its own is tied to its
 * body over atoms s: F = forall s. F(s) or p differs from its body ({@link Variables}).
 *
 * <p>Not thread-safe.
 */
public final class ClosureEngine {
  private final Terms terms;
  private final EngineOptions options;
  private final List<Formula> predicates = new ArrayList<>();
  private final AtomTable atoms;
  private final int predicateAtoms;
  private final Work work;
  private final BlockSolver solver;
  private final int[] firstAtoms; // those that come first in the order, as they did before
  private Variables variables; // made with the first goal, from which their order starts

  /** With default options. */
  public ClosureEngine(Terms terms, List<? extends Formula> predicates)
      throws UnsupportedFormulaException {
    this(terms, predicates, EngineOptions.DEFAULT);
  }

  /**
   * An engine for the predicates.
   *
   * @throws UnsupportedFormulaException if an atom is outside EUF and difference logic
   */
  public ClosureEngine(Terms terms, List<? extends Formula> predicates, EngineOptions options)
      throws UnsupportedFormulaException {
    this.options = options;
    this.terms = terms;
    atoms = new AtomTable(terms);
    for (Formula predicate : predicates) {
      this.predicates.add(atoms.enter(predicate));
    }
    atoms.endPredicates();
    predicateAtoms = atoms.size();
    work = new Work(options.maxColumns());
    solver = new BlockSolver(atoms, options, work);
    firstAtoms = new int[0];
  }

  private ClosureEngine(ClosureEngine smaller, List<? extends Formula> more)
      throws UnsupportedFormulaException {
    options = smaller.options;
    terms = smaller.terms;
    atoms = new AtomTable(terms);
    predicates.addAll(smaller.predicates);
    for (Formula predicate : smaller.predicates) {
      atoms.enter(predicate);
    }
    for (Formula predicate : more) {
      predicates.add(atoms.enter(predicate));
    }
    atoms.endPredicates();
    predicateAtoms = atoms.size();
    work = smaller.work;
    solver = new BlockSolver(atoms, options, work, smaller.solver);
    firstAtoms = smaller.variables().order();
  }

  /**
   * An engine with predicates added at the end, which goes on from the blocks that this one has
   * closed. Both must stay on one thread at a time.
   *
   * @throws UnsupportedFormulaException if an atom is outside EUF and difference logic
   */
  public ClosureEngine extended(List<? extends Formula> more) throws UnsupportedFormulaException {
    return new ClosureEngine(this, more);
  }

  /** Where functions over P live; variable i is predicate i, others are the engine's own. */
  public BddManager manager() {
    return variables().manager();
  }

  private Variables variables() {
    if (variables == null) {
      List<Constraint> goal = atoms.constraints().subList(predicateAtoms, atoms.size());
      int[] order = AtomOrder.of(atoms.constraints(), predicateAtoms, firstAtoms, goal);
      variables = new Variables(predicates, atoms, order, options.maxNodes());
    }
    return variables;
  }

  /** I: the minterms over P that no model satisfies. */
  public Bdd inconsistent() {
    return inconsistent(Budget.unlimited()).inconsistent();
  }

  /** I under limits; the answer's function is I too. */
  public ClosureAnswer inconsistent(Budget budget) {
    return answer(null, budget, System.nanoTime());
  }

  /**
   * F_P(goal).
   *
   * @throws UnsupportedFormulaException if an atom of the goal is outside EUF and difference logic
   */
  public Bdd weakestStrengthening(Formula goal) throws UnsupportedFormulaException {
    return ask(goal, Budget.unlimited()).function();
  }

  /**
   * F_P(goal) and I, under limits.
   *
   * @throws UnsupportedFormulaException if an atom of the goal is outside EUF and difference logic
   */
  public ClosureAnswer ask(Formula goal, Budget budget) throws UnsupportedFormulaException {
    long start = System.nanoTime();
    Formula plain = atoms.enter(goal);
    return answer(plain, budget, start);
  }

  /**
   * G_P(phi) alone, the minterms that have a model together with phi. Takes less than {@link #ask}
   * for one question, but keeps nothing for others.
   *
   * @throws UnsupportedFormulaException if an atom of phi is outside EUF and difference logic
   */
  public Consistent consistentWith(Formula phi, Budget budget) throws UnsupportedFormulaException {
    Formula plain = atoms.enter(phi);
    begin(budget);
    int[] minterms = {BddTable.FALSE};
    Optional<String> limit =
        within(
            budget,
            () -> {
              int function = atoms.function(variables.table(), plain);
              Goal goal = new Goal(atoms, variables, options.cut(), function);
              minterms[0] =
                  GoalFirst.suits(goal) && options.way() == Way.AUTO
                      ? variables.overPredicates(new GoalFirst(goal, solver).consistent() ^ 1) ^ 1
                      : new Question(goal, solver, options.way()).answer() ^ 1;
            });
    return new Consistent(manager().handle(minterms[0]), limit);
  }

  private ClosureAnswer answer(Formula formula, Budget budget, long start) {
    begin(budget);
    int[] found = {BddTable.FALSE, BddTable.FALSE};
    Goal[] goal = new Goal[1];
    Question[] question = new Question[1];
    long[] encoded = {System.nanoTime()};
    Optional<String> limit =
        within(
            budget,
            () -> {
              int function =
                  formula == null ? BddTable.FALSE : atoms.function(variables.table(), formula);
              goal[0] = new Goal(atoms, variables, options.cut(), function ^ 1);
              question[0] = new Question(goal[0], solver, options.way());
              encoded[0] = System.nanoTime();
              found[0] = question[0].answer();
              found[1] = question[0].inconsistent();
            });
    return new ClosureAnswer(
        manager().handle(found[0]),
        manager().handle(found[1]),
        limit,
        stats(
            goal[0],
            question[0],
            (encoded[0] - start) / 1e3,
            (System.nanoTime() - encoded[0]) / 1e3));
  }

  private void begin(Budget budget) {
    variables().addGoalAtoms();
    BddTable table = variables.table();
    if (table.wantsCollection()) {
      solver.forgetEdges();
      table.safePoint();
    }
    work.begin(budget);
    solver.begin();
  }

  /** Does the work under limits; which one ended it, if one did. */
  private Optional<String> within(Budget budget, Runnable task) {
    BddTable table = variables.table();
    Budget outer = table.budget();
    table.setBudget(budget.withNodes(options.maxNodes()));
    try {
      task.run();
      return Optional.empty();
    } catch (LimitReached e) {
      return Optional.of(e.getMessage());
    } catch (ArithmeticException e) {
      return Optional.of("numbers beyond 64 bits");
    } finally {
      table.setBudget(outer);
    }
  }

  private EngineStats stats(Goal goal, Question question, double encodeMicros, double solveMicros) {
    return new EngineStats(
        predicates.size(),
        atoms.size(),
        atoms.encoding().size(),
        atoms.encoding().applications().size(),
        question == null ? Way.AUTO : question.chosenWay(),
        goal == null ? 0 : goal.diagram().paths(),
        goal == null ? 0 : goal.newAtoms().length,
        question == null ? "" : question.why(options.way()),
        solver.stats(),
        work.peakColumns(),
        work.operations(),
        work.splits(),
        manager().tableSize(),
        encodeMicros,
        solveMicros);
  }
}
