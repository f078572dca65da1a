package io.implicant.dd.zdd;

import static io.implicant.dd.table.OperationCache.MISS;

import io.implicant.dd.bdd.VariableOrder;
import io.implicant.dd.table.DeepStack;
import io.implicant.dd.table.NodeTable;
import io.implicant.dd.table.OperationCache;

/**
 * Zero-suppressed decision diagrams (Minato 1993) of sets of cubes. Engine API: a set is an int.
 *
 * <p>Each predicate has two levels, its positive literal and below it its negative one, so a cube
 * is a set of literals. A node stands for the cubes of {@code low} together with those of {@code
 * high} extended by the literal of its level; a node whose high edge is {@link #EMPTY} is never
 * made. No cube holds both literals of a predicate, and no operation makes one that does.
 *
 * <p><b>Cost.</b> union, intersection and difference: O(|f| |g|); product: exponential in the worst
 * case, small in practice.
 */
public final class ZddTable extends NodeTable {
  /** The set without cubes. */
  public static final int EMPTY = 0;

  /** The set whose only cube has no literals. */
  public static final int UNIT = 1;

  static final int UNION = 1;
  static final int INTERSECT = 2;
  static final int MINUS = 3;
  static final int PRODUCT = 4;
  static final int NON_SUPERSETS = 5;
  static final int NON_SUBSETS = 6;
  static final int MINIMAL = 7;
  static final int MAXIMAL = 8;
  static final int WITH_LITERAL = 9;
  static final int OF_SIZE = 10;

  private final VariableOrder order;

  /** A table over predicates in the given order, which is copied. */
  public ZddTable(int initialNodes, VariableOrder order) {
    super(0, 2, initialNodes);
    this.order = order.copy();
  }

  public VariableOrder order() {
    return order;
  }

  /** Makes sure that so many predicates exist. */
  public void ensureVariables(int count) {
    order.addUpTo(count);
  }

  @Override
  protected int levels() {
    return 2 * order.size();
  }

  @Override
  protected boolean isReduced(int low, int high) {
    return high != EMPTY;
  }

  OperationCache operations() {
    return cache;
  }

  // Nodes

  public int levelOfLiteral(int literal) {
    return 2 * order.levelOf(literal >>> 1) + (literal & 1);
  }

  public int literalAt(int level) {
    return 2 * order.variableAt(level >>> 1) + (level & 1);
  }

  /** The cubes of low, and those of high with the literal of the level. */
  public int node(int level, int low, int high) {
    if (high == EMPTY) {
      return low;
    }
    assert level < level(low) && level < level(high) : "order broken at level " + level;
    return unique(level, low, high);
  }

  public int level(int f) {
    return nodes[f << 2];
  }

  public int low(int f) {
    return nodes[(f << 2) + LOW];
  }

  public int high(int f) {
    return nodes[(f << 2) + HIGH];
  }

  /** The cubes without the literal of a level at or above the topmost. */
  int without(int f, int level) {
    return level(f) == level ? low(f) : f;
  }

  /** The cubes with the literal of a level at or above the topmost, less that literal. */
  int with(int f, int level) {
    return level(f) == level ? high(f) : EMPTY;
  }

  // Operations

  /** The cubes of both sets. */
  public int union(int f, int g) {
    return guarded(guard -> union(f, g, guard));
  }

  /** The cubes that lie in both sets. */
  public int intersect(int f, int g) {
    return guarded(guard -> intersect(f, g, guard));
  }

  /** The cubes of f that are not in g. */
  public int minus(int f, int g) {
    return guarded(guard -> minus(f, g, guard));
  }

  /** All conjunctions of a cube of f and a cube of g, without the contradictory ones. */
  public int product(int f, int g) {
    return guarded(guard -> product(f, g, guard));
  }

  /** Each cube with one more literal; no cube mentions its predicate yet. */
  public int withLiteral(int f, int literal) {
    int level = levelOfLiteral(literal);
    return guarded(guard -> withLiteral(f, level, guard));
  }

  /**
   * The cubes of {@code without}, those of {@code positive} with the variable, and those of {@code
   * negative} with its negation. O(1) if the variable lies above all three.
   */
  public int split(int variable, int without, int positive, int negative) {
    int level = 2 * order.levelOf(variable);
    int highest = Math.min(level(without), Math.min(level(positive), level(negative)));
    if (level + 1 < highest) {
      return node(level, node(level + 1, without, negative), positive);
    }
    int literals =
        union(withLiteral(positive, 2 * variable), withLiteral(negative, 2 * variable + 1));
    return union(without, literals);
  }

  int union(int f, int g, int guard) {
    if (f > g) {
      int swap = f;
      f = g;
      g = swap;
    }
    if (f == EMPTY || f == g) {
      return g;
    }
    int cached = cache.get(UNION, f, g);
    if (cached != MISS) {
      return cached;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int level = Math.min(level(f), level(g));
    int low = union(without(f, level), without(g, level), guard - 1);
    int result = node(level, low, union(with(f, level), with(g, level), guard - 1));
    cache.put(UNION, f, g, result);
    return result;
  }

  private int intersect(int f, int g, int guard) {
    if (f > g) {
      int swap = f;
      f = g;
      g = swap;
    }
    if (f == EMPTY || f == g) {
      return f;
    }
    int cached = cache.get(INTERSECT, f, g);
    if (cached != MISS) {
      return cached;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int level = Math.min(level(f), level(g));
    int low = intersect(without(f, level), without(g, level), guard - 1);
    int result = node(level, low, intersect(with(f, level), with(g, level), guard - 1));
    cache.put(INTERSECT, f, g, result);
    return result;
  }

  private int minus(int f, int g, int guard) {
    if (f == EMPTY || f == g) {
      return EMPTY;
    }
    if (g == EMPTY) {
      return f;
    }
    int cached = cache.get(MINUS, f, g);
    if (cached != MISS) {
      return cached;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int level = Math.min(level(f), level(g));
    int low = minus(without(f, level), without(g, level), guard - 1);
    int result = node(level, low, minus(with(f, level), with(g, level), guard - 1));
    cache.put(MINUS, f, g, result);
    return result;
  }

  private int product(int f, int g, int guard) {
    if (f > g) {
      int swap = f;
      f = g;
      g = swap;
    }
    if (f <= UNIT) {
      return f == EMPTY ? EMPTY : g;
    }
    int cached = cache.get(PRODUCT, f, g);
    if (cached != MISS) {
      return cached;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    int level = Math.min(level(f), level(g)) & ~1;
    int f0 = without(without(f, level), level + 1);
    int g0 = without(without(g, level), level + 1);
    int fn = with(without(f, level), level + 1);
    int gn = with(without(g, level), level + 1);
    int positive = extended(f0, with(f, level), g0, with(g, level), guard);
    int negative = extended(f0, fn, g0, gn, guard);
    int rest = node(level + 1, product(f0, g0, guard - 1), negative);
    int result = node(level, rest, positive);
    cache.put(PRODUCT, f, g, result);
    return result;
  }

  /** What a literal extends in a product: in one factor (f1, g1) or in both. */
  private int extended(int f0, int f1, int g0, int g1, int guard) {
    int left = product(f1, union(g0, g1, guard), guard - 1);
    return union(left, product(f0, g1, guard - 1), guard);
  }

  private int withLiteral(int f, int level, int guard) {
    if (f == EMPTY || level < level(f)) {
      return node(level, EMPTY, f);
    }
    int cached = cache.get(WITH_LITERAL, f, level);
    if (cached != MISS) {
      return cached;
    }
    if (guard == 0) {
      throw DeepStack.tooDeep();
    }
    assert level(f) >>> 1 != level >>> 1 : "the cubes mention the predicate already";
    int low = withLiteral(low(f), level, guard - 1);
    int result = node(level(f), low, withLiteral(high(f), level, guard - 1));
    cache.put(WITH_LITERAL, f, level, result);
    return result;
  }
}
