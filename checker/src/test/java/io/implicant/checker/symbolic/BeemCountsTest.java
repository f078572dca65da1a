package io.implicant.checker.symbolic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.implicant.checker.SharedFiles;
import io.implicant.checker.gal.GalModel;
import io.implicant.checker.search.Strategy;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

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

  @Test
  void countsAreThePublishedOnes() throws Exception {
    for (String[] row : SharedFiles.table("beem/counts.csv")) {
      if (SAMPLE.contains(row[0])) {
        for (Strategy strategy : strategies(row[0])) {
          String text = SharedFiles.text(SharedFiles.at("beem/gal/" + row[0] + ".gal"));
          var actions = GalModel.read(row[0], text).actions();
          int[] order = IntStream.range(0, actions.cells().size()).toArray();
          var states = new SymbolicModel(actions, order).reachable(strategy).count();
          assertEquals(row[1], states.toString(), row[0] + " by " + strategy);
        }
      }
    }
  }

  private static List<Strategy> strategies(String name) {
    return Set.of("fischer.1", "phils.2", "needham.1", "loyd.1").contains(name)
        ? List.of(Strategy.values())
        : List.of(Strategy.SATURATION);
  }
}
