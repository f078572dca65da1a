package io.implicant.dd.bdd;

import static io.implicant.dd.table.OperationCache.MISS;

import io.implicant.dd.table.DeepStack;
import io.implicant.dd.table.NodeTable;
import io.implicant.dd.table.OperationCache;

/**
 * Reduced ordered binary decision diagrams with complement edges (Bryant 1986; Brace, Rudell and
 * Bryant 1990). Engine API: a function is an int edge, {@code node << 1 | complement}; {@link
 * BddNodes} states the canonical form.
 *
 * <p><b>Cost.</b> and, xor: O(|f| |g|); ite: O(|f| |g| |h|), each step one cache look-up and one
 * node look-up. Operations that fit no hot loop live in classes of their own in this package.
 *
 * <p><b>Life of edges.</b> See {@link NodeTable}: nothing is collected before {@link #safePoint} or
 * {@link #collect} is called.
 */
public final class BddTable extends BddNodes {
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

  private int substitutions; // numbers given to substitutions so far

  public BddTable(int initialNodes) {
    super(initialNodes);
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
    return cached != MISS ? cached : andStep(f, g, guard);
  }

  private int andStep(int f, int g, int guard) {
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int[] nodes = this.nodes;
    int fp = (f & ~1) << 1;
    int gp = (g & ~1) << 1;
    int fLevel = nodes[fp];
    int gLevel = nodes[gp];
    boolean splitF = fLevel <= gLevel;
    boolean splitG = gLevel <= fLevel;
    int f0 = splitF ? nodes[fp + LOW] ^ (f & 1) : f;
    int f1 = splitF ? nodes[fp + HIGH] ^ (f & 1) : f;
    int g0 = splitG ? nodes[gp + LOW] ^ (g & 1) : g;
    int g1 = splitG ? nodes[gp + HIGH] ^ (g & 1) : g;
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
    return (cached != MISS ? cached : xorStep(f, g, guard)) ^ complement;
  }

  private int xorStep(int f, int g, int guard) {
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int[] nodes = this.nodes;
    int fp = f << 1; // both edges are plain
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
    return result;
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
}
