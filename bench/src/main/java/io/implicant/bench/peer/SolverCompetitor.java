package io.implicant.bench.peer;

import io.implicant.dd.bdd.Bdd;
import java.time.Duration;
import java.util.Timer;
import java.util.TimerTask;
import org.sosy_lab.common.NativeLibraries;
import org.sosy_lab.common.ShutdownManager;
import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.common.configuration.Configuration;
import org.sosy_lab.common.configuration.InvalidConfigurationException;
import org.sosy_lab.common.log.LogManager;
import org.sosy_lab.java_smt.SolverContextFactory;
import org.sosy_lab.java_smt.api.SolverContext;

/** A solver with a strategy. */
public record SolverCompetitor(SolverPeer peer, Strategy strategy) implements Competitor {
  /** A solver of its own for each problem. */
  static SolverContext open(SolverPeer peer, ShutdownNotifier notifier)
      throws InvalidConfigurationException {
    return SolverContextFactory.createSolverContext(
        Configuration.defaultConfiguration(),
        LogManager.createNullLogManager(),
        notifier,
        peer.solver(),
        SolverCompetitor::load);
  }

  /** A library that is nowhere may still be one that a jar loads by itself. */
  private static void load(String library) {
    try {
      NativeLibraries.loadLibrary(library);
    } catch (UnsatisfiedLinkError e) {
      if (!library.contains("z3")) {
        throw e;
      }
    }
  }

  @Override
  public String name() {
    return peer.label() + "/" + strategy.label();
  }

  @Override
  public boolean usesOtherThreads() {
    return peer == SolverPeer.PRINCESS;
  }

  @Override
  public Run prepare(Problem problem) throws InvalidConfigurationException {
    ShutdownManager manager = ShutdownManager.create();
    SolverContext context = open(peer, manager.getNotifier());
    SolverQuestion question = new SolverQuestion(context, problem);
    return new Run() {
      @Override
      public Bdd solve(Duration limit) throws Exception {
        return within(limit, manager, question);
      }

      @Override
      public void close() {
        context.close();
      }
    };
  }

  private Bdd within(Duration limit, ShutdownManager manager, SolverQuestion question)
      throws Exception {
    Timer timer = new Timer("time-out", true);
    try {
      timer.schedule(
          new TimerTask() {
            @Override
            public void run() {
              manager.requestShutdown("time-out");
            }
          },
          Math.max(1, limit.toMillis()));
      Bdd function = strategy.solve(question);
      if (manager.getNotifier().shouldShutdown()) { // SMTInterpol ends all-sat as if it were done
        throw new TimedOutException("the time was over");
      }
      return function;
    } catch (TimedOutException e) {
      throw e;
    } catch (Exception e) { // solvers tell of an interruption in many ways
      if (manager.getNotifier().shouldShutdown()) {
        throw new TimedOutException(e);
      }
      throw e;
    } finally {
      timer.cancel();
    }
  }
}
