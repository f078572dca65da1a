package io.implicant.abstraction;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.theories.UnsupportedFormulaException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The abstract transition relation of an update over P: (b, b') belongs to it if some state in b
 * can step to one in b'. For an assignment that is the consistent minterms over P and the weakest
 * preconditions of P; for a relation T between x and x' it is G(T) over P(x) and P(x').
 */
public final class Transfer {
  private final Cover cover;
  private final Bdd relation;
  private final int predicates;

  private Transfer(Cover cover, Bdd relation, int predicates) {
    this.cover = cover;
    this.relation = relation;
    this.predicates = predicates;
  }

  static Transfer of(PredicateAbstraction abstraction, Update update, Budget budget)
      throws UnsupportedFormulaException {
    Terms terms = abstraction.terms();
    List<NamedPredicate> both = new ArrayList<>(abstraction.predicates());
    for (NamedPredicate predicate : abstraction.predicates()) {
      Formula after =
          update instanceof Update.Assignment assignment
              ? assignment.precondition(terms, predicate.formula())
              : ((Update.Relation) update).primed(terms, predicate.formula());
      both.add(new NamedPredicate(predicate.name() + "'", after));
    }
    PredicateAbstraction pairs = PredicateAbstraction.of(terms, both, abstraction.limits());
    Formula step =
        update instanceof Update.Relation relation ? relation.relation() : terms.bool(true);
    Cover cover = pairs.strongestConsequence(step, budget);
    return new Transfer(cover, cover.toBdd(), abstraction.predicates().size());
  }

  /** False if a limit was reached; the relation then has too many pairs, never too few. */
  public boolean isExact() {
    return cover.isExact();
  }

  /** The limit that was reached, if any. */
  public Optional<String> limit() {
    return cover.limit();
  }

  /**
   * Variable i is predicate i before, variable n + i predicate i after, for n predicates. The
   * relation has a manager of its own, which is no more thread-safe than others.
   */
  public Bdd relation() {
    return relation;
  }

  /** Whether a state in the first minterm can step to one in the second. */
  public boolean relates(BitSet before, BitSet after) {
    BitSet both = (BitSet) before.clone();
    after.stream().forEach(i -> both.set(predicates + i));
    return cover.contains(both);
  }

  /** The minterms after that can follow minterms before, both over variables 0 to n - 1. */
  public Bdd image(Bdd before) {
    int[] first = new int[predicates];
    Map<Integer, Integer> back = new HashMap<>();
    for (int i = 0; i < predicates; i++) {
      first[i] = i;
      back.put(predicates + i, i);
    }
    return cover.locked(() -> relation.andExists(before, first).rename(back));
  }
}
