package io.implicant.sdp;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;

/**
 * The shared expression of LBC07 Section 2: a hash-consed graph of conjunctions and disjunctions
 * over leaves b_g, without negation. Nodes are ints in the order of their making, so operands come
 * before the nodes that use them and every pass is a loop; only {@link #FALSE} and {@link #TRUE}
 * are constants, and they are no operands.
 *
 * <p>Nodes are n-ary. Binary ones were measured and rejected: see
 * docs/decisions/0010-reference-engine.md.
 */
public final class AndOrDag {
  public static final int FALSE = 0;
  public static final int TRUE = 1;

  /** What a node is. */
  public enum Kind {
    CONSTANT,
    LEAF,
    AND,
    OR
  }

  private static final Kind[] KINDS = Kind.values();

  /** Node n is of kind {@code KINDS[kinds[n]]}. */
  private byte[] kinds = new byte[64];

  /** Node n's operands are {@code operands[starts[n] .. starts[n + 1])}; a leaf has its index. */
  private int[] starts = new int[65];

  private int[] operands = new int[128];
  private int size;

  /** Open addressing, at most half full; 0 is a free slot, since constants are not looked up. */
  private int[] slots = new int[128];

  public AndOrDag() {
    append(Kind.CONSTANT, new int[0], 0);
    append(Kind.CONSTANT, new int[0], 0);
  }

  /** The leaf b_g for the g of that index. */
  public int leaf(int index) {
    return intern(Kind.LEAF, new int[] {index}, 1);
  }

  public int and(int... nodes) {
    return junction(Kind.AND, TRUE, FALSE, nodes);
  }

  public int or(int... nodes) {
    return junction(Kind.OR, FALSE, TRUE, nodes);
  }

  private int junction(Kind kind, int neutral, int dominant, int[] nodes) {
    int[] sorted = nodes.clone();
    Arrays.sort(sorted);
    int count = 0;
    for (int node : sorted) {
      if (node == dominant) {
        return dominant;
      } else if (node != neutral && (count == 0 || sorted[count - 1] != node)) {
        sorted[count++] = node;
      }
    }
    if (count < 2) {
      return count == 0 ? neutral : sorted[0];
    }
    return intern(kind, sorted, count);
  }

  /** The number of nodes made so far, constants included. */
  public int size() {
    return size;
  }

  public Kind kind(int node) {
    return KINDS[kinds[node]];
  }

  /** The operands of a conjunction or disjunction; a leaf's index. */
  public int[] operands(int node) {
    return Arrays.copyOfRange(operands, starts[node], starts[node + 1]);
  }

  /** The nodes that the root reaches, itself included, ascending. */
  public int[] reachable(int root) {
    return reachable(root, node -> true);
  }

  /** The same without the nodes that fail the test and what is reached through them alone. */
  int[] reachable(int root, IntPredicate test) {
    BitSet marked = new BitSet(root + 1);
    marked.set(root);
    for (int node = root; node >= 0; node = marked.previousSetBit(node - 1)) {
      for (int i = starts[node]; isJunction(node) && i < starts[node + 1]; i++) {
        if (test.test(operands[i])) {
          marked.set(operands[i]);
        }
      }
    }
    return marked.stream().toArray();
  }

  /** The longest path from the root to a leaf, in conjunctions and disjunctions. */
  public int depth(int root) {
    int[] depths = new int[root + 1];
    for (int node : reachable(root)) {
      for (int i = starts[node]; isJunction(node) && i < starts[node + 1]; i++) {
        depths[node] = Math.max(depths[node], depths[operands[i]] + 1);
      }
    }
    return depths[root];
  }

  /**
   * Definition 3.2 for 64 subsets at once: bit k of {@code leaves[i]} says whether the predicate of
   * index i is in subset k. Returns the value of every node up to the root.
   */
  public long[] evaluate(int root, long[] leaves) {
    long[] values = new long[root + 1];
    if (root >= TRUE) {
      values[TRUE] = -1;
    }
    for (int node = TRUE + 1; node <= root; node++) {
      int start = starts[node];
      int end = starts[node + 1];
      if (KINDS[kinds[node]] == Kind.LEAF) {
        values[node] = leaves[operands[start]];
        continue;
      }
      long value = values[operands[start]];
      boolean conjunction = KINDS[kinds[node]] == Kind.AND;
      for (int i = start + 1; i < end; i++) {
        value = conjunction ? value & values[operands[i]] : value | values[operands[i]];
      }
      values[node] = value;
    }
    return values;
  }

  /** Definition 3.2: the value of the root under the subset of the leaves' indices. */
  public boolean evaluate(int root, BitSet subset) {
    long[] leaves = new long[leafCount()];
    subset.stream().filter(i -> i < leaves.length).forEach(i -> leaves[i] = 1);
    return (evaluate(root, leaves)[root] & 1) != 0;
  }

  /** One more than the largest index of a leaf. */
  public int leafCount() {
    int count = 0;
    for (int node = TRUE + 1; node < size; node++) {
      if (KINDS[kinds[node]] == Kind.LEAF) {
        count = Math.max(count, operands[starts[node]] + 1);
      }
    }
    return count;
  }

  /** The root as a BDD, given that of each leaf; a loop over the nodes that the root reaches. */
  public Bdd toBdd(int root, BddManager manager, IntFunction<Bdd> leaf) {
    return new Functions(this, manager, leaf).function(root);
  }

  /** The graph below the root in the language of Graphviz; {@code leaf} names leaves. */
  public String toDot(int root, IntFunction<String> leaf) {
    StringBuilder dot = new StringBuilder("digraph andor {\n  rankdir=BT;\n");
    for (int node : reachable(root)) {
      String label =
          switch (kind(node)) {
            case CONSTANT -> node == TRUE ? "true" : "false";
            case LEAF -> leaf.apply(operands[starts[node]]);
            case AND -> "";
            case OR -> "or";
          };
      String shape = kind(node) == Kind.AND ? "diamond" : "box";
      dot.append(String.format("  n%d [shape=%s, label=%s];%n", node, shape, Dot.quoted(label)));
      for (int i = starts[node]; isJunction(node) && i < starts[node + 1]; i++) {
        dot.append(String.format("  n%d -> n%d;%n", operands[i], node));
      }
    }
    return dot.append("}\n").toString();
  }

  boolean isJunction(int node) {
    Kind kind = KINDS[kinds[node]];
    return kind == Kind.AND || kind == Kind.OR;
  }

  private int intern(Kind kind, int[] nodes, int count) {
    int slot = hash(kind, nodes, count) & (slots.length - 1);
    while (slots[slot] != 0) {
      if (isNode(slots[slot], kind, nodes, count)) {
        return slots[slot];
      }
      slot = (slot + 1) & (slots.length - 1);
    }
    int node = append(kind, nodes, count);
    slots[slot] = node;
    if (2 * size > slots.length) {
      rehash();
    }
    return node;
  }

  private boolean isNode(int node, Kind kind, int[] nodes, int count) {
    int start = starts[node];
    return KINDS[kinds[node]] == kind
        && starts[node + 1] - start == count
        && Arrays.equals(operands, start, start + count, nodes, 0, count);
  }

  private int append(Kind kind, int[] nodes, int count) {
    if (size == kinds.length) {
      kinds = Arrays.copyOf(kinds, 2 * size);
      starts = Arrays.copyOf(starts, 2 * size + 1);
    }
    int start = starts[size];
    if (start + count > operands.length) {
      operands = Arrays.copyOf(operands, Math.max(start + count, 2 * operands.length));
    }
    System.arraycopy(nodes, 0, operands, start, count);
    kinds[size] = (byte) List.of(KINDS).indexOf(kind);
    starts[size + 1] = start + count;
    return size++;
  }

  private void rehash() {
    slots = new int[2 * slots.length];
    for (int node = TRUE + 1; node < size; node++) {
      int[] nodes = operands(node);
      int slot = hash(KINDS[kinds[node]], nodes, nodes.length) & (slots.length - 1);
      while (slots[slot] != 0) {
        slot = (slot + 1) & (slots.length - 1);
      }
      slots[slot] = node;
    }
  }

  private static int hash(Kind kind, int[] nodes, int count) {
    int hash = kind.name().hashCode();
    for (int i = 0; i < count; i++) {
      hash = (hash ^ nodes[i]) * 0x9E3779B1;
      hash ^= hash >>> 15;
    }
    return hash;
  }
}
