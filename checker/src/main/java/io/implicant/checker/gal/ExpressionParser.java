package io.implicant.checker.gal;

import io.implicant.checker.gal.Token.Kind;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.Position;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Parses expressions and conditions by operator precedence with two explicit stacks. The grammar
 * has integers and conditions on separate levels, and a parenthesis may open either; here both are
 * one language, and {@link #node} refuses operands of the wrong kind. A condition in parentheses
 * may stand for 1 or 0.
 */
public final class ExpressionParser {
  /** What names may mean. */
  public enum Mode {
    /** Inside a type. */
    PLAIN,
    /** In a property: {@code inst:var}, and a name may be a predicate. */
    PROPERTY,
    /** In a ctl property: also the temporal operators. */
    TEMPORAL
  }

  private static final Map<String, Operator> INFIX = symbols(Operator::isInfix);
  private static final Map<String, Operator> PREFIX = symbols(Operator::isPrefix);

  /**
   * An operator or an opening bracket that waits for its right operand. A bracket is plain, or the
   * index of an array, or that of a temporal until.
   */
  private record Waiting(Operator operator, Position position, String array, boolean untilSeen) {
    static Waiting operator(Operator operator, Position position) {
      return new Waiting(operator, position, null, false);
    }

    static Waiting parenthesis(Position position) {
      return new Waiting(null, position, null, false);
    }

    static Waiting index(String array, Position position) {
      return new Waiting(null, position, array, false);
    }

    boolean isUntil() {
      return operator == Operator.EU || operator == Operator.AU;
    }

    boolean isBracket() {
      return operator == null || isUntil();
    }
  }

  private final Tokens tokens;
  private final Mode mode;
  private final Deque<Node> operands = new ArrayDeque<>();
  private final Deque<Waiting> waiting = new ArrayDeque<>();
  private int open;

  private ExpressionParser(Tokens tokens, Mode mode) {
    this.tokens = tokens;
    this.mode = mode;
  }

  private static Map<String, Operator> symbols(java.util.function.Predicate<Operator> kind) {
    return Arrays.stream(Operator.values())
        .filter(kind)
        .collect(Collectors.toMap(Operator::symbol, Function.identity()));
  }

  public static Node condition(Tokens tokens, Mode mode) throws InputException {
    Node node = new ExpressionParser(tokens, mode).parse();
    if (!node.isCondition() && !(mode != Mode.PLAIN && isPlainName(node))) {
      throw new ParseException(node.position(), "a condition", "an integer");
    }
    return node;
  }

  public static Node integer(Tokens tokens, Mode mode) throws InputException {
    Node node = new ExpressionParser(tokens, mode).parse();
    requireInteger(node);
    return node;
  }

  /** Reads as far as the text continues the expression. */
  private Node parse() throws InputException {
    do {
      readOperand();
      while (open > 0 && (tokens.at(")") || tokens.at("]"))) {
        close();
      }
    } while (readInfix() || readUntil());
    if (open > 0) {
      throw tokens.expected("an operator or a closing bracket");
    }
    reduce(0);
    return operands.pop();
  }

  private boolean readInfix() throws ParseException {
    Token token = tokens.peek();
    Operator infix = token.kind() == Kind.OPERATOR ? INFIX.get(token.text()) : null;
    boolean arrow = infix == Operator.IFF || infix == Operator.IMPLIES;
    if (infix == null || (arrow && mode == Mode.PLAIN)) {
      return false;
    }
    reduce(infix.precedence() + (infix.isRightAssociative() ? 1 : 0));
    waiting.push(Waiting.operator(infix, tokens.take().position()));
    return true;
  }

  /** The {@code U} of {@code E (f U g)}, if it stands here. */
  private boolean readUntil() throws ParseException {
    if (mode != Mode.TEMPORAL || open == 0 || !tokens.at("U")) {
      return false;
    }
    reduce(0);
    Waiting bracket = waiting.pop();
    if (!bracket.isUntil() || bracket.untilSeen()) {
      throw tokens.expected("an operator or a closing bracket");
    }
    waiting.push(new Waiting(bracket.operator(), bracket.position(), null, true));
    tokens.take();
    return true;
  }

  /** Prefix operators and opening brackets, then a leaf. */
  private void readOperand() throws InputException {
    while (true) {
      Token token = tokens.peek();
      Operator prefix = prefix(token);
      if (prefix != null) {
        waiting.push(Waiting.operator(prefix, token.position()));
        tokens.take();
      } else if (token.is("(")) {
        push(Waiting.parenthesis(token.position()));
        tokens.take();
      } else if (isUntil(token)) {
        push(Waiting.operator(token.is("E") ? Operator.EU : Operator.AU, token.position()));
        tokens.take();
        tokens.take();
      } else if (token.kind() == Kind.NAME && startsElement(token)) {
        Name array = name();
        push(Waiting.index(array.text(), array.position()));
        tokens.expect("[");
      } else {
        operands.push(leaf(token));
        return;
      }
    }
  }

  private void push(Waiting bracket) {
    waiting.push(bracket);
    open++;
  }

  private boolean isUntil(Token token) {
    return mode == Mode.TEMPORAL
        && (token.is("E") || token.is("A"))
        && (tokens.peek(1).is("(") || tokens.peek(1).is("["));
  }

  private Operator prefix(Token token) throws ParseException {
    Operator prefix = PREFIX.get(token.text());
    boolean word = prefix != null && prefix.isTemporal();
    if (prefix == null || token.kind() != (word ? Kind.NAME : Kind.OPERATOR)) {
      return null;
    } else if (word && mode != Mode.TEMPORAL) {
      return null;
    }
    Operator before = waiting.isEmpty() ? null : waiting.peek().operator();
    boolean twice = prefix == Operator.NOT && before == Operator.NOT;
    if ((twice && mode != Mode.TEMPORAL) || before == Operator.POWER) {
      throw tokens.expected("an operand, or one in parentheses");
    }
    return prefix;
  }

  private Node leaf(Token token) throws InputException {
    switch (token.kind()) {
      case NUMBER -> {
        tokens.take();
        return Node.number(number(token), token.position());
      }
      case PARAMETER -> {
        tokens.take();
        return Node.parameter(token.text(), token.position());
      }
      case NAME -> {
        if (token.is("true") || token.is("false")) {
          tokens.take();
          return Node.of(token.is("true") ? Operator.TRUE : Operator.FALSE, token.position());
        }
        Name name = name();
        return Node.name(name.text(), name.position());
      }
      default -> throw tokens.expected("an expression");
    }
  }

  public static int number(Token token) throws ParseException {
    try {
      return Integer.parseInt(token.text());
    } catch (NumberFormatException e) {
      throw new ParseException(token.position(), "a number below 2147483648", token.shown());
    }
  }

  /** A name, in a property with the path of instances before it, as in {@code a[1]:b:x}. */
  private Name name() throws ParseException {
    Name first = tokens.expect(Kind.NAME, "a name");
    if (mode == Mode.PLAIN) {
      return first;
    }
    StringBuilder path = new StringBuilder(first.text());
    while (continuesPath()) {
      if (tokens.accept("[")) {
        path.append('[').append(tokens.take().text()).append(']');
        tokens.expect("]");
      }
      tokens.expect(":");
      path.append(':').append(tokens.expect(Kind.NAME, "a name").text());
    }
    return new Name(path.toString(), first.position());
  }

  private boolean continuesPath() {
    return tokens.at(":")
        || (tokens.at("[")
            && tokens.peek(1).kind() == Kind.NUMBER
            && tokens.peek(2).is("]")
            && tokens.peek(3).is(":"));
  }

  /** Whether the name here, with its path, is followed by an index. */
  private boolean startsElement(Token token) {
    int ahead = 1;
    while (mode != Mode.PLAIN) {
      int colon = tokens.peek(ahead).is("[") ? ahead + 3 : ahead;
      if (!tokens.peek(colon).is(":")) {
        break;
      }
      ahead = colon + 2;
    }
    return tokens.peek(ahead).is("[") && !token.is("true") && !token.is("false");
  }

  private void close() throws InputException {
    reduce(0);
    Waiting bracket = waiting.pop();
    open--;
    if (bracket.array() != null) {
      Node index = operands.pop();
      requireInteger(index);
      tokens.expect("]");
      operands.push(Node.element(bracket.array(), index, bracket.position()));
    } else if (bracket.isUntil()) {
      if (!bracket.untilSeen()) {
        throw tokens.expected("'U'");
      }
      tokens.take();
      Node right = operands.pop();
      operands.push(node(bracket, operands.pop(), right));
    } else {
      tokens.expect(")");
      operands.push(operands.pop().inParentheses());
    }
  }

  /** Applies the waiting operators that bind at least as tightly, up to the innermost bracket. */
  private void reduce(int precedence) throws ParseException {
    while (!waiting.isEmpty()
        && !waiting.peek().isBracket()
        && waiting.peek().operator().precedence() >= precedence) {
      Waiting top = waiting.pop();
      Node right = operands.pop();
      operands.push(
          top.operator().isPrefix() ? node(top, right) : node(top, operands.pop(), right));
    }
  }

  private Node node(Waiting waiting, Node... children) throws ParseException {
    for (Node child : children) {
      if (waiting.operator().takesIntegers()) {
        requireInteger(child);
      } else if (!child.isCondition() && !(mode != Mode.PLAIN && isPlainName(child))) {
        throw new ParseException(child.position(), "a condition", "an integer");
      }
    }
    return Node.of(waiting.operator(), waiting.position(), children);
  }

  private static boolean isPlainName(Node node) {
    return node.operator() == Operator.NAME && node.children().isEmpty();
  }

  /** An integer, or a condition in parentheses, which is 1 or 0. */
  private static void requireInteger(Node node) throws ParseException {
    boolean wrapped = node.parenthesised() && !node.operator().isTemporal();
    if (node.isCondition() && !wrapped) {
      throw new ParseException(node.position(), "an integer", "a condition");
    }
  }
}
