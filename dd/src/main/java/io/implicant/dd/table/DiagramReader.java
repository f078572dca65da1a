package io.implicant.dd.table;

import java.util.HashSet;
import java.util.Set;

/** Reads the body of {@link DiagramBytes}, believing nothing. */
final class DiagramReader {
  private final byte[] bytes;
  private final int end;
  private int offset;

  DiagramReader(byte[] bytes, int start, int end) {
    this.bytes = bytes;
    this.offset = start;
    this.end = end;
  }

  DiagramBytes.Parsed read(NodeTable table) throws CorruptDiagram {
    int[] labels = readLabels();
    int size = count();
    int[] ranks = new int[size];
    int[] lows = new int[size];
    int[] highs = new int[size];
    for (int i = 0; i < size; i++) {
      int position = table.terminals() + i;
      ranks[i] = number();
      require(ranks[i] < labels.length, "no label " + ranks[i]);
      lows[i] = child(table, position, ranks);
      highs[i] = child(table, position, ranks);
      require(table.isReduced(lows[i], highs[i]), "node that is not reduced");
    }
    int[] roots = new int[count()];
    for (int i = 0; i < roots.length; i++) {
      roots[i] = number();
      require(roots[i] >>> table.edgeShift() < table.terminals() + size, "no such root");
    }
    require(offset == end, "bytes after the last root");
    int[] labelOf = new int[size];
    for (int i = 0; i < size; i++) {
      labelOf[i] = labels[ranks[i]];
    }
    return new DiagramBytes.Parsed(labelOf, lows, highs, roots);
  }

  private int[] readLabels() throws CorruptDiagram {
    int[] labels = new int[count()];
    Set<Integer> seen = new HashSet<>();
    for (int i = 0; i < labels.length; i++) {
      labels[i] = number();
      require(seen.add(labels[i]), "label twice");
    }
    return labels;
  }

  private int child(NodeTable table, int parent, int[] ranks) throws CorruptDiagram {
    int code = number();
    int shift = table.edgeShift();
    int distance = code >>> shift;
    require(distance >= 1 && distance <= parent, "no node at distance " + distance);
    int position = parent - distance;
    int node = position - table.terminals();
    int parentRank = ranks[parent - table.terminals()];
    require(node < 0 || ranks[node] > parentRank, "label above its parent's");
    return (position << shift) | (code & ((1 << shift) - 1));
  }

  /** A number of things that follow, each at least one byte: bounds what is allocated. */
  private int count() throws CorruptDiagram {
    int count = number();
    require(count <= end - offset, count + " entries in " + (end - offset) + " bytes");
    return count;
  }

  private int number() throws CorruptDiagram {
    int value = 0;
    for (int shift = 0; shift < 32; shift += 7) {
      require(offset < end, "body ends within a number");
      int next = bytes[offset++];
      require(shift < 28 || (next & 0xF8) == 0, "number too large");
      value |= (next & 0x7F) << shift;
      if (next >= 0) {
        require(next != 0 || shift == 0, "number with a needless byte");
        return value;
      }
    }
    throw new CorruptDiagram(offset, "number too long");
  }

  private void require(boolean condition, String problem) throws CorruptDiagram {
    if (!condition) {
      throw new CorruptDiagram(offset, problem);
    }
  }
}
