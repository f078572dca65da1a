package io.implicant.checker.odl;

import io.implicant.checker.action.Postfix;
import io.implicant.checker.gal.Node;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Position;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.function.Function;

/**
 * The or-structure that an ODL file describes. A state is an array of values, one for each of
 * {@link #cells}; the first of them is pc.
 */
public final class OdlModel {
  /** The place of pc in a state. */
  public static final int PC = 0;

  /**
   * A variable or a cell of an array, such as {@code t[3]}.
   *
   * @param initial none: any value of the range
   */
  public record Cell(String name, int low, int high, OptionalInt initial) {
    public boolean has(long value) {
      return value >= low && value <= high;
    }
  }

  /**
   * A line with its meaning. A line that ends the execution is none of these.
   *
   * @param text as it is written, without its semicolon
   */
  public record Step(
      int pc, Position position, String text, Optional<Write> write, Target target) {}

  /**
   * An assignment. All cells of an array have the same range.
   *
   * @param size 1 for a variable
   * @param value none: any value of the range
   */
  public record Write(int first, int size, Postfix index, Optional<Postfix> value) {}

  /** Where a step goes on. */
  public sealed interface Target {
    <R> R match(Function<Jump, R> onJump, Function<Branch, R> onBranch);
  }

  /** To any of these. */
  public record Jump(List<Integer> pcs) implements Target {
    public Jump {
      pcs = List.copyOf(pcs);
    }

    @Override
    public <R> R match(Function<Jump, R> onJump, Function<Branch, R> onBranch) {
      return onJump.apply(this);
    }
  }

  /** One way where the condition holds, another where its negation does. */
  public record Branch(Postfix condition, Postfix negation, int then, int otherwise)
      implements Target {
    @Override
    public <R> R match(Function<Jump, R> onJump, Function<Branch, R> onBranch) {
      return onBranch.apply(this);
    }
  }

  /** A condition that must never hold. */
  public record Check(Node text, Postfix condition) {}

  private final OdlFile file;
  private final Scope scope;
  private final SortedMap<Integer, Step> steps;
  private final List<Check> checks;

  OdlModel(OdlFile file, Scope scope, SortedMap<Integer, Step> steps, List<Check> checks) {
    this.file = file;
    this.scope = scope;
    this.steps = steps;
    this.checks = List.copyOf(checks);
  }

  public static OdlModel read(String source, String text) throws InputException {
    return of(OdlReader.read(source, text));
  }

  /** Gives names and numbers their meaning. */
  public static OdlModel of(OdlFile file) throws InputException {
    return new Resolution(file).model();
  }

  public String name() {
    return file.name().text();
  }

  public OdlFile file() {
    return file;
  }

  public List<Cell> cells() {
    return scope.cells();
  }

  /** The lines that do something, by number. */
  public SortedMap<Integer, Step> steps() {
    return steps;
  }

  public List<Check> checks() {
    return checks;
  }

  /** A condition on states, which may read pc. */
  public Postfix condition(Node condition) throws InputException {
    return scope.condition(condition, false, true);
  }

  /** The condition under which the given one does not hold, undefined values apart. */
  public Postfix negation(Node condition) throws InputException {
    return scope.condition(condition, true, true);
  }
}
