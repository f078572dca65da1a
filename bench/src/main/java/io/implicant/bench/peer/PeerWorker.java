package io.implicant.bench.peer;

import io.implicant.dd.bdd.Bdd;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.java_smt.api.SolverContext;

/**
 * The process in which one competitor runs. Each line on standard input asks for one goal: {@code
 * milliseconds index file}; each answer is a {@link Reply} on standard output, where nobody else
 * can write. The process ends with its input.
 *
 * <p>Time is the CPU time of the thread, so that other work on the machine, the compiler and the
 * garbage collector do not count; a competitor with threads of its own is measured by the clock. A
 * short run says more about the compiler than about the competitor: a problem that takes less than
 * half a second is solved again, and the mean of the later runs counts.
 */
public final class PeerWorker {
  private static final long LONG_NANOS = 500_000_000;
  private static final long ENOUGH_NANOS = 100_000_000;
  private static final int MOST_RUNS = 200;

  /** Solvers recurse deeply. */
  private static final long STACK_BYTES = 512L << 20;

  private final Competitor competitor;
  private final PrintStream replies;

  private PeerWorker(Competitor competitor, PrintStream replies) {
    this.competitor = competitor;
    this.replies = replies;
  }

  /** The argument: the name of a competitor. */
  public static void main(String[] args) {
    PrintStream replies = System.out;
    System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    PeerWorker worker = new PeerWorker(Competitors.named(args[0]).orElseThrow(), replies);
    new Thread(null, worker::serve, "peer", STACK_BYTES).start();
  }

  private void serve() {
    try (var questions =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      reply(introduce());
      for (String line = questions.readLine(); line != null; line = questions.readLine()) {
        String[] words = line.split(" ", 3);
        Duration limit = Duration.ofMillis(Long.parseLong(words[0]));
        reply(answer(limit, Integer.parseInt(words[1]), Path.of(words[2])));
      }
    } catch (IOException e) {
      reply(failure(e));
    }
  }

  private void reply(Reply reply) {
    replies.println(reply.line());
    replies.flush();
  }

  private Reply introduce() {
    if (!(competitor instanceof SolverCompetitor solver)) {
      return new Reply.Ready("Implicant");
    }
    try (SolverContext context =
        SolverCompetitor.open(solver.peer(), ShutdownNotifier.createDummy())) {
      return new Reply.Ready(context.getVersion());
    } catch (Exception | LinkageError e) {
      return failure(e);
    }
  }

  private Reply answer(Duration limit, int index, Path file) {
    try {
      List<Problem> problems = Problem.read(file);
      try (Competitor.Run run = competitor.prepare(problems.get(index))) {
        return measure(run, limit);
      }
    } catch (Competitor.TimedOutException e) {
      return new Reply.TimedOut();
    } catch (Exception | LinkageError | OutOfMemoryError | StackOverflowError e) {
      return failure(e);
    }
  }

  private Reply measure(Competitor.Run run, Duration limit) throws Exception {
    long start = nanos();
    Bdd function = run.solve(limit);
    long first = nanos() - start;
    if (first > LONG_NANOS) {
      return Reply.Solved.of(first, function);
    }
    long later = 0;
    int runs = 0;
    while (later < ENOUGH_NANOS && runs < MOST_RUNS) {
      start = nanos();
      function = run.solve(limit);
      later += nanos() - start;
      runs++;
    }
    return Reply.Solved.of(later / runs, function);
  }

  private long nanos() {
    return competitor.usesOtherThreads()
        ? System.nanoTime()
        : ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static Reply failure(Throwable e) {
    return new Reply.Failed(e.toString().lines().findFirst().orElse("failed"));
  }
}
