package io.implicant.checker.bp.flow;

import io.implicant.checker.bp.syntax.Expression;
import java.util.List;
import java.util.function.Predicate;

/**
 * The values that an expression can have in one state: {@link #FALSE}, {@link #TRUE} or both. Since
 * every {@code *} chooses on its own, the values of the operands determine those of the whole.
 */
final class Possible {
  static final int FALSE = 1;
  static final int TRUE = 2;

  private Possible() {}

  /** The values, where the predicate gives those of variables, primed or not. */
  static int of(Expression expression, Predicate<Expression> values) {
    return expression.fold((e, operands) -> combine(e, operands, values));
  }

  static boolean allows(int possible, boolean value) {
    return (possible & mask(value)) != 0;
  }

  private static int mask(boolean value) {
    return value ? TRUE : FALSE;
  }

  private static int combine(
      Expression expression, List<Integer> operands, Predicate<Expression> values) {
    return switch (expression.operator()) {
      case VARIABLE, PRIMED -> mask(values.test(expression));
      case TRUE -> TRUE;
      case FALSE -> FALSE;
      case STAR -> TRUE | FALSE;
      default -> ofOperands(expression, operands);
    };
  }

  /** Tries all choices of operands. */
  private static int ofOperands(Expression expression, List<Integer> operands) {
    int result = 0;
    for (int choice = 0; choice < 1 << operands.size(); choice++) {
      boolean[] values = new boolean[operands.size()];
      boolean possible = true;
      for (int i = 0; i < values.length; i++) {
        values[i] = (choice >> i & 1) == 1;
        possible &= allows(operands.get(i), values[i]);
      }
      result |= possible ? apply(expression, values) : 0;
    }
    return result;
  }

  private static int apply(Expression expression, boolean[] v) {
    return switch (expression.operator()) {
      case NOT -> mask(!v[0]);
      case AND -> mask(v[0] && v[1]);
      case OR -> mask(v[0] || v[1]);
      case IMPLIES -> mask(!v[0] || v[1]);
      case XOR, DIFFERENT -> mask(v[0] != v[1]);
      case EQUAL -> mask(v[0] == v[1]);
      case CONDITIONAL -> mask(v[0] ? v[1] : v[2]);
      case CHOOSE -> v[0] ? TRUE : v[1] ? FALSE : TRUE | FALSE;
      default -> throw new IllegalArgumentException(expression.toString());
    };
  }
}
