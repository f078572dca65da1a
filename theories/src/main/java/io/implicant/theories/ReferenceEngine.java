package io.implicant.theories;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.BddOptions;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.NodeTable;
import io.implicant.logic.BoolConstant;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.sdp.AndOrDag;
import io.implicant.sdp.Functions;
import io.implicant.sdp.SdpRun;
import io.implicant.sdp.SymbolicDecisionProcedure.Options;
import io.implicant.theories.NelsonOppen.Combined;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * F_P(e) to the letter of LBC07: for each clause of e one run of the symbolic decision procedure on
 * P and the negations of P, with the clause's negation as not-E (Corollary 3.5). Leaf 2i is b of
 * p_i, leaf 2i+1 is b of its negation; on minterms the second is the complement of the first.
 *
 * <p>The engine explains and serves as an oracle; it is not made for speed. Predicates are atoms or
 * negated atoms of EUF and difference logic, without if-then-else terms and Bool arguments.
 */
public final class ReferenceEngine {
  /** Which theories decide. */
  public enum Choice {
    EUF,
    DIFFERENCE,
    COMBINED
  }

  /**
   * How far to go.
   *
   * @param maxDepth a bound on the rounds of each saturation
   * @param maxNodes a bound on the nodes of BDDs
   */
  public record Limits(int maxDepth, int maxNodes) {
    public static final Limits NONE = new Limits(Integer.MAX_VALUE, NodeTable.MAX_NODES);
  }

  private final Terms terms;
  private final List<Formula> predicates;
  private final List<Theory> theories = new ArrayList<>();
  private final BddManager manager;
  private final Limits limits;

  /**
   * An engine for the predicates.
   *
   * @throws UnsupportedFormulaException if one of them is not a literal of the theories
   */
  public ReferenceEngine(
      Terms terms, List<? extends Formula> predicates, Choice choice, Limits limits)
      throws UnsupportedFormulaException {
    this.terms = terms;
    this.predicates = List.copyOf(predicates);
    this.limits = limits;
    if (choice != Choice.DIFFERENCE) {
      theories.add(new Euf(terms));
    }
    if (choice != Choice.EUF) {
      theories.add(new Difference(terms));
    }
    manager =
        BddManager.create(
            BddOptions.ofVariables(predicates.size()).withMaxNodes(limits.maxNodes()));
    for (Formula predicate : predicates) {
      SupportedFormulas.requireLiteral(predicate, theories);
    }
  }

  /** Where functions over P live; variable i is predicate i. */
  public BddManager manager() {
    return manager;
  }

  /** I: the minterms that the theories refute. */
  public ReferenceResult inconsistent() {
    return clause(List.of());
  }

  /**
   * F_P(goal).
   *
   * @throws UnsupportedFormulaException if an atom of the goal is outside the theories
   */
  public ReferenceResult weakestStrengthening(Formula goal) throws UnsupportedFormulaException {
    SupportedFormulas.requireAtoms(goal, theories);
    ReferenceResult result = ReferenceResult.all(manager.constant(true));
    for (List<Literal> negatedClause : new GoalClauses(goal).negatedClauses()) {
      result = result.and(clause(negatedClause));
    }
    return result;
  }

  /**
   * Why a cube over P implies the goal.
   *
   * @param result what {@link #weakestStrengthening} or {@link #inconsistent} gave
   * @param cube over the variables of {@link #manager}; it must imply the result's function
   */
  public List<Explanation> explain(ReferenceResult result, Cube cube) {
    if (!manager.cube(cube).entails(result.function())) {
      throw new IllegalArgumentException("not implied by " + cube);
    }
    return result.parts().stream().map(part -> Explanation.of(part, predicates, cube)).toList();
  }

  /** F_P of the disjunction whose negation is the conjunction of the literals. */
  ReferenceResult clause(List<Literal> negatedClause) {
    AndOrDag dag = new AndOrDag();
    Map<Literal, Integer> literals = new LinkedHashMap<>();
    negatedClause.forEach(literal -> literals.put(literal, AndOrDag.TRUE));
    int refuted = inputs(dag, literals);
    Functions functions =
        new Functions(dag, manager, leaf -> manager.literal(leaf / 2, leaf % 2 == 0));
    Options options = Options.comparing(functions).withMaxDepth(limits.maxDepth());
    Combined combined = NelsonOppen.run(terms, theories, dag, literals, options);
    int root = dag.or(refuted, combined.root());
    return new ReferenceResult(
        functions.function(root),
        isExact(functions, combined, root),
        List.of(new ReferenceResult.Part(dag, root, negatedClause, combined)));
  }

  /** Adds P and its negations; returns the ways to pick a predicate that is constantly false. */
  private int inputs(AndOrDag dag, Map<Literal, Integer> literals) {
    int refuted = AndOrDag.FALSE;
    for (int i = 0; i < predicates.size(); i++) {
      if (predicates.get(i) instanceof BoolConstant constant) {
        refuted = dag.or(refuted, dag.leaf(constant.value() ? 2 * i + 1 : 2 * i));
        continue;
      }
      Literal literal = Literal.of(predicates.get(i), true).orElseThrow();
      literals.merge(literal, dag.leaf(2 * i), dag::or);
      literals.merge(literal.negated(), dag.leaf(2 * i + 1), dag::or);
    }
    return refuted;
  }

  private static boolean isExact(Functions functions, Combined combined, int root) {
    if (!combined.complete()) {
      return false;
    }
    for (Map.Entry<Theory, SdpRun> run : combined.runs().entrySet()) {
      if (run.getKey() instanceof Difference) {
        Bdd open = IntegerSplits.undecided(functions, run.getValue(), combined.shared());
        return open.entails(functions.function(root));
      }
    }
    return true;
  }
}
