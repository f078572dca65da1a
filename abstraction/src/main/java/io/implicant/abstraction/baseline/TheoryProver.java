package io.implicant.abstraction.baseline;

import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Atom;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.theories.CaseElimination;
import io.implicant.theories.GoalClauses;
import io.implicant.theories.Literal;
import io.implicant.theories.SupportedFormulas;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.solver.Answer;
import io.implicant.theories.solver.FormulaSolver;
import io.implicant.theories.solver.Model;
import io.implicant.theories.solver.TheorySolver;
import io.implicant.theories.solver.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Our own decision procedures for EUF and difference logic as a prover. {@link TheorySolver}
 * decides conjunctions of literals; a small formula that is no literal is a disjunction of such
 * conjunctions, the paths of its BDD, which are tried one after the other, as SLAM's provers do.
 * Where that would be too many, {@link FormulaSolver} decides.
 *
 * <p>Constants beyond 64 bits end in {@link ArithmeticException}.
 */
public final class TheoryProver implements Prover {
  private static final int MAX_ATOMS = 8; // of a formula that is taken apart
  private static final int MAX_COMBINATIONS = 64;

  @Override
  public String name() {
    return "own prover";
  }

  @Override
  public Session open(Terms terms, List<Formula> formulas, Budget budget)
      throws UnsupportedFormulaException {
    TheorySolver solver = new TheorySolver(terms);
    List<Formula> plain = new ArrayList<>();
    List<List<int[]>> paths = new ArrayList<>();
    for (Formula formula : formulas) {
      Formula each = CaseElimination.eliminate(terms, formula);
      SupportedFormulas.requireAtoms(each, SupportedFormulas.all(terms));
      plain.add(each);
      paths.add(paths(solver, terms.not(each)));
      paths.add(paths(solver, each));
    }
    return new Paths(terms, solver, plain, paths);
  }

  /** Conjunctions of numbered literals, one of which is true iff the formula is false. */
  private static List<int[]> paths(TheorySolver solver, Formula formula)
      throws UnsupportedFormulaException {
    long atoms = Dag.postorder(List.of(formula)).stream().filter(Atom.class::isInstance).count();
    if (atoms > MAX_ATOMS) {
      return null;
    }
    List<int[]> paths = new ArrayList<>();
    for (List<Literal> path : new GoalClauses(formula).negatedClauses()) {
      int[] numbers = new int[path.size()];
      for (int i = 0; i < numbers.length; i++) {
        numbers[i] = 2 * solver.register(path.get(i).atom()) + (path.get(i).positive() ? 0 : 1);
      }
      paths.add(numbers);
    }
    return paths;
  }

  /** The paths of literal l of a cube are at l, null if its formula is not taken apart. */
  private record Paths(
      Terms terms, TheorySolver solver, List<Formula> formulas, List<List<int[]>> paths)
      implements Session {
    @Override
    public Verdict check(Cube literals, Budget budget) {
      long combinations = 1;
      List<List<int[]>> factors = new ArrayList<>();
      for (int literal : literals.literals().toArray()) {
        List<int[]> factor = paths.get(literal);
        factors.add(factor);
        combinations *= factor == null ? Integer.MAX_VALUE : factor.size();
        if (combinations > MAX_COMBINATIONS) {
          return checkFormulas(literals, budget);
        }
      }
      return combinations == 0 ? Verdict.unsatisfiable() : checkPaths(factors, budget);
    }

    private Verdict checkPaths(List<List<int[]>> factors, Budget budget) {
      solver.setBudget(budget);
      int[] choice = new int[factors.size()];
      do {
        switch (solver.check(union(factors, choice))) {
          case SATISFIABLE -> {
            return Verdict.withModel(trueFormulas(solver.model()));
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

    private Verdict checkFormulas(Cube literals, Budget budget) {
      List<Formula> conjunction =
          literals
              .literals()
              .mapToObj(l -> (l & 1) == 0 ? formulas.get(l >> 1) : terms.not(formulas.get(l >> 1)))
              .toList();
      try {
        Answer answer = FormulaSolver.solve(terms, conjunction, budget);
        if (answer instanceof Answer.Unknown unknown) {
          budget.check();
          throw new ArithmeticException(unknown.reason());
        }
        return answer instanceof Answer.Satisfiable satisfiable
            ? Verdict.withModel(trueFormulas(satisfiable.model()))
            : Verdict.unsatisfiable();
      } catch (UnsupportedFormulaException e) {
        throw new IllegalStateException("the formulas were supported when this began", e);
      }
    }

    private BitSet trueFormulas(Model model) {
      Map<Term, Value> values = model.evaluateAll(formulas);
      BitSet trueFormulas = new BitSet();
      for (int i = 0; i < formulas.size(); i++) {
        trueFormulas.set(i, values.get(formulas.get(i)).equals(new Value.Truth(true)));
      }
      return trueFormulas;
    }
  }
}
