package io.implicant.abstraction.baseline;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.Outcome;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.theories.CaseElimination;
import io.implicant.theories.SupportedFormulas;
import io.implicant.theories.UnsupportedFormulaException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * F_P(e) as UCLID computes it (LBC07 Section 5, "UCLID-based"; Lahiri, Bryant, Cook: A symbolic
 * approach to predicate abstraction, CAV 2003): P and not-e are encoded in Boolean logic once for
 * all, and everything but P is quantified by a SAT solver that enumerates cubes over P. These are
 * the minterms that are consistent with not-e; F_P(e) is all others.
 *
 * <p>Functions go by {@link Ackermann}'s reduction, equalities and differences by {@link
 * EagerEncoding}, if-then-else terms and Bool arguments by case elimination; predicates may be
 * compound. Exact over Int, Real and declared sorts. Cost: the encoding may be exponential in the
 * number of different constants, and there may be as many cubes as minterms.
 */
public final class SatQuantification implements AbstractionMethod {
  @Override
  public String name() {
    return "SAT quantification";
  }

  @Override
  public Outcome<Answer> weakestStrengthening(Question question, BddManager manager, Budget budget)
      throws UnsupportedFormulaException {
    Terms terms = question.terms();
    List<Formula> plain = new ArrayList<>();
    for (Formula predicate : question.predicates()) {
      plain.add(supported(terms, predicate));
    }
    Formula negatedGoal = terms.not(supported(terms, question.goal()));
    return manager.attempt(budget, () -> quantify(terms, plain, negatedGoal, manager, budget));
  }

  private static Formula supported(Terms terms, Formula formula)
      throws UnsupportedFormulaException {
    Formula plain = CaseElimination.eliminate(terms, formula);
    SupportedFormulas.requireAtoms(plain, SupportedFormulas.all(terms));
    return plain;
  }

  private static Answer quantify(
      Terms terms, List<Formula> plain, Formula negatedGoal, BddManager manager, Budget budget) {
    Ackermann ackermann = new Ackermann(terms);
    List<Formula> predicates = plain.stream().map(ackermann::reduce).toList();
    List<Formula> required = new ArrayList<>(List.of(ackermann.reduce(negatedGoal)));
    required.addAll(ackermann.constraints());
    Cnf cnf = new Cnf();
    required.forEach(cnf::require);
    int[] columns = columns(cnf, predicates);
    List<Formula> all = new ArrayList<>(predicates);
    all.addAll(required);
    new EagerEncoding(terms, cnf, budget).encode(all);

    CubeEnumeration cubes = new CubeEnumeration(cnf, columns, budget);
    Bdd reached = manager.constant(false);
    for (var cube = cubes.next(); cube.isPresent(); cube = cubes.next()) {
      reached = reached.or(manager.cube(cube.get()));
    }
    return new Answer(reached.not(), new Statistics(0, cubes.calls(), cubes.models()));
  }

  /** A variable for each predicate; different ones even for predicates that are equivalent. */
  private static int[] columns(Cnf cnf, List<Formula> predicates) {
    int[] columns = new int[predicates.size()];
    Set<Integer> taken = new HashSet<>();
    for (int i = 0; i < columns.length; i++) {
      int literal = cnf.literal(predicates.get(i));
      columns[i] = literal;
      if (!taken.add(Math.abs(literal))) {
        columns[i] = cnf.variable();
        cnf.clause(-columns[i], literal);
        cnf.clause(columns[i], -literal);
      }
    }
    return columns;
  }
}
