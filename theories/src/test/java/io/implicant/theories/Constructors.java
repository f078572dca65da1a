package io.implicant.theories;

import io.implicant.logic.Apply;
import io.implicant.logic.Atom;
import io.implicant.logic.Equality;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.sdp.Fact;
import io.implicant.sdp.Rule;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * A third theory: the function cons is free, so cons(a, b) = cons(c, d) gives a = c and b = d, on
 * top of the rules of equality. Its rules are Horn clauses, so it is convex.
 */
final class Constructors implements Theory {
  static final String CONS = "cons";

  private final Euf equality;

  Constructors(Terms terms) {
    equality = new Euf(terms);
  }

  @Override
  public String name() {
    return "constructors";
  }

  @Override
  public boolean owns(Term term) {
    return term instanceof Apply apply && apply.symbol().name().equals(CONS);
  }

  @Override
  public boolean accepts(Atom atom) {
    return atom instanceof Equality && atom.children().stream().anyMatch(this::owns);
  }

  @Override
  public List<Fact> facts(Literal literal) {
    return equality.facts(literal);
  }

  @Override
  public List<Fact> equality(Term left, Term right) {
    return equality.equality(left, right);
  }

  @Override
  public int depthBound(Collection<Fact> inputs) {
    int terms = Euf.terms(inputs).size();
    return terms * terms; // each round before the last adds one of the equalities
  }

  @Override
  public Saturation start(Collection<Fact> inputs) {
    Saturation closure = equality.start(inputs);
    return fact -> {
      List<Rule> rules = new ArrayList<>(closure.add(fact));
      if (fact instanceof Equal equal && owns(equal.left()) && owns(equal.right())) {
        for (int i = 0; i < 2; i++) {
          Term left = equal.left().children().get(i);
          Term right = equal.right().children().get(i);
          if (left != right) {
            rules.add(Rule.of("injectivity", Equal.of(left, right), equal));
          }
        }
      }
      return rules;
    };
  }
}
