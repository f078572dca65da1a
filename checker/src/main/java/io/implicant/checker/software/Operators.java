package io.implicant.checker.software;

import io.implicant.cfront.Expression.BinaryOperator;
import io.implicant.checker.gal.Operator;
import java.util.Optional;

/** What C's operators are in ODL, and where their results lie. */
final class Operators {
  private Operators() {}

  static Operator of(BinaryOperator operator) {
    return switch (operator) {
      case MULTIPLY -> Operator.TIMES;
      case DIVIDE -> Operator.DIVIDE;
      case REMAINDER -> Operator.MODULO;
      case ADD -> Operator.PLUS;
      case SUBTRACT -> Operator.MINUS;
      case SHIFT_LEFT -> Operator.SHIFT_LEFT;
      case SHIFT_RIGHT -> Operator.SHIFT_RIGHT;
      case LESS -> Operator.LESS;
      case GREATER -> Operator.GREATER;
      case AT_MOST -> Operator.LESS_EQUAL;
      case AT_LEAST -> Operator.GREATER_EQUAL;
      case EQUAL -> Operator.EQUAL;
      case DIFFERENT -> Operator.NOT_EQUAL;
      case AND -> Operator.BIT_AND;
      case XOR -> Operator.BIT_XOR;
      case OR -> Operator.BIT_OR;
    };
  }

  /** The range of a result; none: that of its type. */
  static Optional<Range> range(BinaryOperator operator, Range left, Range right) {
    boolean natural = left.isNatural() && right.isNatural();
    return switch (operator) {
      case MULTIPLY -> Optional.of(left.times(right));
      case DIVIDE -> Optional.of(left.over(right));
      case REMAINDER -> Optional.of(left.remainder(right));
      case ADD -> Optional.of(left.plus(right));
      case SUBTRACT -> Optional.of(left.minus(right));
      case AND, XOR, OR -> natural ? Optional.of(left.bits(right)) : Optional.empty();
      default -> throw new IllegalArgumentException(operator.toString());
    };
  }
}
