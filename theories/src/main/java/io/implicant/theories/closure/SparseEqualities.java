package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import io.implicant.theories.closure.SparseState.Fact;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The inconsistent minterms of a large block of equalities without offsets. Each equality is an
 * edge whose label is where it holds. Vertices are eliminated in minimum-degree order: v goes, and
 * each two of its neighbours are joined where both are equal to v. Going back, the last first, each
 * eliminated vertex learns where it equals its neighbours. Then a minterm is inconsistent if it
 * makes two sides of a false equality, or two different numbers, equal: over infinite sorts
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
  private final Map<List<Long>, Integer> numbers = new HashMap<>();
  private int vertices;

  /** Edges that are there whatever the facts are, and pairs whose equality is of interest. */
  private record Link(int x, int y, int label) {}

  SparseEqualities(BddTable table, Work work, Shape shape, int[] atomEdges) {
    this.table = table;
    this.work = work;
    this.shape = shape;
    this.atomEdges = atomEdges;
  }

  /** Whether all constraints and pairs are without offsets, but for numbers. */
  static boolean applies(Shape shape, List<Constraint> facts) {
    for (Constraint constraint : shape.constraints()) {
      if (!applies(shape, constraint)) {
        return false;
      }
    }
    for (Constraint constraint : facts) {
      if (!applies(shape, constraint)) {
        return false;
      }
    }
    for (Pair pair : shape.pairs()) {
      for (int k = 0; k < pair.arguments(); k++) {
        boolean number = shape.isZero(pair.left(k)) || shape.isZero(pair.right(k));
        if (pair.constant(k) != 0 && !number) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean applies(Shape shape, Constraint constraint) {
    return switch (constraint.kind()) {
      case BOUND -> false;
      case TRUTH -> true;
      case EQUALITY ->
          constraint.weight() == 0 || shape.isZero(constraint.x()) || shape.isZero(constraint.y());
    };
  }

  @Override
  public int refuted(List<Fact> facts) {
    numbers.clear();
    vertices = shape.size();
    List<Link> links = new ArrayList<>();
    List<Link> apart = new ArrayList<>();
    for (int i = 0; i < atomEdges.length; i++) {
      Constraint constraint = shape.constraints().get(i);
      add(constraint, true, atomEdges[i], links, apart);
      add(constraint, false, atomEdges[i] ^ 1, links, apart);
    }
    for (Fact fact : facts) {
      add(fact.constraint(), fact.positive(), BddTable.TRUE, links, apart);
    }
    List<Link[]> arguments = new ArrayList<>();
    for (Pair pair : shape.pairs()) {
      Link[] of = new Link[pair.arguments()];
      for (int k = 0; k < of.length; k++) {
        of[k] = link(pair.left(k), pair.right(k), pair.constant(k), BddTable.FALSE);
      }
      arguments.add(of);
    }
    separateNumbers(apart);
    if (shape.hasTruth()) {
      apart.add(new Link(shape.truth(), shape.falsity(), BddTable.TRUE));
    }
    return solve(links, apart, arguments);
  }

  private void add(
      Constraint constraint, boolean positive, int label, List<Link> links, List<Link> apart) {
    switch (constraint.kind()) {
      case TRUTH ->
          links.add(new Link(constraint.x(), positive ? constraint.y() : constraint.z(), label));
      case EQUALITY ->
          (positive ? links : apart)
              .add(link(constraint.x(), constraint.y(), constraint.weight(), label));
      case BOUND -> throw new IllegalArgumentException("a bound, " + constraint);
    }
  }

  /** x = y + constant, where one of them is zero unless the constant is. */
  private Link link(int x, int y, long constant, int label) {
    return shape.isZero(x)
        ? new Link(number(x, -constant), y, label)
        : new Link(x, shape.isZero(y) ? number(y, constant) : y, label);
  }

  private int number(int zero, long value) {
    return value == 0
        ? zero
        : numbers.computeIfAbsent(List.of((long) zero, value), key -> vertices++);
  }

  private void separateNumbers(List<Link> apart) {
    List<Integer> all = new ArrayList<>(numbers.values());
    for (int i = 0; i < shape.size(); i++) {
      if (shape.isZero(i)) {
        all.add(i);
      }
    }
    for (int i = 1; i < all.size(); i++) {
      for (int j = 0; j < i; j++) {
        apart.add(new Link(all.get(i), all.get(j), BddTable.TRUE));
      }
    }
  }

  private int solve(List<Link> links, List<Link> apart, List<Link[]> arguments) {
    List<Pair> pairs = shape.pairs();
    int[] congruent = new int[pairs.size()];
    Arrays.fill(congruent, BddTable.FALSE);
    while (true) {
      Equalities equalities = new Equalities();
      links.forEach(link -> equalities.join(link.x(), link.y(), link.label()));
      apart.forEach(link -> equalities.join(link.x(), link.y(), BddTable.FALSE));
      for (int i = 0; i < congruent.length; i++) {
        equalities.join(pairs.get(i).first(), pairs.get(i).second(), congruent[i]);
        for (Link link : arguments.get(i)) {
          equalities.join(link.x(), link.y(), BddTable.FALSE);
        }
      }
      equalities.eliminate();
      if (!addCongruence(equalities, arguments, congruent)) {
        List<Integer> refuted = new ArrayList<>();
        apart.forEach(
            link -> refuted.add(table.and(link.label(), equalities.equal(link.x(), link.y()))));
        return Disjunctions.of(table, refuted);
      }
    }
  }

  /** Whether some pair is congruent on more minterms than before. */
  private boolean addCongruence(Equalities equalities, List<Link[]> arguments, int[] congruent) {
    boolean grown = false;
    for (int i = 0; i < congruent.length; i++) {
      int equal = BddTable.TRUE;
      for (Link link : arguments.get(i)) {
        equal = table.and(equal, equalities.equal(link.x(), link.y()));
      }
      int more = table.or(congruent[i], equal);
      grown |= more != congruent[i];
      congruent[i] = more;
    }
    return grown;
  }

  /** One elimination. */
  private final class Equalities {
    private final List<Map<Integer, Integer>> neighbours = new ArrayList<>();
    private final List<Map<Integer, Integer>> equal =
        new ArrayList<>(); // by the one that went first

    Equalities() {
      for (int i = 0; i < vertices; i++) {
        neighbours.add(new LinkedHashMap<>());
        equal.add(null);
      }
    }

    void join(int x, int y, int label) {
      if (x != y) {
        neighbours.get(x).merge(y, label, table::or);
        neighbours.get(y).merge(x, label, table::or);
      }
    }

    int equal(int x, int y) {
      if (x == y) {
        return BddTable.TRUE;
      }
      Integer first = equal.get(x).get(y);
      return first != null ? first : equal.get(y).get(x);
    }

    void eliminate() {
      EliminationOrder order = new EliminationOrder(vertices, v -> neighbours.get(v).size());
      int[] sequence = new int[vertices];
      int count = 0;
      for (int v = order.next(); v >= 0; v = order.next()) {
        work.budget().check();
        sequence[count++] = v;
        remove(v, order);
      }
      for (int i = vertices - 1; i >= 0; i--) {
        equal.set(sequence[i], back(neighbours.get(sequence[i])));
      }
    }

    private void remove(int v, EliminationOrder order) {
      List<Map.Entry<Integer, Integer>> around = new ArrayList<>(neighbours.get(v).entrySet());
      for (Map.Entry<Integer, Integer> entry : around) {
        neighbours.get(entry.getKey()).remove(v);
      }
      for (int i = 0; i < around.size(); i++) {
        for (int j = 0; j < i; j++) {
          int both = table.and(around.get(i).getValue(), around.get(j).getValue());
          join(around.get(i).getKey(), around.get(j).getKey(), both);
        }
      }
      around.forEach(entry -> order.update(entry.getKey()));
    }

    /** Where a vertex equals each of its neighbours: through one of them. */
    private Map<Integer, Integer> back(Map<Integer, Integer> around) {
      Map<Integer, Integer> result = new LinkedHashMap<>();
      for (int x : around.keySet()) {
        List<Integer> ways = new ArrayList<>();
        around.forEach(
            (y, label) -> {
              if (label != BddTable.FALSE) {
                ways.add(table.and(label, equal(x, y)));
              }
            });
        result.put(x, Disjunctions.of(table, ways));
      }
      return result;
    }
  }
}
