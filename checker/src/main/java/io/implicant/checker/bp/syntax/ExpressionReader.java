package io.implicant.checker.bp.syntax;

import io.implicant.checker.gal.Token;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * Reads expressions by operator precedence with two explicit stacks. Infix operators associate to
 * the left; {@code |} and {@code =>} have one precedence, and a second {@code =>} behind a first
 * one needs parentheses, since readers of the language disagree there.
 */
final class ExpressionReader {
  /** What waits for its right operand. */
  private enum Kind {
    OPERATOR,
    PARENTHESIS,
    /** {@code schoose[}, before and after its comma. */
    CHOOSE,
    CHOOSE_SECOND,
    /** {@code c ?}, before and after its colon. */
    THEN,
    ELSE
  }

  private record Waiting(Kind kind, Operator operator, Position position) {
    int precedence() {
      return switch (kind) {
        case OPERATOR -> operator.precedence();
        case ELSE -> Operator.CONDITIONAL.precedence();
        default -> 0;
      };
    }
  }

  /** An operand; {@code implication} if {@code =>} occurs in it outside of parentheses. */
  private record Operand(Expression expression, boolean implication) {}

  private final Tokens tokens;
  private final Deque<Operand> operands = new ArrayDeque<>();
  private final Deque<Waiting> waiting = new ArrayDeque<>();

  private ExpressionReader(Tokens tokens) {
    this.tokens = tokens;
  }

  static Expression read(Tokens tokens) throws ParseException {
    return new ExpressionReader(tokens).expression();
  }

  /** One expression or several, separated by commas. */
  static List<Expression> readList(Tokens tokens) throws ParseException {
    List<Expression> expressions = new ArrayList<>();
    do {
      expressions.add(read(tokens));
    } while (tokens.accept(","));
    return expressions;
  }

  private Expression expression() throws ParseException {
    do {
      operand();
    } while (continues());
    reduce(1);
    if (!waiting.isEmpty()) {
      throw tokens.expected(
          switch (waiting.peek().kind()) {
            case PARENTHESIS -> "')'";
            case CHOOSE -> "',' of schoose";
            case CHOOSE_SECOND -> "']'";
            default -> "':'";
          });
    }
    return operands.pop().expression();
  }

  /** Prefixes and opening brackets, and then a variable or a constant. */
  private void operand() throws ParseException {
    while (true) {
      Position position = tokens.position();
      if (tokens.accept("(")) {
        push(Kind.PARENTHESIS, null, position);
      } else if (tokens.accept("!") || tokens.accept("~")) {
        push(Kind.OPERATOR, Operator.NOT, position);
      } else if (tokens.accept("schoose")) {
        tokens.expect("[");
        push(Kind.CHOOSE, null, position);
      } else {
        operands.push(new Operand(atom(position), false));
        return;
      }
    }
  }

  private Expression atom(Position position) throws ParseException {
    if (tokens.at(Token.Kind.NAME)) {
      return Expression.variable(tokens.take().text(), position);
    }
    String text = tokens.peek().text();
    switch (text) {
      case "T", "1", "F", "0" -> {
        tokens.take();
        return Expression.constant(text.equals("T") || text.equals("1"), position);
      }
      case "*" -> {
        tokens.take();
        return Expression.star(position);
      }
      case "'" -> {
        tokens.take();
        return Expression.primed(tokens.name("a variable after '").text(), position);
      }
      default -> throw tokens.expected("an expression");
    }
  }

  private void push(Kind kind, Operator operator, Position position) {
    waiting.push(new Waiting(kind, operator, position));
  }

  /** Closes brackets; says whether another operand follows. */
  private boolean continues() throws ParseException {
    while (true) {
      Position position = tokens.position();
      Operator infix = infix();
      if (infix != null) {
        reduce(infix.precedence());
        if (infix == Operator.IMPLIES && operands.peek().implication()) {
          throw tokens.expected("parentheses around one of two implications");
        }
        tokens.take();
        push(Kind.OPERATOR, infix, position);
        return true;
      } else if (tokens.at("?")) {
        reduce(Operator.CONDITIONAL.precedence() + 1); // to the right: a ? b : (c ? d : e)
        tokens.take();
        push(Kind.THEN, null, position);
        return true;
      } else if (closes(":", Kind.THEN)) {
        push(Kind.ELSE, null, position);
        return true;
      } else if (closes(",", Kind.CHOOSE)) {
        push(Kind.CHOOSE_SECOND, null, position);
        return true;
      } else if (closes(")", Kind.PARENTHESIS)) {
        operands.push(new Operand(operands.pop().expression(), false));
      } else if (closes("]", Kind.CHOOSE_SECOND)) {
        node(Operator.CHOOSE, position);
      } else {
        return false;
      }
    }
  }

  private Operator infix() {
    for (Operator operator : Operator.values()) {
      if (operator.isInfix() && tokens.at(operator.symbol())) {
        return operator;
      }
    }
    return null;
  }

  /** Whether the token ends what was opened last; then both are taken. */
  private boolean closes(String token, Kind opened) {
    if (!tokens.at(token)) {
      return false;
    }
    boolean fits =
        waiting.stream().filter(w -> w.precedence() == 0).findFirst().stream()
            .anyMatch(w -> w.kind() == opened);
    if (fits) {
      reduce(1);
      waiting.pop();
      tokens.take();
    }
    return fits;
  }

  /** Applies the operators on top that bind at least so tightly. */
  private void reduce(int precedence) {
    while (!waiting.isEmpty() && waiting.peek().precedence() >= precedence) {
      Waiting top = waiting.pop();
      node(top.kind() == Kind.ELSE ? Operator.CONDITIONAL : top.operator(), top.position());
    }
  }

  private void node(Operator operator, Position position) {
    Expression[] children = new Expression[operator.operands()];
    boolean implication = operator == Operator.IMPLIES;
    for (int i = children.length - 1; i >= 0; i--) {
      Operand operand = operands.pop();
      children[i] = operand.expression();
      implication |= i == 0 && operator == Operator.OR && operand.implication();
    }
    operands.push(new Operand(Expression.of(operator, position, children), implication));
  }
}
