package io.implicant.checker.action;

/**
 * Arithmetic on values of {@link Postfix}: 32-bit integers, an undefined value, and faults.
 * Computing with an undefined value gives an undefined one, else computing with a fault gives the
 * fault; a comparison with an undefined operand is false. Conditions are three-valued in faults, so
 * that the order of conjuncts does not matter: false and a fault is false.
 */
public final class Values {
  /** An index outside its array. */
  public static final long UNDEFINED = Long.MIN_VALUE;

  public static final long DIVISION_BY_ZERO = Long.MIN_VALUE + 1;
  public static final long OVERFLOW = Long.MIN_VALUE + 2;

  /** A shift by a negative number or by more than 31, a negative exponent. */
  public static final long BAD_OPERAND = Long.MIN_VALUE + 3;

  private static final long LAST_FAULT = BAD_OPERAND;

  private Values() {}

  public static boolean isFault(long value) {
    return value <= LAST_FAULT && value != UNDEFINED;
  }

  private static boolean isSpecial(long value) {
    return value <= LAST_FAULT;
  }

  /** What a fault is called in messages. */
  public static String faultName(long fault) {
    if (fault == DIVISION_BY_ZERO) {
      return "division by zero";
    } else if (fault == OVERFLOW) {
      return "overflow of 32 bits";
    }
    return "a shift or exponent out of range";
  }

  static long unary(Operation operation, long a) {
    if (isSpecial(a)) {
      return a;
    }
    return fitted(operation == Operation.NEGATE ? -a : ~a);
  }

  static long binary(Operation operation, long a, long b) {
    if (operation == Operation.AND) {
      return a == 0 || b == 0 ? 0 : a == 1 ? b : a;
    } else if (operation == Operation.OR) {
      return a == 1 || b == 1 ? 1 : a == 0 ? b : a;
    }
    if (isSpecial(a) || isSpecial(b)) {
      boolean undefined = a == UNDEFINED || b == UNDEFINED;
      return undefined ? (operation.isComparison() ? 0 : UNDEFINED) : (isSpecial(a) ? a : b);
    }
    return operation.isComparison() ? compare(operation, a, b) : arithmetic(operation, a, b);
  }

  private static long compare(Operation operation, long a, long b) {
    boolean holds =
        switch (operation) {
          case LESS -> a < b;
          case LESS_EQUAL -> a <= b;
          case GREATER -> a > b;
          case GREATER_EQUAL -> a >= b;
          case EQUAL -> a == b;
          default -> a != b;
        };
    return holds ? 1 : 0;
  }

  private static long arithmetic(Operation operation, long a, long b) {
    return switch (operation) {
      case PLUS -> fitted(a + b);
      case MINUS -> fitted(a - b);
      case TIMES -> fitted(a * b);
      case DIVIDE -> b == 0 ? DIVISION_BY_ZERO : fitted(a / b);
      case MODULO -> b == 0 ? DIVISION_BY_ZERO : a % b;
      case BIT_OR -> a | b;
      case BIT_XOR -> a ^ b;
      case BIT_AND -> a & b;
      case SHIFT_LEFT -> isShift(b) ? fitted(a << b) : BAD_OPERAND;
      case SHIFT_RIGHT -> isShift(b) ? a >> b : BAD_OPERAND;
      case POWER -> b < 0 ? BAD_OPERAND : power(a, b);
      default -> throw new IllegalArgumentException("no arithmetic: " + operation);
    };
  }

  private static boolean isShift(long b) {
    return b >= 0 && b < Integer.SIZE;
  }

  private static long fitted(long value) {
    return value == (int) value ? value : OVERFLOW;
  }

  /** By squaring; once a factor overflows and is still needed, so does the product. */
  private static long power(long base, long exponent) {
    long result = 1;
    long factor = base;
    for (long rest = exponent; rest > 0; rest >>= 1) {
      if ((rest & 1) != 0) {
        if (factor == OVERFLOW) {
          return OVERFLOW;
        }
        result = fitted(result * factor);
        if (result == OVERFLOW) {
          return OVERFLOW;
        }
      }
      factor = factor == OVERFLOW ? OVERFLOW : fitted(factor * factor);
    }
    return result;
  }
}
