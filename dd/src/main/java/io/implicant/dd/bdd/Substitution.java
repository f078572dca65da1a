package io.implicant.dd.bdd;

import static io.implicant.dd.table.OperationCache.MISS;

import io.implicant.dd.table.DeepStack;
import java.util.Arrays;

/**
 * Simultaneous replacement of variables by functions (vector compose); renaming is the case where
 * the functions are variables. Engine API.
 *
 * <p>The walk follows f alone and rebuilds each node with ite, so the cost is O(|f|) ite
 * operations. Where the new top variable still lies above both branches, as in renamings that keep
 * the order, one node look-up replaces the ite.
 *
 * <p>A substitution may be used many times: each has a number by which its results are cached. The
 * owner of the replaced functions keeps them protected.
 */
public final class Substitution {
  private static final int NONE = -1;

  private final BddTable table;
  private int[] byVariable; // edge that replaces the variable, or NONE
  private int[] byLevel = new int[0];
  private int lastLevel = -1; // below it nothing is replaced
  private int orderVersion = -1;
  private int number;

  public Substitution(BddTable table) {
    this.table = table;
    this.byVariable = new int[table.variableCount()];
    Arrays.fill(byVariable, NONE);
    number = table.nextSubstitution();
  }

  /** Replaces the variable from now on. */
  public Substitution replace(int variable, int function) {
    int level = table.order().levelOf(variable);
    if (variable >= byVariable.length) {
      int known = byVariable.length;
      byVariable = Arrays.copyOf(byVariable, table.variableCount());
      Arrays.fill(byVariable, known, byVariable.length, NONE);
    }
    assert level >= 0;
    byVariable[variable] = function;
    number = table.nextSubstitution();
    orderVersion = -1;
    return this;
  }

  /** f with all replaced variables substituted at once. */
  public int apply(int f) {
    prepare();
    return table.guarded(guard -> apply(f, guard));
  }

  private void prepare() {
    int version = table.order().version();
    if (version == orderVersion) {
      return;
    }
    byLevel = new int[table.variableCount()];
    Arrays.fill(byLevel, NONE);
    lastLevel = -1;
    for (int variable = 0; variable < byVariable.length; variable++) {
      if (byVariable[variable] != NONE) {
        int level = table.order().levelOf(variable);
        byLevel[level] = byVariable[variable];
        lastLevel = Math.max(lastLevel, level);
      }
    }
    orderVersion = version;
  }

  private int apply(int f, int guard) {
    int level = table.level(f);
    if (level > lastLevel) {
      return f;
    }
    int complement = f & 1;
    f ^= complement;
    int cached = table.operations().get(BddTable.SUBSTITUTE, f, 0, number);
    if (cached != MISS) {
      return cached ^ complement;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int low = apply(table.low(f), guard - 1);
    int high = apply(table.high(f), guard - 1);
    int top = byLevel[level];
    if (top == NONE) {
      top = table.variable(table.order().variableAt(level));
    }
    int result = join(top, low, high, guard);
    table.operations().put(BddTable.SUBSTITUTE, f, 0, number, result);
    return result ^ complement;
  }

  private int join(int top, int low, int high, int guard) {
    int level = table.level(top);
    boolean above = level < table.level(low) && level < table.level(high);
    if (above && table.isVariable(top)) {
      return table.node(level, low, high);
    }
    return table.ite(top, high, low, guard);
  }
}
