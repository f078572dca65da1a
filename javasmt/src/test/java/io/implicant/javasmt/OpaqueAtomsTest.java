package io.implicant.javasmt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.Proxy;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.java_smt.api.BitvectorFormula;
import org.sosy_lab.java_smt.api.BitvectorFormulaManager;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.BooleanFormulaManager;
import org.sosy_lab.java_smt.api.FormulaType;
import org.sosy_lab.java_smt.api.IntegerFormulaManager;
import org.sosy_lab.java_smt.api.ProverEnvironment;
import org.sosy_lab.java_smt.api.SolverContext;
import org.sosy_lab.java_smt.api.SolverContext.ProverOptions;
import org.sosy_lab.java_smt.api.SolverException;

/**
 * Atoms outside the fragment are answered where that is exact, and left to the solver elsewhere.
 */
final class OpaqueAtomsTest {
  private SolverContext plain;
  private ImplicantSolverContext ours;
  private BooleanFormulaManager booleans;
  private IntegerFormulaManager integers;
  private BitvectorFormulaManager vectors;

  @BeforeEach
  void open() {
    plain = TestSolver.Z3.open();
    ours = ImplicantSolverContext.around(plain, ShutdownNotifier.createDummy());
    booleans = plain.getFormulaManager().getBooleanFormulaManager();
    integers = plain.getFormulaManager().getIntegerFormulaManager();
    vectors = plain.getFormulaManager().getBitvectorFormulaManager();
  }

  @AfterEach
  void close() {
    if (ours != null) {
      ours.close();
    }
  }

  private BitvectorFormula vector(String name) {
    return vectors.makeVariable(8, name);
  }

  private BooleanFormula below(BitvectorFormula left, BitvectorFormula right) {
    return vectors.lessThan(left, right, false);
  }

  /**
   * What ours finds, after a comparison with what the solver finds. The predicates get names, since
   * JavaSMT takes one that a model leaves open for one that may have both values.
   */
  private Set<Long> allSat(BooleanFormula assertion, BooleanFormula... predicates)
      throws Exception {
    List<BooleanFormula> names = new ArrayList<>();
    BooleanFormula all = assertion;
    for (BooleanFormula predicate : predicates) {
      names.add(booleans.makeVariable("p" + names.size()));
      all = booleans.and(all, booleans.equivalence(names.get(names.size() - 1), predicate));
    }
    Set<Long> expected = allSat(plain, all, names);
    assertEquals(expected, allSat(ours, all, names));
    return expected;
  }

  private Set<Long> allSat(SolverContext context, BooleanFormula assertion, List<BooleanFormula> p)
      throws Exception {
    try (ProverEnvironment prover = context.newProverEnvironment(ProverOptions.GENERATE_ALL_SAT)) {
      prover.push(assertion);
      return prover.allSat(new Minterms(booleans, p), p);
    }
  }

  @Test
  void anAtomThatSharesNothingIsABoolean() throws Exception {
    var x = integers.makeVariable("x");
    BooleanFormula positive = integers.greaterThan(x, integers.makeNumber(0));
    BooleanFormula small = below(vector("v"), vector("w"));
    BooleanFormula a = booleans.makeVariable("a");
    BooleanFormula tied =
        booleans.and(
            booleans.equivalence(a, positive),
            booleans.or(booleans.and(small, positive), booleans.not(small)));
    assertEquals(Set.of(1L, 3L), allSat(booleans.and(booleans.or(a, small), tied), a, small));
    assertEquals(Map.of(), ours.allSatStatistics().fallenBack());
  }

  @Test
  void anAtomThatCanOnlyBeFalseIsFalse() throws Exception {
    BooleanFormula never = below(vector("v"), vectors.makeBitvector(8, 0));
    BooleanFormula a = booleans.makeVariable("a");
    assertEquals(Set.of(1L), allSat(booleans.or(a, never), a));
    assertEquals(Set.of(0L, 1L), allSat(booleans.or(a, booleans.not(never)), a));
    assertEquals(2, ours.allSatStatistics().answered());
  }

  @Test
  void anAtomThatCanOnlyBeTrueIsTrue() throws Exception {
    BooleanFormula always = vectors.lessOrEquals(vectors.makeBitvector(8, 0), vector("v"), false);
    BooleanFormula a = booleans.makeVariable("a");
    assertEquals(Set.of(1L), allSat(booleans.or(a, booleans.not(always)), a));
    assertEquals(Set.of(0L, 1L), allSat(booleans.or(a, always), a));
    assertEquals(2, ours.allSatStatistics().answered());
  }

  @Test
  void atomsThatShareAVariableAreLeftToTheSolver() throws Exception {
    BooleanFormula left = below(vector("v"), vector("w"));
    BooleanFormula right = below(vector("w"), vector("v"));
    assertEquals(Set.of(0L, 1L, 2L), allSat(booleans.makeTrue(), left, right));
    assertEquals(Map.of("bit-vectors", 1L), ours.allSatStatistics().fallenBack());
  }

  @Test
  void aProductOfVariablesThatOccurElsewhereIsLeftToTheSolver() throws Exception {
    var x = integers.makeVariable("x");
    var square = integers.multiply(x, integers.makeVariable("y"));
    BooleanFormula zero = integers.equal(square, integers.makeNumber(0));
    BooleanFormula same = integers.equal(x, integers.makeNumber(0));
    assertEquals(Set.of(0L, 1L, 3L), allSat(booleans.makeTrue(), zero, same));
    assertEquals(Map.of("non-linear arithmetic", 1L), ours.allSatStatistics().fallenBack());
  }

  @Test
  void linearArithmeticBeyondDifferencesIsLeftToTheSolver() throws Exception {
    var x = integers.makeVariable("x");
    var y = integers.makeVariable("y");
    BooleanFormula odd =
        integers.equal(
            integers.add(integers.multiply(integers.makeNumber(2), x), y), integers.makeNumber(1));
    BooleanFormula zero = integers.equal(y, integers.makeNumber(0));
    assertEquals(Set.of(0L, 1L, 2L), allSat(booleans.makeTrue(), odd, zero));
    assertEquals(Map.of("arithmetic beyond differences", 1L), ours.allSatStatistics().fallenBack());
  }

  /** A solver completes operations as it likes where they are not defined. */
  @Test
  void undefinedOperationsAreNotApart() throws Exception {
    var zero = integers.makeNumber(0);
    var three = integers.makeNumber(3);
    for (var value : List.of(integers.divide(three, zero), integers.modulo(three, zero))) {
      assertEquals(
          Set.of(0L, 1L, 2L),
          allSat(
              booleans.makeTrue(),
              integers.equal(value, integers.makeNumber(5)),
              integers.equal(value, integers.makeNumber(6))));
    }
    var floats = plain.getFormulaManager().getFloatingPointFormulaManager();
    var infinity = floats.makePlusInfinity(FormulaType.getSinglePrecisionFloatingPointType());
    BitvectorFormula whole = floats.castTo(infinity, true, FormulaType.getBitvectorTypeWithSize(8));
    assertEquals(
        Set.of(0L, 1L, 2L),
        allSat(
            booleans.makeTrue(),
            vectors.equal(whole, vectors.makeBitvector(8, 5)),
            vectors.equal(whole, vectors.makeBitvector(8, 6))));
    assertEquals(
        Map.of("integer division and rounding", 2L, "bit-vectors", 1L),
        ours.allSatStatistics().fallenBack());
  }

  @Test
  void divisionsByNumbersAreApart() throws Exception {
    BooleanFormula even =
        integers.equal(
            integers.modulo(integers.makeVariable("x"), integers.makeNumber(2)),
            integers.makeNumber(0));
    BooleanFormula small =
        integers.lessThan(
            integers.divide(integers.makeVariable("y"), integers.makeNumber(7)),
            integers.makeNumber(3));
    assertEquals(Set.of(1L, 2L, 3L), allSat(booleans.or(even, small), even, small));
    assertEquals(Map.of(), ours.allSatStatistics().fallenBack());
  }

  @Test
  void atomsThatShareAFunctionAreLeftToTheSolver() throws Exception {
    var functions = plain.getFormulaManager().getUFManager();
    var f =
        functions.declareUF("f", FormulaType.IntegerType, FormulaType.getBitvectorTypeWithSize(8));
    var one = integers.makeNumber(1);
    BooleanFormula left =
        integers.equal(functions.callUF(f, List.of(vectors.makeBitvector(8, 1))), one);
    BooleanFormula right =
        integers.lessThan(functions.callUF(f, List.of(vectors.makeBitvector(8, 1))), one);
    assertEquals(Set.of(0L, 1L, 2L), allSat(booleans.makeTrue(), left, right));
    assertEquals(Map.of("bit-vectors", 1L), ours.allSatStatistics().fallenBack());
  }

  @Test
  void anAtomWithAQuantifierInsideIsLeftToTheSolver() throws Exception {
    BooleanFormula inside =
        plain
            .getFormulaManager()
            .parse(
                "(declare-fun p (Int) Bool)(declare-fun v () (_ BitVec 8))"
                    + "(assert (bvult (ite (forall ((x Int)) (p x)) v #x01) #x05))");
    BooleanFormula a = booleans.makeVariable("a");
    assertEquals(Set.of(1L), allSat(booleans.and(a, inside), a));
    assertEquals(Map.of("bit-vectors", 1L), ours.allSatStatistics().fallenBack());
  }

  /** JavaSMT's contexts have no other way to fail on demand. */
  @Test
  void anAtomThatTheSolverCannotDecideAloneIsAFallback() throws Exception {
    ProverEnvironment failing =
        (ProverEnvironment)
            Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {ProverEnvironment.class},
                (proxy, method, arguments) -> {
                  if (method.getName().equals("isUnsat")) {
                    throw new SolverException("unknown");
                  }
                  return null;
                });
    SolverContext context =
        (SolverContext)
            Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {SolverContext.class},
                (proxy, method, arguments) ->
                    method.getName().equals("newProverEnvironment")
                        ? failing
                        : method.invoke(plain, arguments));
    var abstraction = new JavaSmtAbstraction(context, ShutdownNotifier.createDummy());
    BooleanFormula small = below(vector("v"), vector("w"));
    var e =
        assertThrows(
            UnansweredException.class,
            () -> abstraction.strongestConsequence(small, List.of(booleans.makeVariable("a"))));
    assertEquals("bit-vectors", e.reason());
  }

  @Test
  void anAtomIsDecidedOnce() throws Exception {
    int[] provers = new int[1];
    SolverContext counting =
        (SolverContext)
            Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {SolverContext.class},
                (proxy, method, arguments) -> {
                  provers[0] += method.getName().equals("newProverEnvironment") ? 1 : 0;
                  return method.invoke(plain, arguments);
                });
    var abstraction = new JavaSmtAbstraction(counting, ShutdownNotifier.createDummy());
    BooleanFormula small = below(vector("v"), vector("w"));
    for (int i = 0; i < 3; i++) {
      assertEquals(
          BigInteger.ONE, abstraction.strongestConsequence(small, List.of(small)).mintermCount());
    }
    assertEquals(1, provers[0]);
  }
}
