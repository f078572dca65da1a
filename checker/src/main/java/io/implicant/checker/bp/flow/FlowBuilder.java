package io.implicant.checker.bp.flow;

import io.implicant.checker.bp.syntax.Expression;
import io.implicant.checker.bp.syntax.Operator;
import io.implicant.checker.bp.syntax.Procedure;
import io.implicant.checker.bp.syntax.Program;
import io.implicant.checker.bp.syntax.Statement;
import io.implicant.checker.gal.Name;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Makes a {@link FlowGraph}: declarations here, bodies in {@link BodyBuilder}. */
final class FlowBuilder {
  private final Program program;
  private final Dialect dialect;
  private final Set<String> errorLabels;
  private final Map<String, Integer> globals = new HashMap<>();
  private final Map<String, Integer> procedureNumbers = new HashMap<>();
  private final List<Integer> procedureOf = new ArrayList<>();
  private final List<FlowProcedure> procedures = new ArrayList<>();
  private final List<Edge> edges = new ArrayList<>();

  FlowBuilder(Program program, Dialect dialect, Set<String> errorLabels) {
    this.program = program;
    this.dialect = dialect;
    this.errorLabels = errorLabels;
  }

  FlowGraph build() throws InputException {
    for (Name global : program.globals()) {
      declare(globals, global, globals.size());
    }
    for (Procedure procedure : program.procedures()) {
      declare(procedureNumbers, procedure.name(), procedureNumbers.size());
    }
    for (Procedure procedure : program.procedures()) {
      procedures.add(declare(procedure));
    }
    for (FlowProcedure procedure : procedures) {
      new BodyBuilder(this, procedure).build(program.procedures().get(procedure.number()));
    }
    return new FlowGraph(
        program.globals().stream().map(Name::text).toList(),
        procedures,
        edges,
        start(),
        locks(),
        procedureOf);
  }

  private static void declare(Map<String, Integer> scope, Name name, int number)
      throws ParseException {
    boolean fresh = !name.text().equals(Statement.NOWHERE);
    if (!fresh || scope.putIfAbsent(name.text(), number) != null) {
      String shown = "'" + name + "'" + (fresh ? ", which is declared already" : "");
      throw new ParseException(name.position(), "a new name", shown);
    }
  }

  private FlowProcedure declare(Procedure procedure) throws InputException {
    int number = procedures.size();
    Map<String, Integer> own = new HashMap<>();
    List<String> frame = new ArrayList<>();
    for (List<Name> names : List.of(procedure.parameters(), procedure.locals())) {
      for (Name name : names) {
        declare(own, name, globals.size() + frame.size());
        frame.add(name.text());
      }
    }
    for (int i = 1; i <= procedure.results(); i++) {
      frame.add(procedure.results() == 1 ? "result" : "result " + i);
    }
    Map<String, Integer> slots = new HashMap<>(globals);
    slots.putAll(own);
    FlowProcedure flow =
        new FlowProcedure(
            number,
            procedure.name().text(),
            List.copyOf(frame),
            procedure.parameters().size(),
            procedure.results(),
            Map.copyOf(slots),
            newPoint(number),
            newPoint(number),
            procedure.enforce());
    if (procedure.enforce().isPresent()) {
      check(flow, procedure.enforce().get(), false);
    }
    return flow;
  }

  private int start() throws ParseException {
    String name = dialect == Dialect.GETAFIX ? Dialect.INIT : "main";
    Integer start = procedureNumbers.get(name);
    if (start == null) {
      Position end = new Position(program.source(), 1, 1);
      throw new ParseException(end, "a procedure '" + name + "'", "none");
    }
    return start;
  }

  private Set<Integer> locks() {
    Set<Integer> locks = new TreeSet<>();
    if (dialect == Dialect.GETAFIX) {
      Dialect.LOCKS.stream().filter(globals::containsKey).map(globals::get).forEach(locks::add);
    }
    return locks;
  }

  // For the bodies

  int newPoint(int procedure) {
    procedureOf.add(procedure);
    return procedureOf.size() - 1;
  }

  void edge(int from, int to, Action action, Position position, Optional<Statement> statement) {
    edges.add(new Edge(edges.size(), from, to, action, position, statement));
  }

  /** The slots of the results, which stand last in the frame. */
  List<Integer> results(FlowProcedure procedure) {
    int end = globals.size() + procedure.frame().size();
    return IntStream.range(end - procedure.results(), end).boxed().toList();
  }

  Dialect dialect() {
    return dialect;
  }

  boolean isErrorLabel(Name label) {
    return errorLabels.contains(label.text());
  }

  FlowProcedure procedure(Name name) throws ParseException {
    Integer number = procedureNumbers.get(name.text());
    if (number == null) {
      throw new ParseException(name.position(), "a declared procedure", "'" + name + "'");
    }
    return procedures.get(number);
  }

  /** What Getafix starts when {@code init} is over. */
  List<FlowProcedure> threads() {
    return procedures.stream()
        .filter(p -> p.name().equals("main") || p.name().startsWith("thread"))
        .toList();
  }

  /** All variables must be declared, and primed ones stand in constraints only. */
  static void check(FlowProcedure procedure, Expression expression, boolean primed)
      throws ParseException {
    for (Expression variable : expression.variables()) {
      if (!procedure.slots().containsKey(variable.name())) {
        throw new ParseException(
            variable.position(), "a declared variable", "'" + variable.name() + "'");
      } else if (variable.operator() == Operator.PRIMED && !primed) {
        String found = "''" + variable.name() + "'";
        throw new ParseException(variable.position(), "a value before the statement", found);
      }
    }
  }
}
