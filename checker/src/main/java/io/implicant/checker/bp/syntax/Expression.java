package io.implicant.checker.bp.syntax;

import io.implicant.logic.text.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;

/**
 * A Boolean expression as it is written. Passes over it are loops ({@link #fold}), since a long
 * disjunction is a deep tree.
 */
public final class Expression {
  private final Operator operator;
  private final String name;
  private final List<Expression> children;
  private final Position position;

  private Expression(Operator operator, String name, List<Expression> children, Position position) {
    this.operator = operator;
    this.name = name;
    this.children = children;
    this.position = Objects.requireNonNull(position);
  }

  public static Expression constant(boolean value, Position position) {
    return of(value ? Operator.TRUE : Operator.FALSE, position);
  }

  public static Expression star(Position position) {
    return of(Operator.STAR, position);
  }

  public static Expression variable(String name, Position position) {
    return new Expression(Operator.VARIABLE, name, List.of(), position);
  }

  /** The variable's value after the assignment. */
  public static Expression primed(String name, Position position) {
    return new Expression(Operator.PRIMED, name, List.of(), position);
  }

  public static Expression of(Operator operator, Position position, Expression... operands) {
    if (operands.length != operator.operands()) {
      throw new IllegalArgumentException(operands.length + " operands of " + operator);
    }
    return new Expression(operator, "", List.of(operands), position);
  }

  public Operator operator() {
    return operator;
  }

  /** The name of a variable, primed or not. */
  public String name() {
    return name;
  }

  public List<Expression> children() {
    return children;
  }

  public Position position() {
    return position;
  }

  /** The result of the root, each expression after its children, left to right; no recursion. */
  public <R> R fold(BiFunction<Expression, List<R>, R> step) {
    record Frame<R>(Expression expression, List<R> results) {}
    Deque<Frame<R>> open = new ArrayDeque<>();
    open.push(new Frame<>(this, new ArrayList<>()));
    while (true) {
      Frame<R> top = open.peek();
      int next = top.results().size();
      if (next < top.expression().children.size()) {
        open.push(new Frame<>(top.expression().children.get(next), new ArrayList<>()));
        continue;
      }
      R result = step.apply(open.pop().expression(), top.results());
      if (open.isEmpty()) {
        return result;
      }
      open.peek().results().add(result);
    }
  }

  /** All variables in it, primed or not, from left to right; a variable as often as it occurs. */
  public List<Expression> variables() {
    List<Expression> found = new ArrayList<>();
    Deque<Expression> open = new ArrayDeque<>();
    open.push(this);
    while (!open.isEmpty()) {
      Expression next = open.pop();
      if (next.operator == Operator.VARIABLE || next.operator == Operator.PRIMED) {
        found.add(next);
      }
      for (int i = next.children.size() - 1; i >= 0; i--) {
        open.push(next.children.get(i));
      }
    }
    return found;
  }

  /** As it is written in a program, with as few parentheses as possible. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    BpPrinter.append(text, this);
    return text.toString();
  }
}
