package io.implicant.checker.software;

import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CSourceException.Kind;
import io.implicant.cfront.Expression;
import io.implicant.cfront.Expression.AddressOf;
import io.implicant.cfront.Expression.Cast;
import io.implicant.cfront.Expression.Element;
import io.implicant.cfront.Expression.IntegerLiteral;
import io.implicant.cfront.Expression.LValue;
import io.implicant.cfront.Expression.VariableUse;
import io.implicant.cfront.Position;
import io.implicant.cfront.Program;
import io.implicant.cfront.Program.Function;
import io.implicant.cfront.Program.Global;
import io.implicant.cfront.Program.InitialValue;
import io.implicant.cfront.Variable;
import io.implicant.checker.gal.Node;
import io.implicant.checker.software.CodeBuilder.Target;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** A program to intermediate code: memory first, then the functions, callers before callees. */
final class Translator {
  private final Program program;
  private final CodeBuilder code = new CodeBuilder();
  private final Memory memory = new Memory();
  private final Evaluator evaluator = new Evaluator(code, memory);
  private final Map<String, Routine> routines = new HashMap<>();

  /** Where a failed assertion leads, and where a failed assumption does. */
  private final Ending error = new Ending("error");

  private final Ending blocked = new Ending("blocked");

  /** A line that ends the execution, made only if something leads there. */
  static final class Ending {
    private final String why;
    private final Target target = new Target();
    private boolean isUsed;

    Ending(String why) {
      this.why = why;
    }

    Target target() {
      isUsed = true;
      return target;
    }
  }

  /** A function with its entry and the places its calls return to. */
  record Routine(Function function, Target entry, List<Target> returns, int sites) {}

  private Translator(Program program) {
    this.program = program;
  }

  static IntermediateCode translate(Program program, String name) throws CSourceException {
    return new Translator(program).run(name);
  }

  private IntermediateCode run(String name) throws CSourceException {
    Function main =
        program
            .function("main")
            .orElseThrow(
                () ->
                    new CSourceException(
                        Kind.WRONG,
                        new Position(program.file(), 1, 1),
                        "expected a function main, found none"));
    if (!main.parameters().isEmpty()) {
      throw Memory.unsupported(main.position(), "a main with parameters");
    }
    CallGraph calls = CallGraph.of(program, main);
    layOut(calls);
    code.at(main.position());
    code.enter("main");
    Target start = new Target();
    code.place(start);
    prologue();
    for (Function function : calls.order()) {
      int sites = calls.sites().getOrDefault(function.name(), 0);
      routines.put(function.name(), new Routine(function, new Target(), new ArrayList<>(), sites));
    }
    for (Function function : calls.order()) {
      new FunctionTranslator(this, routines.get(function.name())).run();
    }
    code.enter("end");
    for (Ending ending : List.of(error, blocked)) {
      if (ending.isUsed) {
        code.place(ending.target);
        code.halt(ending.why);
      }
    }
    return new IntermediateCode(
        name,
        memory.locations(),
        code.lines(),
        start.pc(),
        error.isUsed ? OptionalInt.of(error.target.pc()) : OptionalInt.empty());
  }

  CodeBuilder code() {
    return code;
  }

  Memory memory() {
    return memory;
  }

  Evaluator evaluator() {
    return evaluator;
  }

  Optional<Routine> routine(String function) {
    return Optional.ofNullable(routines.get(function));
  }

  Ending error() {
    return error;
  }

  Ending blocked() {
    return blocked;
  }

  private void layOut(CallGraph calls) throws CSourceException {
    List<Variable> variables = new ArrayList<>();
    for (Function function : calls.order()) {
      variables.addAll(function.parameters());
      variables.addAll(function.locals());
    }
    Set<Variable> taken = AddressesTaken.in(calls.order(), program.globals());
    for (Global global : program.globals()) {
      if (taken.contains(global.variable())) {
        memory.share(global.variable());
      }
    }
    for (Variable variable : variables) {
      if (taken.contains(variable)) {
        refuseEscape(variable);
        memory.share(variable);
      }
    }
    declareGlobals(taken);
    for (Variable variable : variables) {
      if (!taken.contains(variable)) {
        memory.declare(variable, Optional.of(0));
      }
    }
  }

  /** A pointer to a local variable could outlive it, which nothing here would notice. */
  private static void refuseEscape(Variable variable) throws CSourceException {
    if (!variable.function().equals("main")) {
      throw Memory.unsupported(
          variable.position(), "the address of '" + variable + "', a local variable");
    }
  }

  private void declareGlobals(Set<Variable> taken) throws CSourceException {
    for (var entry : memory.shared().entrySet()) {
      boolean isInput =
          program.globals().stream()
              .anyMatch(g -> !g.isDefined() && entry.getValue().contains(g.variable()));
      memory.declareShared(
          entry.getKey(),
          isInput ? Optional.empty() : Optional.of(0),
          entry.getValue().get(0).position());
    }
    for (Global global : program.globals()) {
      if (!taken.contains(global.variable())) {
        memory.declare(global.variable(), global.isDefined() ? initial(global) : Optional.empty());
      }
    }
  }

  /** The value that all cells start with; the others are assigned by the prologue. */
  private Optional<Integer> initial(Global global) throws CSourceException {
    boolean isArray = memory.cellsOf(global.variable()) > 0;
    return Optional.of(
        isArray || global.values().isEmpty() ? 0 : constant(global.values().get(0).value()));
  }

  /** The lines before main: values of array cells, and of cells of shared arrays. */
  private void prologue() throws CSourceException {
    for (Global global : program.globals()) {
      Variable variable = global.variable();
      Memory.Home home = memory.home(variable);
      if (!global.isDefined() || (home.cells() == 0 && !home.isShared())) {
        continue;
      }
      Map<Integer, InitialValue> values = new HashMap<>();
      for (InitialValue value : global.values()) {
        values.put(value.place() instanceof Element e ? constant(e.index()) : 0, value);
      }
      boolean zeroed = memory.isZeroed(home.array());
      for (int i = 0; i < Math.max(1, home.cells()); i++) {
        InitialValue given = values.get(i);
        int value = given == null ? 0 : constant(given.value());
        if (value != 0 || !zeroed) {
          code.at(given == null ? variable.position() : given.value().position());
          Node cell =
              Node.element(
                  home.array(), evaluator.number(Math.max(0, home.base()) + i), code.place());
          code.store(cell, Optional.of(evaluator.number(value)));
        }
      }
    }
  }

  /** The number that an initial value is: a literal, null or an address. */
  private int constant(Expression e) throws CSourceException {
    if (e instanceof IntegerLiteral literal && literal.value().bitLength() <= 31) {
      return literal.value().intValueExact();
    } else if (e instanceof Cast cast && cast.type().isPointer()) {
      int value = constant(cast.operand());
      if (value == 0) {
        return 0;
      }
    } else if (e instanceof AddressOf address && address.place() instanceof LValue place) {
      if (place instanceof VariableUse use) {
        return memory.home(use.variable()).base() + 1;
      } else if (place instanceof Element element
          && element.array() instanceof VariableUse use
          && memory.home(use.variable()) != null
          && constant(element.index()) >= 0
          && constant(element.index()) < memory.home(use.variable()).cells()) {
        return memory.home(use.variable()).base() + 1 + constant(element.index());
      }
    }
    throw Memory.unsupported(e.position(), "the initial value '" + e + "'");
  }
}
