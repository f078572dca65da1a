package io.implicant.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.report.Comparison.Change;
import io.implicant.bench.report.Comparison.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.apache.commons.math3.stat.inference.TTest;
import org.junit.jupiter.api.Test;

class ComparisonTest {
  private static final Samples.Key KEY = new Samples.Key("t", "r", "c", "s", false);
  private static final Samples.Key EXACT = new Samples.Key("t", "r", "c", "nodes", true);

  private static Change change(Samples.Key key, List<Double> before, List<Double> now) {
    return Comparison.of(new Samples(Map.of(key, before)), new Samples(Map.of(key, now)))
        .changes()
        .get(0);
  }

  @Test
  void theRatioIsThatOfGeometricMeans() {
    Change change = change(KEY, List.of(1.0, 4.0), List.of(3.0, 12.0));
    assertEquals(2, change.before(), 1e-12);
    assertEquals(6, change.now(), 1e-12);
    assertEquals(3, change.ratio(), 1e-12);
  }

  /** Welch's test by the library decides alike. */
  @Test
  void aVerdictIsGivenExactlyIfWelchsTestRejectsEquality() {
    Random random = new Random(7);
    int decided = 0;
    for (int round = 0; round < 300; round++) {
      List<Double> before = samples(random, 1);
      List<Double> now = samples(random, 1 + random.nextDouble() / 2);
      double p = new TTest().tTest(logarithms(before), logarithms(now));
      boolean different = change(KEY, before, now).verdict() != Verdict.SAME;
      assertEquals(p < 1 - Comparison.CONFIDENCE, different, before + " " + now);
      decided += different ? 1 : 0;
    }
    assertTrue(decided > 30 && decided < 270, decided + " decided");
  }

  private static List<Double> samples(Random random, double mean) {
    List<Double> samples = new ArrayList<>();
    for (int i = 2 + random.nextInt(6); i > 0; i--) {
      samples.add(mean * Math.exp(random.nextGaussian() / 10));
    }
    return samples;
  }

  private static double[] logarithms(List<Double> samples) {
    return samples.stream().mapToDouble(Math::log).toArray();
  }

  @Test
  void verdictsHaveTheRightDirection() {
    List<Double> small = List.of(1.0, 1.01, 0.99);
    List<Double> large = List.of(2.0, 2.02, 1.98);
    assertEquals(Verdict.WORSE, change(KEY, small, large).verdict());
    assertEquals(Verdict.BETTER, change(KEY, large, small).verdict());
    assertEquals(Verdict.SAME, change(KEY, small, small).verdict());
  }

  @Test
  void oneRoundTellsNothingUnlessTheCostIsExact() {
    assertEquals(Optional.empty(), change(KEY, List.of(1.0), List.of(2.0, 2.1)).interval());
    assertEquals(Verdict.OPEN, change(KEY, List.of(1.0), List.of(2.0, 2.1)).verdict());
    assertEquals(Verdict.WORSE, change(EXACT, List.of(100.0), List.of(101.0)).verdict());
    assertEquals(Verdict.SAME, change(EXACT, List.of(100.0), List.of(100.0)).verdict());
  }

  @Test
  void whatOnlyOneRunHasIsNamed() {
    Comparison comparison =
        Comparison.of(
            new Samples(Map.of(KEY, List.of(1.0))), new Samples(Map.of(EXACT, List.of(1.0))));
    assertEquals(List.of(EXACT), comparison.added());
    assertEquals(List.of(KEY), comparison.removed());
    assertEquals(List.of(), comparison.changes());
    assertEquals(1, comparison.meanRatio());
  }
}
