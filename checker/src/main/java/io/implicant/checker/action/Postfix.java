package io.implicant.checker.action;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * An expression or condition over the variables of a {@link ActionModel}, as code for a stack
 * machine: operands before their operator. Immutable; made by {@link Assembler}.
 */
public final class Postfix {
  /** Builds something else from an expression, such as the tree of an engine. */
  public interface Builder<R> {
    R constant(int value);

    R undefined();

    R variable(int variable);

    R element(int first, int size, R index);

    R truth(boolean value);

    /** A condition as 1 or 0. */
    R asInteger(R condition);

    R unary(Operation operation, R operand);

    R binary(Operation operation, R left, R right);
  }

  /** Operations by ordinal, each followed by its operands. */
  private final int[] code;

  private final int depth;
  private final boolean condition;

  Postfix(int[] code, int depth, boolean condition) {
    this.code = code;
    this.depth = depth;
    this.condition = condition;
  }

  /** Whether the result is a condition, not an integer. */
  public boolean isCondition() {
    return condition;
  }

  /** The most values that are on the stack at any time. */
  public int depth() {
    return depth;
  }

  public boolean isTrue() {
    return code.length == 1 && code[0] == Operation.TRUE.code();
  }

  public boolean isFalse() {
    return code.length == 1 && code[0] == Operation.FALSE.code();
  }

  /** Whether this is a single number. */
  public boolean isConstant() {
    return code.length == 2 && code[0] == Operation.CONSTANT.code();
  }

  /** The number, if this is one. */
  public int constant() {
    if (!isConstant()) {
      throw new IllegalArgumentException("not a constant: " + this);
    }
    return code[1];
  }

  /**
   * The value in a state: an int, 1 or 0 for a condition, or one of the special values of {@link
   * Values}. The stack must hold {@link #depth} values; its content does not matter.
   */
  public long evaluate(int[] state, long[] stack) {
    int top = -1;
    for (int at = 0; at < code.length; at++) {
      Operation operation = Operation.of(code[at]);
      switch (operation) {
        case CONSTANT -> stack[++top] = code[++at];
        case VARIABLE -> stack[++top] = state[code[++at]];
        case UNDEFINED -> stack[++top] = Values.UNDEFINED;
        case TRUE -> stack[++top] = 1;
        case FALSE -> stack[++top] = 0;
        case ELEMENT -> {
          stack[top] = element(state, code[at + 1], code[at + 2], stack[top]);
          at += 2;
        }
        case AS_INTEGER -> {
          // A condition is 1 or 0 already.
        }
        case NEGATE, COMPLEMENT -> stack[top] = Values.unary(operation, stack[top]);
        default -> {
          top--;
          stack[top] = Values.binary(operation, stack[top], stack[top + 1]);
        }
      }
    }
    return stack[0];
  }

  private static long element(int[] state, int first, int size, long index) {
    if (index == Values.UNDEFINED || Values.isFault(index)) {
      return index;
    }
    return index >= 0 && index < size ? state[(int) (first + index)] : Values.UNDEFINED;
  }

  /** What the builder makes of the expression, operands first. */
  public <R> R build(Builder<R> builder) {
    Deque<R> stack = new ArrayDeque<>();
    for (int at = 0; at < code.length; at++) {
      Operation operation = Operation.of(code[at]);
      int next = at;
      R result =
          switch (operation) {
            case CONSTANT -> builder.constant(code[next + 1]);
            case VARIABLE -> builder.variable(code[next + 1]);
            case UNDEFINED -> builder.undefined();
            case TRUE, FALSE -> builder.truth(operation == Operation.TRUE);
            case ELEMENT -> builder.element(code[next + 1], code[next + 2], stack.pop());
            case AS_INTEGER -> builder.asInteger(stack.pop());
            case NEGATE, COMPLEMENT -> builder.unary(operation, stack.pop());
            default -> {
              R right = stack.pop();
              yield builder.binary(operation, stack.pop(), right);
            }
          };
      stack.push(result);
      at += operation.operands();
    }
    return stack.pop();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Postfix postfix && Arrays.equals(code, postfix.code);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(code);
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int at = 0; at < code.length; at++) {
      Operation operation = Operation.of(code[at]);
      text.append(at == 0 ? "" : " ").append(operation);
      for (int i = 0; i < operation.operands(); i++) {
        text.append(' ').append(code[++at]);
      }
    }
    return text.toString();
  }
}
