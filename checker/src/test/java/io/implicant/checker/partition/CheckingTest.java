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
import io.implicant.checker.partition.Counterexamples.Counterexample;
import io.implicant.checker.search.TemporalSets;
import io.implicant.dd.bdd.Bdd;
import io.implicant.logic.text.InputException;
import java.nio.IntBuffer;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Traces and formulas on random models against the explicit states. */
final class CheckingTest {
  static LongStream seeds() {
    return Seeds.of(40);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void tracesToFailuresAndViolationsAreShortest(long seed) throws InputException {
    String text = RandomOdl.text(seed, Shape.ANY);
    OdlModel model = OdlModel.read("random.odl", text);
    ExplicitOdl explicit = new ExplicitOdl(model);
    Map<IntBuffer, Integer> distance = explicit.reachable();
    OrStructure space = OrStructure.of(model, PartitionKind.PARTIAL);
    Bdd all = RandomModelsTest.all(space);
    var check = model.checks().get(0).condition();
    Bdd violating = space.select(all, check).or(space.faults(all, check));
    assertShortest(space, violating, distance, s -> explicit.executor().violated(s).isPresent());
    Optional<Counterexample> failure =
        assertShortest(space, space.failing().and(all), distance, explicit::fails);
    assertTrue(failure.isEmpty() || failure.get().failure().isPresent(), () -> text);
  }

  private static Optional<Counterexample> assertShortest(
      OrStructure space, Bdd goal, Map<IntBuffer, Integer> distance, Predicate<int[]> isGoal) {
    OptionalInt expected =
        distance.entrySet().stream()
            .filter(e -> isGoal.test(e.getKey().array()))
            .mapToInt(Map.Entry::getValue)
            .min();
    Optional<Counterexample> found = new Counterexamples(space).shortest(goal);
    assertEquals(expected.isPresent(), found.isPresent());
    found.ifPresent(f -> assertEquals(expected.getAsInt(), f.trace().moves().size()));
    return found;
  }

  /** EX and EF, from which the states without successors follow too. */
  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void formulasHoldWhereTheExplicitStatesSaySo(long seed) throws InputException {
    OdlModel model = OdlModel.read("random.odl", RandomOdl.text(seed, Shape.ANY));
    ExplicitOdl explicit = new ExplicitOdl(model);
    Set<IntBuffer> reachable = explicit.reachable().keySet();
    for (PartitionKind kind : PartitionKind.values()) {
      OrStructure space = OrStructure.of(model, kind);
      TemporalSets<Bdd> sets =
          new TemporalSets<>(
              space,
              RandomModelsTest.union(space, reachable),
              (set, c) -> space.select(set, model.condition(c)));
      Set<IntBuffer> next =
          reachable.stream()
              .filter(s -> explicit.successors(s.array()).stream().anyMatch(n -> n[1] == 0))
              .collect(Collectors.toSet());
      assertEquals(
          RandomModelsTest.union(space, next),
          Temporal.evaluate(GalReader.temporal("test", "EX x == 0"), sets));
      Set<IntBuffer> ended =
          reachable.stream()
              .filter(s -> explicit.successors(s.array()).isEmpty())
              .collect(Collectors.toSet());
      assertEquals(
          RandomModelsTest.union(space, ended),
          Temporal.evaluate(GalReader.temporal("test", "AX false"), sets));
      assertEquals(
          RandomModelsTest.union(space, closure(explicit, reachable, ended)),
          Temporal.evaluate(GalReader.temporal("test", "EF AX false"), sets));
    }
  }

  private static Set<IntBuffer> closure(
      ExplicitOdl explicit, Set<IntBuffer> reachable, Set<IntBuffer> goal) {
    Set<IntBuffer> all = new HashSet<>(goal);
    boolean grows = true;
    while (grows) {
      grows =
          all.addAll(
              reachable.stream()
                  .filter(
                      s ->
                          explicit.successors(s.array()).stream()
                              .anyMatch(n -> all.contains(IntBuffer.wrap(n))))
                  .toList());
    }
    return all;
  }
}
