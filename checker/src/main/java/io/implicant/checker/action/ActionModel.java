package io.implicant.checker.action;

import java.util.List;

/**
 * A transition system without parameters, labels and instances: variables with initial values, and
 * steps. An array is a run of consecutive variables.
 *
 * @param steps one step of the system is any of these
 */
public record ActionModel(List<Cell> cells, List<Step> steps) {
  /** The most that actions may be nested, calls of labels included. */
  public static final int MAX_DEPTH = 1000;

  public ActionModel {
    cells = List.copyOf(cells);
    steps = List.copyOf(steps);
  }

  /** A variable or a cell of an array, such as {@code t[3]}. */
  public record Cell(String name, int initial) {}

  /** A named step. */
  public record Step(String name, Action action) {}

  public int[] initialState() {
    return cells.stream().mapToInt(Cell::initial).toArray();
  }
}
