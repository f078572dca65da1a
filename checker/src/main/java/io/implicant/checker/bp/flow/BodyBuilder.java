package io.implicant.checker.bp.flow;

import io.implicant.checker.bp.syntax.Expression;
import io.implicant.checker.bp.syntax.Line;
import io.implicant.checker.bp.syntax.Procedure;
import io.implicant.checker.bp.syntax.Statement;
import io.implicant.checker.gal.Name;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.Plural;
import io.implicant.logic.text.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The points and edges of one procedure. Recursion is as deep as statements nest. */
final class BodyBuilder {
  /** A jump whose label may stand further down. */
  private record Jump(int from, int to, Name label, Line line) {}

  private final FlowBuilder program;
  private final FlowProcedure procedure;
  private final Map<String, Integer> labels = new HashMap<>();
  private final List<Jump> jumps = new ArrayList<>();

  BodyBuilder(FlowBuilder program, FlowProcedure procedure) {
    this.program = program;
    this.procedure = procedure;
  }

  void build(Procedure source) throws InputException {
    int end = source.body().isEmpty() ? procedure.entry() : newPoint();
    if (!source.body().isEmpty()) {
      block(source.body(), procedure.entry(), end);
    }
    List<Expression> unknown =
        Collections.nCopies(procedure.results(), Expression.star(source.end()));
    Action leave = new Action.Assign(program.results(procedure), unknown, Optional.empty());
    program.edge(end, procedure.exit(), leave, source.end(), Optional.empty());
    for (Jump jump : jumps) {
      resolve(jump);
    }
  }

  private void resolve(Jump jump) throws ParseException {
    Integer point = labels.get(jump.label().text());
    if (point == null) {
      throw new ParseException(
          jump.label().position(), "a label of " + procedure.name(), "'" + jump.label() + "'");
    } else if (jump.line().statement() instanceof Statement.StartAt) {
      edge(jump.from(), jump.to(), new Action.StartAt(point), jump.line());
    } else {
      edge(jump.from(), point, always(jump.line().position()), jump.line());
    }
  }

  private int newPoint() {
    return program.newPoint(procedure.number());
  }

  private void edge(int from, int to, Action action, Line line) {
    program.edge(from, to, action, line.position(), Optional.of(line.statement()));
  }

  private static Action always(Position position) {
    return new Action.Assume(Expression.constant(true, position), true);
  }

  /** At least one line, from a point to a point. */
  private void block(List<Line> lines, int from, int to) throws InputException {
    int point = from;
    for (int i = 0; i < lines.size(); i++) {
      int next = i == lines.size() - 1 ? to : newPoint();
      statement(lines.get(i), atLabels(lines.get(i), point), next);
      point = next;
    }
  }

  /** Binds the labels; error labels and the end of {@code init} act before the statement. */
  private int atLabels(Line line, int from) throws ParseException {
    int point = from;
    for (Name label : line.labels()) {
      if (labels.putIfAbsent(label.text(), from) != null) {
        throw new ParseException(label.position(), "a new label", "'" + label + "' again");
      }
      if (program.isErrorLabel(label)) {
        Expression never = Expression.constant(false, label.position());
        point = insert(point, new Action.Assert(never, Optional.of(label.text())), line);
      }
      boolean init = program.dialect() == Dialect.GETAFIX && procedure.name().equals(Dialect.INIT);
      if (init && label.text().equals(Dialect.INIT_END)) {
        point = startThreads(point, line);
      }
    }
    return point;
  }

  private int insert(int from, Action action, Line line) {
    int next = newPoint();
    program.edge(from, next, action, line.position(), Optional.empty());
    return next;
  }

  private int startThreads(int from, Line line) {
    int point = insert(from, new Action.Atomic(true), line);
    for (FlowProcedure thread : program.threads()) {
      point = insert(point, new Action.StartProcedure(thread.number(), List.of()), line);
    }
    return insert(point, new Action.EndThread(), line);
  }

  private void statement(Line line, int from, int to) throws InputException {
    Statement statement = line.statement();
    if (statement instanceof Statement.Goto jump) {
      jump.labels().forEach(label -> jumps.add(new Jump(from, to, label, line)));
    } else if (statement instanceof Statement.StartAt start) {
      jumps.add(new Jump(from, to, start.label(), line));
    } else if (statement instanceof Statement.Return exit) {
      leave(line, exit, from);
    } else if (statement instanceof Statement.If choice) {
      conditional(line, choice, from, to);
    } else if (statement instanceof Statement.While loop) {
      branch(line, loop.condition(), loop.body(), from, from);
      edge(from, to, new Action.Assume(checked(loop.condition()), false), line);
    } else if (statement instanceof Statement.Call call) {
      edge(from, to, call(line, call), line);
    } else {
      edge(from, to, simple(statement, line.position()), line);
    }
  }

  private Action simple(Statement statement, Position position) throws ParseException {
    if (statement instanceof Statement.Assign assign) {
      return assign(assign);
    } else if (statement instanceof Statement.Assert check) {
      return new Action.Assert(checked(check.condition()), Optional.empty());
    } else if (statement instanceof Statement.Assume filter) {
      return new Action.Assume(checked(filter.condition()), true);
    } else if (statement instanceof Statement.Dead dead) {
      List<Expression> unknown =
          Collections.nCopies(dead.variables().size(), Expression.star(position));
      return assign(new Statement.Assign(dead.variables(), unknown, Optional.empty()));
    } else if (statement instanceof Statement.Print print) {
      checked(print.values());
    } else if (statement instanceof Statement.StartProcedure start) {
      FlowProcedure started = program.procedure(start.procedure());
      requireCount(start.procedure().position(), "parameter", "", 0, started.parameters());
      return new Action.StartProcedure(started.number(), List.of());
    } else if (statement instanceof Statement.EndThread) {
      return new Action.EndThread();
    } else if (statement instanceof Statement.AtomicBegin) {
      return new Action.Atomic(true);
    } else if (statement instanceof Statement.AtomicEnd) {
      return new Action.Atomic(false);
    }
    return always(position);
  }

  private void leave(Line line, Statement.Return exit, int from) throws ParseException {
    requireCount(line.position(), "returned value", "", procedure.results(), exit.values().size());
    Action action =
        new Action.Assign(program.results(procedure), checked(exit.values()), Optional.empty());
    edge(from, procedure.exit(), action, line);
  }

  private void conditional(Line line, Statement.If choice, int from, int to) throws InputException {
    int point = from;
    for (int i = 0; i < choice.branches().size(); i++) {
      Statement.Branch branch = choice.branches().get(i);
      branch(line, branch.condition(), branch.body(), point, to);
      boolean last = i == choice.branches().size() - 1 && choice.otherwise().isEmpty();
      int next = last ? to : newPoint();
      edge(point, next, new Action.Assume(branch.condition(), false), line);
      point = next;
    }
    if (!choice.otherwise().isEmpty()) {
      block(choice.otherwise(), point, to);
    }
  }

  private void branch(Line line, Expression condition, List<Line> body, int from, int to)
      throws InputException {
    int start = body.isEmpty() ? to : newPoint();
    edge(from, start, new Action.Assume(checked(condition), true), line);
    if (!body.isEmpty()) {
      block(body, start, to);
    }
  }

  private Action assign(Statement.Assign assign) throws ParseException {
    List<Integer> targets = targets(assign.targets());
    if (assign.constraint().isPresent()) {
      FlowBuilder.check(procedure, assign.constraint().get(), true);
    }
    checked(assign.values());
    List<Integer> kept = new ArrayList<>();
    List<Expression> values = new ArrayList<>();
    for (int i = 0; i < targets.size(); i++) {
      if (targets.get(i) != Action.NOWHERE) {
        kept.add(targets.get(i));
        values.add(assign.values().get(i));
      }
    }
    return new Action.Assign(List.copyOf(kept), List.copyOf(values), assign.constraint());
  }

  private Action call(Line line, Statement.Call call) throws ParseException {
    FlowProcedure callee = program.procedure(call.procedure());
    Position position = call.procedure().position();
    requireCount(position, "argument", "", callee.parameters(), call.arguments().size());
    List<Expression> arguments = checked(call.arguments());
    List<Integer> targets = targets(call.targets());
    if (!targets.isEmpty()) {
      requireCount(position, "target", " of the results", callee.results(), targets.size());
    }
    if (program.dialect() == Dialect.BOPPO && Dialect.isAsynchronous(line)) {
      requireCount(position, "target", " of a call that does not wait", 0, targets.size());
      return new Action.StartProcedure(callee.number(), arguments);
    }
    List<Integer> dropped = Collections.nCopies(callee.results(), Action.NOWHERE);
    return new Action.Call(callee.number(), arguments, targets.isEmpty() ? dropped : targets);
  }

  private List<Integer> targets(List<Name> names) throws ParseException {
    List<Integer> targets = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    for (Name name : names) {
      if (name.text().equals(Statement.NOWHERE)) {
        targets.add(Action.NOWHERE);
        continue;
      }
      Integer slot = procedure.slots().get(name.text());
      if (slot == null || !seen.add(name.text())) {
        String what = slot == null ? "a declared variable" : "each target once";
        throw new ParseException(name.position(), what, "'" + name + "'");
      }
      targets.add(slot);
    }
    return List.copyOf(targets);
  }

  private Expression checked(Expression expression) throws ParseException {
    FlowBuilder.check(procedure, expression, false);
    return expression;
  }

  private List<Expression> checked(List<Expression> expressions) throws ParseException {
    for (Expression expression : expressions) {
      checked(expression);
    }
    return expressions;
  }

  private static void requireCount(
      Position position, String noun, String more, int expected, int found) throws ParseException {
    if (expected != found) {
      throw new ParseException(position, Plural.of(expected, noun) + more, Integer.toString(found));
    }
  }
}
