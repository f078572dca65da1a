package io.implicant.bench.peer;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.theories.closure.ClosureEngine;
import java.time.Duration;

/** The labelled closure; P is closed anew in each run. */
record EngineCompetitor() implements Competitor {
  @Override
  public String name() {
    return "engine";
  }

  @Override
  public Run prepare(Problem problem) {
    return new Run() {
      @Override
      public Bdd solve(Duration limit) throws Exception {
        ClosureEngine engine = new ClosureEngine(problem.terms(), problem.predicates());
        int size = problem.predicates().size();
        BddManager manager = BddManager.create(size);
        Bdd others = minterms(manager, size, engine.consistent());
        return others.not().or(minterms(manager, size, engine.implying(problem.goal())));
      }

      @Override
      public void close() {}
    };
  }

  private static Bdd minterms(BddManager manager, int size, long[] minterms) {
    Bdd result = manager.constant(false);
    for (long minterm : minterms) {
      Bdd cube = manager.constant(true);
      for (int i = size - 1; i >= 0; i--) {
        cube = cube.and(manager.literal(i, (minterm >> i & 1) == 1));
      }
      result = result.or(cube);
    }
    return result;
  }
}
