package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.table.LimitReached;
import io.implicant.logic.Formula;
import io.implicant.logic.text.InputException;
import io.implicant.theories.ReferenceEngine.Choice;
import io.implicant.theories.ReferenceEngine.Limits;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Inputs at the edge of what the reference engine takes, and beyond. */
class ReferenceEngineInputTest {
  private static final String DECLARATIONS =
      """
      (declare-sort U 0) (declare-fun a () U) (declare-fun b () U) (declare-fun f (U) U)
      (declare-fun x () Int) (declare-fun y () Int) (declare-fun z () Int)
      (declare-fun g (Int) Int) (declare-fun k (Bool) Int)
      (declare-fun q (U) Bool) (declare-fun r () Bool) (declare-fun s () Bool)
      """;

  private static Problem problem(String... predicatesAndGoal) throws InputException {
    StringBuilder text = new StringBuilder(DECLARATIONS);
    int last = predicatesAndGoal.length - 1;
    for (int i = 0; i < last; i++) {
      text.append(String.format("(define-fun p%d () Bool %s)%n", i, predicatesAndGoal[i]));
    }
    text.append(String.format("(define-fun goal () Bool %s)%n", predicatesAndGoal[last]));
    return Problem.read("test.smt2", text.toString());
  }

  private static String minterms(String... predicatesAndGoal) throws InputException {
    Problem problem = problem(predicatesAndGoal);
    ReferenceResult result = problem.solve();
    assertTrue(result.exact());
    return problem.minterms(result).toString();
  }

  private static void assertUnsupported(Choice choice, String part, String predicate)
      throws InputException {
    Problem problem = problem(predicate, "false");
    var failure =
        assertThrows(
            UnsupportedFormulaException.class,
            () -> new ReferenceEngine(problem.terms(), problem.predicates(), choice, Limits.NONE));
    assertTrue(failure.getMessage().contains(part), failure::getMessage);
    assertEquals(problem.predicates().get(0), failure.formula());
  }

  @Test
  void predicatesOutsideTheFragmentAreNamed() throws InputException {
    assertUnsupported(Choice.COMBINED, "an atom or a negated atom", "(or (= x 1) (= x 2))");
    assertUnsupported(Choice.COMBINED, "an atom or a negated atom", "(= r s)");
    assertUnsupported(Choice.COMBINED, "x + y", "(<= (+ x y) 1)");
    assertUnsupported(Choice.COMBINED, "the atom", "(<= (+ x y z) 1)");
    assertUnsupported(Choice.COMBINED, "a sum beyond", "(= (g (+ x y)) 1)");
    assertUnsupported(Choice.COMBINED, "if-then-else", "(= (g (ite r x y)) 1)");
    assertUnsupported(Choice.COMBINED, "Bool argument", "(= (k r) 1)");
    assertUnsupported(Choice.EUF, "the atom", "(<= x y)");
    assertUnsupported(Choice.EUF, "the term", "(= (g 1) x)");
    assertUnsupported(Choice.DIFFERENCE, "the atom", "(= a b)");
    assertUnsupported(Choice.DIFFERENCE, "the term", "(<= (g x) 1)");
  }

  @Test
  void goalsOutsideTheFragmentAreNamed() throws InputException {
    Problem problem = problem("(= x 1)", "(or (= x 1) (<= (+ x y) 1))");
    ReferenceEngine engine = problem.engine(Choice.COMBINED, Integer.MAX_VALUE);
    assertThrows(
        UnsupportedFormulaException.class, () -> engine.weakestStrengthening(problem.goal()));
  }

  @Test
  void withoutPredicatesThereIsOneMinterm() throws InputException {
    assertEquals("{0}", minterms("(< x (+ x 1))"));
    assertEquals("{}", minterms("(< x y)"));
    assertEquals("{0}", minterms("true"));
    assertEquals("{}", minterms("false"));
    assertEquals("{0}", minterms("(=> (and (< x y) (< y z)) (< x z))"));
  }

  @Test
  void duplicatesAgree() throws InputException {
    assertEquals("{1, 2, 3}", minterms("(= a b)", "(= b a)", "(= (f a) (f b))"));
    assertEquals("{0, 1, 2}", minterms("(< x y)", "(not (<= y x))", "(<= y x)"));
    assertEquals("{0, 1, 3}", minterms("(< x y)", "(<= y x)", "(< x y)"));
  }

  @Test
  void constantPredicatesAreTrueOrFalseInEveryConsistentMinterm() throws InputException {
    assertEquals("{0, 2, 3}", minterms("true", "(= x 1)", "(<= x 1)"));
    assertEquals("{1, 2, 3}", minterms("false", "(= x 1)", "(<= x 1)"));
    assertEquals("{0}", minterms("(= x x)", "false"));
    assertEquals("{1}", minterms("(< x x)", "false"));
  }

  @Test
  void aGoalThatIsAPredicateIsThatPredicate() throws InputException {
    assertEquals("{1, 3}", minterms("(= a b)", "(= x y)", "(= a b)"));
    assertEquals("{0, 2}", minterms("(= a b)", "(= x y)", "(not (= a b))"));
    assertEquals("{3}", minterms("(= a b)", "(= x y)", "(and (= a b) (= x y))"));
    assertEquals("{0, 3}", minterms("(= a b)", "(= x y)", "(= (= a b) (= x y))"));
  }

  @Test
  void constantGoalsGiveEverythingOrWhatIsInconsistent() throws InputException {
    assertEquals("{0, 1, 2, 3}", minterms("(= x 1)", "(= x 2)", "true"));
    assertEquals("{3}", minterms("(= x 1)", "(= x 2)", "false"));
  }

  @Test
  void boolConstantsAndUninterpretedPredicatesArePredicates() throws InputException {
    assertEquals("{1, 3}", minterms("r", "s", "r"));
    assertEquals("{3}", minterms("r", "s", "(and r s)"));
    assertEquals("{0, 2, 3}", minterms("r", "(not r)", "(not r)"));
    assertEquals("{3}", minterms("(q a)", "(= a b)", "(q b)"));
    assertEquals("{3, 6}", minterms("(q a)", "(= a b)", "(q b)", "false"));
  }

  @Test
  void manyPredicatesEndAtTheLimitOfNodesNotInAWrongAnswer() throws Exception {
    List<String> texts = new ArrayList<>();
    int n = 20;
    for (int i = 0; i < n; i++) {
      for (int j = i + 1; j < n; j++) {
        texts.add("x" + i + " <= x" + j + " + 0.0");
      }
    }
    texts.add("x0 <= x" + (n - 1));
    Problem problem = Problem.of(texts.toArray(new String[0]));
    assertTrue(problem.size() > 180);
    List<Formula> predicates = problem.predicates();
    ReferenceEngine engine =
        new ReferenceEngine(problem.terms(), predicates, Choice.DIFFERENCE, new Limits(3, 5_000));
    assertThrows(LimitReached.class, () -> engine.weakestStrengthening(problem.goal()));
  }
}
