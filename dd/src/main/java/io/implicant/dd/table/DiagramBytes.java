package io.implicant.dd.table;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.function.IntUnaryOperator;
import java.util.zip.CRC32;

/**
 * The serialised form of diagrams, the same for all kinds. Engine API.
 *
 * <pre>
 * bytes 0-2  "IDD"
 * byte  3    kind: 'B' or 'Z'
 * byte  4    version of the form: 1
 * bytes 5-8  length of the body, big endian
 * body       varints: number of labels and the labels, topmost first;
 *            number of nodes, and for each, children first: rank of its label, low, high;
 *            number of roots and the roots
 * 4 bytes    CRC-32 of everything before
 * </pre>
 *
 * A label is a variable or a literal, hence independent of later orders. Terminals have the first
 * positions, nodes the next. A child is stored as the distance between the positions of its parent
 * and itself, then the complement bit where the kind has one; a root as position and bit. Varints
 * carry seven bits a byte, the least significant first.
 */
public final class DiagramBytes {
  private static final byte[] MAGIC = {'I', 'D', 'D'};
  private static final byte VERSION = 1;
  private static final int HEADER = 9;
  private static final int TRAILER = 4;

  private DiagramBytes() {}

  /**
   * A diagram as plain data, checked. Terminals have the first positions; node i has the position
   * terminals + i, and its children have smaller ones. References are positions and bits.
   */
  public static final class Parsed {
    private final int[] labels;
    private final int[] lows;
    private final int[] highs;
    private final int[] roots;

    Parsed(int[] labels, int[] lows, int[] highs, int[] roots) {
      this.labels = labels;
      this.lows = lows;
      this.highs = highs;
      this.roots = roots;
    }

    /** Number of nodes. */
    public int size() {
      return labels.length;
    }

    /** Variable or literal of a node. */
    public int label(int node) {
      return labels[node];
    }

    public int low(int node) {
      return lows[node];
    }

    public int high(int node) {
      return highs[node];
    }

    public int[] roots() {
      return roots.clone();
    }
  }

  /** Writes the diagrams of some edges; {@code labelAt} names the label of a level. */
  public static byte[] write(char kind, NodeTable table, int[] roots, IntUnaryOperator labelAt) {
    Reachable reachable = new Reachable(table, roots);
    Varints body = new Varints();
    int[] rank = new int[reachable.size()];
    IntStack labels = new IntStack();
    for (int i = 0; i < rank.length; i++) {
      int level = table.levelOf(reachable.edge(i));
      if (i == 0 || level != table.levelOf(reachable.edge(i - 1))) {
        labels.push(labelAt.applyAsInt(level));
      }
      rank[i] = labels.size() - 1;
    }
    body.addAll(labels.toArray());
    body.add(rank.length);
    for (int i = rank.length - 1; i >= 0; i--) {
      int position = table.terminals() + rank.length - 1 - i;
      body.add(rank[i]);
      body.add(
          relative(position, code(table, reachable, table.storedLow(reachable.edge(i))), table));
      body.add(
          relative(position, code(table, reachable, table.storedHigh(reachable.edge(i))), table));
    }
    int[] codes = new int[roots.length];
    for (int i = 0; i < roots.length; i++) {
      codes[i] = code(table, reachable, roots[i]);
    }
    body.addAll(codes);
    return frame(kind, body.toByteArray());
  }

  /** Position from the bottom, and the bits of the edge. */
  private static int code(NodeTable table, Reachable reachable, int edge) {
    if (table.isTerminal(edge)) {
      return edge;
    }
    int position = table.terminals() + reachable.size() - 1 - reachable.position(edge);
    return (position << table.edgeShift()) | (edge - table.plain(edge));
  }

  private static int relative(int position, int code, NodeTable table) {
    int shift = table.edgeShift();
    int bits = code & ((1 << shift) - 1);
    return ((position - (code >>> shift)) << shift) | bits;
  }

  private static byte[] frame(char kind, byte[] body) {
    ByteBuffer buffer = ByteBuffer.allocate(HEADER + body.length + TRAILER);
    buffer.put(MAGIC).put((byte) kind).put(VERSION).putInt(body.length).put(body);
    buffer.putInt(checksum(buffer.array(), HEADER + body.length));
    return buffer.array();
  }

  private static int checksum(byte[] bytes, int length) {
    CRC32 crc = new CRC32();
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }

  /** Reads and checks everything that does not depend on the kind of diagram. */
  public static Parsed read(char kind, NodeTable table, byte[] bytes) throws CorruptDiagram {
    checkFrame(kind, bytes);
    return new DiagramReader(bytes, HEADER, bytes.length - TRAILER).read(table);
  }

  private static void checkFrame(char kind, byte[] bytes) throws CorruptDiagram {
    if (bytes.length < HEADER + TRAILER) {
      throw new CorruptDiagram(bytes.length, "too short");
    }
    for (int i = 0; i < MAGIC.length; i++) {
      if (bytes[i] != MAGIC[i]) {
        throw new CorruptDiagram(i, "not a serialised diagram");
      }
    }
    if (bytes[3] != kind) {
      throw new CorruptDiagram(3, "kind '" + (char) bytes[3] + "', expected '" + kind + "'");
    }
    if (bytes[4] != VERSION) {
      throw new CorruptDiagram(4, "unknown version " + bytes[4]);
    }
    int length = ByteBuffer.wrap(bytes).getInt(5);
    if (length != bytes.length - HEADER - TRAILER) {
      throw new CorruptDiagram(5, "body of " + length + " bytes in " + bytes.length);
    }
    int end = bytes.length - TRAILER;
    if (ByteBuffer.wrap(bytes).getInt(end) != checksum(bytes, end)) {
      throw new CorruptDiagram(end, "wrong checksum");
    }
  }

  private static final class Varints extends ByteArrayOutputStream {
    void add(int value) {
      while (value >>> 7 != 0) {
        write((value & 0x7F) | 0x80);
        value >>>= 7;
      }
      write(value);
    }

    void addAll(int[] values) {
      add(values.length);
      for (int value : values) {
        add(value);
      }
    }
  }
}
