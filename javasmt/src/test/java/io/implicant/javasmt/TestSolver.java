package io.implicant.javasmt;

import static org.junit.jupiter.api.Assumptions.abort;

import java.nio.file.Path;
import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.common.configuration.Configuration;
import org.sosy_lab.common.configuration.InvalidConfigurationException;
import org.sosy_lab.common.log.LogManager;
import org.sosy_lab.java_smt.SolverContextFactory;
import org.sosy_lab.java_smt.SolverContextFactory.Solvers;
import org.sosy_lab.java_smt.api.SolverContext;

/**
 * The solvers of JavaSMT. Three need nothing beside the class path; the others are there once
 * {@code implicant solvers --fetch} has fetched them, and tests of them are skipped where they are
 * not.
 */
enum TestSolver {
  SMTINTERPOL(Solvers.SMTINTERPOL),
  PRINCESS(Solvers.PRINCESS),
  Z3(Solvers.Z3),
  MATHSAT5(Solvers.MATHSAT5),
  YICES2(Solvers.YICES2),
  CVC5(Solvers.CVC5),
  OPENSMT(Solvers.OPENSMT);

  private static final Path FETCHED =
      Path.of(System.getProperty("user.home"), ".cache", "implicant", "solvers");

  static { // SMTInterpol fails an assertion of its own when a prover is closed after all-sat
    TestSolver.class.getClassLoader().setPackageAssertionStatus("de.uni_freiburg", false);
  }

  private final Solvers solver;

  TestSolver(Solvers solver) {
    this.solver = solver;
  }

  /** Princess has no Real numbers, and OpenSMT no Int ones among them. */
  boolean hasReals() {
    return this != PRINCESS && this != OPENSMT;
  }

  boolean hasBoolArguments() {
    return this != MATHSAT5;
  }

  /**
   * JavaSMT shows some operations of Yices2 (distinct) and of CVC5 (negation) without a meaning.
   */
  boolean hidesOperations() {
    return this == YICES2 || this == CVC5;
  }

  SolverContext open() {
    return open(ShutdownNotifier.createDummy());
  }

  /** Skips the test where the solver cannot be loaded. */
  SolverContext open(ShutdownNotifier notifier) {
    try {
      return SolverContextFactory.createSolverContext(
          Configuration.defaultConfiguration(),
          LogManager.createNullLogManager(),
          notifier,
          solver,
          TestSolver::load);
    } catch (InvalidConfigurationException | LinkageError e) {
      return abort("skipped, " + this + " cannot be loaded: " + e.getMessage());
    }
  }

  /** Z3's jar loads its own native library. */
  private static void load(String library) {
    if (!library.contains("z3")) {
      System.load(FETCHED.resolve(System.mapLibraryName(library)).toString());
    }
  }
}
