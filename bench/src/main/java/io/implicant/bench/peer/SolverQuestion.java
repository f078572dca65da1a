package io.implicant.bench.peer;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.javasmt.FormulaTranslator;
import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.Evaluator;
import org.sosy_lab.java_smt.api.ProverEnvironment;
import org.sosy_lab.java_smt.api.SolverContext;
import org.sosy_lab.java_smt.api.SolverContext.ProverOptions;
import org.sosy_lab.java_smt.api.SolverException;

/**
 * A problem in a solver's formulas: not e, and for each predicate a Bool variable tied to it by an
 * equivalence, as verifiers do.
 */
final class SolverQuestion {
  private final SolverContext context;
  private final BooleanFormula assertion;
  private final List<BooleanFormula> variables = new ArrayList<>();
  private final List<BooleanFormula> negations = new ArrayList<>();
  private final Map<BooleanFormula, Integer> indexOfVariable = new HashMap<>();
  private final Map<BooleanFormula, Integer> indexOfNegation = new HashMap<>();

  SolverQuestion(SolverContext context, Problem problem) {
    this.context = context;
    Terms terms = problem.terms();
    var translator = new FormulaTranslator(context.getFormulaManager(), terms);
    List<Formula> conjuncts = new ArrayList<>();
    conjuncts.add(terms.not(problem.goal()));
    for (int i = 0; i < problem.predicates().size(); i++) {
      String name = "predicate " + i;
      Formula variable =
          (Formula) terms.apply(terms.freshSymbol(name, List.of(), Sort.BOOL), List.of());
      conjuncts.add(terms.iff(variable, problem.predicates().get(i)));
      BooleanFormula written = translator.toJavaSmt(variable);
      variables.add(written);
      negations.add(context.getFormulaManager().getBooleanFormulaManager().not(written));
      indexOfVariable.put(written, i);
      indexOfNegation.put(negations.get(i), i);
    }
    List<BooleanFormula> written = conjuncts.stream().map(translator::toJavaSmt).toList();
    assertion = context.getFormulaManager().getBooleanFormulaManager().and(written);
  }

  /** The number of predicates. */
  int size() {
    return variables.size();
  }

  List<BooleanFormula> variables() {
    return variables;
  }

  BooleanFormula literal(int predicate, boolean positive) {
    return (positive ? variables : negations).get(predicate);
  }

  BddManager newManager() {
    return BddManager.create(size());
  }

  /** A prover with everything asserted. */
  ProverEnvironment newProver(ProverOptions... options) throws InterruptedException {
    ProverEnvironment prover = context.newProverEnvironment(options);
    prover.push(assertion);
    return prover;
  }

  /** The cube of literals among {@link #variables} and their negations. */
  Bdd cube(BddManager manager, List<BooleanFormula> literals) {
    Bdd cube = manager.constant(true);
    for (BooleanFormula literal : literals) {
      Integer positive = indexOfVariable.get(literal);
      int index = positive != null ? positive : indexOfNegation.get(literal);
      cube = cube.and(manager.literal(index, positive != null));
    }
    return cube;
  }

  /** The minterm of the prover's model, unless the solver leaves a predicate open. */
  Optional<Bdd> minterm(BddManager manager, ProverEnvironment prover) throws SolverException {
    Bdd minterm = manager.constant(true);
    try (Evaluator model = prover.getEvaluator()) {
      for (int i = size() - 1; i >= 0; i--) {
        Boolean value = model.evaluate(variables.get(i));
        if (value == null) {
          return Optional.empty();
        }
        minterm = minterm.and(manager.literal(i, value));
      }
    }
    return Optional.of(minterm);
  }
}
