package io.implicant.javasmt;

import io.implicant.dd.bdd.Bdd;
import java.time.Duration;
import java.util.List;
import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.SolverContext;

/**
 * Predicate abstraction for users who hold JavaSMT formulas. The solver is only asked about atoms
 * outside the fragment that share nothing with the rest.
 *
 * <pre>{@code
 * var abstraction = new JavaSmtAbstraction(context, notifier);
 * BooleanFormula next = abstraction.strongestConsequence(pathFormula, predicates).asCubes();
 * }</pre>
 */
public final class JavaSmtAbstraction {
  private final SolverContext context;
  private final Projection projection;

  /** Without a limit but the notifier's word. */
  public JavaSmtAbstraction(SolverContext context, ShutdownNotifier notifier) {
    this(context, notifier, Duration.ofDays(1000));
  }

  /** With a time limit for each question. */
  public JavaSmtAbstraction(SolverContext context, ShutdownNotifier notifier, Duration limit) {
    this.context = context;
    this.projection = new Projection(context, notifier, limit);
  }

  /**
   * G_P(formula): the strongest Boolean combination of the predicates that follows from the
   * formula.
   *
   * @throws UnansweredException if something lies outside the fragment, or a limit was reached
   * @throws InterruptedException if a shutdown was requested
   */
  public AbstractionResult strongestConsequence(
      BooleanFormula formula, List<BooleanFormula> predicates)
      throws UnansweredException, InterruptedException {
    return result(projection.consistent(List.of(formula), predicates), predicates);
  }

  /**
   * F_P(goal): the weakest Boolean combination of the predicates that implies the goal.
   *
   * @throws UnansweredException if something lies outside the fragment, or a limit was reached
   * @throws InterruptedException if a shutdown was requested
   */
  public AbstractionResult weakestStrengthening(
      BooleanFormula goal, List<BooleanFormula> predicates)
      throws UnansweredException, InterruptedException {
    BooleanFormula negated = context.getFormulaManager().getBooleanFormulaManager().not(goal);
    return result(projection.consistent(List.of(negated), predicates).not(), predicates);
  }

  private AbstractionResult result(Bdd function, List<BooleanFormula> predicates) {
    return new AbstractionResult(
        function, context.getFormulaManager().getBooleanFormulaManager(), predicates);
  }
}
