package io.implicant.checker.bp;

import io.implicant.checker.bp.flow.FlowGraph;
import io.implicant.checker.bp.flow.Replay;
import io.implicant.checker.bp.flow.Run;
import io.implicant.checker.bp.search.Interleavings;
import io.implicant.checker.bp.search.Summaries;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.table.Budget;
import io.implicant.logic.text.Plural;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Says whether an assertion of a Boolean program can fail: by summaries if there is one thread,
 * which always decides, else by a search within bounds. Every execution that it gives out was
 * replayed.
 */
public final class BpChecker {
  private final FlowGraph graph;
  private final Interleavings.Bounds bounds;
  private final Optional<Summaries> summaries;
  private final Optional<Interleavings> interleavings;

  public BpChecker(FlowGraph graph, Interleavings.Bounds bounds) {
    this.graph = graph;
    this.bounds = bounds;
    boolean concurrent = graph.isConcurrent();
    summaries = concurrent ? Optional.empty() : Optional.of(new Summaries(graph));
    interleavings = concurrent ? Optional.of(new Interleavings(graph, bounds)) : Optional.empty();
  }

  public BpChecker(FlowGraph graph) {
    this(graph, Interleavings.Bounds.DEFAULT);
  }

  /** The answer; to be asked once. */
  public Verdict check(Budget budget) {
    Supplier<Verdict> search =
        summaries.isPresent()
            ? () -> sequential(summaries.get(), budget)
            : () -> concurrent(interleavings.get(), budget);
    return manager().attempt(budget, search).match(v -> v, Verdict.Stopped::new);
  }

  private Verdict sequential(Summaries search, Budget budget) {
    Optional<Summaries.Failure> failure = search.run(budget);
    if (failure.isEmpty()) {
      return new Verdict.Holds();
    }
    failure.get().run().ifPresent(run -> Replay.check(graph, run));
    return new Verdict.Fails(failure.get().assertion(), failure.get().run());
  }

  private Verdict concurrent(Interleavings search, Budget budget) {
    Optional<Run> run = search.run(budget);
    if (run.isEmpty()) {
      return new Verdict.Bounded(bounds, search.cuts());
    }
    Replay.check(graph, run.get());
    return new Verdict.Fails(run.get().failure(), run);
  }

  private BddManager manager() {
    return summaries.map(Summaries::manager).orElseGet(() -> interleavings.get().manager());
  }

  /** How far the search is, in words; may be asked from other threads. */
  public String progress() {
    if (summaries.isPresent()) {
      Summaries.Progress progress = summaries.get().progress();
      return Plural.of(progress.generations(), "generation")
          + ", "
          + Plural.of(progress.nodes(), "node");
    }
    Interleavings.Progress progress = interleavings.get().progress();
    return Plural.of(progress.switches(), "context switch", "context switches")
        + ", "
        + Plural.of(progress.configurations(), "configuration")
        + ", "
        + Plural.of(progress.nodes(), "node");
  }

  /** The largest number of nodes so far. */
  public int peakNodes() {
    return manager().peakTableSize();
  }
}
