package io.implicant.abstraction;

import io.implicant.dd.bdd.Cube;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.logic.text.Position;
import io.implicant.logic.text.Script;
import io.implicant.logic.text.SmtPrinter;
import io.implicant.theories.solver.Model;
import java.util.ArrayList;
import java.util.List;

/** Cubes as formulas, formulas as text. */
final class Formulas {
  private Formulas() {}

  /** The disjunction of the cubes. */
  static Formula ofCubes(Terms terms, List<NamedPredicate> predicates, Iterable<Cube> cubes) {
    List<Formula> disjuncts = new ArrayList<>();
    for (Cube cube : cubes) {
      disjuncts.add(ofCube(terms, predicates, cube));
    }
    return terms.or(disjuncts);
  }

  static Formula ofCube(Terms terms, List<NamedPredicate> predicates, Cube cube) {
    List<Formula> literals = new ArrayList<>();
    cube.variables()
        .forEach(
            i -> {
              Formula predicate = predicates.get(i).formula();
              literals.add(cube.hasPositive(i) ? predicate : terms.not(predicate));
            });
    return terms.and(literals);
  }

  /** A query with the predicates, named p1, p2, ..., and the formula as goal. */
  static String toSmtLib(List<NamedPredicate> predicates, Formula formula) {
    List<Script.Definition> definitions = new ArrayList<>();
    List<Formula> roots = new ArrayList<>();
    for (int i = 0; i < predicates.size(); i++) {
      roots.add(predicates.get(i).formula());
      definitions.add(definition("p" + (i + 1), predicates.get(i).formula()));
    }
    roots.add(formula);
    definitions.add(definition("goal", formula));
    return SmtPrinter.print(Script.ofDefinitions("cover", Model.symbols(roots), definitions));
  }

  private static Script.Definition definition(String name, Formula formula) {
    return new Script.Definition(name, formula, new Position(name, 1, 1));
  }
}
