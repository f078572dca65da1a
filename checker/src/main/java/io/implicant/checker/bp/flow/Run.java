package io.implicant.checker.bp.flow;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * An execution that ends in an error, with all its choices. Values are sets of true slots: globals,
 * and the frame of the procedure that is active afterwards.
 *
 * @param start the values with which the first thread begins
 * @param thread the thread that fails
 * @param failure the assertion that fails in the last state
 */
public record Run(BitSet start, List<Move> moves, int thread, Edge failure) {
  public Run {
    moves = List.copyOf(moves);
  }

  /** What a move does with the stack. */
  public enum Kind {
    STEP,
    /** The edge is a call, and the called procedure begins. */
    ENTER,
    /** The procedure called along the edge ends. */
    LEAVE
  }

  /**
   * One step of one thread.
   *
   * @param values the globals and the active frame of the thread after it
   * @param started the thread that it starts, unless that one never runs
   */
  public record Move(int thread, Kind kind, Edge edge, BitSet values, Optional<Started> started) {}

  /**
   * A new thread.
   *
   * @param thread a number that no living thread has
   * @param frame the slots of its frame that are true
   */
  public record Started(int thread, BitSet frame) {}
}
