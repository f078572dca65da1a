package io.implicant.checker.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.implicant.checker.RandomModels;
import io.implicant.checker.Seeds;
import io.implicant.checker.action.ActionModel;
import io.implicant.checker.explicit.Explorer;
import io.implicant.checker.explicit.Interpreter;
import io.implicant.checker.gal.GalModel;
import io.implicant.checker.gal.GalReader;
import io.implicant.checker.gal.Node;
import io.implicant.checker.gal.Temporal;
import io.implicant.checker.order.ModelOrder;
import io.implicant.checker.symbolic.Backward;
import io.implicant.checker.symbolic.StateSet;
import io.implicant.checker.symbolic.SymbolicModel;
import io.implicant.logic.text.InputException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Branching-time formulas on sets of states agree with those on an explicit graph. */
final class TemporalSetsTest {
  private static final int SMALL = 1000;

  private static final List<String> FORMULAS =
      List.of(
          "EX x == 0",
          "EF (x == 1 && EX y == 0)",
          "EG x >= 0",
          "E (y <= 0 U z == 0)",
          "E (t[x] <= z U (x == 1 && t[2] == 1))",
          "A (x >= 0 U y != 0)",
          "AG (x == 0 -> AF y == 1)",
          "AX (t[1] == 1 <-> EX x < 1)",
          "! AF EG t[0] != z");

  static LongStream seeds() {
    long[] once = {5001736, 5002611, 5003535, 5003830}; // formerly wrong by saturation
    return LongStream.concat(Seeds.of(40), LongStream.of(once));
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void formulasHoldInTheStatesOfTheExplicitGraph(long seed) throws Exception {
    String text = RandomModels.small(seed, SMALL);
    GalModel gal = GalModel.read("random", text);
    Explorer explorer = new Explorer(gal.actions()).explore(SMALL);
    Graph graph = new Graph(gal, explorer);
    SymbolicModel model = new SymbolicModel(gal.actions(), ModelOrder.force(gal.actions()));
    StateSet reachable = model.reachable(Strategy.SATURATION);
    TemporalSets<StateSet> sets =
        new TemporalSets<>(model, reachable, (set, c) -> model.select(set, gal.condition(c)));
    for (String formula : FORMULAS) {
      Node node = GalReader.temporal("formula", named(formula, text));
      BitSet expected = Temporal.evaluate(node, graph);
      model.setBackward(Backward.ROUNDS);
      StateSet byRounds = Temporal.evaluate(node, sets);
      model.setBackward(Backward.SATURATION);
      StateSet found = Temporal.evaluate(node, sets);
      assertEquals(byRounds, found, formula + text);
      assertEquals(expected.cardinality(), found.count().intValueExact(), formula + text);
      for (int i = expected.nextSetBit(0); i >= 0; i = expected.nextSetBit(i + 1)) {
        StateSet one = model.of(explorer.state(i));
        assertEquals(one, one.intersection(found), formula + text);
      }
    }
  }

  /** In a composite the formulas speak about one of its instances. */
  private static String named(String formula, String model) {
    return model.contains("composite") ? formula.replaceAll("\\b([xyzt])\\b", "a:$1") : formula;
  }

  /** Sets of the numbers of states, by definition. */
  private static final class Graph implements Temporal.Algebra<BitSet> {
    private final GalModel gal;
    private final Explorer explorer;
    private final List<BitSet> next = new ArrayList<>();

    Graph(GalModel gal, Explorer explorer) {
      this.gal = gal;
      this.explorer = explorer;
      Interpreter interpreter = new Interpreter();
      for (int i = 0; i < explorer.states(); i++) {
        BitSet successors = new BitSet();
        for (ActionModel.Step step : gal.actions().steps()) {
          for (int[] state : interpreter.successors(step, explorer.state(i))) {
            successors.set(explorer.number(state));
          }
        }
        next.add(successors);
      }
    }

    @Override
    public BitSet proposition(Node condition) throws InputException {
      BitSet set = new BitSet();
      Interpreter interpreter = new Interpreter();
      for (int i = 0; i < next.size(); i++) {
        set.set(i, interpreter.holds(gal.condition(condition), explorer.state(i)));
      }
      return set;
    }

    @Override
    public BitSet all() {
      BitSet all = new BitSet();
      all.set(0, next.size());
      return all;
    }

    @Override
    public BitSet not(BitSet set) {
      BitSet result = all();
      result.andNot(set);
      return result;
    }

    @Override
    public BitSet and(BitSet left, BitSet right) {
      BitSet result = (BitSet) left.clone();
      result.and(right);
      return result;
    }

    @Override
    public BitSet or(BitSet left, BitSet right) {
      BitSet result = (BitSet) left.clone();
      result.or(right);
      return result;
    }

    @Override
    public BitSet existsNext(BitSet set) {
      BitSet result = new BitSet();
      for (int i = 0; i < next.size(); i++) {
        result.set(i, next.get(i).intersects(set));
      }
      return result;
    }

    @Override
    public BitSet existsGlobally(BitSet set) {
      BitSet current = (BitSet) set.clone();
      boolean changed = true;
      while (changed) {
        changed = false;
        for (int i = current.nextSetBit(0); i >= 0; i = current.nextSetBit(i + 1)) {
          if (!next.get(i).isEmpty() && !next.get(i).intersects(current)) {
            current.clear(i);
            changed = true;
          }
        }
      }
      return current;
    }

    @Override
    public BitSet existsUntil(BitSet first, BitSet second) {
      BitSet current = (BitSet) second.clone();
      boolean changed = true;
      while (changed) {
        changed = false;
        for (int i = first.nextSetBit(0); i >= 0; i = first.nextSetBit(i + 1)) {
          if (!current.get(i) && next.get(i).intersects(current)) {
            current.set(i);
            changed = true;
          }
        }
      }
      return current;
    }
  }
}
