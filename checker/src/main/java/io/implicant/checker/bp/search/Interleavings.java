package io.implicant.checker.bp.search;

import io.implicant.checker.bp.flow.Action;
import io.implicant.checker.bp.flow.Edge;
import io.implicant.checker.bp.flow.FlowGraph;
import io.implicant.checker.bp.flow.FlowProcedure;
import io.implicant.checker.bp.flow.Run;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.table.Budget;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Looks for a failure of a program with several threads, within bounds on the threads that run at
 * once, on context switches (Qadeer and Rehof, TACAS 2005) and on waiting procedures. Where the
 * threads are is explicit; for each such configuration the data of all threads together are one
 * diagram. Configurations are taken by the number of switches, then in order of discovery, so a
 * failure is found with the fewest switches, and among those with the fewest steps.
 *
 * <p>A switch is a change of the running thread while it has not ended. Threads are left only right
 * after a step that touches globals: other steps can as well be made when the thread goes on. A
 * thread that is started may also never run, which needs no room among the bounded ones.
 */
public final class Interleavings {
  /** What the search may use: threads at once, context switches, procedures that wait in one. */
  public record Bounds(int threads, int switches, int depth) {
    public static final Bounds DEFAULT = new Bounds(4, 8, 16);

    public Bounds {
      if (threads < 1 || switches < 0 || depth < 0) {
        throw new IllegalArgumentException("bounds " + threads + ", " + switches + ", " + depth);
      }
    }
  }

  /** A bound that kept the search from going on somewhere. */
  public enum Cut {
    THREADS,
    SWITCHES,
    DEPTH
  }

  /** How far a search is. */
  public record Progress(int configurations, int switches, int nodes) {}

  private final FlowGraph graph;
  private final Bounds bounds;
  private final ThreadVariables variables;
  private final ThreadSteps steps;
  private final Map<Configuration, Bdd> reached = new HashMap<>();
  private final List<Deque<ThreadStates>> open = new ArrayList<>();
  private final Set<Cut> cuts = EnumSet.noneOf(Cut.class);
  private final boolean[] switchable;
  private volatile Progress progress = new Progress(0, 0, 0);

  public Interleavings(FlowGraph graph, Bounds bounds) {
    this.graph = graph;
    this.bounds = bounds;
    this.variables = new ThreadVariables(graph, bounds.threads());
    this.steps = new ThreadSteps(graph, variables);
    this.switchable = new boolean[graph.points()];
    for (int i = 0; i <= bounds.switches(); i++) {
      open.add(new ArrayDeque<>());
    }
    for (Edge edge : graph.edges()) {
      boolean touching = touchesGlobals(edge);
      switchable[edge.to()] |= touching;
      if (edge.action() instanceof Action.Call call) {
        // to enter is a step of its own: it reads the arguments and what the callee enforces
        FlowProcedure callee = graph.procedures().get(call.procedure());
        switchable[callee.entry()] |= touching || callee.enforce().isPresent();
      }
    }
  }

  private boolean touchesGlobals(Edge edge) {
    FlowProcedure procedure = graph.procedureOf(edge.from());
    Action action = edge.action();
    boolean own =
        action instanceof Action.Assume
            || action instanceof Action.Assert
            || action instanceof Action.Assign
            || action instanceof Action.Call;
    return !own
        || procedure.enforce().isPresent()
        || action.assigned().anyMatch(graph::isGlobal)
        || action
            .expressions()
            .flatMap(e -> e.variables().stream())
            .anyMatch(v -> graph.isGlobal(procedure.slot(v)));
  }

  /** The diagrams; budgets are set there. */
  public BddManager manager() {
    return variables.manager();
  }

  /** May be asked from other threads. */
  public Progress progress() {
    return progress;
  }

  /** The bounds that mattered. If there are none, all executions were searched. */
  public Set<Cut> cuts() {
    return EnumSet.copyOf(cuts);
  }

  /** An execution that fails; none if there is none within the bounds. */
  public Optional<Run> run(Budget budget) {
    FlowProcedure start = graph.start();
    Configuration first = Configuration.start(start.entry(), bounds.threads());
    Bdd initial = steps.encoder(0, 0).enforced(start);
    add(new ThreadStates(first, 0, initial, null, null));
    for (int switches = 0; switches < open.size(); switches++) {
      while (!open.get(switches).isEmpty()) {
        budget.check();
        ThreadStates states = open.get(switches).remove();
        Optional<Run> failure = failure(states);
        if (failure.isPresent()) {
          return failure;
        }
        expand(states);
        progress = new Progress(reached.size(), switches, variables.manager().tableSize());
      }
    }
    return Optional.empty();
  }

  /** Keeps what is new of the states, and lets other threads run after them. */
  private void add(ThreadStates states) {
    Configuration configuration = states.configuration();
    Bdd known = reached.getOrDefault(configuration, variables.manager().constant(false));
    Bdd fresh = states.states().minus(known);
    if (fresh.isFalse()) {
      return;
    }
    reached.put(configuration, known.or(fresh));
    ThreadStates kept = states.only(fresh);
    open.get(states.switches()).add(kept);
    boolean ended = !configuration.runs(configuration.active());
    boolean left = ended || switchable[configuration.point()];
    if (left && !configuration.atomic() && !kept.isSwitch()) {
      for (int thread = 0; thread < bounds.threads(); thread++) {
        if (thread != configuration.active() && configuration.runs(thread)) {
          switchTo(thread, kept, kept.switches() + (ended ? 0 : 1));
        }
      }
    }
  }

  private void switchTo(int thread, ThreadStates from, int switches) {
    if (switches > bounds.switches()) {
      cuts.add(Cut.SWITCHES);
      return;
    }
    ThreadStep step = steps.schedule(from.configuration().active());
    Bdd states = step.relation().image(from.states());
    Configuration to = from.configuration().running(thread);
    add(new ThreadStates(to, switches, states, from, step));
  }

  private Optional<Run> failure(ThreadStates states) {
    Configuration configuration = states.configuration();
    if (!configuration.runs(configuration.active())) {
      return Optional.empty();
    }
    for (Edge edge : graph.out(configuration.point())) {
      if (edge.action() instanceof Action.Assert) {
        StepEncoder encoder = steps.encoder(configuration.active(), configuration.depth());
        Bdd failing = states.states().and(encoder.failures(edge));
        if (!failing.isFalse()) {
          return Optional.of(new ThreadTraces(graph, variables).runTo(edge, states, failing));
        }
      }
    }
    return Optional.empty();
  }

  private void expand(ThreadStates states) {
    Configuration configuration = states.configuration();
    if (!configuration.runs(configuration.active())) {
      return;
    }
    int point = configuration.point();
    FlowProcedure procedure = graph.procedureOf(point);
    if (point != procedure.exit()) {
      graph.out(point).forEach(edge -> follow(states, edge));
    } else if (configuration.depth() == 0) {
      take(states, configuration.ending(), steps.end(configuration, Optional.empty()));
    } else {
      Edge call = graph.edges().get(configuration.stack().get(configuration.depth() - 1));
      take(states, configuration.leaving(call.to()), steps.leave(configuration, call));
    }
  }

  private void take(ThreadStates from, Configuration to, ThreadStep step) {
    Bdd states = step.relation().image(from.states());
    if (to.runs(to.active())) {
      FlowProcedure procedure = graph.procedureOf(to.point());
      states = states.and(steps.encoder(to.active(), to.depth()).enforced(procedure));
    }
    add(new ThreadStates(to, from.switches(), states, from, step));
  }

  private void follow(ThreadStates states, Edge edge) {
    Configuration configuration = states.configuration();
    Configuration after = configuration.at(edge.to());
    Action action = edge.action();
    if (action instanceof Action.Call call) {
      if (configuration.depth() == bounds.depth()) {
        cuts.add(Cut.DEPTH);
        return;
      }
      int entry = graph.procedures().get(call.procedure()).entry();
      take(states, configuration.entering(edge.number(), entry), steps.enter(configuration, edge));
    } else if (action instanceof Action.EndThread) {
      take(states, configuration.ending(), steps.end(configuration, Optional.of(edge)));
    } else if (action instanceof Action.Atomic section) {
      take(states, after.inSection(section.begins()), steps.step(configuration, edge));
    } else if (action instanceof Action.StartAt at) {
      start(states, after, edge, at.point());
    } else if (action instanceof Action.StartProcedure start) {
      start(states, after, edge, graph.procedures().get(start.procedure()).entry());
    } else {
      take(states, after, steps.step(configuration, edge));
    }
  }

  /** The new thread may run, if there is room, or never run. */
  private void start(ThreadStates states, Configuration after, Edge edge, int point) {
    OptionalInt free = after.free();
    take(states, after, steps.step(states.configuration(), edge));
    if (free.isPresent()) {
      int thread = free.getAsInt();
      ThreadStep step = steps.start(states.configuration(), edge, thread);
      take(states, after.starting(thread, point), step);
    } else {
      cuts.add(Cut.THREADS);
    }
  }
}
