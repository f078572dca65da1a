package io.implicant.abstraction.baseline;

import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.theories.CaseElimination;
import io.implicant.theories.GoalClauses;
import io.implicant.theories.Literal;
import io.implicant.theories.SupportedFormulas;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.solver.TheorySolver;
import io.implicant.theories.solver.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Our own decision procedure for EUF and difference logic, {@link TheorySolver}, as a prover. It
 * decides conjunctions of literals; a formula that is no literal is a disjunction of such
 * conjunctions, the paths of its BDD, which are tried one after the other, as SLAM's provers do.
 *
 * <p>Constants beyond 64 bits end in {@link ArithmeticException}.
 */
public final class TheoryProver implements Prover {
  @Override
  public String name() {
    return "own prover";
  }

  @Override
  public Session open(Terms terms, List<Formula> formulas, Budget budget)
      throws UnsupportedFormulaException {
    List<Formula> plain = new ArrayList<>();
    TheorySolver solver = new TheorySolver(terms);
    for (Formula formula : formulas) {
      plain.add(CaseElimination.eliminate(terms, formula));
      SupportedFormulas.requireAtoms(plain.get(plain.size() - 1), SupportedFormulas.all(terms));
    }
    List<List<int[]>> paths = new ArrayList<>();
    for (Formula formula : plain) {
      paths.add(paths(solver, terms.not(formula), budget));
      paths.add(paths(solver, formula, budget));
    }
    return new Paths(solver, plain, paths);
  }

  /** Conjunctions of numbered literals; one of them is true iff the formula is false. */
  private static List<int[]> paths(TheorySolver solver, Formula formula, Budget budget)
      throws UnsupportedFormulaException {
    List<int[]> paths = new ArrayList<>();
    for (List<Literal> path : new GoalClauses(formula).negatedClauses()) {
      budget.check();
      int[] numbers = new int[path.size()];
      for (int i = 0; i < numbers.length; i++) {
        numbers[i] = 2 * solver.register(path.get(i).atom()) + (path.get(i).positive() ? 0 : 1);
      }
      paths.add(numbers);
    }
    return paths;
  }

  /** The paths of literal l of a cube are at l. */
  private record Paths(TheorySolver solver, List<Formula> formulas, List<List<int[]>> paths)
      implements Session {
    @Override
    public Verdict check(Cube literals, Budget budget) {
      solver.setBudget(budget);
      List<List<int[]>> factors = literals.literals().mapToObj(paths::get).toList();
      if (factors.stream().anyMatch(List::isEmpty)) {
        return Verdict.unsatisfiable();
      }
      int[] choice = new int[factors.size()];
      do {
        switch (solver.check(union(factors, choice))) {
          case SATISFIABLE -> {
            return Verdict.withModel(trueFormulas());
          }
          case UNKNOWN -> {
            budget.check();
            throw new ArithmeticException(solver.reason());
          }
          case UNSATISFIABLE -> {}
        }
      } while (advance(factors, choice));
      return Verdict.unsatisfiable();
    }

    private static int[] union(List<List<int[]>> factors, int[] choice) {
      return IntStream.range(0, choice.length)
          .flatMap(i -> Arrays.stream(factors.get(i).get(choice[i])))
          .toArray();
    }

    /** The next combination of paths, if there is one. */
    private static boolean advance(List<List<int[]>> factors, int[] choice) {
      for (int i = 0; i < choice.length; i++) {
        if (++choice[i] < factors.get(i).size()) {
          return true;
        }
        choice[i] = 0;
      }
      return false;
    }

    private BitSet trueFormulas() {
      Map<Term, Value> values = solver.model().evaluateAll(formulas);
      BitSet trueFormulas = new BitSet();
      for (int i = 0; i < formulas.size(); i++) {
        trueFormulas.set(i, values.get(formulas.get(i)).equals(new Value.Truth(true)));
      }
      return trueFormulas;
    }
  }
}
