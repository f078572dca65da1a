package io.implicant.javasmt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Proxy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.sosy_lab.common.ShutdownManager;
import org.sosy_lab.java_smt.api.BasicProverEnvironment.AllSatCallback;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.FormulaManager;
import org.sosy_lab.java_smt.api.NumeralFormula.IntegerFormula;
import org.sosy_lab.java_smt.api.ProverEnvironment;
import org.sosy_lab.java_smt.api.SolverContext;
import org.sosy_lab.java_smt.api.SolverContext.ProverOptions;

/** A requested shutdown ends a question with an InterruptedException, wherever it stands. */
final class ShutdownTest {
  private final ShutdownManager manager = ShutdownManager.create();
  private final SolverContext plain = TestSolver.SMTINTERPOL.open(manager.getNotifier());
  private final ImplicantSolverContext ours =
      ImplicantSolverContext.around(plain, manager.getNotifier(), Duration.ofHours(1));

  @Test
  void beforeTheQuestion() throws Exception {
    try (ProverEnvironment prover = ours.newProverEnvironment(ProverOptions.GENERATE_ALL_SAT)) {
      manager.requestShutdown("enough");
      var minterms = new Minterms(plain.getFormulaManager().getBooleanFormulaManager(), List.of());
      assertThrows(InterruptedException.class, () -> prover.allSat(minterms, List.of()));
    }
    var abstraction = new JavaSmtAbstraction(plain, manager.getNotifier());
    BooleanFormula b = plain.getFormulaManager().getBooleanFormulaManager().makeVariable("b");
    assertThrows(InterruptedException.class, () -> abstraction.strongestConsequence(b, List.of(b)));
  }

  @Test
  void betweenTwoModels() throws Exception {
    var booleans = plain.getFormulaManager().getBooleanFormulaManager();
    List<BooleanFormula> important =
        List.of(booleans.makeVariable("a"), booleans.makeVariable("b"));
    try (ProverEnvironment prover = ours.newProverEnvironment(ProverOptions.GENERATE_ALL_SAT)) {
      prover.push(booleans.xor(important.get(0), important.get(1)));
      assertStopsAfterOneModel(prover, important);
    }
  }

  /** Too many orders for any engine: without the shutdown this would take hours. */
  @Test
  void insideTheEngine() throws Exception {
    var integers = plain.getFormulaManager().getIntegerFormulaManager();
    List<BooleanFormula> important = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      for (int j = 0; j < i; j++) {
        important.add(
            integers.lessThan(
                integers.makeVariable("x" + i),
                integers.add(integers.makeVariable("x" + j), integers.makeNumber((long) i * j))));
      }
    }
    AtomicReference<Throwable> end = new AtomicReference<>();
    Thread thread =
        new Thread(
            () -> {
              try (ProverEnvironment prover =
                  ours.newProverEnvironment(ProverOptions.GENERATE_ALL_SAT)) {
                var booleans = plain.getFormulaManager().getBooleanFormulaManager();
                var unused = prover.allSat(new Minterms(booleans, important), important);
              } catch (Throwable e) {
                end.set(e);
              }
            });
    thread.start();
    Thread.sleep(500);
    manager.requestShutdown("enough");
    thread.join(60_000);
    assertFalse(thread.isAlive());
    assertEquals(InterruptedException.class, end.get().getClass());
  }

  /** A solver whose formulas are looked at through {@code watch}. */
  private SolverContext watched(Runnable watch) {
    Class<?>[] manager = {FormulaManager.class};
    Class<?>[] context = {SolverContext.class};
    ClassLoader loader = getClass().getClassLoader();
    Object formulas =
        Proxy.newProxyInstance(
            loader,
            manager,
            (proxy, method, arguments) -> {
              if (method.getName().equals("visit")) {
                watch.run();
              }
              return method.invoke(plain.getFormulaManager(), arguments);
            });
    return (SolverContext)
        Proxy.newProxyInstance(
            loader,
            context,
            (proxy, method, arguments) ->
                method.getName().equals("getFormulaManager")
                    ? formulas
                    : method.invoke(plain, arguments));
  }

  private BooleanFormula large() {
    var booleans = plain.getFormulaManager().getBooleanFormulaManager();
    BooleanFormula formula = booleans.makeVariable("b");
    for (int i = 0; i < 5000; i++) {
      formula = booleans.xor(formula, booleans.makeVariable("b" + i));
    }
    return formula;
  }

  @Test
  void whileOneLargeFormulaIsRead() {
    int[] visits = new int[1];
    SolverContext watched =
        watched(
            () -> {
              if (++visits[0] == 1000) {
                manager.requestShutdown("enough");
              }
            });
    var abstraction = new JavaSmtAbstraction(watched, manager.getNotifier());
    BooleanFormula large = large();
    assertThrows(
        InterruptedException.class, () -> abstraction.strongestConsequence(large, List.of()));
    assertTrue(visits[0] < 2000, "nodes read: " + visits[0]);
  }

  @Test
  void timeIsAlsoUpWhileOneLargeFormulaIsRead() {
    int[] visits = new int[1];
    var abstraction =
        new JavaSmtAbstraction(watched(() -> visits[0]++), manager.getNotifier(), Duration.ZERO);
    BooleanFormula large = large();
    var e =
        assertThrows(
            UnansweredException.class, () -> abstraction.strongestConsequence(large, List.of()));
    assertEquals("a limit", e.reason());
    assertTrue(visits[0] < 1000, "nodes read: " + visits[0]);
  }

  /** The solver's all-sat is cut short; SMTInterpol would then end as if it had found all. */
  @Test
  void insideTheSolver() throws Exception {
    var booleans = plain.getFormulaManager().getBooleanFormulaManager();
    var integers = plain.getFormulaManager().getIntegerFormulaManager();
    IntegerFormula x = integers.makeVariable("x");
    List<BooleanFormula> important = new ArrayList<>();
    try (ProverEnvironment prover = ours.newProverEnvironment(ProverOptions.GENERATE_ALL_SAT)) {
      for (int i = 0; i < 6; i++) {
        important.add(booleans.makeVariable("p" + i));
        IntegerFormula other = integers.add(integers.makeVariable("y"), integers.add(x, x));
        prover.push(
            booleans.equivalence(
                important.get(i), integers.lessThan(other, integers.makeNumber(i))));
      }
      assertStopsAfterOneModel(prover, important);
      assertEquals(1, ours.allSatStatistics().fallenBack().size());
    }
  }

  @Test
  void afterTheQuestion() throws Exception {
    try (ProverEnvironment prover = ours.newProverEnvironment(ProverOptions.GENERATE_ALL_SAT)) {
      var minterms = new Minterms(plain.getFormulaManager().getBooleanFormulaManager(), List.of());
      assertEquals(Set.of(0L), prover.allSat(minterms, List.of()));
      manager.requestShutdown("enough");
      assertThrows(InterruptedException.class, () -> prover.allSat(minterms, List.of()));
    }
  }

  /** The callback asks for the end when it is given the first model. */
  private void assertStopsAfterOneModel(ProverEnvironment prover, List<BooleanFormula> important) {
    int[] calls = new int[1];
    AllSatCallback<Integer> callback =
        new AllSatCallback<>() {
          @Override
          public void apply(List<BooleanFormula> model) {
            calls[0]++;
            manager.requestShutdown("enough");
          }

          @Override
          public Integer getResult() {
            return calls[0];
          }
        };
    assertThrows(InterruptedException.class, () -> prover.allSat(callback, important));
    assertEquals(1, calls[0]);
  }
}
