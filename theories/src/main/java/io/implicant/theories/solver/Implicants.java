package io.implicant.theories.solver;

import io.implicant.logic.Atom;
import io.implicant.logic.BoolConstant;
import io.implicant.logic.Conditional;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Iff;
import io.implicant.logic.Junction;
import io.implicant.logic.Not;
import io.implicant.logic.Term;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * Reduces assignments of atoms to implicants: literals that make the formulas true, whatever the
 * other atoms are. The walk starts at the formulas; of the operands that make a disjunction true it
 * takes one, preferably one that is justified already, then one of small size. Linear in the number
 * of different subformulas.
 */
public final class Implicants {
  private static final int MAX_SIZE = 1 << 20;

  private final ToIntFunction<Atom> number;
  private final Map<Term, Integer> ids = new HashMap<>();
  private final List<Formula> formulas = new ArrayList<>();
  private int[][] operands = new int[64][];
  private int[] atom = new int[64]; // its number, or -1
  private int[] size = new int[64]; // literals at most, all operands counted; bounded
  private boolean[] value = new boolean[64];
  private int[] justified = new int[64]; // the round
  private int round;
  private final Ints roots = new Ints();
  private final Ints stack = new Ints();
  private final Ints choices = new Ints(); // put off until it is known what else is justified
  private final Ints literals = new Ints();

  /** {@code number} gives atoms their numbers. */
  public Implicants(ToIntFunction<Atom> number) {
    this.number = number;
  }

  /** One more formula that is to be true. */
  public void add(Formula root) {
    for (Term term : Dag.postorder(List.of(root), this::isNew)) {
      append((Formula) term);
    }
    roots.add(ids.get(root));
  }

  private boolean isNew(Term term) {
    return term instanceof Formula && !ids.containsKey(term);
  }

  private void append(Formula formula) {
    int id = formulas.size();
    if (id == atom.length) {
      operands = Arrays.copyOf(operands, 2 * id);
      atom = Arrays.copyOf(atom, 2 * id);
      size = Arrays.copyOf(size, 2 * id);
      value = Arrays.copyOf(value, 2 * id);
      justified = Arrays.copyOf(justified, 2 * id);
    }
    ids.put(formula, id);
    formulas.add(formula);
    atom[id] = -1;
    operands[id] = new int[0];
    size[id] = 1;
    if (formula instanceof Atom leaf) {
      atom[id] = number.applyAsInt(leaf);
    } else {
      operands[id] = formula.children().stream().mapToInt(ids::get).toArray();
      for (int operand : operands[id]) {
        size[id] = Math.min(MAX_SIZE, size[id] + size[operand]);
      }
    }
  }

  /**
   * The literals, 2 * atom for the atom and one more for its negation, that make all formulas true.
   *
   * @param assignment the values of atoms by number, under which they are true
   */
  public int[] of(boolean[] assignment) {
    evaluate(assignment);
    round++;
    literals.clear();
    for (int i = roots.size() - 1; i >= 0; i--) {
      require(roots.get(i));
    }
    choices.clear();
    for (int next = 0; !stack.isEmpty() || next < choices.size(); ) {
      if (!stack.isEmpty()) {
        justify(stack.removeLast());
      } else {
        int id = choices.get(next++);
        require(find(operands[id], value[id]));
      }
    }
    return literals.toArray();
  }

  private void evaluate(boolean[] assignment) {
    for (int id = 0; id < formulas.size(); id++) {
      value[id] = atom[id] >= 0 ? assignment[atom[id]] : valueOf(id);
    }
  }

  private boolean valueOf(int id) {
    Formula formula = formulas.get(id);
    int[] parts = operands[id];
    if (formula instanceof Not) {
      return !value[parts[0]];
    } else if (formula instanceof Junction junction) {
      return junction.isConjunction() == (find(parts, !junction.isConjunction()) < 0);
    } else if (formula instanceof Iff) {
      return value[parts[0]] == value[parts[1]];
    } else if (formula instanceof Conditional) {
      return value[value[parts[0]] ? parts[1] : parts[2]];
    }
    return ((BoolConstant) formula).value();
  }

  /** Of the operands with that value, the one to be taken; -1 if there is none. */
  private int find(int[] parts, boolean wanted) {
    int best = -1;
    for (int part : parts) {
      if (value[part] == wanted) {
        if (justified[part] == round) {
          return part;
        }
        best = best < 0 || size[part] < size[best] ? part : best;
      }
    }
    return best;
  }

  private void require(int id) {
    if (justified[id] != round) {
      justified[id] = round;
      stack.add(id);
    }
  }

  private void justify(int id) {
    Formula formula = formulas.get(id);
    int[] parts = operands[id];
    if (atom[id] >= 0) {
      literals.add(2 * atom[id] + (value[id] ? 0 : 1));
    } else if (formula instanceof Junction junction && junction.isConjunction() != value[id]) {
      choices.add(id);
    } else if (formula instanceof Conditional) {
      require(parts[0]);
      require(value[parts[0]] ? parts[1] : parts[2]);
    } else {
      for (int part : parts) {
        require(part);
      }
    }
  }
}
