package io.implicant.theories.solver;

import io.implicant.dd.table.Budget;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Depth-first search through the cases of collisions over Int, with backjumping: a case whose core
 * does not use the assumption of a split refutes what was there before that split, whatever its
 * other cases. Each node of the search closes the conjunction anew; without collisions there is one
 * node.
 */
final class CaseSplits {
  /** A split on the way to the current case; its assumption's position is the core's mark. */
  private static final class Frame {
    private final Split split;
    private final int position;
    private final BitSet used = new BitSet(); // by the refutations of the cases before
    private int index;

    private Frame(Split split, int position) {
      this.split = split;
      this.position = position;
      if (split.disequality() >= 0) {
        used.set(split.disequality());
      }
    }
  }

  private final Conjunction conjunction;
  private final Collisions collisions;
  private final List<Frame> frames = new ArrayList<>();
  private Split pending;
  private int splits;

  CaseSplits(Conjunction conjunction) {
    this.conjunction = conjunction;
    collisions = new Collisions(conjunction);
  }

  /** Whether the last search has split any case. */
  boolean hasSplit() {
    return splits > 0;
  }

  /** The split at which the last search gave up, or null if it came to an end. */
  Split pending() {
    return pending;
  }

  /**
   * Positions of literals that contradict each other, or null if there is a model, or if that many
   * splits have not been enough.
   */
  int[] refute(int[] literals, int maxSplits, Budget budget) {
    frames.clear();
    pending = null;
    splits = 0;
    while (true) {
      if (isClosed(literals)) {
        Split split = collisions.find();
        if (split == null || splits++ == maxSplits) {
          pending = split;
          return null;
        }
        frames.add(new Frame(split, literals.length + frames.size()));
      } else if (frames.isEmpty()) {
        return conjunction.core();
      } else {
        BitSet core = nextCase(conjunction.core());
        if (core != null) {
          return core.stream().toArray();
        }
      }
      budget.check();
    }
  }

  private boolean isClosed(int[] literals) {
    conjunction.start();
    for (int i = 0; i < literals.length; i++) {
      conjunction.add(literals[i], i);
    }
    for (int i = 0; i < frames.size(); i++) {
      Frame frame = frames.get(i);
      conjunction.add(frame.split, frame.split.at(frame.index), frame.position);
    }
    return conjunction.close();
  }

  /** Goes on to the next case after a contradiction; the core of all, if there is none. */
  private BitSet nextCase(int[] contradiction) {
    BitSet core = new BitSet();
    for (int position : contradiction) {
      core.set(position);
    }
    while (!frames.isEmpty()) {
      Frame frame = frames.get(frames.size() - 1);
      if (core.get(frame.position)) {
        core.clear(frame.position);
        frame.used.or(core);
        if (++frame.index < frame.split.cases()) {
          return null;
        }
        core = frame.used;
      }
      frames.remove(frames.size() - 1);
    }
    return core;
  }
}
