package io.implicant.theories;

import io.implicant.logic.Apply;
import io.implicant.logic.Predicate;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.sdp.Fact;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** LBC07 Figure 6, with union-find: a decision procedure for sets of EUF facts. */
final class CongruenceClosure {
  private final Map<Term, Term> parents = new HashMap<>();
  private final List<Term> all;

  CongruenceClosure(Collection<Fact> facts) {
    all = List.copyOf(Euf.terms(facts));
    for (Fact fact : facts) {
      if (fact instanceof Equal equal) {
        merge(equal.left(), equal.right());
      }
    }
  }

  /** Step (2). */
  static boolean isUnsatisfiable(Terms terms, Collection<Fact> facts) {
    CongruenceClosure closure = new CongruenceClosure(facts);
    for (Fact fact : facts) {
      if (fact instanceof Distinct distinct
          && closure.areEqual(distinct.left(), distinct.right())) {
        return true;
      }
    }
    return closure.areEqual(terms.bool(true), terms.bool(false));
  }

  boolean areEqual(Term left, Term right) {
    return find(left) == find(right);
  }

  private Term find(Term term) {
    Term root = term;
    while (parents.containsKey(root)) {
      root = parents.get(root);
    }
    return root;
  }

  /** Step (1b): joins two classes, then every two applications that have become congruent. */
  private void merge(Term first, Term second) {
    List<Term[]> pending = new ArrayList<>();
    pending.add(new Term[] {first, second});
    while (!pending.isEmpty()) {
      Term[] pair = pending.remove(pending.size() - 1);
      if (areEqual(pair[0], pair[1])) {
        continue;
      }
      parents.put(find(pair[0]), find(pair[1]));
      for (Term left : all) {
        for (Term right : all) {
          if (areCongruent(left, right)) {
            pending.add(new Term[] {left, right});
          }
        }
      }
    }
  }

  private boolean areCongruent(Term left, Term right) {
    if (left.children().isEmpty() || !Objects.equals(symbol(left), symbol(right))) {
      return false;
    }
    for (int i = 0; i < left.children().size(); i++) {
      if (!areEqual(left.children().get(i), right.children().get(i))) {
        return false;
      }
    }
    return true;
  }

  private static Object symbol(Term term) {
    return term instanceof Apply apply
        ? apply.symbol()
        : term instanceof Predicate predicate ? predicate.symbol() : null;
  }
}
