package io.implicant.theories.closure;

import io.implicant.logic.Symbol;
import io.implicant.theories.closure.Encoding.Application;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Cuts a question into blocks: an assignment to the atoms is inconsistent if and only if its part
 * in some biconnected block of the graph of atoms is. The graph has an edge for each atom between
 * its two nodes, and joins the nodes and arguments of two applications of one symbol that may meet.
 *
 * <p>Why: models of two blocks share at most one node, and glue there by translation (numbers) or
 * renaming (declared sorts). True and false are one vertex: their values are the same in all
 * models. Two applications are joined only if each pair of arguments that differ lies in one
 * connected component already, since components can be moved apart so that arguments in different
 * ones never meet; joining makes larger components, so this is repeated until nothing changes.
 *
 * <p>Cost: linear in atoms and joined pairs, after a test of each pair of applications of a symbol
 * in each round.
 */
final class Blocks {
  /** Fewer atoms than this are one block: they cost less than a look at the graph. */
  private static final int WORTH_CUTTING = 8;

  private final Encoding encoding;
  private final List<Constraint> constraints;
  private final int[] atoms;
  private final int[] parent; // union-find over nodes
  private final List<Pair> pairs = new ArrayList<>();

  private Blocks(Encoding encoding, List<Constraint> constraints, int[] atoms) {
    this.encoding = encoding;
    this.constraints = constraints;
    this.atoms = atoms;
    parent = new int[encoding.size()];
    for (int i = 0; i < parent.length; i++) {
      parent[i] = i;
    }
  }

  /**
   * The blocks of some atoms.
   *
   * @param constraints by number of atom
   * @param atoms the atoms' numbers, in the order in which they are to be added
   */
  static List<Block> of(Encoding encoding, List<Constraint> constraints, int[] atoms, boolean cut) {
    Blocks blocks = new Blocks(encoding, constraints, atoms);
    blocks.join(cut);
    if (!cut || atoms.length < WORTH_CUTTING) {
      return List.of(new Block(atoms, blocks.pairs));
    }
    return blocks.cut();
  }

  // Which applications may meet

  private void join(boolean cut) {
    if (encoding.applications().isEmpty()) {
      return;
    }
    List<Pair> candidates = candidates();
    if (!cut) {
      pairs.addAll(candidates);
      return;
    }
    if (candidates.isEmpty()) {
      return;
    }
    if (encoding.hasTruth()) {
      union(encoding.truth(), encoding.falsity());
    }
    for (int atom : atoms) {
      union(constraints.get(atom).x(), constraints.get(atom).y());
    }
    boolean changed = true;
    while (changed) {
      int before = pairs.size();
      candidates.removeIf(this::joined);
      changed = pairs.size() > before && !candidates.isEmpty();
    }
  }

  private boolean joined(Pair pair) {
    for (int k = 0; k < pair.arguments(); k++) {
      if (find(pair.left(k)) != find(pair.right(k))) {
        return false;
      }
    }
    pairs.add(pair);
    union(pair.first(), pair.second());
    for (int k = 0; k < pair.arguments(); k++) {
      union(pair.first(), pair.left(k));
    }
    return true;
  }

  private int find(int node) {
    int root = node;
    while (parent[root] != root) {
      parent[root] = parent[parent[root]];
      root = parent[root];
    }
    return root;
  }

  private void union(int a, int b) {
    parent[find(a)] = find(b);
  }

  /** Pairs of applications of one symbol below the atoms whose arguments may be equal. */
  private List<Pair> candidates() {
    BitSet active = new BitSet(encoding.size());
    for (int atom : atoms) {
      active.set(constraints.get(atom).x());
      active.set(constraints.get(atom).y());
    }
    List<Application> all = encoding.applications();
    Map<Symbol, List<Application>> bySymbol = new LinkedHashMap<>();
    for (int i = all.size() - 1; i >= 0; i--) { // an application stands after its arguments
      Application application = all.get(i);
      if (active.get(application.node())) {
        for (int node : application.nodes()) {
          active.set(node);
        }
        bySymbol.computeIfAbsent(application.symbol(), key -> new ArrayList<>()).add(application);
      }
    }
    List<Pair> candidates = new ArrayList<>();
    for (List<Application> group : bySymbol.values()) {
      for (int i = 1; i < group.size(); i++) {
        for (int j = 0; j < i; j++) {
          candidate(group.get(i), group.get(j), candidates);
        }
      }
    }
    return candidates;
  }

  private void candidate(Application a, Application b, List<Pair> candidates) {
    int[] lefts = new int[a.nodes().length];
    int[] rights = new int[lefts.length];
    long[] constants = new long[lefts.length];
    int count = 0;
    for (int k = 0; k < a.nodes().length; k++) {
      long constant = b.offsets()[k] - a.offsets()[k];
      if (a.nodes()[k] != b.nodes()[k]) {
        if (areTruthValues(a.nodes()[k], b.nodes()[k])) {
          return;
        }
        lefts[count] = a.nodes()[k];
        rights[count] = b.nodes()[k];
        constants[count++] = constant;
      } else if (constant != 0) {
        return;
      }
    }
    candidates.add(
        new Pair(
            a.node(),
            b.node(),
            Arrays.copyOf(lefts, count),
            Arrays.copyOf(rights, count),
            Arrays.copyOf(constants, count)));
  }

  private boolean areTruthValues(int a, int b) {
    return encoding.hasTruth()
        && Math.min(a, b) == Math.min(encoding.truth(), encoding.falsity())
        && Math.max(a, b) == Math.max(encoding.truth(), encoding.falsity());
  }

  // Blocks

  private List<Block> cut() {
    BlockGraph graph = new BlockGraph(encoding.size());
    int[] edgeOfAtom = new int[atoms.length];
    for (int i = 0; i < atoms.length; i++) {
      Constraint constraint = constraints.get(atoms[i]);
      edgeOfAtom[i] = graph.addEdge(vertex(constraint.x()), vertex(constraint.y()));
    }
    int[] edgeOfPair = new int[pairs.size()];
    for (int i = 0; i < edgeOfPair.length; i++) {
      edgeOfPair[i] = clique(graph, pairs.get(i));
    }
    int[] blockOfEdge = graph.blocks();
    return collect(blockOfEdge, edgeOfAtom, edgeOfPair, graph.blockCount());
  }

  private List<Block> collect(int[] blockOfEdge, int[] edgeOfAtom, int[] edgeOfPair, int count) {
    int[] sizes = new int[count];
    for (int edge : edgeOfAtom) {
      sizes[blockOfEdge[edge]]++;
    }
    int[][] atomsOf = new int[count][];
    int[] filled = new int[count];
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < atoms.length; i++) {
      int block = blockOfEdge[edgeOfAtom[i]];
      if (atomsOf[block] == null) {
        atomsOf[block] = new int[sizes[block]];
        order.add(block);
      }
      atomsOf[block][filled[block]++] = atoms[i];
    }
    Map<Integer, List<Pair>> pairsOf = new HashMap<>();
    for (int i = 0; i < edgeOfPair.length; i++) {
      pairsOf
          .computeIfAbsent(blockOfEdge[edgeOfPair[i]], key -> new ArrayList<>())
          .add(pairs.get(i));
    }
    List<Block> blocks = new ArrayList<>();
    for (int block : order) {
      blocks.add(new Block(atomsOf[block], pairsOf.getOrDefault(block, List.of())));
    }
    return blocks;
  }

  /** True and false are one vertex. */
  private int vertex(int node) {
    return encoding.hasTruth() && node == encoding.falsity() ? encoding.truth() : node;
  }

  /** Joins nodes and arguments; returns one of the edges. */
  private int clique(BlockGraph graph, Pair pair) {
    int[] members = new int[2 + 2 * pair.arguments()];
    members[0] = pair.first();
    members[1] = pair.second();
    for (int k = 0; k < pair.arguments(); k++) {
      members[2 + 2 * k] = pair.left(k);
      members[3 + 2 * k] = pair.right(k);
    }
    int first = -1;
    for (int i = 1; i < members.length; i++) {
      for (int j = 0; j < i; j++) {
        if (vertex(members[i]) != vertex(members[j])) {
          int edge = graph.addEdge(vertex(members[i]), vertex(members[j]));
          first = first < 0 ? edge : first;
        }
      }
    }
    return first;
  }
}
