package io.implicant.theories.closure;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/**
 * A block taken apart, on nodes of its own.
 *
 * @param own the atoms of P
 * @param shape these, with their pairs
 * @param whole with nodes and pairs of the goal too
 * @param goal the goal's atoms, which will be asserted
 */
@SuppressWarnings("ArrayRecordComponent") // never compared
record BlockParts(int[] own, Shape shape, Shape whole, List<Constraint> goal) {
  /** An order that predicates added later leave as it is. */
  private static final Comparator<Pair> BY_NODES =
      Comparator.comparingInt(Pair::first).thenComparingInt(Pair::second);

  /**
   * Takes a block apart.
   *
   * @param labelled whether an atom is one of P, that is, has a label
   * @param ofPredicates whether a pair is about applications in P
   */
  static BlockParts of(
      AtomTable atoms, Block block, IntPredicate labelled, Predicate<Pair> ofPredicates) {
    Shape shape = new Shape(atoms.encoding());
    int[] own = new int[count(block, labelled)];
    int next = 0;
    for (int atom : block.atoms()) {
      if (labelled.test(atom)) {
        own[next++] = atom;
        shape.add(atoms.constraints().get(atom));
      }
    }
    boolean hasGoal = own.length < block.atoms().length;
    List<Pair> pairs = new ArrayList<>(block.pairs());
    pairs.sort(BY_NODES);
    for (Pair pair : pairs) {
      if (!hasGoal || ofPredicates.test(pair)) {
        shape.add(pair);
      }
    }
    if (!hasGoal) {
      return new BlockParts(own, shape, shape, List.of());
    }
    Shape whole = shape.copy();
    List<Constraint> goal = new ArrayList<>();
    for (int atom : block.atoms()) {
      if (!labelled.test(atom)) {
        goal.add(whole.localise(atoms.constraints().get(atom)));
      }
    }
    for (Pair pair : pairs) {
      if (!ofPredicates.test(pair)) {
        whole.add(pair);
      }
    }
    return new BlockParts(own, shape, whole, goal);
  }

  private static int count(Block block, IntPredicate labelled) {
    int count = 0;
    for (int atom : block.atoms()) {
      count += labelled.test(atom) ? 1 : 0;
    }
    return count;
  }

  /** Their literals in the table. */
  int[] edges(AtomTable atoms) {
    int[] edges = new int[own.length];
    for (int i = 0; i < edges.length; i++) {
      edges[i] = atoms.edge(own[i]);
    }
    return edges;
  }
}
