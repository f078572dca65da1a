package io.implicant.theories;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.logic.Atom;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Junction;
import io.implicant.logic.Term;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** The diagram of a formula's Boolean structure, from the bottom up, each shared part once. */
public final class FormulaFunction implements Formula.Cases<Bdd> {
  private final BddManager manager;
  private final ToIntFunction<Atom> variables;
  private final Map<Term, Bdd> functions = new HashMap<>();

  private FormulaFunction(BddManager manager, ToIntFunction<Atom> variables) {
    this.manager = manager;
    this.variables = variables;
  }

  /** The function of the formula where each atom is the variable that {@code variables} gives. */
  public static Bdd of(BddManager manager, Formula formula, ToIntFunction<Atom> variables) {
    FormulaFunction work = new FormulaFunction(manager, variables);
    for (Term term : Dag.postorder(List.of(formula), t -> t instanceof Formula)) {
      work.functions.put(term, ((Formula) term).match(work));
    }
    return work.functions.get(formula);
  }

  @Override
  public Bdd constant(boolean value) {
    return manager.constant(value);
  }

  @Override
  public Bdd atom(Atom atom) {
    return manager.variable(variables.applyAsInt(atom));
  }

  @Override
  public Bdd not(Formula operand) {
    return functions.get(operand).not();
  }

  @Override
  public Bdd junction(Junction junction) {
    List<Bdd> operands = junction.operands().stream().map(functions::get).toList();
    return junction.isConjunction() ? manager.and(operands) : manager.or(operands);
  }

  @Override
  public Bdd iff(Formula left, Formula right) {
    return functions.get(left).iff(functions.get(right));
  }

  @Override
  public Bdd conditional(Formula condition, Formula thenFormula, Formula elseFormula) {
    return functions.get(condition).ite(functions.get(thenFormula), functions.get(elseFormula));
  }
}
