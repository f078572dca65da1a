package io.implicant.dd.bdd;

import io.implicant.dd.table.LimitReached;
import io.implicant.dd.table.NodeTable;
import java.util.Arrays;

/**
 * The nodes of {@link BddTable}: the canonical form with complement edges, and the variables.
 *
 * <p>One terminal, node 0: the edge {@link #TRUE} leads to it, {@link #FALSE} is its complement.
 * The high edge of a node is never complemented. Hence equal functions are equal ints, and negation
 * flips one bit.
 */
public abstract class BddNodes extends NodeTable {
  public static final int TRUE = 0;
  public static final int FALSE = 1;

  private final VariableOrder order = new VariableOrder();
  private int[] projections = new int[0]; // by variable; never collected

  BddNodes(int initialNodes) {
    super(1, 1, initialNodes);
    addRoots(mark -> Arrays.stream(projections, 0, order.size()).forEach(mark));
  }

  // Variables

  /** Adds variables below all others; returns the index of the first. */
  public final int addVariables(int count) {
    int first = order.add(count);
    project(first);
    return first;
  }

  /** Adds as many variables as the order has, below all others and in that order, top first. */
  public final int addVariables(int[] newOrder) {
    InPlace.requirePermutation(newOrder, newOrder.length);
    int first = order.add(newOrder.length);
    order.permuteLast(newOrder);
    project(first);
    return first;
  }

  private void project(int first) {
    int size = order.size();
    if (size > projections.length) {
      projections = Arrays.copyOf(projections, Math.max(size, 2 * projections.length));
    }
    try {
      for (int variable = size - 1; variable >= first; variable--) {
        projections[variable] = node(order.levelOf(variable), FALSE, TRUE);
      }
    } catch (LimitReached e) {
      order.removeFrom(first);
      throw e;
    }
  }

  public final int variableCount() {
    return order.size();
  }

  /** The order of the variables, which changes by reordering only. */
  public final VariableOrder order() {
    return order;
  }

  @Override
  protected int levels() {
    return order.size();
  }

  @Override
  protected boolean isReduced(int low, int high) {
    return low != high && (high & 1) == 0;
  }

  /** The function that is the value of a variable. */
  public final int variable(int variable) {
    if (variable < 0 || variable >= order.size()) {
      throw new IllegalArgumentException("variable " + variable + " of " + order.size());
    }
    return projections[variable];
  }

  /** A variable or its negation. */
  public final int literal(int variable, boolean positive) {
    return variable(variable) ^ (positive ? 0 : 1);
  }

  /** The function "if the variable at the level then high else low"; both lie below the level. */
  public final int node(int level, int low, int high) {
    if (low == high) {
      return low;
    }
    assert level < level(low) && level < level(high) : "order broken at level " + level;
    int complement = high & 1;
    return (unique(level, low ^ complement, high ^ complement) << 1) | complement;
  }

  /** Level of the topmost variable, {@link NodeTable#TERMINAL_LEVEL} for constants. */
  public final int level(int f) {
    return nodes[(f & ~1) << 1];
  }

  /** The function with its topmost variable false. */
  public final int low(int f) {
    return nodes[((f & ~1) << 1) + LOW] ^ (f & 1);
  }

  /** The function with its topmost variable true. */
  public final int high(int f) {
    return nodes[((f & ~1) << 1) + HIGH] ^ (f & 1);
  }

  /** The function with the variable at the level false, which is at or above its topmost. */
  public final int low(int f, int level) {
    return level(f) == level ? low(f) : f;
  }

  public final int high(int f, int level) {
    return level(f) == level ? high(f) : f;
  }

  /** Whether f is a variable, not negated. */
  final boolean isVariable(int f) {
    return low(f) == FALSE && high(f) == TRUE;
  }

  // Reordering in place, see LevelSwap. Between the first two calls a level means a variable.

  final void fileByVariable() {
    relabel(order::variableAt);
  }

  final void fileByLevel() {
    relabel(order::levelOf);
  }

  /** As {@link #node}, while levels are variables. */
  final int nodeUnordered(int variable, int low, int high) {
    int complement = high & 1;
    return low == high
        ? low
        : (unique(variable, low ^ complement, high ^ complement) << 1) | complement;
  }

  final void replace(int index, int variable, int low, int high) {
    replaceNode(index, variable, low, high);
  }

  final void takeOut(int index) {
    removeNode(index);
  }

  final void giveBack(int index) {
    freeNode(index);
  }

  final void makeRoom(int count) {
    reserve(count);
  }
}
