package io.implicant.dd.table;

/** Bytes that are no serialised diagram; says where the trouble was seen. */
public final class CorruptDiagram extends Exception {
  private final int offset;

  CorruptDiagram(int offset, String problem) {
    super("byte " + offset + ": " + problem);
    this.offset = offset;
  }

  /** Offset of the byte at which reading stopped. */
  public int offset() {
    return offset;
  }
}
