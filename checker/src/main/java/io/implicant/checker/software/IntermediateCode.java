package io.implicant.checker.software;

import io.implicant.cfront.Position;
import io.implicant.checker.gal.Node;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Code with at most one memory location changed by each value of pc [BR03 3, Fig. 1(b)]. A line
 * goes on with the next one if it does not say otherwise. Registers, set once and used once, are
 * named {@code f_rN}, where f is the function.
 *
 * @param error the line that assertions lead to when they fail
 */
public record IntermediateCode(
    String name, List<Location> locations, List<Line> lines, int start, OptionalInt error) {
  public IntermediateCode {
    locations = List.copyOf(locations);
    lines = List.copyOf(lines);
  }

  /**
   * A variable or an array.
   *
   * @param size none: a variable
   * @param initial none: any value of the range
   * @param source the global C variable that it is; empty for others and for what is shared
   * @param words what it is called in messages, such as "the index of a"
   */
  public record Location(
      String name,
      Range range,
      Optional<Integer> size,
      Optional<Integer> initial,
      String source,
      String words) {}

  /** Numbered from 1, without gaps. */
  public record Line(int pc, String function, Position position, Operation operation) {}

  /** What a line does. */
  public sealed interface Operation {}

  /** Nothing: a target of jumps. */
  public record Label() implements Operation {}

  /** {@code r5 <- r3 + r4}. */
  public record Load(String register, Node value) implements Operation {}

  /** {@code z <- r5}; without a value, any of the range. */
  public record Store(Node place, Optional<Node> value) implements Operation {}

  public record Branch(Node condition, int then, int otherwise) implements Operation {}

  public record Jump(int target) implements Operation {}

  /** The execution ends here. */
  public record Halt(String why) implements Operation {}

  /** As in the figure, with the place in the C text where it changes. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    String function = "";
    Position shown = null;
    for (Line line : lines) {
      if (!line.function().equals(function)) {
        function = line.function();
        text.append(function).append(":\n");
      }
      String code = String.format("%4d:%s", line.pc(), text(line));
      boolean isNew = !line.position().equals(shown);
      shown = line.position();
      String place = isNew ? "// " + shown.line() + ":" + shown.column() : "";
      text.append(String.format("%-44s%s", code, place).stripTrailing()).append('\n');
    }
    return text.toString();
  }

  /** What a line says behind its number. */
  public static String text(Line line) {
    Operation operation = line.operation();
    String text = "";
    if (operation instanceof Load load) {
      text = " " + load.register() + " <- " + load.value();
    } else if (operation instanceof Store store) {
      text = " " + store.place() + " <- " + store.value().map(Node::toString).orElse("*");
    } else if (operation instanceof Branch branch) {
      text =
          " pc <- (" + branch.condition() + (") ? " + branch.then()) + (" : " + branch.otherwise());
    } else if (operation instanceof Jump jump) {
      text = " pc <- " + jump.target();
    } else if (operation instanceof Halt halt) {
      text = " " + halt.why();
    }
    return text.replaceAll("\\b" + line.function() + "_(r[0-9]+)\\b", "$1");
  }
}
