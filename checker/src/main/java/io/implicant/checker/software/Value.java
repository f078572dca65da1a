package io.implicant.checker.software;

import io.implicant.checker.gal.Node;
import io.implicant.checker.gal.Operator;
import java.util.HashSet;
import java.util.Set;

/**
 * The value of an expression at this moment.
 *
 * @param range where it lies, whatever the state
 * @param cuts the cut-points it is read from, which the next access to the same memory overwrites
 */
record Value(Node node, Range range, Set<String> cuts) {
  Value {
    cuts = Set.copyOf(cuts);
  }

  boolean isNumber() {
    return node.operator() == Operator.NUMBER;
  }

  Value with(Node other, Range otherRange) {
    return new Value(other, otherRange, cuts);
  }

  static Set<String> union(Value left, Value right) {
    Set<String> all = new HashSet<>(left.cuts);
    all.addAll(right.cuts);
    return all;
  }
}
