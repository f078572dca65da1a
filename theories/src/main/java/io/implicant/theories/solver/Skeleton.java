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
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Formulas as clauses (Plaisted and Greenbaum, 1986): a variable per different subformula, defined
 * only in the directions in which the formulas use it. Literals are v and -v; a negation is its
 * operand's literal turned.
 */
public final class Skeleton {
  private static final int POSITIVE = 1;
  private static final int NEGATIVE = 2;
  private static final int BOTH = 3;

  private final SkeletonSolver solver;
  private final Map<Formula, Integer> variables = new HashMap<>();

  /** The directions in which a subformula is defined already. */
  private final Map<Formula, Integer> defined = new HashMap<>();

  private final List<Atom> atoms = new ArrayList<>();

  public Skeleton(SkeletonSolver solver) {
    this.solver = solver;
  }

  /** The atoms of all formulas so far, in the order of their first occurrence. */
  public List<Atom> atoms() {
    return atoms;
  }

  /** The literal of a formula that is no constant. */
  public int literal(Formula formula) {
    return formula instanceof Not not ? -variable(not.operand()) : variable(formula);
  }

  private int variable(Formula formula) {
    Integer known = variables.get(formula);
    if (known != null) {
      return known;
    }
    int variable = solver.newVariable();
    variables.put(formula, variable);
    if (formula instanceof Atom atom) {
      atoms.add(atom);
    }
    return variable;
  }

  /** Asserts the formulas. */
  public void add(List<? extends Formula> roots) {
    List<Term> order = Dag.postorder(roots, t -> t instanceof Formula);
    Map<Formula, Integer> wanted = new HashMap<>();
    roots.forEach(root -> wanted.put(root, POSITIVE));
    for (int i = order.size() - 1; i >= 0; i--) { // parents first
      Formula formula = (Formula) order.get(i);
      define(formula, wanted.getOrDefault(formula, 0), wanted); // 0: an argument of an atom
    }
    for (Formula root : roots) {
      if (!(root instanceof BoolConstant constant)) {
        solver.add(literal(root));
      } else if (!constant.value()) {
        solver.add();
      }
    }
  }

  private void define(Formula formula, int directions, Map<Formula, Integer> wanted) {
    if (formula instanceof Atom) {
      variable(formula);
      return;
    } else if (formula instanceof Not not) {
      want(wanted, not.operand(), (directions >> 1) | ((directions & 1) << 1));
      return;
    }
    int known = defined.getOrDefault(formula, 0);
    defined.put(formula, known | directions);
    int missing = directions & ~known;
    if (formula instanceof Junction junction) {
      junction.operands().forEach(operand -> want(wanted, operand, directions));
      defineJunction(junction, missing);
    } else if (formula instanceof Iff iff) {
      want(wanted, iff.left(), BOTH);
      want(wanted, iff.right(), BOTH);
      defineIff(iff, missing);
    } else if (formula instanceof Conditional ite) {
      want(wanted, ite.condition(), BOTH);
      want(wanted, ite.thenFormula(), directions);
      want(wanted, ite.elseFormula(), directions);
      defineConditional(ite, missing);
    }
  }

  private static void want(Map<Formula, Integer> wanted, Formula formula, int directions) {
    wanted.merge(formula, directions, (a, b) -> a | b);
  }

  /** A disjunction is the negated conjunction of its operands' negations. */
  private void defineJunction(Junction junction, int directions) {
    int sign = junction.isConjunction() ? 1 : -1;
    int variable = sign * variable(junction);
    List<Formula> operands = junction.operands();
    if ((directions & (sign > 0 ? POSITIVE : NEGATIVE)) != 0) {
      for (Formula operand : operands) {
        solver.add(-variable, sign * literal(operand));
      }
    }
    if ((directions & (sign > 0 ? NEGATIVE : POSITIVE)) != 0) {
      int[] clause = new int[operands.size() + 1];
      clause[0] = variable;
      for (int i = 1; i < clause.length; i++) {
        clause[i] = -sign * literal(operands.get(i - 1));
      }
      solver.add(clause);
    }
  }

  private void defineIff(Iff iff, int directions) {
    int variable = variable(iff);
    int left = literal(iff.left());
    int right = literal(iff.right());
    if ((directions & POSITIVE) != 0) {
      solver.add(-variable, -left, right);
      solver.add(-variable, left, -right);
    }
    if ((directions & NEGATIVE) != 0) {
      solver.add(variable, left, right);
      solver.add(variable, -left, -right);
    }
  }

  private void defineConditional(Conditional ite, int directions) {
    int variable = variable(ite);
    int condition = literal(ite.condition());
    for (int sign : new int[] {1, -1}) {
      if ((directions & (sign > 0 ? POSITIVE : NEGATIVE)) != 0) {
        int left = sign * literal(ite.thenFormula());
        int right = sign * literal(ite.elseFormula());
        solver.add(-sign * variable, -condition, left);
        solver.add(-sign * variable, condition, right);
        solver.add(-sign * variable, left, right);
      }
    }
  }
}
