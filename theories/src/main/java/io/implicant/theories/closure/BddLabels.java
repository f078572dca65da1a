package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;

/**
 * Labels as edges of a {@link BddTable}: for blocks with so many consistent minterms that they
 * cannot be listed. Nothing is ever deleted, since functions need no room for what they leave out;
 * nodes are collected only between questions.
 */
final class BddLabels extends Labels<Integer> {
  private static final Integer TRUE = BddTable.TRUE;
  private static final Integer FALSE = BddTable.FALSE;

  private final BddTable table;
  private final int newest;

  private BddLabels(Work work, BddTable table, int newest) {
    super(work);
    this.table = table;
    this.newest = newest;
  }

  static BddLabels of(Work work, BddTable table) {
    return new BddLabels(work, table, BddTable.TRUE);
  }

  @Override
  Integer empty() {
    return FALSE;
  }

  @Override
  Integer all() {
    return TRUE;
  }

  @Override
  boolean isEmpty(Integer a) {
    return a == BddTable.FALSE;
  }

  @Override
  Integer and(Integer a, Integer b) {
    work().count(1);
    return table.and(a, b);
  }

  @Override
  Integer or(Integer a, Integer b) {
    work().count(1);
    return table.or(a, b);
  }

  @Override
  Integer minus(Integer a, Integer b) {
    work().count(1);
    return table.minus(a, b);
  }

  @Override
  Integer meet(Integer a, Integer b, Integer c, Integer d) {
    work().count(1);
    int both = table.and(a, b);
    return both == BddTable.FALSE ? FALSE : table.minus(table.minus(both, c), d);
  }

  @Override
  boolean isSubset(Integer a, Integer b) {
    return table.entails(a, b);
  }

  /** All sets alike: counting would cost more than a better split saves. */
  @Override
  long size(Integer a) {
    return isEmpty(a) ? 0 : 1;
  }

  @Override
  Integer newest() {
    return newest;
  }

  @Override
  BddLabels extended(int edge, Integer holds, Integer fails) {
    return new BddLabels(work(), table, edge);
  }

  @Override
  BddLabels without(Integer removed) {
    return this;
  }

  @Override
  Integer move(Labels<Integer> target, Integer label) {
    return label;
  }
}
