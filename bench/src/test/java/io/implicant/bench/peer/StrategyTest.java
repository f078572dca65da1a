package io.implicant.bench.peer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.abort;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sosy_lab.common.configuration.InvalidConfigurationException;

/** Each strategy finds the recorded number of minterms with each solver that comes in a jar. */
final class StrategyTest {
  private static final List<SolverPeer> IN_JARS =
      List.of(SolverPeer.SMTINTERPOL, SolverPeer.PRINCESS, SolverPeer.Z3);

  static Stream<Arguments> competitors() {
    List<Arguments> competitors = new ArrayList<>();
    for (SolverPeer peer : IN_JARS) {
      for (Strategy strategy : Strategy.values()) {
        competitors.add(Arguments.of(new SolverCompetitor(peer, strategy)));
      }
    }
    return competitors.stream();
  }

  @ParameterizedTest
  @MethodSource("competitors")
  void theStrategyFindsTheRecordedMinterms(SolverCompetitor competitor) throws Exception {
    boolean slow = Boolean.getBoolean("implicant.slow");
    boolean quick = competitor.peer() != SolverPeer.PRINCESS;
    for (String set : slow || quick ? List.of("random", "driver", "block") : List.of("driver")) {
      List<SharedQueries.Recorded> queries = SharedQueries.upTo(set, 6);
      int step = slow ? 1 : quick ? 10 : 20;
      for (int i = 0; i < queries.size(); i += step) {
        check(competitor, queries.get(i));
      }
    }
  }

  private static void check(SolverCompetitor competitor, SharedQueries.Recorded query)
      throws Exception {
    Problem problem = Problem.read(query.file()).get(0);
    try (Competitor.Run run = competitor.prepare(problem)) {
      assertEquals(
          query.minterms(),
          run.solve(Duration.ofMinutes(10)).modelCount(),
          () -> competitor.name() + " on " + query);
    } catch (InvalidConfigurationException e) {
      abort("skipped, " + competitor.peer().label() + " cannot be loaded: " + e.getMessage());
    }
  }
}
