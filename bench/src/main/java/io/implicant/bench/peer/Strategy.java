package io.implicant.bench.peer;

import io.implicant.dd.bdd.Bdd;
import java.util.Arrays;
import java.util.Optional;
import org.sosy_lab.java_smt.api.SolverException;

/** The ways to ask a solver for F_P(e); which one is best depends on solver and query. */
public enum Strategy {
  /** The solver's own enumeration of the models of not e, projected to P. */
  ALL_SAT("all-sat") {
    @Override
    Bdd solve(SolverQuestion question) throws SolverException, InterruptedException {
      return AllSat.solve(question);
    }
  },
  /** Depth-first over P with reuse of models. */
  TREE("tree") {
    @Override
    Bdd solve(SolverQuestion question) throws SolverException, InterruptedException {
      return DecisionTree.solve(question);
    }
  },
  /** Cubes in the order of their length, as SLAM. */
  CUBES("cubes") {
    @Override
    Bdd solve(SolverQuestion question) throws SolverException, InterruptedException {
      return CubesByLength.solve(question);
    }
  };

  private final String label;

  Strategy(String label) {
    this.label = label;
  }

  abstract Bdd solve(SolverQuestion question) throws SolverException, InterruptedException;

  public String label() {
    return label;
  }

  public static Optional<Strategy> named(String label) {
    return Arrays.stream(values()).filter(strategy -> strategy.label.equals(label)).findFirst();
  }
}
