package io.implicant.checker.bp;

import io.implicant.checker.bp.search.Interleavings.Bounds;
import io.implicant.checker.bp.syntax.Expression;
import io.implicant.checker.bp.syntax.Procedure;
import io.implicant.checker.bp.syntax.Program;
import io.implicant.checker.bp.syntax.Statement;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The lines of all assertions that can fail within bounds, one state at a time: an oracle for
 * programs with threads. Threads may be left after every statement.
 */
final class ExplicitThreads {
  /** The results are those of a return statement; the caller receives them by a step of its own. */
  private record Frame(String procedure, int place, int locals, List<Boolean> results) {
    Frame(String procedure, int place, int locals) {
      this(procedure, place, locals, null);
    }
  }

  private record State(
      int globals, List<List<Frame>> threads, int active, boolean atomic, int switches) {}

  private final Bounds bounds;
  private final Map<String, Flat> procedures = new HashMap<>();
  private final Set<State> seen = new HashSet<>();
  private final Deque<State> open = new ArrayDeque<>();
  private final Set<Integer> failing = new TreeSet<>();

  private ExplicitThreads(Program program, Bounds bounds) {
    this.bounds = bounds;
    for (Procedure procedure : program.procedures()) {
      procedures.put(procedure.name().text(), new Flat(program, procedure));
    }
  }

  /** Null if there are more states than the limit. */
  static Set<Integer> failingLines(Program program, Bounds bounds, int limit) {
    ExplicitThreads oracle = new ExplicitThreads(program, bounds);
    Flat main = oracle.procedures.get("main");
    for (int all = 0; all < 1 << main.names.size(); all++) {
      if (main.enforced(all)) {
        List<List<Frame>> threads =
            new ArrayList<>(Collections.nCopies(bounds.threads(), List.of()));
        threads.set(0, List.of(new Frame("main", 0, all >> main.globals)));
        oracle.reach(new State(oracle.globals(main, all), threads, 0, false, 0));
      }
    }
    while (!oracle.open.isEmpty() && oracle.seen.size() <= limit) {
      oracle.expand(oracle.open.pop());
    }
    return oracle.open.isEmpty() ? oracle.failing : null;
  }

  private int globals(Flat flat, int all) {
    return all & ((1 << flat.globals) - 1);
  }

  private void reach(State state) {
    if (seen.add(state)) {
      open.push(state);
    }
  }

  private void expand(State state) {
    List<Frame> stack = state.threads().get(state.active());
    for (int thread = 0; thread < bounds.threads(); thread++) {
      int switches = state.switches() + (stack.isEmpty() ? 0 : 1);
      boolean other = thread != state.active() && !state.threads().get(thread).isEmpty();
      if (other && !state.atomic() && switches <= bounds.switches()) {
        reach(new State(state.globals(), state.threads(), thread, false, switches));
      }
    }
    if (!stack.isEmpty()) {
      step(state, stack.get(stack.size() - 1));
    }
  }

  private State with(State state, int globals, List<Frame> stack) {
    List<List<Frame>> threads = new ArrayList<>(state.threads());
    threads.set(state.active(), stack);
    boolean atomic = state.atomic() && !stack.isEmpty();
    return new State(globals, threads, state.active(), atomic, state.switches());
  }

  /** The top frame changes. */
  private void go(State state, Flat flat, int place, int all) {
    String name = flat.procedure.name().text();
    go(state, flat, new Frame(name, place, all >> flat.globals), all);
  }

  private void go(State state, Flat flat, Frame top, int all) {
    if (flat.enforced(all)) {
      List<Frame> stack = new ArrayList<>(state.threads().get(state.active()));
      stack.set(stack.size() - 1, top);
      reach(with(state, globals(flat, all), stack));
    }
  }

  private void step(State state, Frame top) {
    Flat flat = procedures.get(top.procedure());
    int all = state.globals() | top.locals() << flat.globals;
    if (top.place() == flat.end()) {
      leave(state, flat, all, top.results());
      return;
    }
    Flat.Instruction instruction = flat.code.get(top.place());
    Statement statement = instruction.line().statement();
    int next = top.place() + 1;
    if (!instruction.jumps().isEmpty()) {
      flat.targets(instruction, all).forEach(place -> go(state, flat, place, all));
    } else if (statement instanceof Statement.Return exit) {
      for (List<Boolean> results : flat.returned(exit.values(), all)) {
        go(state, flat, new Frame(top.procedure(), flat.end(), top.locals(), results), all);
      }
    } else if (statement instanceof Statement.Call call) {
      enter(state, flat, all, call);
    } else if (statement instanceof Statement.EndThread) {
      reach(with(state, state.globals(), List.of()));
    } else if (statement instanceof Statement.AtomicBegin
        || statement instanceof Statement.AtomicEnd) {
      boolean atomic = statement instanceof Statement.AtomicBegin;
      State changed =
          new State(state.globals(), state.threads(), state.active(), atomic, state.switches());
      go(changed, flat, next, all);
    } else if (statement instanceof Statement.StartAt start) {
      go(state, flat, next, all);
      int free = state.threads().indexOf(List.of());
      if (free >= 0) {
        List<List<Frame>> threads = new ArrayList<>(state.threads());
        int place = flat.labels.get(start.label().text());
        threads.set(free, List.of(new Frame(top.procedure(), place, top.locals())));
        State more =
            new State(state.globals(), threads, state.active(), state.atomic(), state.switches());
        go(more, flat, next, all);
      }
    } else {
      if (statement instanceof Statement.Assert check && flat.can(check.condition(), all, false)) {
        failing.add(instruction.line().position().line());
      }
      flat.simple(statement, all).forEach(after -> go(state, flat, next, after));
    }
  }

  private void enter(State state, Flat flat, int all, Statement.Call call) {
    Flat callee = procedures.get(call.procedure().text());
    List<Frame> stack = state.threads().get(state.active());
    if (stack.size() > bounds.depth()) {
      return;
    }
    Set<Integer> entries = new LinkedHashSet<>(Set.of(globals(flat, all)));
    for (int i = 0; i < call.arguments().size(); i++) {
      Expression argument = call.arguments().get(i);
      entries = Flat.set(entries, flat.globals + i, flat.values(argument, all, all));
    }
    int inherited = flat.globals + callee.procedure.parameters().size();
    for (int entry : entries) {
      for (int locals = 0; locals < 1 << (callee.names.size() - inherited); locals++) {
        int begun = entry | locals << inherited;
        if (callee.enforced(begun)) {
          List<Frame> deeper = new ArrayList<>(stack);
          deeper.add(new Frame(call.procedure().text(), 0, begun >> flat.globals));
          reach(with(state, state.globals(), deeper));
        }
      }
    }
  }

  private void leave(State state, Flat flat, int all, List<Boolean> given) {
    List<Frame> stack = state.threads().get(state.active());
    List<Frame> rest = stack.subList(0, stack.size() - 1);
    if (rest.isEmpty()) {
      reach(with(state, state.globals(), List.of()));
      return;
    }
    Frame caller = rest.get(rest.size() - 1);
    Flat outer = procedures.get(caller.procedure());
    Statement.Call call = (Statement.Call) outer.code.get(caller.place()).line().statement();
    for (List<Boolean> results : given == null ? flat.returned(null, all) : List.of(given)) {
      int after = state.globals() | caller.locals() << outer.globals;
      for (int i = 0; i < call.targets().size(); i++) {
        String target = call.targets().get(i).text();
        if (!target.equals("_")) {
          int mask = 1 << outer.bit(target);
          after = results.get(i) ? after | mask : after & ~mask;
        }
      }
      go(with(state, state.globals(), rest), outer, caller.place() + 1, after);
    }
  }
}
