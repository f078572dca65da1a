package io.implicant.checker.odl;

import io.implicant.checker.gal.Name;
import io.implicant.checker.gal.Node;
import io.implicant.checker.odl.OdlFile.Assignment;
import io.implicant.checker.odl.OdlFile.Declaration;
import io.implicant.checker.odl.OdlFile.Jump;
import io.implicant.checker.odl.OdlFile.Line;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Splits variable self-assignments [BR03 3.2]: a line {@code x := x + y} becomes {@code temp := x}
 * and {@code x := temp + y}, with one variable {@code temp} for all splits. A constant
 * self-assignment, which reads no other variable, stays. New lines get numbers after all others;
 * what ended the execution by having no line gets a line {@code end}.
 */
public final class SelfAssignments {
  private static final String TEMP = "temp";

  private final OdlFile file;
  private final Definitions definitions;
  private final List<Line> lines = new ArrayList<>();
  private final TreeSet<Integer> pcs = new TreeSet<>();

  /** The range of what is kept in the new variable. */
  private int low = Integer.MAX_VALUE;

  private int high = Integer.MIN_VALUE;

  private SelfAssignments(OdlFile file) throws InputException {
    this.file = file;
    this.definitions = new Definitions(file);
  }

  /** A model with the same executions, but for the new steps and the new variable. */
  public static OdlFile split(OdlModel model) throws InputException {
    OdlModel.Cell pc = model.cells().get(OdlModel.PC);
    return new SelfAssignments(model.file()).split(pc.high());
  }

  private OdlFile split(int lastPc) throws InputException {
    file.lines().forEach(line -> pcs.add(line.pc()));
    Name temp = freshName();
    int fresh = lastPc;
    for (Line line : file.lines()) {
      Optional<Node> value = selfAssigned(line);
      if (value.isEmpty()) {
        lines.add(line);
        continue;
      }
      Node variable = line.assignment().orElseThrow().place();
      Position at = line.position();
      include(variable.text());
      Node read = Node.name(temp.text(), at);
      Node renamed =
          Definitions.replaced(value.get(), n -> n.text().equals(variable.text()) ? read : n);
      Assignment save = new Assignment(read, Optional.of(variable));
      Assignment assign = new Assignment(variable, Optional.of(renamed));
      fresh++;
      lines.add(new Line(line.pc(), at, Optional.of(save), new Jump(List.of(fresh), at)));
      lines.add(new Line(fresh, at, Optional.of(assign), line.target()));
    }
    if (fresh == lastPc) {
      return file;
    }
    addEnds(lastPc);
    List<Declaration> declarations = new ArrayList<>(file.declarations());
    declarations.add(
        0, new OdlFile.Variable(temp, Optional.empty(), low, high, Optional.of(number(low, temp))));
    return new OdlFile(file.name(), declarations, lines, file.checks());
  }

  private static Node number(int value, Name at) {
    Node size = Node.number(Math.abs(value), at.position());
    return value < 0
        ? Node.of(io.implicant.checker.gal.Operator.NEGATE, at.position(), size)
        : size;
  }

  /** The expanded right side, if it reads the assigned variable and another one. */
  private Optional<Node> selfAssigned(Line line) throws InputException {
    Optional<Node> value = line.assignment().flatMap(Assignment::value);
    if (value.isEmpty() || !line.assignment().get().place().children().isEmpty()) {
      return Optional.empty();
    }
    Node expanded = definitions.expanded(value.get());
    Set<String> reads = Definitions.reads(expanded);
    boolean self = reads.contains(line.assignment().get().place().text());
    return self && reads.size() > 1 ? Optional.of(expanded) : Optional.empty();
  }

  private void include(String variable) {
    for (Declaration declaration : file.declarations()) {
      if (declaration instanceof OdlFile.Variable v && v.name().text().equals(variable)) {
        low = Math.min(low, v.low());
        high = Math.max(high, v.high());
      }
    }
  }

  /** Targets without a line, which are no longer after all lines. */
  private void addEnds(int lastPc) {
    TreeSet<Integer> targets = new TreeSet<>();
    for (Line line : lines) {
      line.target()
          .match(
              jump -> targets.addAll(jump.pcs()),
              branch -> targets.addAll(List.of(branch.then(), branch.otherwise())),
              end -> false);
    }
    for (int target : targets.headSet(lastPc, true)) {
      if (!pcs.contains(target)) {
        lines.add(new Line(target, file.name().position(), Optional.empty(), new OdlFile.End()));
      }
    }
  }

  private Name freshName() {
    Set<String> taken = new HashSet<>();
    for (Declaration declaration : file.declarations()) {
      if (declaration instanceof OdlFile.Variable variable) {
        taken.add(variable.name().text());
      } else if (declaration instanceof OdlFile.Define define) {
        taken.add(define.name().text());
      }
    }
    String name = TEMP;
    for (int i = 1; taken.contains(name); i++) {
      name = TEMP + "_" + i;
    }
    return new Name(name, file.name().position());
  }
}
