package io.implicant.checker.odl;

import io.implicant.checker.gal.GalPrinter;
import io.implicant.checker.gal.Node;
import io.implicant.checker.gal.Operator;
import io.implicant.checker.odl.OdlFile.Assignment;
import io.implicant.checker.odl.OdlFile.Line;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Writes the EDL view of a model [BR03 Fig. 2(b)]: definitions, and for each variable one
 * next-state function. A variable that no case mentions keeps its value, and so does pc where the
 * execution has ended: EDL relations are total.
 */
public final class EdlPrinter {
  private final OdlModel model;
  private final StringBuilder out = new StringBuilder();

  private EdlPrinter(OdlModel model) {
    this.model = model;
  }

  public static String print(OdlModel model) {
    EdlPrinter printer = new EdlPrinter(model);
    model.cells().forEach(printer::declare);
    model.file().declarations().forEach(printer::define);
    printer.pc();
    model.file().declarations().forEach(printer::next);
    model.file().checks().forEach(c -> printer.line("AG !(" + expression(c) + ");"));
    return printer.out.toString();
  }

  private void line(String text) {
    out.append(text).append('\n');
  }

  private void declare(OdlModel.Cell cell) {
    line("var " + cell.name() + " : " + cell.low() + ".." + cell.high() + ";");
    cell.initial().ifPresent(value -> line("init(" + cell.name() + ") := " + value + ";"));
  }

  private void define(OdlFile.Declaration declaration) {
    if (declaration instanceof OdlFile.Define define) {
      line("define " + define.name() + " := " + expression(define.value()) + ";");
    }
  }

  private void pc() {
    List<String> cases = new ArrayList<>();
    for (Line line : model.file().lines()) {
      line.target()
          .match(
              jump -> Optional.of(OdlPrinter.choice(jump)),
              branch ->
                  Optional.of(
                      "if "
                          + expression(branch.condition())
                          + (" then " + branch.then())
                          + (" else " + branch.otherwise())),
              end -> Optional.<String>empty())
          .ifPresent(target -> cases.add("pc = " + line.pc() + " : " + target));
    }
    next(OdlFile.PC, cases);
  }

  private void next(OdlFile.Declaration declaration) {
    if (declaration instanceof OdlFile.Variable variable) {
      if (variable.size().isEmpty()) {
        next(variable.name().text(), cases(variable, -1));
      }
      for (int i = 0; i < variable.size().orElse(0); i++) {
        next(variable.name() + "[" + i + "]", cases(variable, i));
      }
    }
  }

  private List<String> cases(OdlFile.Variable variable, int index) {
    List<String> cases = new ArrayList<>();
    for (Line line : model.file().lines()) {
      Optional<Assignment> assignment =
          line.assignment().filter(a -> a.place().text().equals(variable.name().text()));
      assignment.ifPresent(
          a -> {
            String here = index < 0 ? "" : " & " + operand(a.place().child(0)) + " = " + index;
            String any = variable.low() + ".." + variable.high();
            String value = a.value().map(EdlPrinter::expression).orElse("{" + any + "}");
            cases.add("pc = " + line.pc() + here + " : " + value);
          });
    }
    return cases;
  }

  private void next(String name, List<String> cases) {
    line("next(" + name + ") := case");
    cases.forEach(c -> line("  " + c + ";"));
    line("  else : " + name + ";");
    line("esac;");
  }

  private static String operand(Node node) {
    boolean leaf = node.children().isEmpty() || node.operator() == Operator.NAME;
    return leaf || node.parenthesised() ? expression(node) : "(" + expression(node) + ")";
  }

  private static String expression(Node node) {
    StringBuilder text = new StringBuilder();
    GalPrinter.append(text, node, EdlPrinter::symbol);
    return text.toString();
  }

  private static String symbol(Operator operator) {
    return switch (operator) {
      case EQUAL -> "=";
      case AND -> "&";
      case OR -> "|";
      case MODULO -> "mod";
      case BIT_AND -> "bitand";
      case BIT_OR -> "bitor";
      case BIT_XOR -> "bitxor";
      default -> operator.symbol();
    };
  }
}
