package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import io.implicant.logic.Atom;
import io.implicant.logic.BoolConstant;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Junction;
import io.implicant.logic.Not;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.theories.CaseElimination;
import io.implicant.theories.SupportedFormulas;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.Encoding.NewDenominator;
import io.implicant.theories.closure.Encoding.OutsideFragment;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The atoms of P and of goals, numbered as they come, with their constraints and, once there is a
 * table, their literals in it.
 */
final class AtomTable {
  private final Terms terms;
  private Encoding encoding;
  private final Map<Atom, Integer> numbers = new HashMap<>();
  private final List<Atom> atoms = new ArrayList<>();
  private final List<Constraint> constraints = new ArrayList<>();
  private int[] edges = new int[16];
  private int encodings;
  private int predicateAtoms;
  private int predicateNodes; // stays when atoms are encoded anew, which goes in the same order

  AtomTable(Terms terms) {
    this.terms = terms;
    encoding = new Encoding(terms, BigInteger.ONE);
  }

  Encoding encoding() {
    return encoding;
  }

  /** Changes when all constraints have changed, since a constant had a new denominator. */
  int encodings() {
    return encodings;
  }

  int size() {
    return atoms.size();
  }

  List<Constraint> constraints() {
    return constraints;
  }

  int number(Atom atom) {
    return numbers.get(atom);
  }

  /** States that all atoms so far are those of P. */
  void endPredicates() {
    predicateAtoms = size();
    predicateNodes = encoding.size();
  }

  boolean isOfPredicates(int atom) {
    return atom < predicateAtoms;
  }

  /** Whether both applications occur in P. */
  boolean isOfPredicates(Pair pair) {
    return pair.first() < predicateNodes && pair.second() < predicateNodes;
  }

  int edge(int atom) {
    return edges[atom];
  }

  void setEdge(int atom, int edge) {
    if (atom >= edges.length) {
      edges = Arrays.copyOf(edges, Math.max(atom + 1, 2 * edges.length));
    }
    edges[atom] = edge;
  }

  /**
   * Enters the atoms of a formula; returns the formula without choices and Bool arguments, whose
   * atoms these are.
   */
  Formula enter(Formula formula) throws UnsupportedFormulaException {
    try {
      enterAtoms(formula);
      return formula;
    } catch (OutsideFragment e) {
      Formula plain = CaseElimination.eliminate(terms, formula);
      SupportedFormulas.requireAtoms(plain, SupportedFormulas.all(terms));
      enterAtoms(plain);
      return plain;
    }
  }

  private void enterAtoms(Formula formula) {
    if (formula instanceof Atom atom) {
      enterAtom(atom);
    } else if (formula instanceof Not not && not.operand() instanceof Atom atom) {
      enterAtom(atom);
    } else {
      for (Term term : Dag.postorder(List.of(formula), t -> t instanceof Formula)) {
        if (term instanceof Atom atom) {
          enterAtom(atom);
        }
      }
    }
  }

  private void enterAtom(Atom atom) {
    if (numbers.containsKey(atom)) {
      return;
    }
    Constraint constraint;
    try {
      constraint = encoding.constraint(atom);
    } catch (NewDenominator e) {
      constraint = encodeAnew(atom, e.denominator());
    }
    numbers.put(atom, atoms.size());
    atoms.add(atom);
    constraints.add(constraint);
  }

  private Constraint encodeAnew(Atom atom, BigInteger denominator) {
    BigInteger common = denominator;
    while (true) {
      try {
        encodings++;
        encoding = new Encoding(terms, common);
        for (int i = 0; i < atoms.size(); i++) {
          constraints.set(i, encoding.constraint(atoms.get(i)));
        }
        return encoding.constraint(atom);
      } catch (NewDenominator e) {
        common = e.denominator();
      }
    }
  }

  /** The function of a formula whose atoms are entered and have edges. */
  int function(BddTable table, Formula formula) {
    if (formula instanceof Atom atom) {
      return edge(number(atom));
    } else if (formula instanceof Not not && not.operand() instanceof Atom atom) {
      return edge(number(atom)) ^ 1;
    } else if (formula instanceof BoolConstant constant) {
      return constant.value() ? BddTable.TRUE : BddTable.FALSE;
    }
    Map<Term, Integer> functions = new HashMap<>();
    Connectives connectives = new Connectives(table, functions);
    for (Term term : Dag.postorder(List.of(formula), t -> t instanceof Formula)) {
      functions.put(term, ((Formula) term).match(connectives));
    }
    return functions.get(formula);
  }

  /** The function of a formula, from those of its parts. */
  private final class Connectives implements Formula.Cases<Integer> {
    private final BddTable table;
    private final Map<Term, Integer> functions;

    Connectives(BddTable table, Map<Term, Integer> functions) {
      this.table = table;
      this.functions = functions;
    }

    @Override
    public Integer constant(boolean value) {
      return value ? BddTable.TRUE : BddTable.FALSE;
    }

    @Override
    public Integer atom(Atom atom) {
      return edge(number(atom));
    }

    @Override
    public Integer not(Formula operand) {
      return functions.get(operand) ^ 1;
    }

    @Override
    public Integer junction(Junction junction) {
      List<Integer> operands = new ArrayList<>();
      int sign = junction.isConjunction() ? 1 : 0;
      junction.operands().forEach(operand -> operands.add(functions.get(operand) ^ sign));
      return Disjunctions.of(table, operands) ^ sign;
    }

    @Override
    public Integer iff(Formula left, Formula right) {
      return table.iff(functions.get(left), functions.get(right));
    }

    @Override
    public Integer conditional(Formula condition, Formula thenFormula, Formula elseFormula) {
      return table.ite(
          functions.get(condition), functions.get(thenFormula), functions.get(elseFormula));
    }
  }
}
