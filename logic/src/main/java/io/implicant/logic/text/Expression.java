package io.implicant.logic.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A node of parsed infix text, before sorts are known. Later passes are loops over {@link
 * #postorder}.
 */
final class Expression {
  /** What the node is: an interpreted operator, a name applied to arguments, or a number. */
  enum Kind {
    OPERATOR,
    NAME,
    NUMBER
  }

  final Kind kind;
  final Operator operator;
  final String text;
  final Position position;
  final List<Expression> children = new ArrayList<>();

  /** For a name: the sort written after it, as in {@code x : Real}. */
  Optional<String> ascription = Optional.empty();

  /** Whether it stands in parentheses, so that a following operator must not extend it. */
  boolean closed;

  /**
   * For a relation, or a chain of them: the operand that the next link of the chain begins with.
   */
  Expression last;

  private boolean entered;

  /** The inferred sort; set by {@link SortInference}. */
  SortVariable sort;

  private Expression(Kind kind, Operator operator, String text, Position position) {
    this.kind = kind;
    this.operator = operator;
    this.text = text;
    this.position = position;
  }

  static Expression operator(Operator operator, Position position) {
    return new Expression(Kind.OPERATOR, operator, operator.symbol(), position);
  }

  static Expression name(String name, Position position) {
    return new Expression(Kind.NAME, null, name, position);
  }

  static Expression number(String digits, Position position) {
    return new Expression(Kind.NUMBER, null, digits, position);
  }

  /** Whether the text so far is this operator's, neither in parentheses nor a chain. */
  boolean isOpen(Operator other) {
    return operator == other && !closed && last == null;
  }

  /** Whether a further relation continues this one, as in {@code a < b <= c}. */
  boolean isChainable() {
    return last != null && !closed;
  }

  /** The nodes below the root, each once, children first. */
  static List<Expression> postorder(Expression root) {
    List<Expression> order = new ArrayList<>();
    Set<Expression> done = new HashSet<>();
    Deque<Expression> stack = new ArrayDeque<>(List.of(root));
    while (!stack.isEmpty()) {
      Expression node = stack.peek();
      if (done.contains(node)) {
        stack.pop();
      } else if (node.entered) {
        done.add(stack.pop());
        order.add(node);
      } else {
        node.entered = true;
        for (int i = node.children.size() - 1; i >= 0; i--) {
          stack.push(node.children.get(i));
        }
      }
    }
    return order;
  }
}
