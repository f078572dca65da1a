package io.implicant.abstraction;

import io.implicant.dd.bdd.Cube;
import io.implicant.logic.Formula;
import io.implicant.logic.Symbol;
import io.implicant.logic.Terms;
import io.implicant.logic.text.Position;
import io.implicant.logic.text.Script;
import io.implicant.logic.text.SmtPrinter;
import io.implicant.logic.text.SmtReader;
import io.implicant.theories.solver.Model;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Cubes as formulas, formulas as text. */
final class Formulas {
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}_.'$@~^%?]+");
  private static final Pattern CONNECTIVE = Pattern.compile("[&|!]|->|=>");
  private static final Pattern NOT_IN_BARS = Pattern.compile("[|\\\\\\p{Cntrl}]");

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

  /** The cube's literals with "and" between them; the empty one is true. */
  static String text(List<NamedPredicate> predicates, Cube cube) {
    List<String> literals = new ArrayList<>();
    cube.variables()
        .forEach(i -> literals.add(text(predicates.get(i).name(), cube.hasPositive(i))));
    return literals.isEmpty() ? "true" : String.join(" & ", literals);
  }

  /** A literal, in parentheses where one would read it wrongly: {@code !(x = y)}. */
  static String text(String name, boolean positive) {
    if (WORD.matcher(name).matches()) {
      return positive ? name : "!" + name;
    } else if (positive) {
      return CONNECTIVE.matcher(name).find() ? "(" + name + ")" : name;
    }
    return "!(" + name + ")";
  }

  /** A query with the predicates and goals. */
  static String toSmtLib(List<NamedPredicate> predicates, Map<String, Formula> goals) {
    List<Formula> roots = new ArrayList<>();
    predicates.forEach(predicate -> roots.add(predicate.formula()));
    roots.addAll(goals.values());
    List<Symbol> symbols = Model.symbols(roots);
    List<Script.Definition> definitions = new ArrayList<>();
    Set<String> taken = new HashSet<>();
    symbols.forEach(symbol -> taken.add(symbol.name()));
    taken.addAll(goals.keySet());
    for (int i = 0; i < predicates.size(); i++) {
      String name = definable(predicates.get(i).name(), i + 1, taken);
      definitions.add(definition(name, predicates.get(i).formula()));
    }
    goals.forEach((name, goal) -> definitions.add(definition(name, goal)));
    return SmtPrinter.print(Script.ofDefinitions("cover", symbols, definitions));
  }

  /** The name, if a script can define it; else p1, p2, and so on, with bars where that is taken. */
  private static String definable(String name, int number, Set<String> taken) {
    boolean unfit = NOT_IN_BARS.matcher(name).find() || name.startsWith("goal");
    if (!unfit && !SmtReader.isBuiltIn(name) && taken.add(name)) {
      return name;
    }
    String other = "p" + number;
    while (!taken.add(other)) {
      other += "'";
    }
    return other;
  }

  private static Script.Definition definition(String name, Formula formula) {
    return new Script.Definition(name, formula, new Position(name, 1, 1));
  }
}
