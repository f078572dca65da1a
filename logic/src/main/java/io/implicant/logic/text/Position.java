package io.implicant.logic.text;

/** A place in a source; lines and columns count from 1, columns in UTF-16 units. */
public record Position(String source, int line, int column) {
  @Override
  public String toString() {
    return source + ":" + line + ":" + column;
  }
}
