package io.implicant.theories.path;

import io.implicant.theories.closure.BlockGraph;
import io.implicant.theories.solver.ClosedLiterals;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Cuts what closed literals leave open of P into independent blocks. The graph has the classes as
 * vertices; its edges are the undecided atoms of P, the disequalities and bounds asserted between
 * different classes, and a clique over the differing arguments and results of each two applications
 * of a symbol that may meet. Two applications may meet only if every pair of arguments that differ
 * lies in one connected component: components can be moved apart. Joining makes components larger,
 * so that is repeated until nothing changes.
 *
 * <p>Models of two biconnected blocks share at most one vertex and glue there; a block without an
 * atom of P constrains nothing, since the literals are consistent.
 */
final class ImageBlocks {
  /** Two applications that may meet, with the vertices of arguments that differ, in pairs. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Pair(int first, int second, int[] arguments) {}

  private final ClosedLiterals closed;
  private final int[] open; // atoms of P
  private final int[] literals; // asserted between different classes
  private final int[] parent; // union-find over nodes
  private final List<Pair> pairs = new ArrayList<>();

  private ImageBlocks(ClosedLiterals closed, int[] open, int[] literals) {
    this.closed = closed;
    this.open = open;
    this.literals = literals;
    parent = new int[closed.size()];
    for (int node = 0; node < parent.length; node++) {
      parent[node] = node;
    }
  }

  /**
   * The blocks with atoms of P.
   *
   * @param open undecided atoms of P, ascending
   * @param literals asserted bounds and disequalities between different classes, ascending
   */
  static List<Block> of(ClosedLiterals closed, int[] open, int[] literals) {
    ImageBlocks blocks = new ImageBlocks(closed, open, literals);
    blocks.join();
    return blocks.cut();
  }

  /** True and false are one vertex: their values are the same in all models. */
  private static int vertex(int node) {
    return node == ClosedLiterals.FALSITY ? ClosedLiterals.TRUTH : node;
  }

  private int left(int atom) {
    return vertex(closed.left(atom));
  }

  private int right(int atom) {
    return vertex(closed.right(atom));
  }

  // Which applications may meet

  private void join() {
    List<Pair> candidates = candidates();
    if (candidates.isEmpty()) {
      return;
    }
    for (int atom : open) {
      union(left(atom), right(atom));
    }
    for (int literal : literals) {
      union(left(literal >> 1), right(literal >> 1));
    }
    boolean changed = true;
    while (changed) {
      int before = pairs.size();
      candidates.removeIf(this::joined);
      changed = pairs.size() > before && !candidates.isEmpty();
    }
  }

  private boolean joined(Pair pair) {
    int[] arguments = pair.arguments();
    for (int k = 0; k < arguments.length; k += 2) {
      if (find(arguments[k]) != find(arguments[k + 1])) {
        return false;
      }
    }
    pairs.add(pair);
    int result = result(pair.first());
    union(result, result(pair.second()));
    for (int argument : arguments) {
      union(result, argument);
    }
    return true;
  }

  private int result(int application) {
    return vertex(closed.classOf(application));
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

  private List<Pair> candidates() {
    Map<Integer, Map<List<Long>, Integer>> bySymbol = new TreeMap<>();
    for (int application : closed.applications()) {
      bySymbol
          .computeIfAbsent(closed.symbol(application), key -> new LinkedHashMap<>())
          .putIfAbsent(signature(application), application); // those with one signature are equal
    }
    List<Pair> candidates = new ArrayList<>();
    for (Map<List<Long>, Integer> group : bySymbol.values()) {
      List<Integer> members = new ArrayList<>(group.values());
      for (int i = 1; i < members.size(); i++) {
        for (int j = 0; j < i; j++) {
          candidate(members.get(j), members.get(i), candidates);
        }
      }
    }
    return candidates;
  }

  private List<Long> signature(int application) {
    List<Long> signature = new ArrayList<>();
    for (int k = 0; k < closed.arguments(application); k++) {
      signature.add((long) closed.argument(application, k));
      signature.add(closed.argumentOffset(application, k));
    }
    return signature;
  }

  private void candidate(int first, int second, List<Pair> candidates) {
    if (closed.classOf(first) == closed.classOf(second)
        && closed.offset(first) == closed.offset(second)) {
      return; // equal in any case
    }
    int count = closed.arguments(first);
    int[] differing = new int[2 * count];
    int size = 0;
    for (int k = 0; k < count; k++) {
      int a = closed.argument(first, k);
      int b = closed.argument(second, k);
      if (a != b) {
        if (vertex(a) == vertex(b)) {
          return; // true and false
        }
        differing[size++] = a;
        differing[size++] = b;
      } else if (closed.argumentOffset(first, k) != closed.argumentOffset(second, k)) {
        return; // never equal
      }
    }
    candidates.add(new Pair(first, second, Arrays.copyOf(differing, size)));
  }

  // Blocks

  private List<Block> cut() {
    BlockGraph graph = new BlockGraph(closed.size());
    for (int atom : open) {
      graph.addEdge(left(atom), right(atom));
    }
    for (int literal : literals) {
      graph.addEdge(left(literal >> 1), right(literal >> 1));
    }
    int[] edgeOfPair = new int[pairs.size()];
    for (int i = 0; i < edgeOfPair.length; i++) {
      edgeOfPair[i] = clique(graph, pairs.get(i));
    }
    int[] blockOf = graph.blocks();
    Map<Integer, Integer> atomsIn = new HashMap<>();
    for (int i = 0; i < open.length; i++) {
      atomsIn.merge(blockOf[i], 1, Integer::sum);
    }
    Map<Integer, List<Integer>> literalsOf = new HashMap<>();
    for (int i = 0; i < literals.length; i++) {
      literalsOf
          .computeIfAbsent(blockOf[open.length + i], key -> new ArrayList<>())
          .add(literals[i]);
    }
    Map<Integer, BitSet> applicationsOf = new HashMap<>();
    for (int i = 0; i < edgeOfPair.length; i++) {
      BitSet set = applicationsOf.computeIfAbsent(blockOf[edgeOfPair[i]], key -> new BitSet());
      set.set(pairs.get(i).first());
      set.set(pairs.get(i).second());
    }
    return collect(blockOf, atomsIn, literalsOf, applicationsOf);
  }

  private List<Block> collect(
      int[] blockOf,
      Map<Integer, Integer> atomsIn,
      Map<Integer, List<Integer>> literalsOf,
      Map<Integer, BitSet> applicationsOf) {
    Map<Integer, List<Integer>> atomsOf = new LinkedHashMap<>();
    for (int i = 0; i < open.length; i++) {
      atomsOf.computeIfAbsent(blockOf[i], key -> new ArrayList<>()).add(open[i]);
    }
    List<Block> blocks = new ArrayList<>();
    atomsOf.forEach(
        (block, atoms) -> {
          int[] asserted = ints(literalsOf.getOrDefault(block, List.of()));
          int[] applied = applicationsOf.getOrDefault(block, new BitSet()).stream().toArray();
          if (atomsIn.get(block) + asserted.length + applied.length > 1) {
            blocks.add(new Block(ints(atoms), asserted, applied));
          }
        });
    return blocks;
  }

  private static int[] ints(List<Integer> list) {
    return list.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Joins results and arguments; returns one of the edges. */
  private int clique(BlockGraph graph, Pair pair) {
    BitSet members = new BitSet();
    members.set(result(pair.first()));
    members.set(result(pair.second()));
    for (int argument : pair.arguments()) {
      members.set(vertex(argument));
    }
    int[] vertices = members.stream().toArray();
    int edge = -1;
    for (int i = 1; i < vertices.length; i++) {
      for (int j = 0; j < i; j++) {
        edge = graph.addEdge(vertices[j], vertices[i]);
      }
    }
    return edge;
  }
}
