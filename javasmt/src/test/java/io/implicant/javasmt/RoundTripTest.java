package io.implicant.javasmt;

import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.javasmt.UnsupportedTermException.Reason;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Junction;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.ProverEnvironment;
import org.sosy_lab.java_smt.api.SolverContext;

/** Random formulas there and back. */
final class RoundTripTest {
  @ParameterizedTest
  @EnumSource(TestSolver.class)
  void aFormulaOfOursComesBackAsTheSameNode(TestSolver solver) throws Exception {
    try (SolverContext context = solver.open()) {
      for (long seed : Seeds.of(solver == TestSolver.PRINCESS ? 100 : 300).toArray()) {
        Terms terms = new Terms();
        Formula formula = new RandomLogic(terms, new Random(seed), solver).formula(3);
        var translator = new FormulaTranslator(context.getFormulaManager(), terms);
        BooleanFormula written = translator.toJavaSmt(formula);
        Formula back = translator.toLogic(written);
        String message = "seed " + seed + ": " + formula + " as " + written + " as " + back;
        switch (solver) {
          case Z3 -> assertSame(formula, back, message);
          case SMTINTERPOL -> assertSame(merged(terms, formula), back, message);
          default -> // it simplifies Boolean structure
              assertEquivalent(context, written, translator.toJavaSmt(back), message);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(TestSolver.class)
  void aFormulaOfTheSolverComesBackAsAnEquivalentOne(TestSolver solver) throws Exception {
    try (SolverContext context = solver.open()) {
      var translator = new FormulaTranslator(context.getFormulaManager(), new Terms());
      for (long seed : Seeds.of(solver == TestSolver.PRINCESS ? 75 : 300).toArray()) {
        BooleanFormula formula =
            new RandomJavaSmt(context.getFormulaManager(), new Random(seed), solver).formula(3);
        Formula read;
        try {
          read = translator.toLogic(formula);
        } catch (UnsupportedTermException e) {
          assertTrue(solver.hidesOperations() && e.reason() == Reason.OTHER, e.getMessage());
          continue;
        }
        BooleanFormula back = translator.toJavaSmt(read);
        assertEquivalent(context, formula, back, "seed " + seed + ": " + formula + " as " + back);
      }
    }
  }

  private static void assertEquivalent(
      SolverContext context, BooleanFormula left, BooleanFormula right, String message)
      throws Exception {
    try (ProverEnvironment prover = context.newProverEnvironment()) {
      prover.push(context.getFormulaManager().getBooleanFormulaManager().xor(left, right));
      assertTrue(prover.isUnsat(), message);
    }
  }

  /** With nested junctions merged, as SMTInterpol does. */
  private static Formula merged(Terms terms, Formula formula) {
    Map<Term, Term> merged = new HashMap<>();
    for (Term term : Dag.postorder(List.of(formula))) {
      Map<Term, Term> children = new HashMap<>();
      term.children().forEach(child -> children.put(child, merged.get(child)));
      Term rebuilt = Dag.substitute(terms, term, children);
      merged.put(term, rebuilt instanceof Junction junction ? merged(terms, junction) : rebuilt);
    }
    return (Formula) merged.get(formula);
  }

  private static Formula merged(Terms terms, Junction junction) {
    List<Formula> operands = new ArrayList<>();
    for (Formula operand : junction.operands()) {
      boolean same =
          operand instanceof Junction inner && inner.isConjunction() == junction.isConjunction();
      operands.addAll(same ? ((Junction) operand).operands() : List.of(operand));
    }
    return junction.isConjunction() ? terms.and(operands) : terms.or(operands);
  }
}
