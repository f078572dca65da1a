package io.implicant.checker.action;

import java.util.Arrays;

/**
 * Writes {@link Postfix} code, operands before operators, and folds constants on the way: the last
 * values on the stack whose code is one number (or truth value) are known here. Faults are not
 * folded; they are met where the expression is evaluated.
 */
public final class Assembler {
  private int[] code = new int[16];
  private int length;

  /** Where the code of each value on the stack begins. */
  private int[] starts = new int[8];

  private int size;
  private int depth;

  public Assembler constant(int value) {
    return push(Operation.CONSTANT, value);
  }

  public Assembler variable(int variable) {
    return push(Operation.VARIABLE, variable);
  }

  public Assembler truth(boolean value) {
    return push(value ? Operation.TRUE : Operation.FALSE);
  }

  /** Takes an index; a constant one gives a variable, or an undefined value. */
  public Assembler element(int first, int cells) {
    if (isUndefined(size - 1)) {
      return this;
    } else if (!isConstant(size - 1)) {
      return apply(Operation.ELEMENT, first, cells);
    }
    int index = code[length - 1];
    pop();
    return index >= 0 && index < cells ? variable(first + index) : push(Operation.UNDEFINED);
  }

  /** Takes a condition. */
  public Assembler asInteger() {
    if (isTruth(size - 1)) {
      boolean value = value(size - 1) == 1;
      pop();
      return constant(value ? 1 : 0);
    }
    return apply(Operation.AS_INTEGER);
  }

  public Assembler unary(Operation operation) {
    if (isUndefined(size - 1)) {
      return this;
    }
    if (isConstant(size - 1)) {
      long folded = Values.unary(operation, value(size - 1));
      if (!Values.isFault(folded)) {
        pop();
        return constant((int) folded);
      }
    }
    return apply(operation);
  }

  public Assembler binary(Operation operation) {
    boolean logical = operation == Operation.AND || operation == Operation.OR;
    if (logical && (isTruth(size - 1) || isTruth(size - 2))) {
      return junction(operation);
    }
    if (!logical && (isUndefined(size - 1) || isUndefined(size - 2))) {
      pop();
      pop();
      return operation.isComparison() ? truth(false) : push(Operation.UNDEFINED);
    }
    if (isConstant(size - 1) && isConstant(size - 2)) {
      long folded = Values.binary(operation, value(size - 2), value(size - 1));
      if (!Values.isFault(folded)) {
        pop();
        pop();
        return operation.isComparison() ? truth(folded == 1) : constant((int) folded);
      }
    }
    return apply(operation);
  }

  /** One side is a truth value: the result is that value, or the other side. */
  private Assembler junction(Operation operation) {
    long neutral = operation == Operation.AND ? 1 : 0;
    boolean rightIsKnown = isTruth(size - 1);
    boolean isNeutral = value(rightIsKnown ? size - 1 : size - 2) == neutral;
    if (isNeutral == rightIsKnown) {
      pop(); // the right side is neutral, or the left one decides
    } else {
      removeLeft();
    }
    return this;
  }

  /** Removes the value below the top. */
  private void removeLeft() {
    int from = starts[size - 2];
    int to = starts[size - 1];
    System.arraycopy(code, to, code, from, length - to);
    length -= to - from;
    size--;
  }

  private boolean isConstant(int value) {
    return code[starts[value]] == Operation.CONSTANT.code() && end(value) - starts[value] == 2;
  }

  private boolean isTruth(int value) {
    int operation = code[starts[value]];
    return end(value) - starts[value] == 1
        && (operation == Operation.TRUE.code() || operation == Operation.FALSE.code());
  }

  /** Nothing that begins with an undefined value goes on: it absorbs what is computed with it. */
  private boolean isUndefined(int value) {
    return code[starts[value]] == Operation.UNDEFINED.code();
  }

  private int end(int value) {
    return value == size - 1 ? length : starts[value + 1];
  }

  /** The number or truth value, which is known. */
  private long value(int value) {
    return isTruth(value)
        ? (code[starts[value]] == Operation.TRUE.code() ? 1 : 0)
        : code[starts[value] + 1];
  }

  private void pop() {
    length = starts[--size];
  }

  private Assembler push(Operation operation, int... operands) {
    if (size == starts.length) {
      starts = Arrays.copyOf(starts, 2 * size);
    }
    starts[size++] = length;
    depth = Math.max(depth, size);
    emit(operation, operands);
    return this;
  }

  private Assembler apply(Operation operation, int... operands) {
    size -= operation.arity() - 1;
    emit(operation, operands);
    return this;
  }

  private void emit(Operation operation, int... operands) {
    int needed = length + 1 + operands.length;
    if (needed > code.length) {
      code = Arrays.copyOf(code, 2 * needed);
    }
    code[length++] = operation.code();
    for (int operand : operands) {
      code[length++] = operand;
    }
  }

  /** The finished expression. */
  public Postfix finish(boolean condition) {
    if (size != 1) {
      throw new IllegalStateException("expected one value, found " + size);
    }
    return new Postfix(Arrays.copyOf(code, length), depth, condition);
  }
}
