package io.implicant.checker.software;

import io.implicant.cfront.CSourceException;
import io.implicant.cfront.Expression;
import io.implicant.cfront.Expression.AddressOf;
import io.implicant.cfront.Expression.Binary;
import io.implicant.cfront.Expression.Cast;
import io.implicant.cfront.Expression.LValue;
import io.implicant.cfront.Expression.Unary;
import io.implicant.checker.gal.Node;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** The two kinds of self-assignment of BR03 3.2. */
final class SelfAssignment {
  private SelfAssignment() {}

  /**
   * Whether the value is a function of the place and of something else, as in {@code x += y}; what
   * is read through a cut-point counts as something else, and its index for nothing.
   */
  static boolean isVariable(Node place, Expression value, Accesses accesses)
      throws CSourceException {
    boolean readsPlace = false;
    boolean readsOther = false;
    Deque<Expression> open = new ArrayDeque<>(List.of(value));
    while (!open.isEmpty()) {
      Expression e = open.pop();
      if (e instanceof Binary binary) {
        open.push(binary.left());
        open.push(binary.right());
      } else if (e instanceof Unary unary) {
        open.push(unary.operand());
      } else if (e instanceof Cast cast) {
        open.push(cast.operand());
      } else if (e instanceof AddressOf) {
        readsOther = true;
      } else if (e instanceof LValue read) {
        Optional<Node> direct = accesses.direct(read);
        boolean isSame = direct.isPresent() && direct.get().toString().equals(place.toString());
        readsPlace |= isSame;
        readsOther |= !isSame;
      }
    }
    return readsPlace && readsOther;
  }
}
