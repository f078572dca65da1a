package io.implicant.checker.symbolic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.implicant.checker.SharedFiles;
import io.implicant.checker.action.ActionModel;
import io.implicant.checker.gal.GalModel;
import io.implicant.checker.order.ModelOrder;
import io.implicant.checker.pnml.PnmlReader;
import io.implicant.checker.search.Strategy;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Known counts of GAL models and of place/transition nets. */
final class GalCountsTest {
  private static final boolean SLOW = Boolean.getBoolean("implicant.slow");

  /** More than about a second each. */
  private static final Set<String> LONG =
      Set.of(
          "libits-gal/bakery.gal",
          "xta/fischer.full.gal",
          "xta/fischer.full.inst.gal",
          "xta/fischer.inst.gal",
          "xta-fischer/fischer_8_4.hot.pop.gal",
          "cpn/peterson-3-col.inst.gal",
          "ERK-PT-000100",
          "LamportFastMutEx-PT-4",
          "Peterson-PT-3",
          "Philosophers-PT-000500");

  /** Those that the order tried first takes too long for: docs/decisions/0014. */
  private static final Set<String> RARE =
      Set.of("cpn/peterson-3-col.inst.gal", "SharedMemory-PT-000020");

  /** The files that decide what calls, fixpoints, composites and transient states mean. */
  private static final String DECIDING =
      """
      its-web/hotbit.flat 3
      xta/bridge.inst 1883
      libits-cgal/PhiloFork 29
      libits-cgal/cache_l1 5
      libits-cgal/fischer.mod 634
      libits-gal/frogs 5094
      libits-gal/loyd 720
      its-web/testinit 68
      its-web/abort 5
      its-web/paramtype 6
      its-web/fixpoint 2
      xta/mybridge 2166
      its-tests/gra 22
      its-tests/labRewrite 4
      pnml-togal/neo-election-2-col 241
      """;

  @TestFactory
  Stream<DynamicTest> decidingFilesHaveTheirCountsByEveryStrategyAsDeclared() {
    return DECIDING
        .lines()
        .map(line -> line.split(" "))
        .map(row -> DynamicTest.dynamicTest(row[0], () -> byEveryStrategy(row[0], row[1])));
  }

  private static void byEveryStrategy(String name, String states) throws Exception {
    ActionModel model = gal(SharedFiles.at("gal/" + name + ".gal")).actions();
    for (Strategy strategy : Strategy.values()) {
      StateSet found = new SymbolicModel(model, ModelOrder.declared(model)).reachable(strategy);
      assertEquals(states, found.count().toString(), "by " + strategy);
    }
  }

  @TestFactory
  Stream<DynamicTest> galFilesHaveTheirCounts() throws Exception {
    return SharedFiles.table("gal/counts.csv").stream()
        .filter(row -> !row[1].isEmpty() && isChosen(row[0]))
        .map(row -> test(row[0], row[1], () -> gal(SharedFiles.at("gal/" + row[0]))));
  }

  @TestFactory
  Stream<DynamicTest> netsHaveTheMarkingsOfTheContest() throws Exception {
    return SharedFiles.table("mcc/counts.csv").stream()
        .filter(row -> row[1].equals("PT") && isChosen(row[0]))
        .map(row -> test(row[0], row[2], () -> net(SharedFiles.at("mcc/" + row[0] + ".pnml"))));
  }

  private static boolean isChosen(String name) {
    return SLOW || !LONG.contains(name);
  }

  @FunctionalInterface
  private interface Source {
    GalModel read() throws Exception;
  }

  private static DynamicTest test(String name, String states, Source source) {
    return DynamicTest.dynamicTest(
        name,
        () -> {
          ActionModel model = source.read().actions();
          boolean rare = RARE.contains(name);
          int[] order = rare ? ModelOrder.rare(model) : ModelOrder.force(model);
          SymbolicModel symbolic = new SymbolicModel(model, order);
          assertEquals(states, symbolic.reachable(Strategy.SATURATION).count().toString());
        });
  }

  private static GalModel gal(Path file) throws Exception {
    return GalModel.read(file.toString(), SharedFiles.text(file));
  }

  private static GalModel net(Path file) throws Exception {
    return GalModel.of(file.toString(), PnmlReader.read(file.toString(), SharedFiles.text(file)));
  }
}
