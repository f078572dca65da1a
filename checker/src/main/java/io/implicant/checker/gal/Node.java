package io.implicant.checker.gal;

import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;

/**
 * An expression or condition as it is written. Passes over it are loops ({@link #fold}), since a
 * long sum is a deep tree.
 */
public final class Node {
  /** One step of a {@link Node#fold}: the result of a node from those of its children. */
  @FunctionalInterface
  public interface Step<R> {
    R apply(Node node, List<R> children) throws InputException;
  }

  private final Operator operator;
  private final String text;
  private final int value;
  private final List<Node> children;
  private final Position position;
  private final boolean parenthesised;

  private Node(
      Operator operator,
      String text,
      int value,
      List<Node> children,
      Position position,
      boolean parenthesised) {
    this.operator = operator;
    this.text = text;
    this.value = value;
    this.children = List.copyOf(children);
    this.position = Objects.requireNonNull(position);
    this.parenthesised = parenthesised;
  }

  public static Node number(int value, Position position) {
    return new Node(Operator.NUMBER, "", value, List.of(), position, false);
  }

  /** {@code $name}; the dollar is not part of the name. */
  public static Node parameter(String name, Position position) {
    return new Node(Operator.PARAMETER, name, 0, List.of(), position, false);
  }

  public static Node name(String name, Position position) {
    return new Node(Operator.NAME, name, 0, List.of(), position, false);
  }

  public static Node element(String array, Node index, Position position) {
    return new Node(Operator.NAME, array, 0, List.of(index), position, false);
  }

  /** Operands that bind too loosely are put in parentheses. */
  public static Node of(Operator operator, Position position, Node... operands) {
    List<Node> children = new ArrayList<>();
    for (int i = 0; i < operands.length; i++) {
      children.add(operands[i].fits(operator, i) ? operands[i] : operands[i].inParentheses());
    }
    return new Node(operator, "", 0, children, position, false);
  }

  private boolean fits(Operator parent, int place) {
    if (parenthesised || parent.form() == Operator.Form.UNTIL) {
      return true;
    }
    int own = operator.precedence();
    boolean tightSide = (place == 0) == parent.isRightAssociative();
    boolean chained =
        own == parent.precedence()
            && parent.form() != Operator.Form.COMPARISON
            && !(parent.isPrefix() && operator == Operator.NOT)
            && (parent.isPrefix() || !tightSide);
    boolean wrapped = parent.takesIntegers() && operator.isCondition();
    return (own > parent.precedence() || chained) && !wrapped;
  }

  public Operator operator() {
    return operator;
  }

  /** The name of a variable, an array or a parameter. */
  public String text() {
    return text;
  }

  /** The value of a number. */
  public int value() {
    return value;
  }

  public List<Node> children() {
    return children;
  }

  public Node child(int i) {
    return children.get(i);
  }

  public Position position() {
    return position;
  }

  public boolean parenthesised() {
    return parenthesised;
  }

  public boolean isCondition() {
    return operator.isCondition();
  }

  /** The same, so that a condition can stand where an integer does. */
  public Node inParentheses() {
    return parenthesised ? this : new Node(operator, text, value, children, position, true);
  }

  /** The result of the root, each node after its children, left to right; no recursion. */
  public <R> R fold(Step<R> step) throws InputException {
    record Frame<R>(Node node, List<R> results) {}
    Deque<Frame<R>> open = new ArrayDeque<>();
    open.push(new Frame<>(this, new ArrayList<>()));
    while (true) {
      Frame<R> top = open.peek();
      int next = top.results().size();
      if (next < top.node().children.size()) {
        open.push(new Frame<>(top.node().children.get(next), new ArrayList<>()));
        continue;
      }
      R result = step.apply(top.node(), top.results());
      open.pop();
      if (open.isEmpty()) {
        return result;
      }
      open.peek().results().add(result);
    }
  }

  /** The expression in GAL syntax. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    GalPrinter.append(text, this, Operator::symbol);
    return text.toString();
  }
}
