package io.implicant.checker.partition;

import io.implicant.checker.odl.OdlModel;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The translations between conjunctive and disjunctive partitions [BR03 section 4]; lists are by
 * state variable, pc first.
 *
 * <p>From conjunctive to disjunctive is exact if no statement reads the variable that it assigns
 * together with another one, or the array that it assigns to ({@code x += y} with y = 0 loses its
 * transition, 4.1); models are brought into this form by the split of 3.2 and the cut-points of
 * 3.1. The way back has a form that is exact for every or-structure, and that of the paper.
 */
final class Translation {
  private final Encoding encoding;
  private final BddManager manager;

  Translation(Encoding encoding) {
    this.encoding = encoding;
    this.manager = encoding.manager();
  }

  /** dep_states_x: the states from which a step may change x. Definition 2. */
  Bdd depStates(int cell, Bdd conjunctive) {
    Bdd changes = conjunctive.minus(encoding.unchanged(cell));
    return changes.exists(encoding.variables(true, cell));
  }

  /** The projection of states to pc. */
  private Bdd toPc(Bdd states) {
    return states.exists(encoding.variables(false, others(OdlModel.PC)));
  }

  private int[] others(int cell) {
    return IntStream.range(0, encoding.cells()).filter(c -> c != cell).toArray();
  }

  /**
   * The partial disjunctive partitions, section 4.1.
   *
   * @throws IllegalArgumentException naming a state if two variables besides pc change at once
   */
  List<Bdd> toPartial(List<Bdd> conjunctive) {
    Bdd andPc = conjunctive.get(OdlModel.PC);
    Bdd jumpPcs = manager.constant(true);
    Bdd seen = manager.constant(false);
    List<Bdd> partial = new ArrayList<>(List.of(andPc));
    for (int cell = 1; cell < encoding.cells(); cell++) {
      Bdd and = conjunctive.get(cell);
      Bdd depStates = depStates(cell, and);
      requireOrStructure(cell, depStates.and(seen), conjunctive);
      seen = seen.or(depStates);
      Bdd dependent = depStates.exists(encoding.variables(false, cell));
      partial.add(dependent.and(and).and(andPc));
      jumpPcs = jumpPcs.minus(toPc(depStates));
    }
    Bdd jumps = jumpPcs.and(andPc);
    for (int cell = 1; cell < encoding.cells(); cell++) {
      // The paper's relations are total; a line of ours that always fails changes nothing.
      jumps = jumps.and(conjunctive.get(cell).exists(encoding.variables(true, cell)));
    }
    partial.set(OdlModel.PC, jumps);
    return partial;
  }

  private void requireOrStructure(int cell, Bdd both, List<Bdd> conjunctive) {
    // A step exists only where all partitions have a next value.
    Bdd possible = both;
    for (int c = 0; c < encoding.cells() && !possible.isFalse(); c++) {
      possible = possible.andExists(conjunctive.get(c), encoding.variables(true, c));
    }
    if (!possible.isFalse()) {
      StringBuilder state = new StringBuilder();
      int[] values = encoding.anyState(possible);
      for (int c = 0; c < values.length; c++) {
        state.append(c == 0 ? "" : ", ").append(name(c)).append(" = ").append(values[c]);
      }
      throw new IllegalArgumentException(
          "not an or-structure: " + name(cell) + " and another variable change at " + state);
    }
  }

  private String name(int cell) {
    return encoding.model().cells().get(cell).name();
  }

  /** The disjunctive partitions: each with the frame {@code y' = y}. */
  List<Bdd> toDisjunctive(List<Bdd> partial) {
    List<Bdd> disjunctive = new ArrayList<>();
    for (int cell = 0; cell < partial.size(); cell++) {
      Bdd partition = partial.get(cell);
      for (int other = encoding.cells() - 1; other > 0; other--) {
        if (other != cell) {
          partition = partition.and(encoding.unchanged(other));
        }
      }
      disjunctive.add(partition);
    }
    return disjunctive;
  }

  /**
   * The conjunctive partitions. Unlike {@link #toConjunctiveAsGiven}, x keeps its value in the
   * states, not the pcs, where its partition has no step, and pc' is projected away from x' alone:
   * exact whenever the partitions are those of an or-structure.
   */
  List<Bdd> toConjunctive(List<Bdd> partial) {
    int[] nextPc = encoding.variables(true, OdlModel.PC);
    Bdd andPc = partial.get(OdlModel.PC);
    List<Bdd> conjunctive = new ArrayList<>(List.of(andPc));
    for (int cell = 1; cell < encoding.cells(); cell++) {
      Bdd por = partial.get(cell);
      Bdd jumps = por.exists(encoding.variables(true, cell));
      Bdd keeps = encoding.unchanged(cell).minus(jumps.exists(nextPc));
      conjunctive.add(por.exists(nextPc).or(keeps));
      andPc = andPc.or(jumps);
    }
    conjunctive.set(OdlModel.PC, andPc);
    return conjunctive;
  }

  /**
   * The conjunctive partitions by the formulas of section 4.2 to the letter, with dep_pcs and the
   * projection to (pc, pc'). Exact only if each pc belongs to one partition (so not for {@code a[i]
   * := e}, where the cells besides a[i] would have no next value) and the target of a statement
   * that assigns does not depend on the state.
   */
  List<Bdd> toConjunctiveAsGiven(List<Bdd> partial) {
    int[] nextPc = encoding.variables(true, OdlModel.PC);
    int[] rest = encoding.variables(false, others(OdlModel.PC));
    Bdd andPc = partial.get(OdlModel.PC);
    List<Bdd> conjunctive = new ArrayList<>(List.of(andPc));
    for (int cell = 1; cell < encoding.cells(); cell++) {
      Bdd por = partial.get(cell);
      Bdd jumps = por.exists(encoding.variables(true, cell)).exists(rest);
      Bdd depPcs = jumps.exists(nextPc);
      conjunctive.add(por.exists(nextPc).or(encoding.unchanged(cell).minus(depPcs)));
      andPc = andPc.or(jumps);
    }
    conjunctive.set(OdlModel.PC, andPc);
    return conjunctive;
  }
}
