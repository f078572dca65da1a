package io.implicant.javasmt;

import static org.junit.jupiter.api.Assumptions.abort;

import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.common.configuration.Configuration;
import org.sosy_lab.common.configuration.InvalidConfigurationException;
import org.sosy_lab.common.log.LogManager;
import org.sosy_lab.java_smt.SolverContextFactory;
import org.sosy_lab.java_smt.SolverContextFactory.Solvers;
import org.sosy_lab.java_smt.api.SolverContext;

/** The solvers that need no native library beside the class path. */
enum TestSolver {
  SMTINTERPOL(Solvers.SMTINTERPOL, true),
  /** It has no Real numbers. */
  PRINCESS(Solvers.PRINCESS, false),
  Z3(Solvers.Z3, true);

  static { // SMTInterpol fails an assertion of its own when a prover is closed after all-sat
    TestSolver.class.getClassLoader().setPackageAssertionStatus("de.uni_freiburg", false);
  }

  private final Solvers solver;
  private final boolean reals;

  TestSolver(Solvers solver, boolean reals) {
    this.solver = solver;
    this.reals = reals;
  }

  boolean hasReals() {
    return reals;
  }

  SolverContext open() {
    return open(ShutdownNotifier.createDummy());
  }

  /** Skips the test where the solver cannot be loaded. Z3's jar loads its own native library. */
  SolverContext open(ShutdownNotifier notifier) {
    try {
      return SolverContextFactory.createSolverContext(
          Configuration.defaultConfiguration(),
          LogManager.createNullLogManager(),
          notifier,
          solver,
          library -> {});
    } catch (InvalidConfigurationException | LinkageError e) {
      return abort("skipped, " + this + " cannot be loaded: " + e.getMessage());
    }
  }
}
