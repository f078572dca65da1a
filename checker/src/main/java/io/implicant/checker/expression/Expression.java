package io.implicant.checker.expression;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * A node of an expression. Made only by {@link Expressions}, which interns: equal expressions of
 * one pool are the same object. The nesting is bounded by {@link Expressions#MAX_DEPTH}, so methods
 * may recurse.
 */
public abstract sealed class Expression permits IntExpression, BoolExpression {
  /** The {@link #top} of an expression without variables. */
  public static final int NONE = Integer.MAX_VALUE;

  private final int hash;
  private final int depth;
  private int id = -1;
  private int[] support; // ascending; set when the node is interned

  Expression(int hash, int depth) {
    this.hash = hash * 0x9E3779B1;
    this.depth = depth;
  }

  final void intern(int number) {
    id = number;
    support = Supports.of(this);
  }

  /** Number of the node in its pool, in order of creation. */
  public final int id() {
    return id;
  }

  /**
   * The variables that the value may depend on, ascending; all cells of an array whose index is not
   * constant.
   */
  public final int[] support() {
    return support.clone();
  }

  /** The support itself, for engines: not to be changed. */
  final int[] sharedSupport() {
    return support;
  }

  /** The least variable of the support, or {@link #NONE}. */
  public final int top() {
    return support.length == 0 ? NONE : support[0];
  }

  /** The greatest variable of the support, or -1. */
  public final int bottom() {
    return support.length == 0 ? -1 : support[support.length - 1];
  }

  public final boolean dependsOn(int variable) {
    return Arrays.binarySearch(support, variable) >= 0;
  }

  final int shapeHash() {
    return hash;
  }

  final int depth() {
    return depth;
  }

  /** Same operator on the same children. */
  abstract boolean sameShape(Expression other);

  /** Calls back with each operand. */
  public abstract void forEachChild(Consumer<Expression> action);

  /** Text in the syntax of GAL, fully bracketed. */
  public abstract String toString(IntFunction<String> variableNames);

  @Override
  public final String toString() {
    return toString(variable -> "x" + variable);
  }
}
