package io.implicant.bench.sdp;

import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;

/** Queries that grow with a number. */
public enum Family {
  /** Equalities in a cycle of n terms; the goal is one more chord. */
  CYCLE("EUF, a cycle of n equalities"),
  /** LBC07 Figure 8. */
  DIAMONDS("EUF, n diamonds in a chain"),
  /** f^i(x) = f^(i+1)(x): congruence carries each equality on. */
  NESTED("EUF, n applications of one function"),
  /** x_i <= x_(i+1): the special case without constants. */
  ORDER("difference logic, a cycle x1 <= ... <= xn <= x1"),
  /** x_i <= x_(i+1) + i: every path has a weight of its own. */
  OFFSETS("difference logic, a cycle with constants up to n");

  private final String meaning;

  Family(String meaning) {
    this.meaning = meaning;
  }

  public String meaning() {
    return meaning;
  }

  /** A query: P and e. */
  record Problem(List<Formula> predicates, Formula goal) {}

  Problem problem(Terms terms, int n) {
    return switch (this) {
      case CYCLE -> cycle(terms, n);
      case DIAMONDS -> diamonds(terms, n);
      case NESTED -> nested(terms, n);
      case ORDER -> order(terms, n, 0);
      case OFFSETS -> order(terms, n, 1);
    };
  }

  private static Problem cycle(Terms terms, int n) {
    List<Term> x = constants(terms, "x", terms.sort("U"), n);
    List<Formula> predicates = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      predicates.add(terms.equal(x.get(i), x.get((i + 1) % n)));
    }
    return new Problem(predicates, terms.equal(x.get(0), x.get(n / 2)));
  }

  private static Problem diamonds(Terms terms, int n) {
    Sort sort = terms.sort("U");
    List<Term> a = constants(terms, "a", sort, n);
    List<Term> b = constants(terms, "b", sort, n);
    List<Term> c = constants(terms, "c", sort, n);
    List<Term> d = constants(terms, "d", sort, n);
    List<Formula> predicates = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      predicates.add(terms.equal(a.get(i), b.get(i)));
      predicates.add(terms.equal(b.get(i), d.get(i)));
      predicates.add(terms.equal(a.get(i), c.get(i)));
      predicates.add(terms.equal(c.get(i), d.get(i)));
      if (i + 1 < n) {
        predicates.add(terms.equal(d.get(i), a.get(i + 1)));
      }
    }
    return new Problem(predicates, terms.equal(a.get(0), d.get(n - 1)));
  }

  private static Problem nested(Terms terms, int n) {
    Sort sort = terms.sort("U");
    Symbol f = terms.symbol("f", List.of(sort), sort);
    List<Term> powers = new ArrayList<>(List.of(terms.constant("x", sort)));
    for (int i = 0; i < n; i++) {
      powers.add(terms.apply(f, List.of(powers.get(i))));
    }
    List<Formula> predicates = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      predicates.add(terms.equal(powers.get(i), powers.get(i + 1)));
    }
    return new Problem(predicates, terms.equal(powers.get(0), powers.get(n)));
  }

  private static Problem order(Terms terms, int n, int step) {
    List<Term> x = constants(terms, "x", Sort.REAL, n);
    List<Formula> predicates = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      Term offset = terms.number(new BigFraction(i * step), Sort.REAL);
      Term right = terms.add(List.of(x.get((i + 1) % n), offset));
      predicates.add(terms.atMost(x.get(i), right));
    }
    return new Problem(predicates, terms.atMost(x.get(0), x.get(n / 2)));
  }

  private static List<Term> constants(Terms terms, String name, Sort sort, int n) {
    List<Term> constants = new ArrayList<>();
    for (int i = 1; i <= n; i++) {
      constants.add(terms.constant(name + i, sort));
    }
    return constants;
  }
}
