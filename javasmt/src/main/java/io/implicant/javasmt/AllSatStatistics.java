package io.implicant.javasmt;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.TreeMap;

/** How many all-sat questions Implicant has answered, and why others went to the solver. */
public final class AllSatStatistics {
  private long answered;
  private long models;
  private long nanos;
  private long nanosBeforeFallback;
  private final Map<String, Long> fallenBack = new TreeMap<>();

  AllSatStatistics() {}

  synchronized void answered(long cubes, long time) {
    answered++;
    models += cubes;
    nanos += time;
  }

  synchronized void fellBack(String reason, long time) {
    nanosBeforeFallback += time;
    fallenBack.merge(reason, 1L, Long::sum);
  }

  /** Questions that Implicant answered. */
  public synchronized long answered() {
    return answered;
  }

  /** Questions that the wrapped solver answered, by the reason. */
  public synchronized Map<String, Long> fallenBack() {
    return Map.copyOf(fallenBack);
  }

  /** For {@link org.sosy_lab.java_smt.api.SolverContext#getStatistics}. */
  synchronized ImmutableMap<String, String> asMap() {
    ImmutableMap.Builder<String, String> map = ImmutableMap.builder();
    map.put("implicant.allsat.answered", Long.toString(answered));
    map.put("implicant.allsat.cubes", Long.toString(models));
    map.put("implicant.allsat.microseconds", Long.toString(nanos / 1000));
    map.put(
        "implicant.allsat.microseconds before fallback", Long.toString(nanosBeforeFallback / 1000));
    fallenBack.forEach(
        (reason, count) -> map.put("implicant.allsat.fallback: " + reason, Long.toString(count)));
    return map.buildOrThrow();
  }

  @Override
  public synchronized String toString() {
    return answered + " answered, fallen back: " + fallenBack;
  }
}
