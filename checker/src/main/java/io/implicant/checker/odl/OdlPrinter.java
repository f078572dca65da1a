package io.implicant.checker.odl;

import io.implicant.checker.gal.Node;
import io.implicant.checker.odl.OdlFile.Declaration;
import io.implicant.checker.odl.OdlFile.Line;
import java.util.stream.Collectors;

/** Writes ODL. Reading what is written gives the same file. */
public final class OdlPrinter {
  private OdlPrinter() {}

  public static String print(OdlFile file) {
    StringBuilder text = new StringBuilder("odl " + file.name() + " {\n");
    file.declarations().forEach(d -> text.append("  ").append(declaration(d)).append(";\n"));
    file.lines().forEach(line -> text.append("  ").append(line(line)).append(";\n"));
    file.checks().forEach(check -> text.append("  never ").append(check).append(";\n"));
    return text.append("}\n").toString();
  }

  static String declaration(Declaration declaration) {
    if (declaration instanceof OdlFile.Define define) {
      return "define " + define.name() + " = " + define.value();
    } else if (declaration instanceof OdlFile.Start start) {
      return "pc = " + start.pc();
    }
    OdlFile.Variable variable = (OdlFile.Variable) declaration;
    String head =
        variable
            .size()
            .map(size -> "array " + variable.name() + "[" + size + "]")
            .orElseGet(() -> "var " + variable.name());
    String range = " : " + variable.low() + ".." + variable.high();
    return head + range + variable.initial().map(value -> " = " + value).orElse("");
  }

  /** A line without its semicolon. */
  static String line(Line line) {
    String assignment =
        line.assignment()
            .map(a -> a.place() + " := " + a.value().map(Node::toString).orElse("*") + ", ")
            .orElse("");
    String target =
        line.target()
            .match(
                jump -> assignment + "pc := " + choice(jump),
                branch ->
                    assignment
                        + "pc := if "
                        + branch.condition()
                        + (" then " + branch.then())
                        + (" else " + branch.otherwise()),
                end -> "end");
    return line.pc() + ": " + target;
  }

  static String choice(OdlFile.Jump jump) {
    return jump.pcs().size() == 1
        ? jump.pcs().get(0).toString()
        : jump.pcs().stream().map(String::valueOf).collect(Collectors.joining(", ", "{", "}"));
  }
}
