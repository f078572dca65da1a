package io.implicant.cfront;

/**
 * A variable or parameter.
 *
 * @param name unique among the globals, or among the variables of its function and the globals
 * @param source the name in the text; empty for a temporary of the reader's
 * @param function the function it belongs to; empty for globals
 */
public record Variable(String name, String source, String function, CType type, Position position) {
  public boolean isGlobal() {
    return function.isEmpty();
  }

  public boolean isTemporary() {
    return source.isEmpty();
  }

  @Override
  public String toString() {
    return name;
  }
}
