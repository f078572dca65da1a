package io.implicant.theories;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.BddOptions;
import io.implicant.dd.bdd.Cube;
import io.implicant.logic.Atom;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Junction;
import io.implicant.logic.Term;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;

/**
 * A formula as a conjunction of clauses without auxiliary variables (LBC07 Section 2.1): the paths
 * of the BDD of its negation over its atoms, each the negation of a clause. They come one at a
 * time.
 */
public final class GoalClauses {
  private static final int INITIAL_NODES = 64; // most goals are small, and asked by the thousand

  private final BddManager manager =
      BddManager.create(BddOptions.ofVariables(0).withInitialNodes(INITIAL_NODES));
  private final Map<Atom, Integer> variables = new LinkedHashMap<>();
  private final List<Atom> atoms = new ArrayList<>();
  private final Bdd negation;

  public GoalClauses(Formula goal) {
    Map<Term, Bdd> functions = new HashMap<>();
    for (Term term : Dag.postorder(List.of(goal), t -> t instanceof Formula)) {
      functions.put(term, function((Formula) term, functions));
    }
    negation = functions.get(goal).not();
  }

  /** For each clause the literals of its negation, not-E. */
  public Iterable<List<Literal>> negatedClauses() {
    return () ->
        StreamSupport.stream(negation.cubes().spliterator(), false).map(this::literals).iterator();
  }

  private List<Literal> literals(Cube cube) {
    List<Literal> literals = new ArrayList<>();
    cube.variables().forEach(v -> literals.add(new Literal(atoms.get(v), cube.hasPositive(v))));
    return literals;
  }

  private Bdd function(Formula formula, Map<Term, Bdd> functions) {
    return formula.match(
        new Formula.Cases<>() {
          @Override
          public Bdd constant(boolean value) {
            return manager.constant(value);
          }

          @Override
          public Bdd atom(Atom atom) {
            return manager.variable(variables.computeIfAbsent(atom, GoalClauses.this::number));
          }

          @Override
          public Bdd not(Formula operand) {
            return functions.get(operand).not();
          }

          @Override
          public Bdd junction(Junction junction) {
            List<Bdd> operands = junction.operands().stream().map(functions::get).toList();
            return junction.isConjunction() ? manager.and(operands) : manager.or(operands);
          }

          @Override
          public Bdd iff(Formula left, Formula right) {
            return functions.get(left).iff(functions.get(right));
          }

          @Override
          public Bdd conditional(Formula condition, Formula thenFormula, Formula elseFormula) {
            return functions
                .get(condition)
                .ite(functions.get(thenFormula), functions.get(elseFormula));
          }
        });
  }

  private int number(Atom atom) {
    atoms.add(atom);
    return manager.addVariables(1);
  }
}
