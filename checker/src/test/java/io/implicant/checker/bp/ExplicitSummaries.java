package io.implicant.checker.bp;

import io.implicant.checker.bp.syntax.Procedure;
import io.implicant.checker.bp.syntax.Program;
import io.implicant.checker.bp.syntax.Statement;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The lines of all assertions that can fail, by tabulation with one path edge at a time: an oracle
 * for programs with one thread, recursion included.
 */
final class ExplicitSummaries {
  private record PathEdge(String procedure, int entry, int place, int state) {}

  private record Context(String procedure, int entry) {}

  private record Exit(int globals, List<Boolean> results) {}

  private final Map<String, Flat> procedures = new HashMap<>();
  private final Set<PathEdge> seen = new HashSet<>();
  private final Deque<PathEdge> open = new ArrayDeque<>();
  private final Map<Context, Set<PathEdge>> callers = new HashMap<>();
  private final Map<Context, Set<Exit>> exits = new HashMap<>();
  private final Set<Integer> failing = new TreeSet<>();

  private ExplicitSummaries(Program program) {
    for (Procedure procedure : program.procedures()) {
      procedures.put(procedure.name().text(), new Flat(program, procedure));
    }
  }

  static Set<Integer> failingLines(Program program) {
    ExplicitSummaries oracle = new ExplicitSummaries(program);
    Flat main = oracle.procedures.get("main");
    int inherited = main.globals + main.procedure.parameters().size();
    for (int entry = 0; entry < 1 << inherited; entry++) {
      oracle.begin(main, entry);
    }
    while (!oracle.open.isEmpty()) {
      oracle.step(oracle.open.pop());
    }
    return oracle.failing;
  }

  /** Locals are undetermined. */
  private void begin(Flat flat, int entry) {
    int inherited = flat.globals + flat.procedure.parameters().size();
    for (int locals = 0; locals < 1 << (flat.names.size() - inherited); locals++) {
      reach(flat, entry, 0, entry | locals << inherited);
    }
  }

  private void reach(Flat flat, int entry, int place, int state) {
    PathEdge edge = new PathEdge(flat.procedure.name().text(), entry, place, state);
    if (flat.enforced(state) && seen.add(edge)) {
      open.push(edge);
    }
  }

  private void step(PathEdge at) {
    Flat flat = procedures.get(at.procedure());
    if (at.place() == flat.end()) {
      leave(flat, at, null);
      return;
    }
    Flat.Instruction instruction = flat.code.get(at.place());
    Statement statement = instruction.line().statement();
    if (!instruction.jumps().isEmpty()) {
      flat.targets(instruction, at.state())
          .forEach(place -> reach(flat, at.entry(), place, at.state()));
    } else if (statement instanceof Statement.Return exit) {
      leave(flat, at, exit);
    } else if (statement instanceof Statement.Call call) {
      call(flat, at, call);
    } else if (!(statement instanceof Statement.EndThread)) {
      if (statement instanceof Statement.Assert check
          && flat.can(check.condition(), at.state(), false)) {
        failing.add(instruction.line().position().line());
      }
      flat.simple(statement, at.state())
          .forEach(state -> reach(flat, at.entry(), at.place() + 1, state));
    }
  }

  private void call(Flat flat, PathEdge at, Statement.Call call) {
    Flat callee = procedures.get(call.procedure().text());
    Set<Integer> entries = new LinkedHashSet<>(Set.of(at.state() & ((1 << flat.globals) - 1)));
    for (int i = 0; i < call.arguments().size(); i++) {
      Set<Boolean> values = flat.values(call.arguments().get(i), at.state(), at.state());
      entries = Flat.set(entries, flat.globals + i, values);
    }
    for (int entry : entries) {
      Context context = new Context(call.procedure().text(), entry);
      callers.computeIfAbsent(context, c -> new HashSet<>()).add(at);
      begin(callee, entry);
      new ArrayList<>(exits.getOrDefault(context, Set.of())).forEach(exit -> resume(at, exit));
    }
  }

  private void leave(Flat flat, PathEdge at, Statement.Return exit) {
    Context context = new Context(at.procedure(), at.entry());
    for (List<Boolean> results : flat.returned(exit == null ? null : exit.values(), at.state())) {
      Exit found = new Exit(at.state() & ((1 << flat.globals) - 1), results);
      if (exits.computeIfAbsent(context, c -> new HashSet<>()).add(found)) {
        new ArrayList<>(callers.getOrDefault(context, Set.of())).forEach(c -> resume(c, found));
      }
    }
  }

  private void resume(PathEdge caller, Exit exit) {
    Flat flat = procedures.get(caller.procedure());
    Statement.Call call = (Statement.Call) flat.code.get(caller.place()).line().statement();
    int state = (caller.state() & -(1 << flat.globals)) | exit.globals();
    for (int i = 0; i < call.targets().size(); i++) {
      String target = call.targets().get(i).text();
      if (!target.equals("_")) {
        int mask = 1 << flat.bit(target);
        state = exit.results().get(i) ? state | mask : state & ~mask;
      }
    }
    reach(flat, caller.entry(), caller.place() + 1, state);
  }
}
