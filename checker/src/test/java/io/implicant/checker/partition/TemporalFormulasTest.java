package io.implicant.checker.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.checker.Seeds;
import io.implicant.checker.gal.GalReader;
import io.implicant.checker.gal.Temporal;
import io.implicant.checker.odl.ExplicitOdl;
import io.implicant.checker.odl.OdlModel;
import io.implicant.checker.odl.RandomOdl;
import io.implicant.checker.odl.RandomOdl.Shape;
import io.implicant.checker.search.TemporalSets;
import io.implicant.dd.bdd.Bdd;
import java.nio.IntBuffer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random formulas on random or-structures against their definitions on explicit states: each
 * operator is a fixpoint of its own there, none is derived from another. A path ends only in a
 * state without successors.
 */
final class TemporalFormulasTest {
  /** A formula and where it holds. */
  private record Formula(String text, Set<IntBuffer> states) {}

  /** The reachable states of a model. */
  private static final class Graph {
    private final OdlModel model;
    private final Map<IntBuffer, List<IntBuffer>> next = new HashMap<>();
    private final Random random;

    Graph(OdlModel model, long seed) {
      ExplicitOdl explicit = new ExplicitOdl(model);
      this.model = model;
      this.random = new Random(seed);
      for (IntBuffer state : explicit.reachable().keySet()) {
        next.put(state, explicit.successors(state.array()).stream().map(IntBuffer::wrap).toList());
      }
    }

    private Set<IntBuffer> where(Predicate<IntBuffer> condition) {
      return next.keySet().stream().filter(condition).collect(Collectors.toSet());
    }

    /** Repeats a step that only adds, from nothing, or only removes, from everything. */
    private Set<IntBuffer> fixpoint(
        boolean least, BiFunction<IntBuffer, Set<IntBuffer>, Boolean> f) {
      Set<IntBuffer> set = least ? new HashSet<>() : new HashSet<>(next.keySet());
      while (true) {
        Set<IntBuffer> now = Set.copyOf(set);
        Set<IntBuffer> after = where(s -> f.apply(s, now));
        if (after.equals(set)) {
          return set;
        }
        set = after;
      }
    }

    private boolean some(IntBuffer state, Set<IntBuffer> set) {
      return next.get(state).stream().anyMatch(set::contains);
    }

    private boolean all(IntBuffer state, Set<IntBuffer> set) {
      return set.containsAll(next.get(state));
    }

    private boolean ends(IntBuffer state) {
      return next.get(state).isEmpty();
    }

    private Formula atom() {
      int cell = random.nextInt(model.cells().size());
      OdlModel.Cell range = model.cells().get(cell);
      int high = Math.min(range.high(), range.low() + 8);
      int value = range.low() + random.nextInt(high - range.low() + 1);
      boolean less = random.nextBoolean();
      Set<IntBuffer> states = where(s -> less ? s.get(cell) <= value : s.get(cell) == value);
      return new Formula(range.name() + (less ? " <= " : " == ") + value, states);
    }

    Formula formula(int depth) {
      if (depth == 0) {
        return atom();
      }
      Formula f = formula(depth - 1);
      Formula g = formula(depth - 1);
      Set<IntBuffer> a = f.states();
      Set<IntBuffer> b = g.states();
      String left = " (" + f.text() + ")";
      String until = " ((" + f.text() + ") U (" + g.text() + "))";
      return switch (random.nextInt(12)) {
        case 0 -> new Formula("EX" + left, where(s -> some(s, a)));
        case 1 -> new Formula("AX" + left, where(s -> all(s, a)));
        case 2 -> new Formula("EF" + left, fixpoint(true, (s, z) -> a.contains(s) || some(s, z)));
        case 3 ->
            new Formula(
                "AF" + left, fixpoint(true, (s, z) -> a.contains(s) || (!ends(s) && all(s, z))));
        case 4 ->
            new Formula(
                "EG" + left, fixpoint(false, (s, z) -> a.contains(s) && (ends(s) || some(s, z))));
        case 5 -> new Formula("AG" + left, fixpoint(false, (s, z) -> a.contains(s) && all(s, z)));
        case 6, 7 ->
            new Formula(
                "E" + until,
                fixpoint(true, (s, z) -> b.contains(s) || (a.contains(s) && some(s, z))));
        case 8, 9 ->
            new Formula(
                "A" + until,
                fixpoint(
                    true, (s, z) -> b.contains(s) || (a.contains(s) && !ends(s) && all(s, z))));
        case 10 -> new Formula("!" + left, where(s -> !a.contains(s)));
        default ->
            new Formula(
                "(" + f.text() + ") -> (" + g.text() + ")",
                where(s -> !a.contains(s) || b.contains(s)));
      };
    }
  }

  private static final List<PartitionKind> KINDS = List.of(PartitionKind.values());

  static LongStream seeds() {
    return Seeds.of(30);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void everyOperatorHoldsWhereItsDefinitionSays(long seed) throws Exception {
    String text = RandomOdl.text(seed, Shape.ANY);
    OdlModel model = OdlModel.read("random.odl", text);
    Graph graph = new Graph(model, seed);
    PartitionKind kind = KINDS.get((int) (seed % KINDS.size()));
    OrStructure space = OrStructure.of(model, kind);
    TemporalSets<Bdd> sets =
        new TemporalSets<>(
            space,
            RandomModelsTest.union(space, graph.next.keySet()),
            (set, c) -> space.select(set, model.condition(c)));
    for (int i = 0; i < 20; i++) {
      Formula formula = graph.formula(1 + i % 3);
      Bdd found = Temporal.evaluate(GalReader.temporal("formula", formula.text()), sets);
      Bdd expected = RandomModelsTest.union(space, formula.states());
      assertEquals(expected, found, () -> kind + ", " + formula.text() + "\n" + text);
    }
  }

  @Test
  void theFormulasHoldSomewhereAndNotEverywhere() throws Exception {
    int both = 0;
    for (long seed = 0; seed < 30; seed++) {
      Graph graph = new Graph(OdlModel.read("r", RandomOdl.text(seed, Shape.ANY)), seed);
      for (int i = 0; i < 20; i++) {
        int states = graph.formula(1 + i % 3).states().size();
        both += states > 0 && states < graph.next.size() ? 1 : 0;
      }
    }
    assertTrue(both > 150, "only " + both);
  }
}
