package io.implicant.theories;

import io.implicant.logic.Apply;
import io.implicant.logic.Atom;
import io.implicant.logic.Comparison;
import io.implicant.logic.Dag;
import io.implicant.logic.Equality;
import io.implicant.logic.Predicate;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.sdp.Fact;
import io.implicant.sdp.Rule;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Equality with uninterpreted functions: the rules of LBC07 Figure 2, over the terms of the input
 * alone (Section 3.3). Facts are unordered pairs, so symmetry is built in; a term equals itself
 * without a fact, which is the reflexivity that Figure 2 lacks. An uninterpreted predicate p(t) is
 * the fact p(t) = true, its negation p(t) = false.
 *
 * <p>Rounds: 3m for m terms (Proposition 3.9). At most m(m-1)/2 equalities (Section 3.3.1).
 */
public final class Euf implements Theory {
  private final Term truth;
  private final Term falsity;

  public Euf(Terms terms) {
    truth = terms.bool(true);
    falsity = terms.bool(false);
  }

  @Override
  public String name() {
    return "EUF";
  }

  @Override
  public boolean owns(Term term) {
    return term instanceof Apply && !term.children().isEmpty();
  }

  @Override
  public boolean accepts(Atom atom) {
    return atom.match(predicate -> true, equality -> true, Euf::isPlain);
  }

  /** Whether the comparison is {@code x = y}, without numbers. */
  private static boolean isPlain(Comparison comparison) {
    return comparison.isEquality()
        && comparison.isDifference()
        && comparison.summands().size() == 2
        && comparison.bound().equals(BigFraction.ZERO);
  }

  @Override
  public List<Fact> facts(Literal literal) {
    Atom atom = literal.atom();
    if (atom instanceof Predicate) {
      return List.of(Equal.of(atom, literal.positive() ? truth : falsity));
    }
    Term left = atom.children().get(0);
    Term right = atom.children().get(1);
    assert atom instanceof Equality || isPlain((Comparison) atom) : atom;
    return List.of(literal.positive() ? Equal.of(left, right) : Distinct.of(left, right));
  }

  @Override
  public List<Fact> equality(Term left, Term right) {
    return List.of(Equal.of(left, right));
  }

  @Override
  public int depthBound(Collection<Fact> inputs) {
    return 3 * terms(inputs).size();
  }

  @Override
  public Saturation start(Collection<Fact> inputs) {
    return new Closure(terms(inputs));
  }

  /** terms(G): the sides of the facts and all terms in them. */
  static Collection<Term> terms(Collection<Fact> facts) {
    List<Term> sides = new ArrayList<>();
    for (Fact fact : facts) {
      if (fact instanceof Equal equal) {
        sides.add(equal.left());
        sides.add(equal.right());
      } else if (fact instanceof Distinct distinct) {
        sides.add(distinct.left());
        sides.add(distinct.right());
      } else {
        throw new IllegalArgumentException("not a fact of EUF: " + fact);
      }
    }
    return Dag.postorder(sides);
  }

  /** Two applications of one symbol and the equalities of arguments that make them equal. */
  private record Congruence(Set<Equal> arguments, Equal result) {}

  private final class Closure implements Saturation {
    private final Set<Fact> known = new HashSet<>();
    private final Map<Term, List<Term>> equals = new HashMap<>();
    private final Map<Equal, List<Congruence>> congruences = new HashMap<>();

    Closure(Collection<Term> terms) {
      List<Term> applications = terms.stream().filter(term -> !term.children().isEmpty()).toList();
      for (int i = 0; i < applications.size(); i++) {
        for (int j = 0; j < i; j++) {
          index(applications.get(i), applications.get(j));
        }
      }
    }

    private void index(Term first, Term second) {
      if (symbol(first) != symbol(second)) {
        return;
      }
      Set<Equal> arguments = new LinkedHashSet<>();
      for (int k = 0; k < first.children().size(); k++) {
        Term left = first.children().get(k);
        Term right = second.children().get(k);
        if (left != right) {
          arguments.add(Equal.of(left, right));
        }
      }
      Congruence congruence = new Congruence(arguments, Equal.of(first, second));
      for (Equal argument : arguments) {
        congruences.computeIfAbsent(argument, key -> new ArrayList<>()).add(congruence);
      }
    }

    private static Object symbol(Term term) {
      return term instanceof Apply apply ? apply.symbol() : ((Predicate) term).symbol();
    }

    @Override
    public List<Rule> add(Fact fact) {
      List<Rule> rules = new ArrayList<>();
      known.add(fact);
      if (fact instanceof Distinct distinct) {
        Equal equal = new Equal(distinct.left(), distinct.right());
        if (known.contains(equal)) {
          rules.add(Rule.of("contradiction", Fact.CONTRADICTION, equal, distinct));
        }
        return rules;
      }
      Equal equal = (Equal) fact;
      addContradictions(equal, rules);
      addTransitivity(equal.left(), equal.right(), equal, rules);
      addTransitivity(equal.right(), equal.left(), equal, rules);
      equals.computeIfAbsent(equal.left(), key -> new ArrayList<>()).add(equal.right());
      equals.computeIfAbsent(equal.right(), key -> new ArrayList<>()).add(equal.left());
      for (Congruence congruence : congruences.getOrDefault(equal, List.of())) {
        if (known.containsAll(congruence.arguments())) {
          rules.add(
              new Rule("congruence", List.copyOf(congruence.arguments()), congruence.result()));
        }
      }
      return rules;
    }

    private void addContradictions(Equal equal, List<Rule> rules) {
      Distinct distinct = new Distinct(equal.left(), equal.right());
      if (known.contains(distinct)) {
        rules.add(Rule.of("contradiction", Fact.CONTRADICTION, equal, distinct));
      }
      if (equal.equals(Equal.of(truth, falsity))) {
        rules.add(Rule.of("true is not false", Fact.CONTRADICTION, equal));
      }
    }

    /** middle = other and middle = third give other = third. */
    private void addTransitivity(Term middle, Term other, Equal equal, List<Rule> rules) {
      for (Term third : equals.getOrDefault(middle, List.of())) {
        rules.add(Rule.of("transitivity", Equal.of(other, third), equal, Equal.of(middle, third)));
      }
    }
  }
}
