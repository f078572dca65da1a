package io.implicant.checker.software;

import io.implicant.checker.gal.Name;
import io.implicant.checker.gal.Node;
import io.implicant.checker.gal.Operator;
import io.implicant.checker.odl.OdlFile;
import io.implicant.checker.software.IntermediateCode.Branch;
import io.implicant.checker.software.IntermediateCode.Halt;
import io.implicant.checker.software.IntermediateCode.Jump;
import io.implicant.checker.software.IntermediateCode.Line;
import io.implicant.checker.software.IntermediateCode.Load;
import io.implicant.checker.software.IntermediateCode.Location;
import io.implicant.checker.software.IntermediateCode.Store;
import io.implicant.logic.text.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Intermediate code to ODL [BR03 Fig. 2(a)]: registers become definitions, which take no state, and
 * their lines vanish; every other line is a line of ODL with the same number.
 */
final class OdlWriter {
  private final IntermediateCode code;

  private OdlWriter(IntermediateCode code) {
    this.code = code;
  }

  static OdlFile write(IntermediateCode code) {
    return new OdlWriter(code).file();
  }

  private OdlFile file() {
    Position first = position(code.lines().get(0));
    List<OdlFile.Declaration> declarations = new ArrayList<>();
    for (Location location : code.locations()) {
      declarations.add(
          new OdlFile.Variable(
              new Name(location.name(), first),
              location.size(),
              (int) location.range().low(),
              (int) location.range().high(),
              location.initial().map(value -> Node.number(value, first))));
    }
    List<OdlFile.Line> lines = new ArrayList<>();
    for (Line line : code.lines()) {
      if (line.operation() instanceof Load load) {
        declarations.add(
            new OdlFile.Define(new Name(load.register(), position(line)), load.value()));
      } else {
        lines.add(line(line));
      }
    }
    declarations.add(new OdlFile.Start(landing(code.start()), first));
    return new OdlFile(new Name(code.name(), first), declarations, lines, checks(first));
  }

  private List<Node> checks(Position position) {
    if (code.error().isEmpty()) {
      return List.of();
    }
    Node pc = Node.name(OdlFile.PC, position);
    Node error = Node.number(code.error().getAsInt(), position);
    return List.of(Node.of(Operator.EQUAL, position, pc, error));
  }

  private static Position position(Line line) {
    return new Position(line.position().file(), line.position().line(), line.position().column());
  }

  /** The first line from there on that is more than a register. */
  private int landing(int pc) {
    int at = pc;
    while (code.lines().get(at - 1).operation() instanceof Load) {
      at++;
    }
    return at;
  }

  private OdlFile.Line line(Line line) {
    Position position = position(line);
    IntermediateCode.Operation operation = line.operation();
    Optional<OdlFile.Assignment> assignment = Optional.empty();
    OdlFile.Target target;
    if (operation instanceof Branch branch) {
      target =
          new OdlFile.Branch(
              branch.condition(), landing(branch.then()), landing(branch.otherwise()), position);
    } else if (operation instanceof Jump jump) {
      target = new OdlFile.Jump(List.of(landing(jump.target())), position);
    } else if (operation instanceof Halt) {
      target = new OdlFile.End();
    } else {
      target = new OdlFile.Jump(List.of(landing(line.pc() + 1)), position);
    }
    if (operation instanceof Store store) {
      assignment = Optional.of(new OdlFile.Assignment(store.place(), store.value()));
    }
    return new OdlFile.Line(line.pc(), position, assignment, target);
  }
}
