package io.implicant.javasmt;

import com.google.common.collect.ImmutableMap;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.java_smt.SolverContextFactory.Solvers;
import org.sosy_lab.java_smt.api.FormulaManager;
import org.sosy_lab.java_smt.api.InterpolatingProverEnvironment;
import org.sosy_lab.java_smt.api.OptimizationProverEnvironment;
import org.sosy_lab.java_smt.api.ProverEnvironment;
import org.sosy_lab.java_smt.api.SolverContext;

/**
 * A solver whose {@code allSat} is answered by Implicant where the asserted formulas lie in its
 * fragment, and by the solver itself otherwise. Everything else passes through. One line switches
 * it on:
 *
 * <pre>{@code
 * context = ImplicantSolverContext.around(context, shutdownNotifier);
 * }</pre>
 *
 * <p>Answers are exact in both cases. {@link #allSatStatistics} says how many were ours, and why
 * others were not. Environments for interpolation and optimisation are the solver's own.
 */
public final class ImplicantSolverContext implements SolverContext {
  /** How long Implicant tries before the solver has its turn. */
  public static final Duration PATIENCE = Duration.ofSeconds(5);

  private final SolverContext wrapped;
  private final ShutdownNotifier notifier;
  private final Projection projection;
  private final AllSatStatistics statistics = new AllSatStatistics();

  private ImplicantSolverContext(
      SolverContext wrapped, ShutdownNotifier notifier, Duration patience) {
    this.wrapped = Objects.requireNonNull(wrapped);
    this.notifier = Objects.requireNonNull(notifier);
    this.projection = new Projection(wrapped, notifier, patience);
  }

  /** The solver with a faster all-sat; a shutdown is asked for as with the solver itself. */
  public static ImplicantSolverContext around(SolverContext wrapped, ShutdownNotifier notifier) {
    return around(wrapped, notifier, PATIENCE);
  }

  /** The same with another time after which the solver has its turn. */
  public static ImplicantSolverContext around(
      SolverContext wrapped, ShutdownNotifier notifier, Duration patience) {
    return new ImplicantSolverContext(wrapped, notifier, patience);
  }

  public AllSatStatistics allSatStatistics() {
    return statistics;
  }

  @Override
  public FormulaManager getFormulaManager() {
    return wrapped.getFormulaManager();
  }

  @Override
  public ProverEnvironment newProverEnvironment(ProverOptions... options) {
    ProverEnvironment prover = wrapped.newProverEnvironment(options);
    List<ProverOptions> given = Arrays.asList(options);
    return given.contains(ProverOptions.GENERATE_ALL_SAT)
            && !given.contains(ProverOptions.ENABLE_SEPARATION_LOGIC)
        ? new ImplicantProverEnvironment(
            prover,
            getFormulaManager().getBooleanFormulaManager(),
            projection,
            notifier,
            statistics)
        : prover;
  }

  @Override
  public InterpolatingProverEnvironment<?> newProverEnvironmentWithInterpolation(
      ProverOptions... options) {
    return wrapped.newProverEnvironmentWithInterpolation(options);
  }

  @Override
  public OptimizationProverEnvironment newOptimizationProverEnvironment(ProverOptions... options) {
    return wrapped.newOptimizationProverEnvironment(options);
  }

  @Override
  public String getVersion() {
    return wrapped.getVersion();
  }

  @Override
  public Solvers getSolverName() {
    return wrapped.getSolverName();
  }

  @Override
  public ImmutableMap<String, String> getStatistics() {
    return ImmutableMap.<String, String>builder()
        .putAll(wrapped.getStatistics())
        .putAll(statistics.asMap())
        .buildOrThrow();
  }

  @Override
  public void close() {
    wrapped.close();
  }
}
