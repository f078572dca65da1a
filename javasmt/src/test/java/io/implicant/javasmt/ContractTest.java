package io.implicant.javasmt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.java_smt.api.BasicProverEnvironment.AllSatCallback;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.BooleanFormulaManager;
import org.sosy_lab.java_smt.api.IntegerFormulaManager;
import org.sosy_lab.java_smt.api.NumeralFormula.IntegerFormula;
import org.sosy_lab.java_smt.api.ProverEnvironment;
import org.sosy_lab.java_smt.api.SolverContext;
import org.sosy_lab.java_smt.api.SolverContext.ProverOptions;

/** What JavaSMT promises of {@code allSat}, and of a prover before and after it. */
final class ContractTest {
  private final SolverContext plain = TestSolver.SMTINTERPOL.open();
  private final ImplicantSolverContext ours =
      ImplicantSolverContext.around(plain, ShutdownNotifier.createDummy());
  private final BooleanFormulaManager booleans =
      plain.getFormulaManager().getBooleanFormulaManager();
  private final IntegerFormulaManager integers =
      plain.getFormulaManager().getIntegerFormulaManager();
  private final IntegerFormula x = integers.makeVariable("x");
  private final BooleanFormula p = booleans.makeVariable("p");
  private final BooleanFormula q = booleans.makeVariable("q");
  private final BooleanFormula below = integers.lessThan(x, integers.makeNumber(3));
  private final BooleanFormula above = integers.greaterThan(x, integers.makeNumber(5));

  @AfterEach
  void close() {
    ours.close();
  }

  private ProverEnvironment prover(ProverOptions... more) {
    List<ProverOptions> options = new ArrayList<>(List.of(more));
    options.add(ProverOptions.GENERATE_ALL_SAT);
    return ours.newProverEnvironment(options.toArray(ProverOptions[]::new));
  }

  private Set<Long> minterms(ProverEnvironment prover, BooleanFormula... important)
      throws Exception {
    List<BooleanFormula> list = List.of(important);
    return prover.allSat(new Minterms(booleans, list), list);
  }

  /** Models as they come; ends with an exception if one is given. */
  private static final class Recorder implements AllSatCallback<String> {
    final List<List<BooleanFormula>> models = new ArrayList<>();
    final RuntimeException end;

    Recorder(RuntimeException end) {
      this.end = end;
    }

    @Override
    public void apply(List<BooleanFormula> model) {
      models.add(model);
      if (end != null) {
        throw end;
      }
    }

    @Override
    public String getResult() {
      return "asked after " + models.size();
    }
  }

  @Test
  void modelsAreListsOfPredicatesAndNegatedPredicates() throws Exception {
    try (ProverEnvironment prover = prover()) {
      prover.push(booleans.and(p, booleans.not(q)));
      Recorder recorder = new Recorder(null);
      BooleanFormula notP = booleans.not(p);
      var important = List.of(p, q, notP, booleans.makeTrue(), booleans.makeFalse());
      assertEquals("asked after 1", prover.allSat(recorder, important));
      assertEquals(
          List.of(p, booleans.not(q), p, booleans.makeTrue(), booleans.makeTrue()),
          recorder.models.get(0));
      assertEquals(1, ours.allSatStatistics().answered());
    }
  }

  @Test
  void aPredicateThatOccursNowhereMayHaveBothValues() throws Exception {
    try (ProverEnvironment prover = prover()) {
      prover.push(below);
      assertEquals(Set.of(0L, 1L), minterms(prover, q));
      assertEquals(Set.of(1L), minterms(prover, below));
    }
  }

  @Test
  void definitionsMayUseEachOtherAndThemselves() throws Exception {
    try (ProverEnvironment prover = prover()) {
      prover.push(booleans.equivalence(p, booleans.and(booleans.not(q), below)));
      prover.push(booleans.equivalence(q, above));
      assertEquals(Set.of(0L, 1L, 2L), minterms(prover, p, q));
      prover.addConstraint(below);
      assertEquals(Set.of(1L), minterms(prover, p, q));
      prover.pop();
      prover.pop();
      prover.push(booleans.equivalence(p, booleans.xor(p, q))); // q is false
      assertEquals(Set.of(0L, 1L), minterms(prover, p, q));
      assertEquals(3, ours.allSatStatistics().answered());
    }
  }

  @Test
  void withoutPredicatesThereIsOneModelOrNone() throws Exception {
    try (ProverEnvironment prover = prover()) {
      prover.push(below);
      assertEquals("asked after 1", prover.allSat(new Recorder(null), List.of()));
      prover.push(above);
      assertEquals("asked after 0", prover.allSat(new Recorder(null), List.of()));
      assertEquals("asked after 0", prover.allSat(new Recorder(null), List.of(p, q)));
      prover.pop();
      assertEquals("asked after 1", prover.allSat(new Recorder(null), List.of()));
    }
  }

  @Test
  void anExceptionOfTheCallbackComesOutAndTheProverGoesOn() throws Exception {
    try (ProverEnvironment prover = prover()) {
      prover.push(booleans.xor(p, q));
      Recorder recorder = new Recorder(new IllegalStateException("from the callback"));
      var e =
          assertThrows(IllegalStateException.class, () -> prover.allSat(recorder, List.of(p, q)));
      assertSame(recorder.end, e);
      assertEquals(1, recorder.models.size());
      assertEquals(1, prover.size());
      prover.addConstraint(p);
      assertEquals(Set.of(1L), minterms(prover, p, q));
    }
  }

  @Test
  void theProverIsTheSolversBeforeAndAfter() throws Exception {
    try (ProverEnvironment prover =
        prover(ProverOptions.GENERATE_MODELS, ProverOptions.GENERATE_UNSAT_CORE)) {
      prover.push(below);
      assertFalse(prover.isUnsat());
      assertEquals(Set.of(1L), minterms(prover, below));
      assertTrue(prover.isUnsatWithAssumptions(List.of(above)));
      assertEquals(Set.of(1L), minterms(prover, below)); // assumptions are gone
      prover.addConstraint(booleans.equivalence(p, integers.equal(x, integers.makeNumber(2))));
      assertEquals(Set.of(0L, 1L), minterms(prover, p));
      prover.addConstraint(p);
      assertFalse(prover.isUnsat());
      assertEquals(2, prover.getModel().evaluate(x).intValueExact());
      prover.push(above);
      assertTrue(prover.isUnsat());
      assertTrue(prover.getUnsatCore().contains(above));
      prover.pop();
      assertEquals(Set.of(1L), minterms(prover, p));
    }
  }

  @Test
  void proversOfOneContextKnowNothingOfEachOther() throws Exception {
    try (ProverEnvironment first = prover();
        ProverEnvironment second = prover()) {
      first.push(p);
      second.push(booleans.not(p));
      first.push(q);
      assertEquals(Set.of(3L), minterms(first, p, q));
      assertEquals(Set.of(0L, 2L), minterms(second, p, q));
    }
  }

  @Test
  void theCallbackMayUseTheProver() throws Exception {
    try (ProverEnvironment prover = prover()) {
      prover.push(booleans.or(p, q));
      List<Set<Long>> inside = new ArrayList<>();
      AllSatCallback<Integer> callback =
          new AllSatCallback<>() {
            @Override
            public void apply(List<BooleanFormula> model) {
              try {
                prover.push(booleans.and(model));
                inside.add(minterms(prover, p, q));
                prover.pop();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            }

            @Override
            public Integer getResult() {
              return inside.stream().mapToInt(Set::size).sum();
            }
          };
      assertEquals(3, prover.allSat(callback, List.of(p, q)));
    }
  }

  @Test
  void contextsOfTheirOwnAreAskedAtTheSameTime() throws Exception {
    var threads = Executors.newFixedThreadPool(2);
    try {
      Callable<Set<Long>> session =
          () -> {
            try (SolverContext own = TestSolver.SMTINTERPOL.open();
                SolverContext wrapped =
                    ImplicantSolverContext.around(own, ShutdownNotifier.createDummy())) {
              for (long seed = 0; seed < 10; seed++) {
                RandomSession.run(TestSolver.SMTINTERPOL, seed, own, wrapped);
              }
              return Set.of();
            }
          };
      for (Future<Set<Long>> future : threads.invokeAll(List.of(session, session))) {
        assertEquals(Set.of(), future.get());
      }
    } finally {
      threads.shutdownNow();
    }
  }

  @Test
  void aFailureOfOursIsAFallbackThatIsCounted() throws Exception {
    BooleanFormula strange = new BooleanFormula() {};
    var e =
        assertThrows(
            UnansweredException.class,
            () ->
                new JavaSmtAbstraction(plain, ShutdownNotifier.createDummy())
                    .strongestConsequence(strange, List.of(p)));
    assertEquals("a failure", e.reason());
    try (ProverEnvironment prover = prover()) {
      prover.push(p);
      var own = assertThrows(Exception.class, () -> minterms(prover, strange));
      assertFalse(own instanceof UnansweredException);
      assertEquals(Map.of("a failure", 1L), ours.allSatStatistics().fallenBack());
      assertTrue(
          ours.getStatistics().containsKey("implicant.allsat.fallback: a failure"),
          ours.getStatistics()::toString);
    }
  }

  /** 2^60 paths; Z3 keeps them, where SMTInterpol merges conjunctions. */
  @Test
  void sharedConjunctionsAreReadOnce() throws Exception {
    try (SolverContext z3 = TestSolver.Z3.open()) {
      var bools = z3.getFormulaManager().getBooleanFormulaManager();
      BooleanFormula first = bools.makeVariable("p");
      BooleanFormula formula = first;
      for (int i = 0; i < 60; i++) {
        BooleanFormula a = bools.makeVariable("a" + i);
        BooleanFormula b = bools.makeVariable("b" + i);
        formula = bools.and(bools.and(formula, a), bools.and(formula, b));
      }
      var abstraction = new JavaSmtAbstraction(z3, ShutdownNotifier.createDummy());
      var models = abstraction.strongestConsequence(formula, List.of(first));
      assertEquals(BigInteger.ONE, models.mintermCount());
    }
  }
}
