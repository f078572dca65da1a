package io.implicant.checker.symbolic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.implicant.checker.SharedFiles;
import io.implicant.checker.gal.GalModel;
import io.implicant.checker.order.ModelOrder;
import io.implicant.checker.search.Strategy;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Published numbers of reachable states, by every strategy. */
final class BeemCountsTest {
  private static final Set<String> SAMPLE =
      Set.of(
          "collision.1",
          "elevator2.1",
          "fischer.1",
          "iprotocol.1",
          "lann.2",
          "loyd.1",
          "mcs.2",
          "needham.1",
          "phils.2",
          "protocols.1",
          "lamport.1",
          "szymanski.1",
          "rether.1");

  /** With mvn -Pslow: all that the native tool solves within so many seconds. */
  private static final double NATIVE_LIMIT = 1;

  @TestFactory
  Stream<DynamicTest> countsAreThePublishedOnes() throws Exception {
    return SharedFiles.table("beem/counts.csv").stream()
        .filter(BeemCountsTest::isChosen)
        .flatMap(row -> strategies(row[0]).stream().map(strategy -> test(row, strategy)));
  }

  private static boolean isChosen(String[] row) {
    boolean slow = Boolean.getBoolean("implicant.slow");
    boolean easy = !row[3].isEmpty() && Double.parseDouble(row[3]) <= NATIVE_LIMIT;
    return SAMPLE.contains(row[0]) || (slow && easy);
  }

  private static DynamicTest test(String[] row, Strategy strategy) {
    return DynamicTest.dynamicTest(
        row[0] + " by " + strategy,
        () -> {
          String text = SharedFiles.text(SharedFiles.at("beem/gal/" + row[0] + ".gal"));
          var actions = GalModel.read(row[0], text).actions();
          var model = new SymbolicModel(actions, ModelOrder.of("force", actions));
          assertEquals(row[1], model.reachable(strategy).count().toString());
        });
  }

  private static List<Strategy> strategies(String name) {
    return Set.of("fischer.1", "phils.2", "needham.1", "loyd.1").contains(name)
        ? List.of(Strategy.values())
        : List.of(Strategy.SATURATION);
  }
}
