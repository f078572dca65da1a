package io.implicant.checker.symbolic;

import io.implicant.checker.action.ActionModel.Step;
import io.implicant.checker.explicit.Interpreter;
import io.implicant.dd.ddd.DddTable;
import io.implicant.dd.ddd.Hom;
import io.implicant.dd.ddd.HomEngine;
import io.implicant.dd.ddd.Homs;
import io.implicant.dd.ddd.Inductive;
import io.implicant.dd.ddd.Residual;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;

/**
 * A step without EquivSplit, as LTSmin does it [CBKT13 5.1]: to compare with. Its support is taken
 * pessimistically, every array as a whole. A set is projected to the support, each vector not met
 * before is given to the interpreter, and the pairs of vectors before and after are collected in a
 * diagram over two levels for each variable, which is then applied to the set.
 *
 * <p>Cost: one interpretation for each vector of the support that occurs, and the pairs' diagram,
 * which may be exponential in the size of the support. What is learned is kept as long as the
 * model.
 */
final class LearnedRelation extends Hom {
  private final Homs homs;
  private final Step step;
  private final int[] order; // the variable at each level
  private final int[] support; // levels, ascending
  private final BitSet supportSet;
  private final Interpreter interpreter = new Interpreter();
  private final DddTable pairs; // values before and after in turn; nothing is collected
  private int relation = DddTable.ZERO;
  private int known = DddTable.ZERO; // vectors of the support

  private LearnedRelation(Homs homs, Step step, BitSet supportSet, int[] order) {
    this.homs = homs;
    this.step = step;
    this.order = order.clone();
    this.supportSet = supportSet;
    this.support = supportSet.stream().toArray();
    this.pairs = new DddTable(2 * support.length);
  }

  /** A step given by homomorphisms; their levels are its support. */
  static List<Hom> of(Homs homs, Step step, List<Hom> alternatives, int[] order) {
    BitSet support = new BitSet();
    for (Hom hom : alternatives) {
      support.or(hom.reads());
      support.or(hom.writes());
    }
    return support.isEmpty()
        ? alternatives
        : List.of(homs.intern(new LearnedRelation(homs, step, support, order)));
  }

  @Override
  public int top() {
    return support[0];
  }

  @Override
  public BitSet reads() {
    return (BitSet) supportSet.clone();
  }

  @Override
  public BitSet writes() {
    return (BitSet) supportSet.clone();
  }

  @Override
  protected int image(HomEngine engine, int node) {
    DddTable table = engine.table();
    int fresh = table.difference(table.projection(node, supportSet), known);
    if (fresh != DddTable.ZERO) {
      pairs.setBudget(table.budget());
      Iterator<int[]> vectors = table.vectors(fresh);
      while (vectors.hasNext()) {
        learn(vectors.next());
      }
      table.unprotect(known);
      known = table.protect(table.union(known, fresh));
    }
    return relation == DddTable.ZERO
        ? DddTable.ZERO
        : engine.apply(homs.intern(new Part(relation, 0)), node);
  }

  private void learn(int[] vector) {
    int[] state = new int[order.length]; // what is not in the support does not matter
    for (int i = 0; i < support.length; i++) {
      state[order[support[i]]] = vector[i];
    }
    for (int[] next : interpreter.successors(step, state)) {
      int[] pair = new int[2 * support.length];
      for (int i = 0; i < support.length; i++) {
        pair[2 * i] = vector[i];
        pair[2 * i + 1] = next[order[support[i]]];
      }
      relation = pairs.union(relation, pairs.vector(pair));
    }
  }

  /** What pairs that share their values above have in common: a node of their diagram. */
  private final class Part extends Inductive {
    private final int node;
    private final int depth; // in the support

    Part(int node, int depth) {
      this.node = node;
      this.depth = depth;
    }

    @Override
    public int top() {
      return support[depth];
    }

    @Override
    public BitSet reads() {
      return LearnedRelation.this.reads();
    }

    @Override
    public BitSet writes() {
      return LearnedRelation.this.writes();
    }

    @Override
    protected Residual compute(int value) {
      int after = pairs.childAt(node, value);
      if (after == DddTable.ZERO) {
        return null;
      }
      List<Residual> moves = new ArrayList<>();
      for (int i = 0; i < pairs.arity(after); i++) {
        int below = pairs.child(after, i);
        Hom rest =
            below == DddTable.ONE ? homs.identity() : homs.intern(new Part(below, depth + 1));
        moves.add(new Residual.Move(pairs.value(after, i), rest));
      }
      return Residual.union(moves);
    }

    private LearnedRelation owner() {
      return LearnedRelation.this;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Part that && node == that.node && owner().equals(that.owner());
    }

    @Override
    public int hashCode() {
      return 31 * owner().hashCode() + node;
    }
  }
}
