package io.implicant.bench.dd;

import java.math.BigInteger;
import java.util.Optional;

/**
 * The states that a token ring reaches: each station may start to wait, the one with the token is
 * served and no longer waits, or passes the token on. One relation for each kind of step and
 * station, over the variables it changes. A station has its token and its waiting bit, each now and
 * next: variables 4i to 4i + 3.
 */
record TokenRing(int stations) implements Workload {
  @Override
  public String name() {
    return "ring-" + stations;
  }

  @Override
  public int variables() {
    return 4 * stations;
  }

  private static int token(int station) {
    return 4 * station;
  }

  private static int waits(int station) {
    return 4 * station + 2;
  }

  /** A kind of step: its relation, the variables it changes, the way back from next to now. */
  private record Step(int relation, int changed, int nextToNow) {}

  @Override
  public int[] build(Workbench bench) {
    Step[] steps = steps(bench);
    int reached = initial(bench);
    boolean done = false;
    while (!done) { // breadth first
      int more = bench.or(reached, reached);
      for (Step step : steps) {
        int image = bench.relationalProduct(reached, step.relation, step.changed);
        more = bench.orOf(more, bench.rename(image, step.nextToNow));
        bench.free(image);
      }
      done = bench.same(more, reached);
      bench.free(reached);
      reached = more;
    }
    for (Step step : steps) {
      bench.free(step.relation);
    }
    return new int[] {reached};
  }

  private int initial(Workbench bench) {
    int initial = bench.constant(true);
    for (int i = stations - 1; i >= 0; i--) {
      initial = bench.andOf(bench.literal(waits(i), false), initial);
      initial = bench.andOf(bench.literal(token(i), i == 0), initial);
    }
    return initial;
  }

  private Step[] steps(Workbench bench) {
    Step[] steps = new Step[3 * stations];
    for (int i = 0; i < stations; i++) {
      int after = (i + 1) % stations;
      int start = bench.andOf(bench.literal(waits(i), false), bench.variable(waits(i) + 1));
      steps[3 * i] = step(bench, start, waits(i));
      int serve = bench.andOf(bench.variable(waits(i)), bench.literal(waits(i) + 1, false));
      steps[3 * i + 1] = step(bench, bench.andOf(serve, bench.variable(token(i))), waits(i));
      int give = bench.andOf(bench.variable(token(i)), bench.literal(token(i) + 1, false));
      int take = bench.andOf(bench.literal(token(after), false), bench.variable(token(after) + 1));
      steps[3 * i + 2] = step(bench, bench.andOf(give, take), token(i), token(after));
    }
    return steps;
  }

  private static Step step(Workbench bench, int relation, int... changed) {
    int[] next = new int[changed.length];
    for (int i = 0; i < next.length; i++) {
      next[i] = changed[i] + 1;
    }
    return new Step(relation, bench.variables(changed), bench.renaming(next, changed));
  }

  /** The token anywhere, any waiting, whatever the variables of the next state are. */
  @Override
  public Optional<BigInteger> expected() {
    return Optional.of(BigInteger.valueOf(stations).shiftLeft(3 * stations));
  }
}
