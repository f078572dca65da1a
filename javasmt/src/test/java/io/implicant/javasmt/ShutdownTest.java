package io.implicant.javasmt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.sosy_lab.common.ShutdownManager;
import org.sosy_lab.java_smt.api.BasicProverEnvironment.AllSatCallback;
import org.sosy_lab.java_smt.api.BooleanFormula;
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
  }

  @Test
  void betweenTwoModels() throws Exception {
    var booleans = plain.getFormulaManager().getBooleanFormulaManager();
    List<BooleanFormula> important =
        List.of(booleans.makeVariable("a"), booleans.makeVariable("b"));
    int[] calls = new int[1];
    try (ProverEnvironment prover = ours.newProverEnvironment(ProverOptions.GENERATE_ALL_SAT)) {
      prover.push(booleans.xor(important.get(0), important.get(1)));
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
}
