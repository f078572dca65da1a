package io.implicant.abstraction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.implicant.abstraction.baseline.RecordedQuery;
import io.implicant.logic.Formula;
import io.implicant.theories.closure.EngineOptions;
import io.implicant.theories.closure.EngineOptions.Way;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * All ways to ask a goal find the recorded answer, and the same minterms, on every recorded query
 * that each can do in little time: those of up to 10 predicates, or all if slow.
 */
class WaysAgreeTest {
  private static final boolean SLOW = Boolean.getBoolean("implicant.slow");
  private static final Limits SHORT = Limits.NONE.withTime(Duration.ofMillis(SLOW ? 5000 : 150));
  private static final Limits LONG = Limits.NONE.withTime(Duration.ofSeconds(30));

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"tricky", "random", "driver", "block"})
  void everyWayFindsTheRecordedMinterms(String folder) throws Exception {
    assumeTrue(RecordedQuery.arePresent(), "no ../shared/queries beside this tree");
    Map<Way, Integer> done = new EnumMap<>(Way.class);
    List<RecordedQuery> queries = RecordedQuery.read(folder, SLOW ? Integer.MAX_VALUE : 10);
    for (RecordedQuery query : queries) {
      BitSet expected = null;
      for (Way way : Way.values()) {
        BitSet found = minterms(query, way);
        if (found != null) {
          done.merge(way, 1, Integer::sum);
          expected = expected == null ? found : expected;
          assertEquals(expected, found, query.name() + " by " + way);
        }
      }
    }
    for (Way way : Way.values()) {
      assertTrue(done.getOrDefault(way, 0) > 0, way + " did none: " + done);
    }
    assertEquals(queries.size(), done.get(Way.AUTO), "what the rule picks suffices");
  }

  /** The minterms of F, whose number is as recorded; nothing if a limit was reached. */
  private static BitSet minterms(RecordedQuery query, Way way) throws Exception {
    List<NamedPredicate> predicates = new ArrayList<>();
    for (Formula predicate : query.question().predicates()) {
      predicates.add(new NamedPredicate("p" + predicates.size(), predicate));
    }
    EngineOptions options = EngineOptions.DEFAULT.withWay(way);
    Limits limits = way == Way.PATHS || way == Way.ONE_RUN ? SHORT : LONG;
    try (var abstraction =
        PredicateAbstraction.of(query.question().terms(), predicates, limits, options)) {
      Cover cover = abstraction.weakestStrengthening(query.question().goal());
      if (!cover.isExact()) {
        return null;
      }
      String name = query.name() + " by " + way;
      assertEquals(BigInteger.valueOf(query.minterms()), cover.minterms(), name);
      assertEquals(BigInteger.valueOf(query.inconsistent()), cover.inconsistentMinterms(), name);
      BitSet minterms = new BitSet();
      for (int m = 0; m < 1 << predicates.size(); m++) {
        minterms.set(m, cover.contains(BitSet.valueOf(new long[] {m})));
      }
      return minterms;
    }
  }
}
