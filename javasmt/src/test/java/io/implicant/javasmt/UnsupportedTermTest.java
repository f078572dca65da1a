package io.implicant.javasmt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.javasmt.UnsupportedTermException.Reason;
import io.implicant.logic.Terms;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.FormulaManager;
import org.sosy_lab.java_smt.api.FormulaType;
import org.sosy_lab.java_smt.api.SolverContext;

/** What is outside the fragment is named, wherever it stands. */
final class UnsupportedTermTest {
  private static void assertReported(
      TestSolver solver,
      Reason reason,
      String text,
      Function<FormulaManager, BooleanFormula> formula) {
    try (SolverContext context = solver.open()) {
      FormulaManager manager = context.getFormulaManager();
      var booleans = manager.getBooleanFormulaManager();
      BooleanFormula inside =
          booleans.or(booleans.makeVariable("b"), booleans.not(formula.apply(manager)));
      var translator = new FormulaTranslator(manager, new Terms());
      var e = assertThrows(UnsupportedTermException.class, () -> translator.toLogic(inside));
      assertEquals(reason, e.reason());
      assertTrue(e.getMessage().contains(text), e::getMessage);
    }
  }

  @Test
  void bitVectors() {
    assertReported(
        TestSolver.Z3,
        Reason.BIT_VECTOR,
        "(bvult v w)",
        manager -> {
          var vectors = manager.getBitvectorFormulaManager();
          return vectors.lessThan(
              vectors.makeVariable(8, "v"), vectors.makeVariable(8, "w"), false);
        });
  }

  @ParameterizedTest
  @EnumSource(TestSolver.class)
  void arrays(TestSolver solver) {
    assertReported(
        solver,
        Reason.ARRAY,
        " a 3)",
        manager -> {
          var arrays = manager.getArrayFormulaManager();
          var integers = manager.getIntegerFormulaManager();
          var array = arrays.makeArray("a", FormulaType.IntegerType, FormulaType.IntegerType);
          return integers.equal(
              integers.makeVariable("x"),
              integers.add(arrays.select(array, integers.makeNumber(3)), integers.makeNumber(1)));
        });
  }

  @Test
  void floatingPointNumbers() {
    assertReported(
        TestSolver.Z3,
        Reason.FLOATING_POINT,
        "fp.isNaN",
        manager -> {
          var floats = manager.getFloatingPointFormulaManager();
          return floats.isNaN(
              floats.makeVariable("d", FormulaType.getDoublePrecisionFloatingPointType()));
        });
  }

  @Test
  void strings() {
    assertReported(
        TestSolver.Z3,
        Reason.STRING,
        "prefix",
        manager -> {
          var strings = manager.getStringFormulaManager();
          return strings.prefix(strings.makeVariable("s"), strings.makeVariable("t"));
        });
  }

  @ParameterizedTest
  @EnumSource(
      value = TestSolver.class,
      names = {"Z3", "PRINCESS"})
  void quantifiers(TestSolver solver) {
    assertReported(
        solver,
        Reason.QUANTIFIER,
        "EXISTS",
        manager -> {
          var integers = manager.getIntegerFormulaManager();
          var x = integers.makeVariable("x");
          return manager
              .getQuantifiedFormulaManager()
              .exists(List.of(x), integers.lessThan(x, integers.makeVariable("y")));
        });
  }

  @Test
  void products() {
    assertReported(
        TestSolver.Z3,
        Reason.NON_LINEAR,
        "(* x y)",
        manager -> {
          var integers = manager.getIntegerFormulaManager();
          return integers.lessThan(
              integers.multiply(integers.makeVariable("x"), integers.makeVariable("y")),
              integers.makeVariable("x"));
        });
  }

  @Test
  void remaindersOfIntegers() {
    assertReported(
        TestSolver.Z3,
        Reason.INTEGER_DIVISION,
        "(mod x",
        manager -> {
          var integers = manager.getIntegerFormulaManager();
          return integers.equal(
              integers.modulo(integers.makeVariable("x"), integers.makeNumber(2)),
              integers.makeNumber(0));
        });
  }

  @ParameterizedTest
  @EnumSource(
      value = TestSolver.class,
      names = {"Z3", "SMTINTERPOL"})
  void intsAndRealsInOneAtom(TestSolver solver) {
    assertReported(
        solver,
        Reason.MIXED_SORTS,
        "(< ",
        manager ->
            manager
                .getRationalFormulaManager()
                .lessThan(
                    manager.getIntegerFormulaManager().makeVariable("x"),
                    manager.getRationalFormulaManager().makeVariable("r")));
  }
}
