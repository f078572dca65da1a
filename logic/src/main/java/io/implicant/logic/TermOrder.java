package io.implicant.logic;

import java.util.Comparator;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * A total order of the nodes of one {@link Terms} that depends on their content alone, so that a
 * normal form is the same in every run and in every {@code Terms}: shallow terms first, then by
 * kind, name and arguments.
 *
 * <p>Two different interned nodes of equal label differ in some child, and the first such pair
 * decides, so a comparison follows a single path. Below {@link #READABLE} it follows that path at
 * once, which gives people the order they expect; deeper terms are told apart by their content
 * hash, so that sorting many deep terms does not walk each to its leaves.
 */
final class TermOrder implements Comparator<Term> {
  static final TermOrder INSTANCE = new TermOrder();
  private static final int READABLE = 8;

  private TermOrder() {}

  @Override
  public int compare(Term a, Term b) {
    Term left = a;
    Term right = b;
    while (left != right) {
      int order = compareNodes(left, right);
      if (order != 0) {
        return order;
      }
      int child = firstDifference(left.children(), right.children());
      left = left.children().get(child);
      right = right.children().get(child);
    }
    return 0;
  }

  private static int compareNodes(Term a, Term b) {
    int order = Integer.compare(a.depth(), b.depth());
    if (order == 0) {
      order = a.kind().compareTo(b.kind());
    }
    if (order == 0) {
      order = compareSorts(a.sort(), b.sort());
    }
    if (order == 0) {
      order = compareLabels(a, b);
    }
    if (order == 0) {
      order = Integer.compare(a.children().size(), b.children().size());
    }
    if (order == 0 && a.depth() > READABLE) {
      order = Long.compare(a.contentHash(), b.contentHash());
    }
    return order;
  }

  private static int compareLabels(Term a, Term b) {
    if (a instanceof Apply left && b instanceof Apply right) {
      return compareSymbols(left.symbol(), right.symbol());
    } else if (a instanceof Predicate left && b instanceof Predicate right) {
      return compareSymbols(left.symbol(), right.symbol());
    } else if (a instanceof Sum left && b instanceof Sum right) {
      int order = compareNumbers(left.coefficients(), right.coefficients());
      return order != 0 ? order : left.constant().compareTo(right.constant());
    } else if (a instanceof Comparison left && b instanceof Comparison right) {
      int order = Boolean.compare(left.isEquality(), right.isEquality());
      order = order != 0 ? order : compareNumbers(left.coefficients(), right.coefficients());
      return order != 0 ? order : left.bound().compareTo(right.bound());
    } else if (a instanceof BoolConstant left && b instanceof BoolConstant right) {
      return Boolean.compare(left.value(), right.value());
    }
    return 0;
  }

  private static int compareSymbols(Symbol a, Symbol b) {
    if (a == b) {
      return 0;
    }
    int order = a.name().compareTo(b.name());
    if (order == 0) {
      order = compareSorts(a.result(), b.result());
    }
    if (order == 0) {
      order = Integer.compare(a.arity(), b.arity());
    }
    for (int i = 0; order == 0 && i < a.arity(); i++) {
      order = compareSorts(a.arguments().get(i), b.arguments().get(i));
    }
    return order != 0 ? order : Integer.compare(a.fresh(), b.fresh());
  }

  /** Sorts are interned too, so the first different arguments decide. */
  private static int compareSorts(Sort a, Sort b) {
    Sort left = a;
    Sort right = b;
    while (left != right) {
      int order = left.name().compareTo(right.name());
      if (order == 0) {
        order = Integer.compare(left.arguments().size(), right.arguments().size());
      }
      if (order != 0) {
        return order;
      }
      int argument = firstDifference(left.arguments(), right.arguments());
      left = left.arguments().get(argument);
      right = right.arguments().get(argument);
    }
    return 0;
  }

  private static int compareNumbers(List<BigFraction> a, List<BigFraction> b) {
    for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
      int order = a.get(i).compareTo(b.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(a.size(), b.size());
  }

  private static int firstDifference(List<?> a, List<?> b) {
    int index = 0;
    while (a.get(index) == b.get(index)) {
      index++;
    }
    return index;
  }
}
