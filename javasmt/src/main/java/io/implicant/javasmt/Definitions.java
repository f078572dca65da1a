package io.implicant.javasmt;

import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Iff;
import io.implicant.logic.Junction;
import io.implicant.logic.Not;
import io.implicant.logic.Predicate;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Verifiers name a predicate by a Bool variable, {@code b <=> atom}, and enumerate the values of b.
 * With such a conjunct, b can be replaced by its definition everywhere: the values that b takes in
 * models of {@code (b <=> atom) & rest} are those that the atom takes in models of {@code rest}
 * with the atom in place of b. So the engine gets the atoms themselves as predicates.
 *
 * <p>A definition in terms of itself, directly or through others, stays a conjunct.
 */
final class Definitions {
  private final Terms terms;
  private final Map<Term, Formula> bodies = new HashMap<>();
  private final List<Formula> rest = new ArrayList<>();

  private Definitions(Terms terms) {
    this.terms = terms;
  }

  /** Takes the definitions of the predicates out of the conjunction of the formulas. */
  static Definitions of(Terms terms, List<Formula> formulas, List<Formula> predicates) {
    Definitions definitions = new Definitions(terms);
    for (Formula conjunct : conjuncts(formulas)) {
      if (!definitions.define(conjunct, predicates)) {
        definitions.rest.add(conjunct);
      }
    }
    return definitions;
  }

  private static List<Formula> conjuncts(List<Formula> formulas) {
    List<Formula> conjuncts = new ArrayList<>();
    Deque<Formula> open = new ArrayDeque<>();
    for (int i = formulas.size() - 1; i >= 0; i--) {
      open.push(formulas.get(i));
    }
    Set<Formula> seen = new HashSet<>(); // shared conjunctions may have exponentially many paths
    while (!open.isEmpty()) {
      Formula next = open.pop();
      if (!seen.add(next)) {
        continue;
      }
      if (next instanceof Junction junction && junction.isConjunction()) {
        for (int i = junction.operands().size() - 1; i >= 0; i--) {
          open.push(junction.operands().get(i));
        }
      } else {
        conjuncts.add(next);
      }
    }
    return conjuncts;
  }

  private boolean define(Formula conjunct, List<Formula> predicates) {
    boolean negated = conjunct instanceof Not;
    Formula positive = conjunct instanceof Not not ? not.operand() : conjunct;
    if (!(positive instanceof Iff iff)) {
      return false;
    }
    return define(iff.left(), iff.right(), negated, predicates)
        || define(iff.right(), iff.left(), negated, predicates);
  }

  private boolean define(
      Formula variable, Formula meaning, boolean negated, List<Formula> predicates) {
    boolean suitable =
        variable instanceof Predicate predicate
            && predicate.arguments().isEmpty()
            && predicates.contains(variable)
            && !bodies.containsKey(variable);
    if (!suitable) {
      return false;
    }
    Formula body = apply(negated ? terms.not(meaning) : meaning);
    if (Dag.postorder(List.of(body)).contains(variable)) {
      return false;
    }
    bodies.replaceAll(
        (other, known) -> (Formula) Dag.substitute(terms, known, Map.of(variable, body)));
    bodies.put(variable, body);
    return true;
  }

  /** The formula with definitions in place of their names. */
  Formula apply(Formula formula) {
    return (Formula) Dag.substitute(terms, formula, bodies);
  }

  /** What is left of the conjunction. */
  Formula rest() {
    return terms.and(rest.stream().map(this::apply).toList());
  }
}
