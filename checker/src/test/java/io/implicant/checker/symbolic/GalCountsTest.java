package io.implicant.checker.symbolic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.implicant.checker.SharedFiles;
import io.implicant.checker.gal.GalModel;
import io.implicant.checker.search.Strategy;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The files that decide what calls, fixpoints, composites and transient states mean. */
final class GalCountsTest {
  private static final String[] FILES = {
    "its-web/hotbit.flat.gal 3",
    "xta/bridge.inst.gal 1883",
    "libits-cgal/PhiloFork.gal 29",
    "libits-cgal/cache_l1.gal 5",
    "libits-cgal/fischer.mod.gal 634",
    "libits-gal/loyd.gal 720",
    "its-web/testinit.gal 68",
    "its-tests/gra.gal 22",
  };

  @Test
  void countsAreThePublishedOnes() throws Exception {
    for (String each : FILES) {
      String name = each.substring(0, each.indexOf(' '));
      String text = SharedFiles.text(SharedFiles.at("gal/" + name));
      var actions = GalModel.read(name, text).actions();
      int[] order = IntStream.range(0, actions.cells().size()).toArray();
      for (Strategy strategy : Strategy.values()) {
        var states = new SymbolicModel(actions, order).reachable(strategy).count();
        assertEquals(each, name + " " + states, "by " + strategy);
      }
    }
  }
}
