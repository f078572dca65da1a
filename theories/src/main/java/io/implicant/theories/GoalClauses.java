package io.implicant.theories;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.BddOptions;
import io.implicant.dd.bdd.Cube;
import io.implicant.logic.Atom;
import io.implicant.logic.Formula;
import java.util.ArrayList;
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
    negation = FormulaFunction.of(manager, goal, this::variable).not();
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

  private int variable(Atom atom) {
    return variables.computeIfAbsent(atom, this::number);
  }

  private int number(Atom atom) {
    atoms.add(atom);
    return manager.addVariables(1);
  }
}
