package io.implicant.checker.software;

import io.implicant.cfront.Action;
import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CType;
import io.implicant.cfront.CType.IntegerType;
import io.implicant.cfront.Expression;
import io.implicant.cfront.Expression.FunctionUse;
import io.implicant.cfront.Expression.IntegerLiteral;
import io.implicant.cfront.Expression.LValue;
import io.implicant.cfront.Expression.VariableUse;
import io.implicant.cfront.IntegerKind;
import io.implicant.cfront.Position;
import io.implicant.cfront.Program.Function;
import io.implicant.checker.gal.Node;
import io.implicant.checker.software.CodeBuilder.Target;
import io.implicant.checker.software.Translator.Routine;
import java.math.BigInteger;
import java.util.Optional;

/** Calls of the program's functions, and of those that only mean something to a checker. */
final class Calls {
  private final Translator translator;
  private final FunctionTranslator function;
  private final CodeBuilder code;
  private final Evaluator evaluator;

  Calls(Translator translator, FunctionTranslator function) {
    this.translator = translator;
    this.function = function;
    this.code = translator.code();
    this.evaluator = translator.evaluator();
  }

  /** False if nothing follows. */
  boolean call(Action.Call call, Position position) throws CSourceException {
    if (!(call.function() instanceof FunctionUse use)) {
      throw Memory.unsupported(position, "a call through a pointer");
    }
    Optional<Routine> callee = translator.routine(use.name());
    if (callee.isPresent()) {
      call(call, callee.get());
      return true;
    }
    return special(call, use, position);
  }

  private void call(Action.Call call, Routine callee) throws CSourceException {
    Function called = callee.function();
    for (int i = 0; i < called.parameters().size(); i++) {
      evaluator.startStatement();
      VariableUse parameter = new VariableUse(called.parameters().get(i), code.position());
      function.assign(parameter, call.arguments().get(i));
    }
    if (callee.sites() > 1) {
      Node number = evaluator.number(callee.returns().size());
      code.store(returnPoint(callee), Optional.of(number));
    }
    code.jump(callee.entry());
    Target back = new Target();
    callee.returns().add(back);
    code.place(back);
    code.label();
    if (call.result().isPresent()) {
      receive(call.result().get(), resultOf(callee));
    }
  }

  private void receive(LValue place, Node result) throws CSourceException {
    evaluator.startStatement();
    Optional<Node> direct = evaluator.accesses().direct(place);
    if (direct.isPresent()) {
      code.store(direct.get(), Optional.of(code.load(result)));
    } else {
      evaluator.accesses().write(place, () -> Optional.of(code.load(result)));
    }
  }

  /** The variable that says which call to return to. */
  Node returnPoint(Routine callee) {
    String name =
        translator
            .memory()
            .auxiliary(
                callee.function().name() + "_return",
                new Range(0, callee.sites() - 1L),
                "the return of " + callee.function().name());
    return Node.name(name, code.place());
  }

  /** The variable with the value of the function. */
  Node resultOf(Routine callee) throws CSourceException {
    Function called = callee.function();
    Range range = translator.memory().range(called.type().result(), called.position());
    String words = "the result of " + called.name();
    String name = translator.memory().auxiliary(called.name() + "_result", range, words);
    return Node.name(name, code.place());
  }

  private boolean special(Action.Call call, FunctionUse use, Position position)
      throws CSourceException {
    switch (use.name()) {
      case "assert", "__VERIFIER_assert" -> require(call, position, translator.error());
      case "assume", "__VERIFIER_assume" -> require(call, position, translator.blocked());
      case "error", "reach_error", "__VERIFIER_error" -> {
        code.jump(translator.error().target());
        return false;
      }
      case "abort", "exit" -> {
        code.jump(translator.blocked().target());
        return false;
      }
      default -> nondeterministic(call, use, position);
    }
    return true;
  }

  private void require(Action.Call call, Position position, Translator.Ending otherwise)
      throws CSourceException {
    if (call.arguments().size() != 1 || call.result().isPresent()) {
      throw Memory.unsupported(position, "this use of '" + call.function() + "'");
    }
    Target next = new Target();
    code.branch(evaluator.condition(call.arguments().get(0)), next, otherwise.target());
    code.place(next);
  }

  private void nondeterministic(Action.Call call, FunctionUse use, Position position)
      throws CSourceException {
    boolean isInput =
        use.name().startsWith("__VERIFIER_nondet_")
            && call.arguments().isEmpty()
            && use.type() instanceof CType.FunctionType type
            && type.result() instanceof IntegerType;
    if (!isInput) {
      throw Memory.unsupported(position, "the call of '" + use.name() + "', which has no body,");
    }
    if (call.result().isPresent()) {
      function.choose(call.result().get());
    }
  }

  Expression literal(int value, Position position) {
    return new IntegerLiteral(
        BigInteger.valueOf(value), new IntegerType(IntegerKind.INT, 32), position);
  }
}
