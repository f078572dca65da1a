package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import io.implicant.theories.closure.SparseState.Fact;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The inconsistent minterms of a large block of equalities x = y + c. Each is an edge with a
 * distance and a label, which is where it holds. Vertices are eliminated in minimum-degree order: v
 * goes, and each two of its neighbours are joined where both are at some distance from v. Going
 * back, the last first, each eliminated vertex learns where it is at which distance from its
 * neighbours ({@link EqualityGraph}). Then a minterm is inconsistent if it makes two sides of a
 * false equality equal, or puts a term at two distances from another: over infinite sorts
 * disequalities add nothing else, so Int needs no splits here.
 *
 * <p>Congruence: where the arguments of a pair of applications are found equal, the pair gets an
 * edge and the elimination is repeated, until no label grows: as often as applications nest.
 *
 * <p>Cost: vertices times the square of the largest degree met, in operations on diagrams; linear
 * for chains of diamonds (LBC07 Figure 8), where all pairs in rounds would be cubic.
 */
final class SparseEqualities implements SparseState.Elimination {
  private final BddTable table;
  private final Work work;
  private final Shape shape;
  private final int[] atomEdges;

  /** x = y + distance. */
  private record Place(int x, int y, long distance) {
    static Place of(int x, int y, long distance) {
      return x < y ? new Place(x, y, distance) : new Place(y, x, Math.negateExact(distance));
    }
  }

  SparseEqualities(BddTable table, Work work, Shape shape, int[] atomEdges) {
    this.table = table;
    this.work = work;
    this.shape = shape;
    this.atomEdges = atomEdges;
  }

  /** Whether there are no bounds. */
  static boolean applies(Shape shape, List<Constraint> facts) {
    return shape.constraints().stream().noneMatch(SparseEqualities::isBound)
        && facts.stream().noneMatch(SparseEqualities::isBound);
  }

  private static boolean isBound(Constraint constraint) {
    return constraint.kind() == Constraint.Kind.BOUND;
  }

  @Override
  public int refuted(List<Fact> facts) {
    Map<Place, Integer> equal = new LinkedHashMap<>();
    Map<Place, Integer> apart = new LinkedHashMap<>();
    for (int i = 0; i < atomEdges.length; i++) {
      Constraint constraint = shape.constraints().get(i);
      add(constraint, true, atomEdges[i], equal, apart);
      add(constraint, false, atomEdges[i] ^ 1, equal, apart);
    }
    for (Fact fact : facts) {
      add(fact.constraint(), fact.positive(), BddTable.TRUE, equal, apart);
    }
    if (shape.hasTruth()) {
      apart.put(Place.of(shape.truth(), shape.falsity(), 0), BddTable.TRUE);
    }
    return solve(equal, apart);
  }

  private void add(
      Constraint constraint,
      boolean positive,
      int label,
      Map<Place, Integer> equal,
      Map<Place, Integer> apart) {
    int x = constraint.x();
    int y = constraint.y();
    switch (constraint.kind()) {
      case TRUTH -> equal.merge(Place.of(x, positive ? y : constraint.z(), 0), label, table::or);
      case EQUALITY ->
          (positive ? equal : apart).merge(Place.of(x, y, constraint.weight()), label, table::or);
      case BOUND -> throw new IllegalArgumentException("a bound, " + constraint);
    }
  }

  private int solve(Map<Place, Integer> equal, Map<Place, Integer> apart) {
    int[] congruent = new int[shape.pairCount()];
    Arrays.fill(congruent, BddTable.FALSE);
    int refuted = BddTable.FALSE;
    boolean grown = true;
    while (grown) {
      EqualityGraph graph = graph(equal, apart, congruent, refuted);
      graph.eliminate();
      List<Integer> found = new ArrayList<>();
      found.add(graph.refuted());
      apart.forEach(
          (p, label) -> found.add(table.and(label, graph.equal(p.x(), p.y(), p.distance()))));
      refuted = Disjunctions.of(table, found);
      grown = addCongruence(graph, congruent);
    }
    return refuted;
  }

  private EqualityGraph graph(
      Map<Place, Integer> equal, Map<Place, Integer> apart, int[] congruent, int refuted) {
    EqualityGraph graph =
        new EqualityGraph(
            shape.size(),
            table,
            work.budget(),
            (x, y, distance) -> apart.getOrDefault(Place.of(x, y, distance), BddTable.FALSE),
            refuted);
    equal.forEach((p, label) -> graph.join(p.x(), p.y(), p.distance(), label));
    apart.keySet().forEach(p -> graph.meet(p.x(), p.y()));
    for (int i = 0; i < congruent.length; i++) {
      Pair pair = shape.pairs().get(i);
      graph.meet(pair.first(), pair.second());
      graph.join(pair.first(), pair.second(), 0, congruent[i]);
      for (int k = 0; k < pair.arguments(); k++) {
        graph.meet(pair.left(k), pair.right(k));
      }
    }
    return graph;
  }

  /** Whether some pair is congruent on more minterms than before. */
  private boolean addCongruence(EqualityGraph graph, int[] congruent) {
    boolean grown = false;
    for (int i = 0; i < congruent.length; i++) {
      Pair pair = shape.pairs().get(i);
      int equal = BddTable.TRUE;
      for (int k = 0; k < pair.arguments(); k++) {
        equal = table.and(equal, graph.equal(pair.left(k), pair.right(k), pair.constant(k)));
      }
      int more = table.or(congruent[i], equal);
      grown |= more != congruent[i];
      congruent[i] = more;
    }
    return grown;
  }
}
