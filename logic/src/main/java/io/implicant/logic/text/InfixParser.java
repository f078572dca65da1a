package io.implicant.logic.text;

import io.implicant.logic.text.InfixLexer.Kind;
import io.implicant.logic.text.InfixLexer.Token;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Parses infix text by operator precedence with two explicit stacks (Dijkstra's shunting yard), so
 * that nesting is bounded by the heap alone. From loosest to tightest: {@code <->}, {@code ->}
 * (right associative), {@code ||}, {@code &&}, {@code !}, relations (which chain: {@code a < b <=
 * c}), {@code + -}, {@code * /}, unary minus. A negation reaches over a relation: {@code !x = y} is
 * {@code !(x = y)}.
 */
final class InfixParser {
  private static final int PREFIX_NOT = 5;
  private static final int RELATION = 6;
  private static final int PREFIX_MINUS = 9;

  private record Infix(int precedence, Operator operator, boolean negated) {}

  private static final Map<String, Infix> INFIX =
      Map.ofEntries(
          Map.entry("<->", new Infix(1, Operator.EQUAL, false)),
          Map.entry("<=>", new Infix(1, Operator.EQUAL, false)),
          Map.entry("->", new Infix(2, Operator.IMPLIES, false)),
          Map.entry("=>", new Infix(2, Operator.IMPLIES, false)),
          Map.entry("||", new Infix(3, Operator.OR, false)),
          Map.entry("&&", new Infix(4, Operator.AND, false)),
          Map.entry("=", new Infix(RELATION, Operator.EQUAL, false)),
          Map.entry("==", new Infix(RELATION, Operator.EQUAL, false)),
          Map.entry("!=", new Infix(RELATION, Operator.EQUAL, true)),
          Map.entry("<>", new Infix(RELATION, Operator.EQUAL, true)),
          Map.entry("<=", new Infix(RELATION, Operator.AT_MOST, false)),
          Map.entry("<", new Infix(RELATION, Operator.LESS, false)),
          Map.entry(">=", new Infix(RELATION, Operator.AT_LEAST, false)),
          Map.entry(">", new Infix(RELATION, Operator.GREATER, false)),
          Map.entry("+", new Infix(7, Operator.PLUS, false)),
          Map.entry("-", new Infix(7, Operator.MINUS, false)),
          Map.entry("*", new Infix(8, Operator.TIMES, false)),
          Map.entry("/", new Infix(8, Operator.DIVIDE, false)));

  private static final Set<Operator> CALLED = Set.of(Operator.ITE, Operator.DISTINCT);

  /** An operator, or an open parenthesis (precedence 0), waiting for its right operand. */
  private record Waiting(Infix infix, boolean prefix, Expression call, Position position) {
    int precedence() {
      return infix == null ? 0 : infix.precedence();
    }
  }

  private final InfixLexer lexer;
  private final Deque<Expression> operands = new ArrayDeque<>();
  private final Deque<Waiting> waiting = new ArrayDeque<>();
  private Token token;

  /** How many parentheses are open. */
  private int open;

  private InfixParser(InfixLexer lexer) {
    this.lexer = lexer;
  }

  /** The whole text as one expression. */
  static Expression parse(String source, String text) throws InputException {
    return new InfixParser(new InfixLexer(source, text)).parse();
  }

  private Expression parse() throws InputException {
    token = lexer.next();
    while (true) {
      readOperand();
      while (token.is(")") && open > 0) {
        closeParenthesis();
      }
      if (token.kind() == Kind.END) {
        reduce(1);
        if (open > 0) {
          throw expected("')'");
        }
        return operands.pop();
      }
      readOperator();
    }
  }

  /** Prefix operators and open parentheses, then a name, a number, or a closed call. */
  private void readOperand() throws InputException {
    while (true) {
      Token first = token;
      if (first.is("(")) {
        openParenthesis(null);
      } else if (first.is("!")) {
        waiting.push(prefix(PREFIX_NOT, Operator.NOT));
      } else if (first.is("-")) {
        waiting.push(prefix(PREFIX_MINUS, Operator.MINUS));
      } else if (first.kind() == Kind.NUMBER) {
        operands.push(Expression.number(first.text(), first.position()));
        token = lexer.next();
        return;
      } else if (first.kind() == Kind.NAME) {
        if (readName(first)) {
          return;
        }
        continue;
      } else {
        throw expected("a term");
      }
      token = lexer.next();
    }
  }

  private Waiting prefix(int precedence, Operator operator) {
    return new Waiting(new Infix(precedence, operator, false), true, null, token.position());
  }

  /** Reads a constant, and returns true, or the head of a call up to its parenthesis. */
  private boolean readName(Token name) throws InputException {
    token = lexer.next();
    Operator operator = Operator.named(name.text());
    if (token.is("(")) {
      boolean builtIn = operator != null && CALLED.contains(operator);
      Expression call =
          builtIn
              ? Expression.operator(operator, name.position())
              : Expression.name(name.text(), name.position());
      openParenthesis(call);
      token = lexer.next();
      return false;
    }
    if (operator == Operator.TRUE || operator == Operator.FALSE) {
      operands.push(Expression.operator(operator, name.position()));
      return true;
    }
    Expression constant = Expression.name(name.text(), name.position());
    if (token.is(":")) {
      token = lexer.next();
      if (token.kind() != Kind.NAME) {
        throw expected("a sort");
      }
      constant.ascription = java.util.Optional.of(token.text());
      token = lexer.next();
    }
    operands.push(constant);
    return true;
  }

  private void openParenthesis(Expression call) {
    waiting.push(new Waiting(null, false, call, token.position()));
    open++;
  }

  private void closeParenthesis() throws InputException {
    reduce(1);
    Expression call = waiting.pop().call();
    open--;
    if (call == null) {
      operands.peek().closed = true;
    } else {
      call.children.add(operands.pop());
      operands.push(call);
    }
    token = lexer.next();
  }

  private void readOperator() throws InputException {
    Infix infix = token.kind() == Kind.OPERATOR ? INFIX.get(token.text()) : null;
    if (infix != null) {
      boolean rightAssociative = infix.operator() == Operator.IMPLIES;
      reduce(infix.precedence() + (rightAssociative ? 1 : 0));
      waiting.push(new Waiting(infix, false, null, token.position()));
    } else if (token.is(",")) {
      reduce(1);
      if (waiting.isEmpty() || waiting.peek().call() == null) {
        throw expected("an operator");
      }
      waiting.peek().call().children.add(operands.pop());
    } else {
      throw expected(open == 0 ? "an operator" : "an operator or ')'");
    }
    token = lexer.next();
  }

  /** Applies the waiting operators that bind at least as tightly as the precedence. */
  private void reduce(int precedence) {
    while (!waiting.isEmpty() && waiting.peek().precedence() >= precedence) {
      Waiting top = waiting.pop();
      if (top.prefix()) {
        operands.push(node(top.infix().operator(), top.position(), operands.pop()));
        continue;
      }
      Expression right = operands.pop();
      Expression left = operands.pop();
      Operator operator = top.infix().operator();
      boolean junction = operator == Operator.AND || operator == Operator.OR;
      if (top.precedence() == RELATION) {
        operands.push(related(left, top, right));
      } else if (junction && left.isOpen(operator)) {
        left.children.add(right); // one node for one level, as it is printed
        operands.push(left);
      } else {
        operands.push(node(operator, top.position(), left, right));
      }
    }
  }

  /** The relation of two operands, or a chain with a further link: a < b < c is a < b && b < c. */
  private static Expression related(Expression left, Waiting relation, Expression right) {
    boolean chained = left.isChainable();
    Expression first = chained ? left.last : left;
    Expression link = node(relation.infix().operator(), relation.position(), first, right);
    if (relation.infix().negated()) {
      link = node(Operator.NOT, relation.position(), link);
    }
    if (chained) {
      link = node(Operator.AND, relation.position(), left, link);
    }
    link.last = right;
    return link;
  }

  private static Expression node(Operator operator, Position position, Expression... children) {
    Expression node = Expression.operator(operator, position);
    node.children.addAll(List.of(children));
    return node;
  }

  private ParseException expected(String what) {
    return new ParseException(token.position(), what, token.shown());
  }
}
