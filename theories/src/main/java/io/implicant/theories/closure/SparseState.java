package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import java.util.ArrayList;
import java.util.List;

/** A {@link BlockState} that solves the block by elimination when it is asked. */
final class SparseState implements BlockState {
  /** A literal of the goal on local nodes. */
  record Fact(Constraint constraint, boolean positive) {}

  /** Solves a block with facts. */
  interface Elimination {
    /** The inconsistent minterms. */
    int refuted(List<Fact> facts);
  }

  private final BddTable table;
  private final Shape shape;
  private final int[] atoms;
  private final int[] edges;
  private final Elimination elimination;
  private final List<Fact> facts;
  private final int care;
  private final int[] settled; // one cell, shared with relatives

  /** Without facts. */
  SparseState(BddTable table, Shape shape, int[] atoms, int[] edges, Elimination elimination) {
    this(table, shape, atoms, edges, elimination, List.of(), BddTable.TRUE, new int[] {1});
  }

  private SparseState(
      BddTable table,
      Shape shape,
      int[] atoms,
      int[] edges,
      Elimination elimination,
      List<Fact> facts,
      int care,
      int[] settled) {
    this.table = table;
    this.shape = shape;
    this.atoms = atoms;
    this.edges = edges;
    this.elimination = elimination;
    this.facts = facts;
    this.care = care;
    this.settled = settled;
    assert BddTable.FALSE == 1;
  }

  private SparseState with(List<Fact> newFacts, int newCare) {
    return new SparseState(table, shape, atoms, edges, elimination, newFacts, newCare, settled);
  }

  @Override
  public BlockState where(int atom, boolean value) {
    for (int i = 0; i < atoms.length; i++) {
      if (atoms[i] == atom) {
        return with(facts, table.and(care, edges[i] ^ (value ? 0 : 1)));
      }
    }
    throw new IllegalArgumentException("no atom " + atom + " in this block");
  }

  @Override
  public BlockState with(Constraint constraint, boolean positive) {
    List<Fact> more = new ArrayList<>(facts);
    more.add(new Fact(shape.localise(constraint), positive));
    return with(more, care);
  }

  @Override
  public boolean isRefuted() {
    return care == BddTable.FALSE;
  }

  @Override
  public int consistent() {
    return elimination.refuted(List.of()) ^ 1;
  }

  @Override
  public int survivors() {
    return table.minus(care, elimination.refuted(facts));
  }

  @Override
  public void settle() {
    settled[0] = table.or(settled[0], survivors());
  }

  @Override
  public int settled() {
    return settled[0];
  }
}
