package io.implicant.theories.path;

import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.theories.solver.ClosedLiterals;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * A block as a small query of its own, whose terms are the classes: an application in the block, or
 * a constant c0, c1, ... in the order of their occurrence, or zero, true, false. So blocks of the
 * same shape have the same {@link #key}, whatever program variables they speak of.
 */
final class BlockProblem {
  private static final int PREDICATE = 0;
  private static final int POSITIVE = 2;
  private static final int NEGATIVE = 4;
  private static final int APPLICATION = 6;

  private final ClosedLiterals closed;
  private final Block block;
  private final Map<Integer, Integer> names = new LinkedHashMap<>(); // of classes
  private final Map<Integer, Integer> symbols = new HashMap<>();
  private final Map<Sort, Integer> sorts = new HashMap<>();
  private final List<Long> key = new ArrayList<>();
  private final Map<Integer, Term> termOf = new HashMap<>(); // by class

  BlockProblem(ClosedLiterals closed, Block block) {
    this.closed = closed;
    this.block = block;
    for (int atom : block.atoms()) {
      describe(PREDICATE, atom);
    }
    for (int literal : block.literals()) {
      describe((literal & 1) == 0 ? POSITIVE : NEGATIVE, literal >> 1);
    }
    for (int application : block.applications()) {
      describe(application);
    }
  }

  /** Equal for blocks that are equal but for names. */
  List<Long> key() {
    return key;
  }

  private void describe(int kind, int atom) {
    key.add((long) kind + (closed.isBound(atom) ? 1 : 0));
    mention(closed.left(atom));
    mention(closed.right(atom));
    key.add(closed.distance(atom));
  }

  private void describe(int application) {
    key.add((long) APPLICATION);
    key.add((long) number(symbols, closed.symbol(application)));
    key.add((long) closed.arguments(application));
    mention(closed.classOf(application));
    key.add(closed.offset(application));
    for (int k = 0; k < closed.arguments(application); k++) {
      mention(closed.argument(application, k));
      key.add(closed.argumentOffset(application, k));
    }
  }

  private void mention(int node) {
    if (ClosedLiterals.isZero(node) || ClosedLiterals.isTruthValue(node)) {
      key.add(-1L - node);
    } else {
      key.add((long) number(names, node));
      key.add(sortKey(closed.sort(node)));
    }
  }

  /** Declared sorts are alike, Int and Real are not. */
  private long sortKey(Sort sort) {
    if (sort.isBool()) {
      return -1;
    } else if (sort.isNumeric()) {
      return sort == Sort.INT ? -2 : -3;
    }
    return number(sorts, sort);
  }

  private static <K> int number(Map<K, Integer> numbers, K item) {
    Integer known = numbers.putIfAbsent(item, numbers.size());
    return known == null ? numbers.size() - 1 : known;
  }

  // As formulas

  /**
   * The block in other terms.
   *
   * @param predicates the open atoms
   * @param asserted the literals, and the values of applications as far as terms do not show them
   */
  record Formulas(List<Formula> predicates, Formula asserted) {}

  /** The block as formulas over new terms. */
  Formulas formulas(Terms terms) {
    List<Formula> asserted = new ArrayList<>();
    for (int application : block.applications()) {
      define(terms, application, asserted);
    }
    for (int literal : block.literals()) {
      Formula atom = formula(terms, literal >> 1);
      asserted.add((literal & 1) == 0 ? atom : terms.not(atom));
    }
    List<Formula> predicates = new ArrayList<>();
    for (int atom : block.atoms()) {
      predicates.add(formula(terms, atom));
    }
    return new Formulas(predicates, terms.and(asserted));
  }

  private Formula formula(Terms terms, int atom) {
    int left = closed.left(atom);
    int right = closed.right(atom);
    Sort sort = closed.sort(left);
    if (sort.isBool()) {
      return (Formula) term(terms, left); // the right side is true
    } else if (!sort.isNumeric()) {
      return terms.equal(term(terms, left), term(terms, right));
    }
    Term difference = terms.subtract(term(terms, left), term(terms, right));
    Term distance = terms.number(closed.number(closed.distance(atom), sort), sort);
    return closed.isBound(atom)
        ? terms.atMost(difference, distance)
        : terms.equal(difference, distance);
  }

  /** A class without a term yet is the application; otherwise an equation is asserted. */
  private void define(Terms terms, int application, List<Formula> asserted) {
    List<Term> arguments = new ArrayList<>();
    List<Sort> argumentSorts = new ArrayList<>();
    for (int k = 0; k < closed.arguments(application); k++) {
      Term argument = term(terms, closed.argument(application, k));
      arguments.add(shifted(terms, argument, closed.argumentOffset(application, k)));
      argumentSorts.add(argument.sort());
    }
    int node = closed.classOf(application);
    long offset = closed.offset(application);
    String name = "f" + symbols.get(closed.symbol(application));
    Term applied = terms.apply(terms.symbol(name, argumentSorts, sort(terms, node)), arguments);
    boolean fixed = ClosedLiterals.isZero(node) || ClosedLiterals.isTruthValue(node);
    if (!fixed && !termOf.containsKey(node)) {
      termOf.put(node, shifted(terms, applied, Math.negateExact(offset)));
    } else if (applied instanceof Formula formula) {
      asserted.add(terms.iff(formula, (Formula) term(terms, node)));
    } else {
      asserted.add(terms.equal(applied, shifted(terms, term(terms, node), offset)));
    }
  }

  private Term shifted(Terms terms, Term term, long units) {
    return units == 0
        ? term
        : terms.add(List.of(term, terms.number(closed.number(units, term.sort()), term.sort())));
  }

  private Term term(Terms terms, int node) {
    Term known = termOf.get(node);
    if (known == null) {
      known = newTerm(terms, node);
      termOf.put(node, known);
    }
    return known;
  }

  private Term newTerm(Terms terms, int node) {
    if (ClosedLiterals.isTruthValue(node)) {
      return terms.bool(node == ClosedLiterals.TRUTH);
    } else if (ClosedLiterals.isZero(node)) {
      return terms.number(BigFraction.ZERO, closed.sort(node));
    }
    return terms.constant("c" + names.get(node), sort(terms, node));
  }

  private Sort sort(Terms terms, int node) {
    Sort sort = closed.sort(node);
    boolean declared = !sort.isBool() && !sort.isNumeric();
    return declared ? terms.sort("S" + sorts.get(sort)) : sort;
  }
}
