package io.implicant.dd.ddd;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;

/** The homomorphisms that are not made of others. */
final class Basic {
  private Basic() {}

  private static BitSet only(int level) {
    BitSet levels = new BitSet();
    levels.set(level);
    return levels;
  }

  private static BitSet all(int levels) {
    BitSet all = new BitSet();
    all.set(0, levels);
    return all;
  }

  /** One that looks at sets as a whole; what it touches is known when it is made. */
  private abstract static class OfSets extends Hom {
    private final int top;
    private final BitSet reads;
    private final BitSet writes;

    OfSets(int top, BitSet reads, BitSet writes) {
      this.top = top;
      this.reads = reads;
      this.writes = writes;
    }

    @Override
    public final int top() {
      return top;
    }

    @Override
    public final BitSet reads() {
      return (BitSet) reads.clone();
    }

    @Override
    public final BitSet writes() {
      return (BitSet) writes.clone();
    }
  }

  /** h(A) = A. */
  static final class Identity extends OfSets {
    Identity() {
      super(NO_LEVEL, new BitSet(), new BitSet());
    }

    @Override
    public boolean isSelector() {
      return true;
    }

    @Override
    protected int image(HomEngine engine, int node) {
      return node;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Identity;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  /** h(A) = c for a set c, unless A is empty. */
  static final class Constant extends OfSets {
    private final int set;

    Constant(int set, int levels) {
      super(EVERY_LEVEL, new BitSet(), all(levels));
      this.set = set;
    }

    @Override
    public boolean isSelector() {
      return set == DddTable.ZERO;
    }

    @Override
    protected int image(HomEngine engine, int node) {
      return set;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Constant that && set == that.set;
    }

    @Override
    public int hashCode() {
      return set + 2;
    }
  }

  /** h(A) = A and c, or A without c, for a set c. */
  static final class Within extends OfSets {
    private final int set;
    private final boolean inside;

    Within(int set, boolean inside, int levels) {
      super(EVERY_LEVEL, all(levels), new BitSet());
      this.set = set;
      this.inside = inside;
    }

    @Override
    public boolean isSelector() {
      return true;
    }

    @Override
    protected int image(HomEngine engine, int node) {
      DddTable table = engine.table();
      return inside ? table.intersection(node, set) : table.difference(node, set);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Within that && set == that.set && inside == that.inside;
    }

    @Override
    public int hashCode() {
      return 31 * set + (inside ? 3 : 4);
    }
  }

  /** h(A) = the vectors of a set whose image under another homomorphism meets A. */
  static final class Inverse extends OfSets {
    private final Hom hom;
    private final int within;

    Inverse(Hom hom, int within) {
      super(EVERY_LEVEL, union(hom.reads(), hom.writes()), hom.writes());
      this.hom = hom;
      this.within = within;
    }

    Hom inverted() {
      return hom;
    }

    int within() {
      return within;
    }

    /** Whether another one inverts inside the same set, something that has a topmost level. */
    boolean isBeside(Hom other) {
      return other instanceof Inverse that
          && that.within == within
          && that.hom.top() != EVERY_LEVEL;
    }

    @Override
    protected int image(HomEngine engine, int node) {
      return engine.preimage(hom, within, node);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Inverse that && hom == that.hom && within == that.within;
    }

    @Override
    public int hashCode() {
      return 31 * hom.id() + within + 8;
    }
  }

  /** Keeps the vectors whose value at a level satisfies a predicate. */
  static final class Select extends Inductive {
    private final int level;
    private final IntPredicate predicate;
    private final Hom identity;

    Select(int level, IntPredicate predicate, Hom identity) {
      this.level = level;
      this.predicate = predicate;
      this.identity = identity;
    }

    @Override
    public int top() {
      return level;
    }

    @Override
    public BitSet reads() {
      return only(level);
    }

    @Override
    public BitSet writes() {
      return new BitSet();
    }

    @Override
    public boolean isSelector() {
      return true;
    }

    @Override
    protected Residual compute(int value) {
      return predicate.test(value) ? new Residual.Move(value, identity) : null;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Select that
          && level == that.level
          && predicate.equals(that.predicate);
    }

    @Override
    public int hashCode() {
      return 31 * level + predicate.hashCode();
    }
  }

  /** Puts any of some values at a level. */
  static final class Choose extends Inductive {
    private final int level;
    private final int[] values;
    private final Hom identity;

    Choose(int level, int[] values, Hom identity) {
      this.level = level;
      this.values = values.clone();
      this.identity = identity;
    }

    @Override
    public int top() {
      return level;
    }

    @Override
    public BitSet reads() {
      return new BitSet();
    }

    @Override
    public BitSet writes() {
      return only(level);
    }

    @Override
    protected Residual compute(int value) {
      return Residual.union(
          Arrays.stream(values).mapToObj(v -> new Residual.Move(v, identity)).toList());
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Choose that
          && level == that.level
          && Arrays.equals(values, that.values);
    }

    @Override
    public int hashCode() {
      return 31 * level + Arrays.hashCode(values) + 5;
    }
  }
}
