package io.implicant.checker.partition;

import io.implicant.checker.odl.Executor;
import io.implicant.checker.odl.OdlModel;
import io.implicant.checker.search.ShortestRuns;
import io.implicant.checker.verify.Trace;
import io.implicant.dd.bdd.Bdd;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Shortest traces of an or-structure, found on sets of states and replayed by the executor. */
public final class Counterexamples {
  /**
   * A trace and what is wrong in its last state.
   *
   * @param failure why the line of the last state cannot be executed, if it cannot
   */
  public record Counterexample(Trace trace, Optional<String> failure) {}

  private final OrStructure space;
  private final Executor executor;
  private final Function<OdlModel.Step, String> names;

  /** Traces whose steps are shown as the lines of ODL. */
  public Counterexamples(OrStructure space) {
    this(space, OdlModel.Step::text, UnaryOperator.identity());
  }

  /**
   * Traces whose steps are shown in another way, such as the lines of a C program.
   *
   * @param words what the failure of a line calls a variable
   */
  public Counterexamples(
      OrStructure space, Function<OdlModel.Step, String> names, UnaryOperator<String> words) {
    this.space = space;
    this.names = names;
    this.executor = new Executor(space.model(), words);
  }

  /** A shortest trace to a state of the goal; none if no such state is reachable. */
  public Optional<Counterexample> shortest(Bdd goal) {
    return ShortestRuns.to(space, goal).map(run -> replayed(run.stream().map(space::anyState)));
  }

  /**
   * @throws IllegalStateException if the executor cannot follow, which is a defect
   */
  private Counterexample replayed(Stream<int[]> run) {
    List<int[]> states = run.toList();
    if (!executor.isInitial(states.get(0))) {
      throw new IllegalStateException("the trace does not begin in an initial state");
    }
    List<String> steps = new ArrayList<>();
    for (int i = 1; i < states.size(); i++) {
      int[] before = states.get(i - 1);
      int[] after = states.get(i);
      List<int[]> next = executor.step(before).match(Executor.Next::states, f -> List.of());
      if (next.stream().noneMatch(state -> Arrays.equals(state, after))) {
        throw new IllegalStateException("step " + i + " of the trace cannot be replayed");
      }
      steps.add(names.apply(space.model().steps().get(before[OdlModel.PC])));
    }
    Optional<String> failure =
        executor
            .step(states.get(states.size() - 1))
            .match(
                next -> Optional.empty(),
                failed ->
                    Optional.of("line " + names.apply(failed.line()) + ": " + failed.reason()));
    List<OdlModel.Cell> cells = space.model().cells();
    List<String> names = cells.stream().map(OdlModel.Cell::name).toList();
    List<Integer> chosen =
        IntStream.range(0, cells.size())
            .filter(i -> cells.get(i).initial().isEmpty())
            .boxed()
            .toList();
    return new Counterexample(Trace.of(names, chosen, states, steps), failure);
  }
}
