package io.implicant.checker.explicit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.checker.SharedFiles;
import io.implicant.checker.gal.GalModel;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The explicit explorer gives the published counts: it reads and executes GAL as others do. */
final class KnownCountsTest {
  /**
   * With {@code -Pslow} 90 models of 1.4 million states in all, about a minute on a busy machine;
   * those of up to 2.5 million states each have 39 million in all, which takes longer than anyone
   * waits.
   */
  private static final long LIMIT = Boolean.getBoolean("implicant.slow") ? 100_000 : 4_000;

  private static int count(Path file) throws Exception {
    GalModel model = GalModel.read(file.getFileName().toString(), SharedFiles.text(file));
    Explorer explorer = new Explorer(model.actions()).explore(Long.MAX_VALUE);
    assertTrue(explorer.isComplete());
    return explorer.states();
  }

  /** With what each decides. */
  private static final String DECIDING =
      """
      its-web/hotbit.flat 3 calls
      xta/fischer.full 155976 if, else, abort
      xta/fischer.inst 242369 fixpoint
      xta/bridge.inst 1883 fixpoint
      libits-cgal/PhiloFork 29 composites in composites
      libits-cgal/cache_l1 5 composites
      libits-cgal/phils.mod 340789 composites
      libits-cgal/fischer.mod 634 transient states
      libits-gal/frogs 5094 statements in sequence
      libits-gal/loyd 720 statements in sequence
      its-web/testinit 68 arguments of labels
      its-web/abort 5 time elapses
      xta/mybridge 2166 time elapses
      its-web/paramtype 6 parameters of types
      its-web/fixpoint 2 fixpoint
      its-tests/gra 22 transient states
      its-tests/labRewrite 4 labels
      pnml-togal/neo-election-2-col 241 ranges
      """;

  @TestFactory
  Stream<DynamicTest> theDecidingFilesHaveTheirCounts() {
    return DECIDING
        .lines()
        .map(line -> line.split(" ", 3))
        .filter(row -> Integer.parseInt(row[1]) <= Math.max(LIMIT, 10_000))
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row[2] + ": " + row[0],
                    () ->
                        assertEquals(
                            Integer.parseInt(row[1]),
                            count(SharedFiles.at("gal/" + row[0] + ".gal")))));
  }

  @Test
  void publishedCountsOfBeemAreMet() throws Exception {
    for (String[] row : SharedFiles.table("beem/counts.csv")) {
      if (!row[1].isEmpty() && new java.math.BigInteger(row[1]).bitLength() < 31) {
        int states = Integer.parseInt(row[1]);
        Path file = SharedFiles.at("beem/gal").resolve(row[0] + ".gal");
        if (states <= LIMIT && file.toFile().exists()) {
          assertEquals(states, count(file), () -> row[0]);
        }
      }
    }
  }

  @Test
  void publishedCountsOfOtherModelsAreMet() throws Exception {
    for (String[] row : SharedFiles.table("gal/counts.csv")) {
      if (!row[1].isEmpty() && new java.math.BigInteger(row[1]).bitLength() < 31) {
        int states = Integer.parseInt(row[1]);
        if (states <= LIMIT) {
          assertEquals(states, count(SharedFiles.at("gal").resolve(row[0])), () -> row[0]);
        }
      }
    }
  }
}
