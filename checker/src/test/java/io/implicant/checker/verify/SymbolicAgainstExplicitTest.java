package io.implicant.checker.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.implicant.checker.RandomModels;
import io.implicant.checker.Seeds;
import io.implicant.checker.action.ActionModel;
import io.implicant.checker.action.Postfix;
import io.implicant.checker.explicit.Explorer;
import io.implicant.checker.gal.GalModel;
import io.implicant.checker.gal.GalPrinter;
import io.implicant.checker.gal.GalReader;
import io.implicant.checker.order.ModelOrder;
import io.implicant.checker.search.Search;
import io.implicant.checker.search.Strategy;
import io.implicant.checker.symbolic.Evaluation;
import io.implicant.checker.symbolic.StateSet;
import io.implicant.checker.symbolic.SymbolicModel;
import java.math.BigInteger;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** On random models, sets of states give what single states give. */
final class SymbolicAgainstExplicitTest {
  /** Larger models are left to the counts of known ones. */
  private static final int SMALL = 2000;

  static LongStream seeds() {
    return Seeds.of(60);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void everyStrategyOrderAndEvaluationFindsTheStatesOfTheExplorer(long seed) throws Exception {
    String text = RandomModels.small(seed, SMALL);
    ActionModel actions = GalModel.read("random", text).actions();
    Explorer explorer = new Explorer(actions).explore(SMALL);
    for (int[] order : new int[][] {ModelOrder.declared(actions), ModelOrder.force(actions)}) {
      for (Evaluation evaluation : Evaluation.values()) {
        SymbolicModel model = new SymbolicModel(actions, order, evaluation);
        for (Strategy strategy : Strategy.values()) {
          String run =
              String.join(" ", evaluation.name(), strategy.name(), "seed", "" + seed, text);
          StateSet states =
              new Search<>(model, Integer.MAX_VALUE, Optional.empty()).run(strategy).states();
          assertEquals(BigInteger.valueOf(explorer.states()), states.count(), run);
          assertEquals(states, model.reachable(strategy), run);
        }
      }
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void aShortestTraceIsAsLongAsTheExplorers(long seed) throws Exception {
    String text = RandomModels.small(seed, SMALL);
    GalModel gal = GalModel.read("random", text);
    ActionModel actions = gal.actions();
    Explorer all = new Explorer(actions).explore(SMALL);
    int[] last = all.state(all.states() - 1); // one of those farthest away
    SymbolicModel model = new SymbolicModel(actions, ModelOrder.force(actions));
    Trace trace = new Traces(model).shortest(model.of(last)).orElseThrow();
    Postfix condition = gal.condition(GalReader.condition("c", isState(actions, last)));
    int length = new Explorer(actions).find(condition, Long.MAX_VALUE).orElseThrow().size() - 1;
    assertEquals(length, trace.moves().size(), text);
  }

  private static String isState(ActionModel actions, int[] state) {
    StringBuilder condition = new StringBuilder("true");
    for (int i = 0; i < state.length; i++) {
      condition.append(" && " + actions.cells().get(i).name() + " == " + state[i]);
    }
    return condition.toString();
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void whatIsPrintedHasTheSameStates(long seed) throws Exception {
    String text = RandomModels.small(seed, SMALL);
    String printed = GalPrinter.print(GalReader.read("random", text));
    int states = new Explorer(GalModel.read("random", text).actions()).explore(SMALL).states();
    Explorer again = new Explorer(GalModel.read("printed", printed).actions()).explore(SMALL);
    assertEquals(states, again.states(), text);
  }
}
