package io.implicant.cfront;

/** An edge of a control-flow graph. */
public record Edge(int from, int to, Action action, Position position) {
  @Override
  public String toString() {
    return from + " -> " + to + " " + action;
  }
}
