package io.implicant.theories;

import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Purification (LBC07 Section 4.1): a subterm whose topmost symbol belongs to another theory is
 * replaced by a fresh variable w, and the binding predicate w = t' is given to that theory. Equal
 * terms get one variable, whatever literals they stand in.
 */
final class Purifier {
  /** A pure literal and the theory that takes it. */
  record Pure(Theory theory, Literal literal) {}

  private final Terms terms;
  private final List<? extends Theory> theories;
  private final Map<Term, Term> pure = new HashMap<>();
  private final Map<Term, Term> variables = new LinkedHashMap<>();
  private final Map<Term, Term> meanings = new HashMap<>();
  private final List<Pure> bindings = new ArrayList<>();

  Purifier(Terms terms, List<? extends Theory> theories) {
    this.terms = terms;
    this.theories = List.copyOf(theories);
  }

  /** The pure form of the literal; new bindings may arise. */
  Pure purify(Literal literal) {
    for (Theory theory : theories) {
      if (theory.accepts(literal.atom())) {
        return new Pure(theory, pureIn(literal, theory));
      }
    }
    throw new IllegalArgumentException("no theory takes " + literal);
  }

  /** The binding predicates so far. */
  List<Pure> bindings() {
    return List.copyOf(bindings);
  }

  /** The term with its fresh variables replaced by what they stand for. */
  Term meaning(Term term) {
    return Dag.substitute(terms, term, meanings);
  }

  private Literal pureIn(Literal literal, Theory theory) {
    Map<Term, Term> map = new HashMap<>();
    for (Term child : literal.atom().children()) {
      for (Term term : Dag.postorder(List.of(child), t -> !pure.containsKey(t))) {
        pure.put(term, pureForm(term));
      }
      map.put(child, seenBy(child, theory));
    }
    Formula atom = (Formula) Dag.substitute(terms, literal.atom(), map);
    return Literal.of(atom, literal.positive()).orElseThrow();
  }

  /** The term with its alien subterms replaced; those have been purified before. */
  private Term pureForm(Term term) {
    Map<Term, Term> map = new HashMap<>();
    Theory owner = owner(term);
    for (Term child : term.children()) {
      map.put(child, seenBy(child, owner));
    }
    return Dag.substitute(terms, term, map);
  }

  /** The pure form if the theory owns the term or no theory does, otherwise its variable. */
  private Term seenBy(Term term, Theory theory) {
    Theory owner = owner(term);
    return owner == null || owner == theory
        ? pure.get(term)
        : variables.computeIfAbsent(term, alien -> bind(alien, owner));
  }

  private Term bind(Term alien, Theory owner) {
    String name = "w" + (variables.size() + 1);
    Term variable = terms.apply(terms.freshSymbol(name, List.of(), alien.sort()), List.of());
    meanings.put(variable, alien);
    Formula binding = terms.equal(variable, pure.get(alien));
    bindings.add(new Pure(owner, Literal.of(binding, true).orElseThrow()));
    return variable;
  }

  private Theory owner(Term term) {
    for (Theory theory : theories) {
      if (theory.owns(term)) {
        return theory;
      }
    }
    return null;
  }
}
