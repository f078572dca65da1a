package io.implicant.theories.closure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jgrapht.Graph;
import org.jgrapht.alg.connectivity.BiconnectivityInspector;
import org.jgrapht.graph.Multigraph;
import org.junit.jupiter.api.Test;

/** Biconnected blocks against JGraphT's inspector, and on a graph too deep for recursion. */
class BlockGraphTest {
  @Test
  void randomGraphsHaveTheBlocksThatTheInspectorFinds() {
    for (long seed = 0; seed < 2_000; seed++) {
      Random random = new Random(seed);
      int vertices = 2 + random.nextInt(9);
      BlockGraph ours = new BlockGraph(vertices);
      Graph<Integer, Integer> theirs = new Multigraph<>(null, null, false);
      for (int v = 0; v < vertices; v++) {
        theirs.addVertex(v);
      }
      for (int k = random.nextInt(2 * vertices); k >= 0; k--) {
        int x = random.nextInt(vertices);
        int y = (x + 1 + random.nextInt(vertices - 1)) % vertices;
        theirs.addEdge(x, y, ours.addEdge(x, y));
      }
      assertEquals(inspected(theirs), partition(ours), "seed " + seed + ": " + theirs);
    }
  }

  @Test
  void aCycleOfAMillionVerticesIsOneBlockAndAPathIsAllBlocks() {
    int vertices = 1_000_000;
    BlockGraph graph = new BlockGraph(vertices);
    for (int v = 1; v < vertices; v++) {
      graph.addEdge(v - 1, v);
    }
    graph.blocks();
    assertEquals(vertices - 1, graph.blockCount());
    BlockGraph cycle = new BlockGraph(vertices);
    for (int v = 0; v < vertices; v++) {
      cycle.addEdge(v, (v + 1) % vertices);
    }
    cycle.blocks();
    assertEquals(1, cycle.blockCount());
  }

  private static Set<Set<Integer>> inspected(Graph<Integer, Integer> graph) {
    Set<Set<Integer>> result = new HashSet<>();
    for (Graph<Integer, Integer> block : new BiconnectivityInspector<>(graph).getBlocks()) {
      if (!block.edgeSet().isEmpty()) {
        result.add(new HashSet<>(block.edgeSet()));
      }
    }
    return result;
  }

  private static Set<Set<Integer>> partition(BlockGraph graph) {
    int[] blockOf = graph.blocks();
    Map<Integer, Set<Integer>> blocks = new HashMap<>();
    for (int edge = 0; edge < blockOf.length; edge++) {
      blocks.computeIfAbsent(blockOf[edge], key -> new HashSet<>()).add(edge);
    }
    return new HashSet<>(blocks.values());
  }
}
