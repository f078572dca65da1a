package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Finds the minterms that do not imply a goal: walks the diagram of the negated goal as a decision
 * tree and asserts its literals on the states of the blocks they belong to. A literal of P only
 * restricts the minterms that matter. What is left at the end of a path does not imply the goal; a
 * branch ends early when nothing is left. States are immutable, so going back costs nothing.
 *
 * <p>If the goal lies in one block, minterms found on one path do not matter on the next.
 */
final class GoalWalk {
  /** The blocks that the goal touches, by atom. */
  interface Places {
    /** The atom that a variable stands for, or -1 if it stands for none. */
    int atomOf(int variable);

    /** The number of the touched block of an atom, or -1. */
    int blockOf(int atom);

    /** Whether the atom has a label, so that its literal says which minterms matter. */
    boolean isLabelled(int atom);
  }

  /** A place in the tree. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Frame(int edge, BlockState[] states, int cube) {}

  private final BddTable table;
  private final AtomTable atoms;
  private final Places places;
  private final BlockState[] start;
  private long paths;

  GoalWalk(BddTable table, AtomTable atoms, Places places, BlockState[] start) {
    this.table = table;
    this.atoms = atoms;
    this.places = places;
    this.start = start;
  }

  /** Paths walked to their end. */
  long paths() {
    return paths;
  }

  /** The minterms that are consistent, in the touched blocks, with the function. */
  int consistentWith(int function) {
    boolean single = start.length == 1;
    int found = BddTable.FALSE;
    Deque<Frame> stack = new ArrayDeque<>();
    stack.push(new Frame(function, start, BddTable.TRUE));
    while (!stack.isEmpty()) {
      Frame frame = stack.pop();
      if (frame.edge() == BddTable.FALSE) {
        continue;
      } else if (frame.edge() != BddTable.TRUE) {
        branch(frame, false, stack);
        branch(frame, true, stack);
        continue;
      }
      paths++;
      if (single && frame.cube() == BddTable.TRUE) {
        frame.states()[0].settle();
      } else {
        found = table.or(found, survivors(frame));
      }
    }
    return single ? table.or(found, start[0].settled()) : found;
  }

  private int survivors(Frame frame) {
    int result = frame.cube();
    for (BlockState state : frame.states()) {
      if (result == BddTable.FALSE) {
        break;
      }
      result = table.and(result, state.survivors());
    }
    return result;
  }

  private void branch(Frame frame, boolean value, Deque<Frame> stack) {
    int edge = value ? table.high(frame.edge()) : table.low(frame.edge());
    if (edge == BddTable.FALSE) {
      return;
    }
    int variable = table.order().variableAt(table.level(frame.edge()));
    int atom = places.atomOf(variable);
    int block = atom < 0 ? -1 : places.blockOf(atom);
    if (block < 0) {
      int literal = table.literal(variable, value);
      stack.push(new Frame(edge, frame.states(), table.and(frame.cube(), literal)));
      return;
    }
    boolean positive = value == ((atoms.edge(atom) & 1) == 0);
    BlockState state = frame.states()[block];
    BlockState next =
        places.isLabelled(atom)
            ? state.where(atom, positive)
            : state.with(atoms.constraints().get(atom), positive);
    if (!next.isRefuted()) {
      BlockState[] states = frame.states().clone();
      states[block] = next;
      stack.push(new Frame(edge, states, frame.cube()));
    }
  }
}
