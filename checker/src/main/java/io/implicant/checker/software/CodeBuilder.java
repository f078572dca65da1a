package io.implicant.checker.software;

import io.implicant.cfront.Position;
import io.implicant.checker.gal.Node;
import io.implicant.checker.software.IntermediateCode.Branch;
import io.implicant.checker.software.IntermediateCode.Halt;
import io.implicant.checker.software.IntermediateCode.Jump;
import io.implicant.checker.software.IntermediateCode.Label;
import io.implicant.checker.software.IntermediateCode.Line;
import io.implicant.checker.software.IntermediateCode.Load;
import io.implicant.checker.software.IntermediateCode.Operation;
import io.implicant.checker.software.IntermediateCode.Store;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Lines in the order of their pcs; targets may be placed after the jumps to them. */
final class CodeBuilder {
  /** A line to be. */
  static final class Target {
    private int pc;

    int pc() {
      if (pc == 0) {
        throw new IllegalStateException("a target was never placed");
      }
      return pc;
    }
  }

  private record Draft(int pc, String function, Position position, Supplier<Operation> operation) {}

  private final List<Draft> drafts = new ArrayList<>();
  private String function = "";
  private int registers;
  private Position position;

  /** The lines that follow belong to the function. */
  void enter(String name) {
    function = name;
    registers = 0;
  }

  /** The lines that follow come from there. */
  void at(Position place) {
    position = place;
  }

  Position position() {
    return position;
  }

  /** The place in the form that expressions want. */
  io.implicant.logic.text.Position place() {
    return new io.implicant.logic.text.Position(
        position.file(), position.line(), position.column());
  }

  private void add(Supplier<Operation> operation) {
    drafts.add(new Draft(drafts.size() + 1, function, position, operation));
  }

  /** The target is the next line. */
  void place(Target target) {
    target.pc = drafts.size() + 1;
  }

  void label() {
    add(Label::new);
  }

  /** A new register with the value. */
  Node load(Node value) {
    String register = function + "_r" + ++registers;
    add(() -> new Load(register, value));
    return Node.name(register, place());
  }

  void store(Node place, Optional<Node> value) {
    add(() -> new Store(place, value));
  }

  void jump(Target target) {
    add(() -> new Jump(target.pc()));
  }

  void branch(Node condition, Target then, Target otherwise) {
    add(() -> new Branch(condition, then.pc(), otherwise.pc()));
  }

  void halt(String why) {
    add(() -> new Halt(why));
  }

  List<Line> lines() {
    return drafts.stream()
        .map(d -> new Line(d.pc, d.function, d.position, d.operation.get()))
        .toList();
  }
}
