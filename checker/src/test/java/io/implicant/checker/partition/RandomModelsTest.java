package io.implicant.checker.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.implicant.checker.Seeds;
import io.implicant.checker.odl.ExplicitOdl;
import io.implicant.checker.odl.OdlModel;
import io.implicant.checker.odl.RandomOdl;
import io.implicant.checker.odl.RandomOdl.Shape;
import io.implicant.checker.search.Search;
import io.implicant.checker.search.Strategy;
import io.implicant.dd.bdd.Bdd;
import io.implicant.logic.text.InputException;
import java.nio.IntBuffer;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Partitions of random models against the executor, state by state. */
final class RandomModelsTest {
  static LongStream seeds() {
    return Seeds.of(40);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void allKindsReachTheStatesOfTheExecutor(long seed) throws InputException {
    String text = RandomOdl.text(seed, Shape.ANY);
    OdlModel model = OdlModel.read("random.odl", text);
    ExplicitOdl explicit = new ExplicitOdl(model);
    Set<IntBuffer> expected = explicit.reachable().keySet();
    for (PartitionKind kind : PartitionKind.values()) {
      for (Strategy strategy : Strategy.values()) {
        OrStructure space = OrStructure.of(model, kind);
        Bdd reached =
            new Search<>(space, Integer.MAX_VALUE, Optional.empty()).run(strategy).states();
        assertEquals(union(space, expected), reached, () -> kind + "\n" + text);
        assertEquals(expected.size(), space.count(reached).intValueExact(), () -> text);
      }
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void imagesOfAnySetAreThoseOfItsStates(long seed) throws InputException {
    String text = RandomOdl.text(seed, Shape.ANY);
    OdlModel model = OdlModel.read("random.odl", text);
    ExplicitOdl explicit = new ExplicitOdl(model);
    List<int[]> states = explicit.states();
    Random random = new Random(seed);
    Set<IntBuffer> some = new HashSet<>();
    for (int i = 0; i < 20; i++) {
      some.add(IntBuffer.wrap(states.get(random.nextInt(states.size()))));
    }
    Set<IntBuffer> after = new HashSet<>();
    some.forEach(s -> explicit.successors(s.array()).forEach(n -> after.add(IntBuffer.wrap(n))));
    Set<IntBuffer> before = new HashSet<>();
    for (int[] state : states) {
      if (explicit.successors(state).stream().anyMatch(n -> some.contains(IntBuffer.wrap(n)))) {
        before.add(IntBuffer.wrap(state));
      }
    }
    for (PartitionKind kind : PartitionKind.values()) {
      OrStructure space = OrStructure.of(model, kind);
      Bdd set = union(space, some);
      Bdd all = all(space);
      assertEquals(union(space, after), space.successors(set), () -> kind + "\n" + text);
      assertEquals(union(space, before), space.predecessors(set, all), () -> kind + "\n" + text);
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void theFailingStatesAreThoseOfTheExecutor(long seed) throws InputException {
    String text = RandomOdl.text(seed, Shape.ANY);
    OdlModel model = OdlModel.read("random.odl", text);
    ExplicitOdl explicit = new ExplicitOdl(model);
    OrStructure space = OrStructure.of(model, PartitionKind.PARTIAL);
    Set<IntBuffer> failing = new HashSet<>();
    Set<IntBuffer> violating = new HashSet<>();
    for (int[] state : explicit.states()) {
      if (explicit.fails(state)) {
        failing.add(IntBuffer.wrap(state));
      }
      if (explicit.executor().violated(state).isPresent()) {
        violating.add(IntBuffer.wrap(state));
      }
    }
    Bdd all = all(space);
    assertEquals(union(space, failing), space.failing().and(all), () -> text);
    var check = model.checks().get(0).condition();
    Bdd violated = space.select(all, check).or(space.faults(all, check));
    assertEquals(union(space, violating), violated, () -> text);
  }

  static Bdd union(OrStructure space, Set<IntBuffer> states) {
    Bdd set = space.manager().constant(false);
    for (IntBuffer state : states) {
      set = set.or(space.encoding().single(state.array()));
    }
    return set;
  }

  /** All states with values of the ranges. */
  static Bdd all(OrStructure space) {
    Bdd set = space.manager().constant(true);
    for (int cell : space.encoding().allCells()) {
      set = set.and(space.encoding().inRange(cell, false));
    }
    return set;
  }
}
