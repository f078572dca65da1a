package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import io.implicant.theories.closure.Encoding.Application;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * States of blocks with the goals that were asked last, for the same goals after one more atom
 * ({@link GrownState}).
 */
final class KeptStates {
  private static final int MOST = 32; // each has a few closures of its block

  /** A block with its goal, up to names. */
  private record Key(Shape whole, List<Constraint> goal) {}

  private final Map<Key, DenseState<long[]>> states =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, DenseState<long[]>> eldest) {
          return size() > MOST;
        }
      };

  private final Map<Key, DenseState<long[]>> before;
  private final AtomTable atomsBefore;

  /** Nothing was asked before. */
  KeptStates() {
    before = Map.of();
    atomsBefore = null;
  }

  /** What was asked before predicates were added to those of the table. */
  KeptStates(KeptStates other, AtomTable atomsBefore) {
    before = other.states;
    this.atomsBefore = atomsBefore;
  }

  void clear() {
    states.clear();
  }

  void keep(BlockParts parts, DenseState<long[]> state) {
    states.put(new Key(parts.whole(), parts.goal()), state);
  }

  /** The state of a block that has one new atom, if without it and with its goal it is known. */
  Optional<BlockState> grown(
      BddTable table, AtomTable atoms, Block block, BlockParts parts, IntPredicate labelled) {
    int[] own = parts.own();
    if (before.isEmpty() || own.length < 2 || !isOnlyNewAtom(own)) {
      return Optional.empty();
    }
    int added = own[own.length - 1];
    List<Pair> old = new ArrayList<>(block.pairs());
    List<Pair> more = newPairs(atoms, block, added);
    old.removeAll(more);
    int[] others = Arrays.stream(block.atoms()).filter(atom -> atom != added).toArray();
    BlockParts less =
        BlockParts.of(atoms, new Block(others, old), labelled, atomsBefore::isOfPredicates);
    DenseState<long[]> root = before.get(new Key(less.whole(), less.goal()));
    if (root == null) {
      return Optional.empty();
    }
    Shape whole = less.whole().copy();
    Constraint constraint = whole.localise(atoms.constraints().get(added));
    more.forEach(whole::add);
    return Optional.of(
        GrownState.of(table, own, parts.edges(atoms), root, less.whole(), whole, constraint));
  }

  private boolean isOnlyNewAtom(int[] own) {
    return !atomsBefore.isOfPredicates(own[own.length - 1])
        && atomsBefore.isOfPredicates(own[own.length - 2]);
  }

  /** Those about applications that occur in no other atom of the block. */
  private static List<Pair> newPairs(AtomTable atoms, Block block, int added) {
    List<Pair> found = new ArrayList<>();
    if (block.pairs().isEmpty()) {
      return found;
    }
    BitSet known = new BitSet();
    for (int atom : block.atoms()) {
      if (atom != added) {
        known.set(atoms.constraints().get(atom).x());
        known.set(atoms.constraints().get(atom).y());
      }
    }
    List<Application> all = atoms.encoding().applications();
    for (int i = all.size() - 1; i >= 0; i--) { // an application stands after its arguments
      if (known.get(all.get(i).node())) {
        for (int node : all.get(i).nodes()) {
          known.set(node);
        }
      }
    }
    for (Pair pair : block.pairs()) {
      if (!known.get(pair.first()) || !known.get(pair.second())) {
        found.add(pair);
      }
    }
    return found;
  }
}
