package io.implicant.cfront;

/** A place in a C text; lines and columns count from 1, as the text lies in its file. */
public record Position(String file, int line, int column) {
  @Override
  public String toString() {
    return file + ":" + line + ":" + column;
  }
}
