package io.implicant.bench.peer;

import io.implicant.abstraction.baseline.ProverPerCube;
import io.implicant.abstraction.baseline.SatQuantification;
import io.implicant.abstraction.baseline.TheoryProver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All competitors by name. */
public final class Competitors {
  /** The classical way of SLAM, with our own prover. */
  public static final String PROVER_PER_CUBE = "prover-per-cube";

  private static final List<Competitor> OURS =
      List.of(
          new EngineCompetitor(),
          new BaselineCompetitor(PROVER_PER_CUBE, new ProverPerCube(new TheoryProver(), true)),
          new BaselineCompetitor("sat-quantification", new SatQuantification()));

  private Competitors() {}

  /** Ours first, then each solver with each strategy. */
  public static List<Competitor> all() {
    List<Competitor> all = new ArrayList<>(OURS);
    for (SolverPeer peer : SolverPeer.values()) {
      for (Strategy strategy : Strategy.values()) {
        all.add(new SolverCompetitor(peer, strategy));
      }
    }
    return all;
  }

  static Optional<Competitor> named(String name) {
    return all().stream().filter(competitor -> competitor.name().equals(name)).findFirst();
  }
}
