package io.implicant.bench.dd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Small instances of each workload, in every package. */
final class WorkloadTest {
  private static final List<Workload> SMALL =
      List.of(
          new Queens(1),
          new Queens(3),
          new Queens(4),
          new Queens(6),
          new Adder(1, true),
          new Adder(40, true),
          new Adder(6, false),
          new Multiplier(1),
          new Multiplier(2),
          new Multiplier(5),
          new RandomCnf(12, 20, 1),
          new RandomCnf(20, 90, 2),
          new Counter(1),
          new Counter(6),
          new TokenRing(2),
          new TokenRing(7),
          new Chain(8),
          new Chain(900));

  static Stream<Arguments> smallInstances() {
    return SMALL.stream().flatMap(w -> Stream.of(Peer.values()).map(peer -> Arguments.of(w, peer)));
  }

  @ParameterizedTest(name = "{0} by {1}")
  @MethodSource("smallInstances")
  void theAnswerIsTheKnownOne(Workload workload, Peer peer) {
    workload
        .expected()
        .ifPresent(known -> assertEquals(ModelCount.reduce(known), answer(workload, peer)));
  }

  @ParameterizedTest(name = "{0} by {1}")
  @MethodSource("smallInstances")
  void thePackagesAgree(Workload workload, Peer peer) {
    assertEquals(answer(workload, Peer.ENGINE), answer(workload, peer));
  }

  private static long answer(Workload workload, Peer peer) {
    Workbench bench = peer.workbench(workload.variables());
    int[] functions = workload.build(bench);
    assertTrue(bench.peakNodes() > 0);
    return Workload.answer(bench, functions);
  }

  @ParameterizedTest(name = "{0} by {1}")
  @MethodSource("smallInstances")
  void everyFunctionIsGivenBackOnceAndNoneIsForgotten(Workload workload, Peer peer) {
    CountingWorkbench bench = new CountingWorkbench(peer.workbench(workload.variables()));
    int[] functions = workload.build(bench);
    assertEquals(functions.length, bench.owned());
  }

  @Test
  void randomClausesHaveAsManyModelsAsBruteForceFinds() {
    RandomCnf cnf = new RandomCnf(10, 25, 3);
    int[][] clauses = cnf.randomClauses();
    long models =
        IntStream.range(0, 1 << 10)
            .filter(
                values ->
                    Stream.of(clauses)
                        .allMatch(
                            clause ->
                                IntStream.of(clause)
                                    .anyMatch(l -> ((values >> (l >>> 1)) & 1) != (l & 1))))
            .count();
    assertEquals(models, answer(cnf, Peer.OURS));
  }

  /** The chains of small distance, counted one assignment at a time. */
  @Test
  void aShortChainHasAsManyModelsAsBruteForceFinds() {
    int n = 9;
    long sum = 0;
    for (int values = 0; values < 1 << n; values++) {
      List<Boolean> expected = chainValues(n, values);
      for (int k = 0; k < expected.size(); k++) {
        sum += expected.get(k) ? 1L << k : 0;
      }
    }
    assertEquals(sum, answer(new Chain(n), Peer.OURS));
  }

  /** The functions that {@link Chain} builds, evaluated. */
  private static List<Boolean> chainValues(int n, int values) {
    boolean parity = Integer.bitCount(values) % 2 == 1;
    int even = IntStream.range(0, n).filter(i -> i % 2 == 0).map(i -> 1 << i).sum();
    List<Boolean> result = new ArrayList<>();
    for (int distance = 1; distance <= 4; distance++) {
      int d = distance;
      boolean chain = implications(n, d, values);
      boolean some =
          IntStream.range(0, 1 << n)
              .anyMatch(other -> ((other ^ values) & ~even) == 0 && implications(n, d, other));
      result.add(chain && parity);
      result.add(some);
      result.add(parity ? some : chain);
    }
    result.add(parity);
    return result;
  }

  private static boolean implications(int n, int distance, int values) {
    return IntStream.range(0, n - distance)
        .allMatch(i -> ((values >> i) & 1) <= ((values >> (i + distance)) & 1));
  }
}
