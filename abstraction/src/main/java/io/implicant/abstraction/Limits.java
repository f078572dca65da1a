package io.implicant.abstraction;

import io.implicant.dd.table.NodeTable;
import io.implicant.theories.closure.EngineOptions;
import java.time.Duration;
import java.util.Optional;

/**
 * What one question may use. A question that meets a limit is answered by what was found so far,
 * flagged as not exact.
 *
 * @param time for each question, if bounded
 * @param maxNodes of decision diagrams
 * @param maxColumns minterms that a block may list before its labels become diagrams
 */
public record Limits(Optional<Duration> time, int maxNodes, int maxColumns) {
  /** Bytes that a node of a diagram takes at most, tables included. */
  private static final long BYTES_PER_NODE = 64;

  public static final Limits NONE = new Limits(Optional.empty(), 1 << 26, 1 << 20);

  public Limits {
    if (maxNodes < 1 || maxNodes > NodeTable.MAX_NODES || maxColumns < 2) {
      throw new IllegalArgumentException("limits of " + maxNodes + " nodes, " + maxColumns);
    }
  }

  /** The engine within these limits. */
  public EngineOptions bound(EngineOptions options) {
    return options.withMaxNodes(maxNodes).withMaxColumns(maxColumns);
  }

  public Limits withTime(Duration duration) {
    return new Limits(Optional.of(duration), maxNodes, maxColumns);
  }

  public Limits withMaxNodes(int nodes) {
    return new Limits(time, nodes, maxColumns);
  }

  /** Limits on nodes and minterms that keep diagrams and labels within so many bytes. */
  public Limits withMaxMemory(long bytes) {
    long nodes = Math.max(1 << 10, Math.min(bytes / BYTES_PER_NODE, NodeTable.MAX_NODES));
    long columns = Math.max(1 << 10, Math.min(bytes / 2048, 1 << 22));
    return new Limits(time, (int) Math.min(nodes, maxNodes), (int) Math.min(columns, maxColumns));
  }
}
