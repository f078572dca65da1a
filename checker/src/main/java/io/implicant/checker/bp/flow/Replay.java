package io.implicant.checker.bp.flow;

import io.implicant.checker.bp.syntax.Expression;
import io.implicant.checker.bp.syntax.Operator;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Executes a run, one state at a time, to make sure that the program can do it. It shares nothing
 * with the symbolic searches but the graph.
 */
public final class Replay {
  private static final int NOBODY = -1;

  /** An activation of a procedure. */
  private static final class Frame {
    private final FlowProcedure procedure;
    private int point;
    private BitSet variables;
    private Edge call; // where it waits for a procedure

    private Frame(FlowProcedure procedure, int point, BitSet variables) {
      this.procedure = procedure;
      this.point = point;
      this.variables = variables;
    }
  }

  private final FlowGraph graph;
  private final Map<Integer, Deque<Frame>> threads = new HashMap<>();
  private BitSet globals;
  private int atomic = NOBODY;
  private int last = NOBODY;

  private Replay(FlowGraph graph) {
    this.graph = graph;
  }

  /**
   * Follows the run to its error.
   *
   * @throws IllegalStateException if the program cannot do it, which is a defect of the search
   */
  public static void check(FlowGraph graph, Run run) {
    Replay replay = new Replay(graph);
    FlowProcedure start = graph.start();
    replay.globals = replay.globals(run.start());
    replay.begin(0, start, start.entry(), replay.frame(run.start()));
    replay.require(replay.enforced(start, run.start()), "the first state is cut by enforce");
    for (Run.Move move : run.moves()) {
      replay.move(move);
    }
    Frame frame = replay.frameOf(run.thread());
    replay.schedule(run.thread());
    replay.require(frame.point == run.failure().from(), "the run ends elsewhere");
    Action.Assert failed = (Action.Assert) run.failure().action();
    BitSet values = replay.values(frame);
    replay.require(replay.can(frame.procedure, failed.condition(), values, false), "no failure");
  }

  private void require(boolean condition, String otherwise) {
    if (!condition) {
      throw new IllegalStateException("the trace cannot be replayed: " + otherwise);
    }
  }

  private void begin(int thread, FlowProcedure procedure, int point, BitSet variables) {
    Deque<Frame> stack = new ArrayDeque<>();
    stack.push(new Frame(procedure, point, variables));
    require(threads.put(thread, stack) == null, "thread " + thread + " runs already");
  }

  private Frame frameOf(int thread) {
    Deque<Frame> stack = threads.get(thread);
    require(stack != null, "thread " + thread + " does not run");
    return stack.peek();
  }

  private BitSet globals(BitSet values) {
    return values.get(0, graph.globals().size());
  }

  private BitSet frame(BitSet values) {
    BitSet frame = (BitSet) values.clone();
    frame.clear(0, graph.globals().size());
    return frame;
  }

  private BitSet values(Frame frame) {
    BitSet values = (BitSet) globals.clone();
    values.or(frame.variables);
    return values;
  }

  private boolean can(FlowProcedure procedure, Expression e, BitSet values, boolean result) {
    return can(e, v -> values.get(procedure.slot(v)), result);
  }

  private static boolean can(Expression e, Predicate<Expression> values, boolean result) {
    return Possible.allows(Possible.of(e, values), result);
  }

  private boolean enforced(FlowProcedure procedure, BitSet values) {
    return procedure.enforce().map(e -> can(procedure, e, values, true)).orElse(true);
  }

  private void schedule(int thread) {
    require(atomic == NOBODY || atomic == thread, "an atomic section is broken");
    boolean locked = graph.locks().stream().anyMatch(g -> globals.get(g));
    require(!locked || last == NOBODY || last == thread, "a lock is broken");
    last = thread;
  }

  private void move(Run.Move move) {
    Frame frame = frameOf(move.thread());
    schedule(move.thread());
    BitSet before = values(frame);
    switch (move.kind()) {
      case ENTER -> enter(move, frame, before);
      case LEAVE -> leave(move, before);
      case STEP -> step(move, frame, before);
    }
    globals = globals(move.values());
    Deque<Frame> stack = threads.get(move.thread());
    if (stack != null && !stack.isEmpty()) {
      Frame top = stack.peek();
      top.variables = frame(move.values());
      require(enforced(top.procedure, move.values()), "a state is cut by enforce");
      if (stack.size() == 1 && top.point == top.procedure.exit()) {
        end(move.thread());
      }
    }
  }

  private void end(int thread) {
    threads.remove(thread);
    atomic = atomic == thread ? NOBODY : atomic;
  }

  private void enter(Run.Move move, Frame frame, BitSet before) {
    require(frame.point == move.edge().from(), "it is at another point");
    Action.Call call = (Action.Call) move.edge().action();
    FlowProcedure callee = graph.procedures().get(call.procedure());
    requireSame(globals, globals(move.values()), Map.of());
    requireArguments(frame, call.arguments(), before, frame(move.values()));
    frame.call = move.edge();
    threads.get(move.thread()).push(new Frame(callee, callee.entry(), frame(move.values())));
  }

  private void requireArguments(
      Frame frame, List<Expression> arguments, BitSet before, BitSet variables) {
    for (int i = 0; i < arguments.size(); i++) {
      boolean fits =
          can(frame.procedure, arguments.get(i), before, variables.get(graph.globals().size() + i));
      require(fits, "an argument has another value");
    }
  }

  private void leave(Run.Move move, BitSet before) {
    Deque<Frame> stack = threads.get(move.thread());
    Frame callee = stack.pop();
    require(callee.point == callee.procedure.exit() && !stack.isEmpty(), "it cannot return");
    Frame caller = stack.peek();
    require(move.edge().equals(caller.call), "it returns elsewhere");
    Action.Call call = (Action.Call) move.edge().action();
    Map<Integer, Boolean> results = new HashMap<>();
    for (int i = 0; i < call.targets().size(); i++) {
      results.put(call.targets().get(i), before.get(graph.result(callee.procedure, i)));
    }
    requireSame(values(caller), move.values(), results);
    caller.point = move.edge().to();
    caller.call = null;
  }

  /** Values stay, but for those given. */
  private void requireSame(BitSet before, BitSet after, Map<Integer, Boolean> changes) {
    BitSet expected = (BitSet) before.clone();
    changes.forEach(
        (slot, value) -> {
          if (slot != Action.NOWHERE) {
            expected.set(slot, value);
          }
        });
    require(expected.equals(after), "variables have other values");
  }

  private void step(Run.Move move, Frame frame, BitSet before) {
    require(frame.point == move.edge().from(), "it is at another point");
    frame.point = move.edge().to();
    Action action = move.edge().action();
    if (action instanceof Action.Assign assign) {
      assign(assign, frame.procedure, before, move.values());
      return;
    }
    requireSame(before, move.values(), Map.of());
    if (action instanceof Action.Assume assume) {
      boolean enabled = can(frame.procedure, assume.condition(), before, assume.value());
      require(enabled, "a condition has the other value");
    } else if (action instanceof Action.Assert check) {
      require(can(frame.procedure, check.condition(), before, true), "an assertion fails");
    } else if (action instanceof Action.Atomic section) {
      atomic = section.begins() ? move.thread() : NOBODY;
    } else if (action instanceof Action.EndThread) {
      end(move.thread());
    } else if (move.started().isPresent()) {
      start(move.started().get(), action, frame, before);
    }
  }

  private void assign(Action.Assign assign, FlowProcedure procedure, BitSet before, BitSet after) {
    Map<Integer, Boolean> changes = new HashMap<>();
    for (int i = 0; i < assign.targets().size(); i++) {
      int target = assign.targets().get(i);
      boolean fits = can(procedure, assign.values().get(i), before, after.get(target));
      require(fits, "a value cannot be assigned");
      changes.put(target, after.get(target));
    }
    requireSame(before, after, changes);
    Predicate<Expression> values =
        v -> (v.operator() == Operator.PRIMED ? after : before).get(procedure.slot(v));
    boolean kept = assign.constraint().map(c -> can(c, values, true)).orElse(true);
    require(kept, "a constraint does not hold");
  }

  private void start(Run.Started started, Action action, Frame frame, BitSet before) {
    if (action instanceof Action.StartAt at) {
      require(started.frame().equals(frame(before)), "the new frame is no copy");
      begin(started.thread(), frame.procedure, at.point(), started.frame());
    } else if (action instanceof Action.StartProcedure call) {
      FlowProcedure procedure = graph.procedures().get(call.procedure());
      requireArguments(frame, call.arguments(), before, started.frame());
      begin(started.thread(), procedure, procedure.entry(), started.frame());
      BitSet values = values(threads.get(started.thread()).peek());
      require(enforced(procedure, values), "a new thread is cut by enforce");
    }
  }
}
