package io.implicant.checker.gal;

import io.implicant.checker.action.Assembler;
import io.implicant.checker.action.Operation;
import io.implicant.checker.action.Postfix;
import io.implicant.checker.gal.Names.Named;
import io.implicant.checker.gal.Names.Place;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.InputLimitException;
import io.implicant.logic.text.ParseException;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Turns expressions into {@link Postfix}: names become variables, parameters their values, and
 * negations are pushed inward to the comparisons. Works off a list of tasks, so that depth does not
 * matter. Engine API: shared by the languages with GAL's expressions.
 */
public final class Compiler {
  /** An equivalence compiles its sides twice; the bound ends what grows exponentially. */
  private static final int MAX_TASKS = 10_000_000;

  @FunctionalInterface
  private interface Task {
    void run() throws InputException;
  }

  private final Assembler assembler = new Assembler();
  private final Deque<Task> tasks = new ArrayDeque<>();

  private Compiler() {}

  public static Postfix integer(Node node, Names names, Bindings bindings) throws InputException {
    Compiler compiler = new Compiler();
    compiler.push(node, false, true, names, bindings);
    return compiler.run(node, false);
  }

  public static Postfix condition(Node node, Names names, Bindings bindings) throws InputException {
    return condition(node, false, names, bindings);
  }

  /** The condition, or its negation, which is not the complement where something is undefined. */
  public static Postfix condition(Node node, boolean negated, Names names, Bindings bindings)
      throws InputException {
    Compiler compiler = new Compiler();
    compiler.push(node, negated, false, names, bindings);
    return compiler.run(node, true);
  }

  /** The value of an expression without variables. */
  public static int constant(Node node, Bindings bindings) throws InputException {
    Postfix value = integer(node, Names.CONSTANTS, bindings);
    if (!value.isConstant()) {
      throw new ParseException(node.position(), "a constant of 32 bits", "'" + node + "'");
    }
    return value.constant();
  }

  private Postfix run(Node root, boolean condition) throws InputException {
    int done = 0;
    while (!tasks.isEmpty()) {
      if (++done > MAX_TASKS) {
        throw new InputLimitException(
            root.position(), "a condition that expands to more than " + MAX_TASKS + " parts");
      }
      tasks.pop().run();
    }
    return assembler.finish(condition);
  }

  private void push(Node node, boolean negated, boolean asInteger, Names names, Bindings bindings) {
    tasks.push(() -> visit(node, negated, asInteger, names, bindings));
  }

  private void visit(Node node, boolean negated, boolean asInteger, Names names, Bindings bindings)
      throws InputException {
    if (node.isCondition() && asInteger) {
      tasks.push(assembler::asInteger);
      push(node, false, false, names, bindings);
      return;
    }
    switch (node.operator()) {
      case NUMBER -> assembler.constant(node.value());
      case PARAMETER -> assembler.constant(parameter(node, bindings));
      case NAME -> name(node, negated, asInteger, names, bindings);
      case TRUE, FALSE -> assembler.truth((node.operator() == Operator.TRUE) != negated);
      case NOT -> push(node.child(0), !negated, false, names, bindings);
      case IMPLIES -> {
        tasks.push(() -> assembler.binary(negated ? Operation.AND : Operation.OR));
        push(node.child(1), negated, false, names, bindings);
        push(node.child(0), !negated, false, names, bindings);
      }
      case IFF -> equivalence(node, negated, names, bindings);
      case NEGATE, COMPLEMENT -> {
        Operation operation = Operation.valueOf(node.operator().name());
        tasks.push(() -> assembler.unary(operation));
        push(node.child(0), false, true, names, bindings);
      }
      default -> binary(node, negated, names, bindings);
    }
  }

  private static int parameter(Node node, Bindings bindings) throws ParseException {
    return bindings
        .value(node.text())
        .orElseThrow(
            () ->
                new ParseException(
                    node.position(), "a declared parameter", "'$" + node.text() + "'"));
  }

  private void name(Node node, boolean negated, boolean asInteger, Names names, Bindings bindings)
      throws InputException {
    if (!asInteger) {
      Named named = names.condition(node.text()).orElse(null);
      if (named == null) {
        throw new ParseException(
            node.position(), "a condition or the name of one", "'" + node.text() + "'");
      }
      push(named.condition(), negated, false, named.names(), named.bindings());
      return;
    }
    Named definition =
        node.children().isEmpty() ? names.definition(node.text()).orElse(null) : null;
    if (definition != null) {
      push(definition.condition(), false, true, definition.names(), definition.bindings());
      return;
    }
    Place place = names.place(node);
    if (!place.isArray()) {
      assembler.variable(place.first());
      return;
    }
    tasks.push(() -> assembler.element(place.first(), place.size()));
    push(node.child(0), false, true, names, bindings);
  }

  private void binary(Node node, boolean negated, Names names, Bindings bindings)
      throws ParseException {
    if (node.operator().isTemporal()) {
      throw new ParseException(
          node.position(), "a condition on states", "'" + node.operator().symbol() + "'");
    }
    Operation operation = Operation.valueOf(node.operator().name());
    tasks.push(() -> assembler.binary(negated ? operation.negated() : operation));
    boolean integers = node.operator().takesIntegers();
    boolean inward = negated && !integers;
    push(node.child(1), inward, integers, names, bindings);
    push(node.child(0), inward, integers, names, bindings);
  }

  /** {@code a <-> b} is {@code (a && b) || (!a && !b)}; negated, {@code (a && !b) || (!a && b)}. */
  private void equivalence(Node node, boolean negated, Names names, Bindings bindings) {
    tasks.push(() -> assembler.binary(Operation.OR));
    for (boolean flip : new boolean[] {true, false}) {
      tasks.push(() -> assembler.binary(Operation.AND));
      push(node.child(1), flip != negated, false, names, bindings);
      push(node.child(0), flip, false, names, bindings);
    }
  }
}
