package io.implicant.checker.bp.syntax;

import io.implicant.checker.gal.Name;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

/** Writes Boolean programs. Reading what is written gives the same program. */
public final class BpPrinter {
  private final StringBuilder out = new StringBuilder();

  private BpPrinter() {}

  public static String print(Program program) {
    BpPrinter printer = new BpPrinter();
    printer.declarations(0, program.globals());
    program.procedures().forEach(printer::procedure);
    return printer.out.toString();
  }

  private void line(int indent, String text) {
    out.append("  ".repeat(indent)).append(text).append('\n');
  }

  private static String list(List<?> items) {
    return items.stream().map(Object::toString).collect(Collectors.joining(", "));
  }

  private void declarations(int indent, List<Name> names) {
    if (!names.isEmpty()) {
      line(indent, "decl " + list(names) + ";");
    }
  }

  private void procedure(Procedure procedure) {
    String type =
        switch (procedure.results()) {
          case 0 -> "void";
          case 1 -> "bool";
          default -> "bool<" + procedure.results() + ">";
        };
    String head = type + " " + procedure.name() + "(" + list(procedure.parameters()) + ") begin";
    line(0, (procedure.depthFirst() ? "dfs " : "") + head);
    declarations(1, procedure.locals());
    procedure.enforce().ifPresent(e -> line(1, "enforce " + e + ";"));
    body(1, procedure.body());
    line(0, "end");
  }

  private void body(int indent, List<Line> lines) {
    for (Line line : lines) {
      if (!line.labels().isEmpty()) {
        line(indent - 1, line.labels().stream().map(l -> l + ":").collect(Collectors.joining(" ")));
      }
      statement(indent, line.statement());
    }
  }

  /** Statements nest by a bounded depth. */
  private void statement(int indent, Statement statement) {
    if (statement instanceof Statement.If choice) {
      String word = "if ";
      for (Statement.Branch branch : choice.branches()) {
        line(indent, word + branch.condition() + " then");
        body(indent + 1, branch.body());
        word = "elsif ";
      }
      if (!choice.otherwise().isEmpty()) {
        line(indent, "else");
        body(indent + 1, choice.otherwise());
      }
      line(indent, "fi;");
    } else if (statement instanceof Statement.While loop) {
      line(indent, "while " + loop.condition() + " do");
      body(indent + 1, loop.body());
      line(indent, "od;");
    } else {
      line(indent, text(statement) + ";");
    }
  }

  /** A statement without statements inside, in one line; of others the head. */
  public static String text(Statement statement) {
    if (statement instanceof Statement.Assign assign) {
      return list(assign.targets())
          + " := "
          + list(assign.values())
          + assign.constraint().map(c -> " constrain " + c).orElse("");
    } else if (statement instanceof Statement.Call call) {
      String targets = call.targets().isEmpty() ? "" : list(call.targets()) + " := ";
      return targets + call.procedure() + "(" + list(call.arguments()) + ")";
    } else if (statement instanceof Statement.Return exit) {
      return exit.values().isEmpty() ? "return" : "return " + list(exit.values());
    } else if (statement instanceof Statement.Assert check) {
      return "assert " + check.condition();
    } else if (statement instanceof Statement.Assume filter) {
      return "assume " + filter.condition();
    } else if (statement instanceof Statement.Goto jump) {
      return "goto " + list(jump.labels());
    } else if (statement instanceof Statement.If choice) {
      return "if " + choice.branches().get(0).condition();
    } else if (statement instanceof Statement.While loop) {
      return "while " + loop.condition();
    } else if (statement instanceof Statement.Dead dead) {
      return "dead " + list(dead.variables());
    } else if (statement instanceof Statement.Print print) {
      return "print(" + list(print.values()) + ")";
    }
    return threads(statement);
  }

  private static String threads(Statement statement) {
    if (statement instanceof Statement.StartAt start) {
      return "start_thread goto " + start.label();
    } else if (statement instanceof Statement.StartProcedure start) {
      return "start_thread " + start.procedure() + "()";
    } else if (statement instanceof Statement.EndThread) {
      return "end_thread";
    } else if (statement instanceof Statement.AtomicBegin) {
      return "atomic_begin";
    }
    return statement instanceof Statement.AtomicEnd ? "atomic_end" : "skip";
  }

  /** Appends an expression; no recursion. */
  static void append(StringBuilder text, Expression root) {
    Deque<Object> pending = new ArrayDeque<>(); // expressions and pieces of text, the next on top
    pending.push(root);
    while (!pending.isEmpty()) {
      Object next = pending.pop();
      if (next instanceof Expression expression) {
        List<Object> pieces = pieces(expression);
        for (int i = pieces.size() - 1; i >= 0; i--) {
          pending.push(pieces.get(i));
        }
      } else {
        text.append(next);
      }
    }
  }

  private static List<Object> pieces(Expression expression) {
    List<Object> pieces = new ArrayList<>();
    String symbol = expression.operator().symbol();
    switch (expression.operator()) {
      case TRUE, FALSE, STAR -> pieces.add(symbol);
      case VARIABLE, PRIMED -> pieces.add(symbol + expression.name());
      case CHOOSE ->
          pieces.addAll(
              List.of(
                  "schoose[",
                  expression.children().get(0),
                  ", ",
                  expression.children().get(1),
                  "]"));
      case NOT -> {
        pieces.add(symbol);
        operand(pieces, expression, 0);
      }
      case CONDITIONAL -> {
        operand(pieces, expression, 0);
        pieces.add(" ? ");
        operand(pieces, expression, 1);
        pieces.add(" : ");
        operand(pieces, expression, 2);
      }
      default -> {
        operand(pieces, expression, 0);
        pieces.add(" " + symbol + " ");
        operand(pieces, expression, 1);
      }
    }
    return pieces;
  }

  private static void operand(List<Object> pieces, Expression parent, int place) {
    Expression child = parent.children().get(place);
    if (standsBare(parent.operator(), child.operator(), place)) {
      pieces.add(child);
    } else {
      pieces.addAll(List.of("(", child, ")"));
    }
  }

  private static boolean standsBare(Operator parent, Operator child, int place) {
    if (child.precedence() != parent.precedence()) {
      return child.precedence() > parent.precedence();
    }
    return switch (parent) {
      case NOT -> true;
      case CONDITIONAL -> place == 2;
      case IMPLIES -> false;
      default -> place == 0 && child == parent;
    };
  }
}
