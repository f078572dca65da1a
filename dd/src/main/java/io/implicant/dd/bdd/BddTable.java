package io.implicant.dd.bdd;

import static io.implicant.dd.table.OperationCache.MISS;

import io.implicant.dd.table.DeepStack;
import io.implicant.dd.table.NodeTable;
import io.implicant.dd.table.OperationCache;
import java.util.Arrays;

/**
 * Reduced ordered binary decision diagrams with complement edges (Bryant 1986; Brace, Rudell and
 * Bryant 1990). Engine API: a function is an int edge, {@code node << 1 | complement}.
 *
 * <p><b>Canonical form.</b> One terminal, node 0: the edge {@link #TRUE} leads to it, {@link
 * #FALSE} is its complement. The high edge of a node is never complemented. Hence equal functions
 * are equal ints, and negation flips one bit.
 *
 * <p><b>Cost.</b> and, xor: O(|f| |g|); ite: O(|f| |g| |h|), each step one cache look-up and one
 * node look-up. Operations that fit no hot loop live in classes of their own in this package.
 *
 * <p><b>Life of edges.</b> See {@link NodeTable}: nothing is collected before {@link #safePoint} or
 * {@link #collect} is called.
 */
public final class BddTable extends NodeTable {
  public static final int TRUE = 0;
  public static final int FALSE = 1;

  // Numbers of the operations in the cache; 0 is not used.
  static final int AND = 1;
  static final int XOR = 2;
  static final int ITE = 3;
  static final int EXISTS = 4;
  static final int AND_EXISTS = 5;
  static final int RESTRICT = 6;
  static final int CONSTRAIN = 7;
  static final int SIMPLIFY = 8;
  static final int SUBSTITUTE = 9;

  private final VariableOrder order = new VariableOrder();
  private int[] projections = new int[0]; // by variable; never collected
  private int substitutions; // numbers given to substitutions so far

  public BddTable(int initialNodes) {
    super(1, 1, initialNodes);
    addRoots(mark -> Arrays.stream(projections, 0, order.size()).forEach(mark));
  }

  // Variables and nodes

  /** Adds variables below all others; returns the index of the first. */
  public int addVariables(int count) {
    int first = order.add(count);
    project(first);
    return first;
  }

  /** Adds as many variables as the order has, below all others and in that order, top first. */
  public int addVariables(int[] newOrder) {
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
    for (int variable = size - 1; variable >= first; variable--) {
      projections[variable] = node(order.levelOf(variable), FALSE, TRUE);
    }
  }

  public int variableCount() {
    return order.size();
  }

  /** The order of the variables, which changes by reordering only. */
  public VariableOrder order() {
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
  public int variable(int variable) {
    if (variable < 0 || variable >= order.size()) {
      throw new IllegalArgumentException("variable " + variable + " of " + order.size());
    }
    return projections[variable];
  }

  /** A variable or its negation. */
  public int literal(int variable, boolean positive) {
    return variable(variable) ^ (positive ? 0 : 1);
  }

  /** The function "if the variable at the level then high else low"; both lie below the level. */
  public int node(int level, int low, int high) {
    if (low == high) {
      return low;
    }
    assert level < level(low) && level < level(high) : "order broken at level " + level;
    int complement = high & 1;
    return (unique(level, low ^ complement, high ^ complement) << 1) | complement;
  }

  /** Level of the topmost variable, {@link NodeTable#TERMINAL_LEVEL} for constants. */
  public int level(int f) {
    return nodes[(f & ~1) << 1];
  }

  /** The function with its topmost variable false. */
  public int low(int f) {
    return nodes[((f & ~1) << 1) + LOW] ^ (f & 1);
  }

  /** The function with its topmost variable true. */
  public int high(int f) {
    return nodes[((f & ~1) << 1) + HIGH] ^ (f & 1);
  }

  /** The function with the variable at the level false, which is at or above its topmost. */
  public int low(int f, int level) {
    return level(f) == level ? low(f) : f;
  }

  public int high(int f, int level) {
    return level(f) == level ? high(f) : f;
  }

  /** Whether f is a variable, not negated. */
  boolean isVariable(int f) {
    return low(f) == FALSE && high(f) == TRUE;
  }

  OperationCache operations() {
    return cache;
  }

  int nextSubstitution() {
    return ++substitutions;
  }

  // Operations

  public int not(int f) {
    return f ^ 1;
  }

  public int and(int f, int g) {
    try {
      return and(f, g, guard());
    } catch (DeepStack.TooDeep e) {
      return deep(() -> and(f, g, DeepStack.UNGUARDED));
    }
  }

  public int or(int f, int g) {
    return and(f ^ 1, g ^ 1) ^ 1;
  }

  public int xor(int f, int g) {
    try {
      return xor(f, g, guard());
    } catch (DeepStack.TooDeep e) {
      return deep(() -> xor(f, g, DeepStack.UNGUARDED));
    }
  }

  /** f and g are equal: the complement of {@link #xor}. */
  public int iff(int f, int g) {
    return xor(f, g) ^ 1;
  }

  public int implies(int f, int g) {
    return and(f, g ^ 1) ^ 1;
  }

  /** f and not g. */
  public int minus(int f, int g) {
    return and(f, g ^ 1);
  }

  /** (f and g) or (not f and h). */
  public int ite(int f, int g, int h) {
    try {
      return ite(f, g, h, guard());
    } catch (DeepStack.TooDeep e) {
      return deep(() -> ite(f, g, h, DeepStack.UNGUARDED));
    }
  }

  /** Whether f implies g, without building a node. */
  public boolean entails(int f, int g) {
    return disjoint(f, g ^ 1);
  }

  /** Whether f and g is false, without building a node. */
  public boolean disjoint(int f, int g) {
    try {
      return disjoint(f, g, guard());
    } catch (DeepStack.TooDeep e) {
      return deep(() -> disjoint(f, g, DeepStack.UNGUARDED));
    }
  }

  int and(int f, int g, int guard) {
    if (f > g) {
      int swap = f;
      f = g;
      g = swap;
    }
    if (f <= FALSE) {
      return f == TRUE ? g : FALSE;
    }
    if ((f ^ g) <= 1) {
      return f == g ? f : FALSE;
    }
    int cached = cache.get(AND, f, g);
    if (cached != MISS) {
      return cached;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int[] nodes = this.nodes;
    int fp = (f & ~1) << 1;
    int gp = (g & ~1) << 1;
    int fLevel = nodes[fp];
    int gLevel = nodes[gp];
    int f0 = f;
    int f1 = f;
    if (fLevel <= gLevel) {
      f0 = nodes[fp + LOW] ^ (f & 1);
      f1 = nodes[fp + HIGH] ^ (f & 1);
    }
    int g0 = g;
    int g1 = g;
    if (gLevel <= fLevel) {
      g0 = nodes[gp + LOW] ^ (g & 1);
      g1 = nodes[gp + HIGH] ^ (g & 1);
    }
    int low = and(f0, g0, guard - 1);
    int high = and(f1, g1, guard - 1);
    int result = node(Math.min(fLevel, gLevel), low, high);
    cache.put(AND, f, g, result);
    return result;
  }

  int xor(int f, int g, int guard) {
    int complement = (f ^ g) & 1;
    f &= ~1;
    g &= ~1;
    if (f > g) {
      int swap = f;
      f = g;
      g = swap;
    }
    if (f == TRUE || f == g) {
      return (f == g ? FALSE : g ^ 1) ^ complement;
    }
    int cached = cache.get(XOR, f, g);
    if (cached != MISS) {
      return cached ^ complement;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int[] nodes = this.nodes;
    int fp = f << 1;
    int gp = g << 1;
    int fLevel = nodes[fp];
    int gLevel = nodes[gp];
    boolean splitF = fLevel <= gLevel;
    boolean splitG = gLevel <= fLevel;
    int f0 = splitF ? nodes[fp + LOW] : f;
    int f1 = splitF ? nodes[fp + HIGH] : f;
    int g0 = splitG ? nodes[gp + LOW] : g;
    int g1 = splitG ? nodes[gp + HIGH] : g;
    int low = xor(f0, g0, guard - 1);
    int high = xor(f1, g1, guard - 1);
    int result = node(Math.min(fLevel, gLevel), low, high);
    cache.put(XOR, f, g, result);
    return result ^ complement;
  }

  int ite(int f, int g, int h, int guard) {
    if (f <= FALSE) {
      return f == TRUE ? g : h;
    }
    if ((g ^ h) <= 1) {
      return g == h ? g : xor(f, h, guard);
    }
    if (g <= FALSE || (g ^ f) <= 1) { // g is constant, or f, or not f
      return g == TRUE || g == f ? and(f ^ 1, h ^ 1, guard) ^ 1 : and(f ^ 1, h, guard);
    }
    if (h <= FALSE || (h ^ f) <= 1) {
      return h == FALSE || h == f ? and(f, g, guard) : and(f, g ^ 1, guard) ^ 1;
    }
    if ((f & 1) != 0) { // ite(not f, g, h) = ite(f, h, g)
      return ite(f ^ 1, h, g, guard);
    }
    int complement = g & 1; // ite(f, not g, not h) = not ite(f, g, h)
    return iteStep(f, g ^ complement, h ^ complement, guard) ^ complement;
  }

  private int iteStep(int f, int g, int h, int guard) {
    int cached = cache.get(ITE, f, g, h);
    if (cached != MISS) {
      return cached;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int level = Math.min(level(f), Math.min(level(g), level(h)));
    int low = ite(low(f, level), low(g, level), low(h, level), guard - 1);
    int high = ite(high(f, level), high(g, level), high(h, level), guard - 1);
    int result = node(level, low, high);
    cache.put(ITE, f, g, h, result);
    return result;
  }

  private boolean disjoint(int f, int g, int guard) {
    if (f > g) {
      int swap = f;
      f = g;
      g = swap;
    }
    if (f <= FALSE) {
      return f == FALSE || g == FALSE;
    }
    if ((f ^ g) <= 1) {
      return f != g;
    }
    int cached = cache.get(AND, f, g);
    if (cached != MISS) {
      return cached == FALSE;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    step();
    int level = Math.min(level(f), level(g));
    boolean result =
        disjoint(low(f, level), low(g, level), guard - 1)
            && disjoint(high(f, level), high(g, level), guard - 1);
    if (result) {
      cache.put(AND, f, g, FALSE); // a counterexample ends the whole test, so only success is kept
    }
    return result;
  }

  // Reordering in place, see LevelSwap. Between the first two calls a level means a variable.

  void fileByVariable() {
    relabel(order::variableAt);
  }

  void fileByLevel() {
    relabel(order::levelOf);
  }

  /** As {@link #node}, while levels are variables. */
  int nodeUnordered(int variable, int low, int high) {
    int complement = high & 1;
    return low == high
        ? low
        : (unique(variable, low ^ complement, high ^ complement) << 1) | complement;
  }

  void replace(int index, int variable, int low, int high) {
    replaceNode(index, variable, low, high);
  }

  void takeOut(int index) {
    removeNode(index);
  }

  void giveBack(int index) {
    freeNode(index);
  }

  void makeRoom(int count) {
    reserve(count);
  }
}
