package io.implicant.checker.gal;

import io.implicant.checker.gal.GalFile.Formal;
import io.implicant.checker.gal.GalFile.Label;
import io.implicant.checker.gal.GalFile.Parameter;
import io.implicant.checker.gal.GalFile.Property;
import io.implicant.checker.gal.GalFile.Range;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Writes GAL. Reading what is written gives the same file: {@code print(read(print(f)))} is {@code
 * print(f)}.
 */
public final class GalPrinter {
  private final StringBuilder out = new StringBuilder();

  private GalPrinter() {}

  public static String print(GalFile file) {
    GalPrinter printer = new GalPrinter();
    file.parameters().forEach(p -> printer.line(0, printer.text(p) + ";"));
    file.ranges().forEach(r -> printer.range(0, r));
    file.types().forEach(printer::type);
    file.main().ifPresent(name -> printer.line(0, "main " + name + ";"));
    file.properties().forEach(printer::property);
    return printer.out.toString();
  }

  private void line(int indent, String text) {
    out.append("  ".repeat(indent)).append(text).append('\n');
  }

  private static <T> String list(List<T> items, Function<T, String> text) {
    return items.stream().map(text).collect(Collectors.joining(", "));
  }

  private static <T> String inParentheses(List<T> items, Function<T, String> text) {
    return items.isEmpty() ? "" : " (" + list(items, text) + ")";
  }

  private String text(Parameter parameter) {
    return "$" + parameter.name() + " = " + parameter.value();
  }

  private void range(int indent, Range range) {
    line(indent, "typedef " + range.name() + " = " + range.low() + " .. " + range.high() + ";");
  }

  private void type(GalType type) {
    String keyword = type instanceof GalType.Plain ? "gal " : "composite ";
    line(0, keyword + type.name() + inParentheses(type.parameters(), this::text) + " {");
    type.ranges().forEach(r -> range(1, r));
    if (type instanceof GalType.Plain plain) {
      plain.variables().forEach(this::variable);
      plain.transitions().forEach(t -> transition("transition ", t));
      plain
          .predicates()
          .forEach(p -> line(1, "predicate " + p.name() + " = " + p.condition() + ";"));
      plain.transientIf().ifPresent(c -> line(1, "TRANSIENT = " + c + ";"));
    } else if (type instanceof GalType.Composite composite) {
      composite.instances().forEach(this::instance);
      composite.synchronizations().forEach(s -> transition("synchronization ", s));
    }
    line(0, "}");
  }

  private void variable(GalType.Variable variable) {
    String hint = variable.hotbit().map(r -> "hotbit(" + r + ") ").orElse("");
    String kind = variable.size().map(s -> "array [" + s + "] ").orElse("int ");
    String values = variable.initial().map(i -> list(i, Node::toString)).orElse("");
    String initial = variable.size().isPresent() ? " = (" + values + ")" : " = " + values;
    line(1, hint + kind + variable.name() + (variable.initial().isEmpty() ? "" : initial) + ";");
  }

  private void instance(GalType.Instance instance) {
    String size = instance.size().map(s -> "[" + s + "]").orElse("");
    String settings = inParentheses(instance.settings(), this::text);
    line(1, instance.type() + size + " " + instance.name() + settings + ";");
  }

  private void transition(String keyword, GalType.Transition transition) {
    String head =
        keyword
            + transition.name()
            + inParentheses(transition.formals(), GalPrinter::text)
            + transition.guard().map(g -> " [" + g + "]").orElse("")
            + transition.label().map(l -> " label " + text(l)).orElse("");
    line(1, head + " {");
    transition.body().forEach(s -> statement(2, s));
    line(1, "}");
  }

  private static String text(Formal formal) {
    return formal.range() + " $" + formal.parameter();
  }

  private static String text(Label label) {
    return quoted(label.text().text()) + inParentheses(label.arguments(), Node::toString);
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  /** Blocks nest by a bounded depth. */
  private void statement(int indent, Statement statement) {
    if (statement instanceof Statement.Assign assign) {
      line(indent, assign.target() + " " + assign.change().symbol() + " " + assign.value() + ";");
    } else if (statement instanceof Statement.Call call) {
      String callee = call.instance().map(Node::toString).orElse("self");
      line(indent, callee + "." + text(call.label()) + ";");
    } else if (statement instanceof Statement.Abort) {
      line(indent, "abort;");
    } else if (statement instanceof Statement.If choice) {
      block(indent, "if (" + choice.condition() + ")", choice.then());
      if (!choice.otherwise().isEmpty()) {
        block(indent, "else", choice.otherwise());
      }
    } else if (statement instanceof Statement.Fixpoint fixpoint) {
      block(indent, "fixpoint", fixpoint.body());
    } else if (statement instanceof Statement.For loop) {
      block(indent, "for ($" + loop.parameter() + " : " + loop.range() + ")", loop.body());
    }
  }

  private void block(int indent, String head, List<Statement> body) {
    line(indent, head + " {");
    body.forEach(s -> statement(indent + 1, s));
    line(indent, "}");
  }

  private void property(Property property) {
    line(
        0,
        "property "
            + quoted(property.name().text())
            + " ["
            + property.kind().word()
            + "] : "
            + property.body()
            + ";");
  }

  /**
   * Appends an expression, its operators written as the function says; the parentheses are those of
   * the nodes. No recursion.
   */
  public static void append(StringBuilder text, Node root, Function<Operator, String> symbols) {
    Deque<Object> pending = new ArrayDeque<>(); // nodes and pieces of text, the next one on top
    pending.push(root);
    while (!pending.isEmpty()) {
      Object next = pending.pop();
      if (next instanceof Node node) {
        List<Object> pieces = pieces(node, symbols);
        for (int i = pieces.size() - 1; i >= 0; i--) {
          pending.push(pieces.get(i));
        }
      } else {
        text.append(next);
      }
    }
  }

  private static List<Object> pieces(Node node, Function<Operator, String> symbols) {
    List<Object> pieces = new ArrayList<>();
    pieces.add(node.parenthesised() ? "(" : "");
    String symbol = symbols.apply(node.operator());
    switch (node.operator()) {
      case NUMBER -> pieces.add(node.value());
      case PARAMETER -> pieces.add("$" + node.text());
      case NAME -> {
        pieces.add(node.text());
        node.children().forEach(index -> pieces.addAll(List.of("[", index, "]")));
      }
      case EU, AU -> pieces.addAll(List.of(symbol, " (", node.child(0), " U ", node.child(1), ")"));
      default -> {
        if (node.children().size() == 2) {
          pieces.addAll(List.of(node.child(0), " " + symbol + " ", node.child(1)));
        } else {
          pieces.add(symbol + (node.operator().isTemporal() ? " " : ""));
          pieces.addAll(node.children());
        }
      }
    }
    pieces.add(node.parenthesised() ? ")" : "");
    return pieces;
  }
}
