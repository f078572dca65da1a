package io.implicant.bench.peer;

import com.sun.management.OperatingSystemMXBean;
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
import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.java_smt.api.SolverContext;

/**
 * The process in which one competitor runs. Each line on standard input asks for one goal: {@code
 * milliseconds repeat index file}; each answer is a {@link Reply} on standard output, where nobody
 * else can write, after a {@link Reply.Ready} when the problem has been read. The process ends with
 * its input, and says then what it has taken in all.
 *
 * <p>Time is the CPU time of the thread, so that other work on the machine, the compiler and the
 * garbage collector do not count; a competitor with threads of its own is measured by the clock. A
 * short run says more about the compiler than about the competitor: a problem that takes less than
 * half a second is solved again for about {@code repeat} milliseconds, and only the later runs
 * count.
 */
public final class PeerWorker {
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private static final long LONG_NANOS = 500_000_000;
  private static final int MOST_RUNS = 200;
  private static final int SAMPLES = 5;

  /** Solvers recurse deeply. */
  private static final long STACK_BYTES = 512L << 20;

  private final Competitor competitor;
  private final boolean cold;
  private final PrintStream replies;

  private PeerWorker(Competitor competitor, boolean cold, PrintStream replies) {
    this.competitor = competitor;
    this.cold = cold;
    this.replies = replies;
  }

  /** The name of a competitor, then {@code cold} if no solver is to be loaded before a question. */
  public static void main(String[] args) {
    PrintStream replies = System.out;
    System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    Competitor competitor = Competitors.named(args[0]).orElseThrow();
    PeerWorker worker = new PeerWorker(competitor, args.length > 1, replies);
    new Thread(null, worker::serve, "peer", STACK_BYTES).start();
  }

  private void serve() {
    try (var questions =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      reply(introduce());
      for (String line = questions.readLine(); line != null; line = questions.readLine()) {
        String[] words = line.split(" ", 4);
        Duration limit = Duration.ofMillis(Long.parseLong(words[0]));
        Duration repeat = Duration.ofMillis(Long.parseLong(words[1]));
        reply(answer(limit, repeat, Integer.parseInt(words[2]), Path.of(words[3])));
      }
      reply(new Reply.Ended(SYSTEM.getProcessCpuTime()));
    } catch (IOException e) {
      reply(failure(e));
    }
  }

  private void reply(Reply reply) {
    replies.println(reply.line());
    replies.flush();
  }

  private Reply introduce() {
    if (cold || !(competitor instanceof SolverCompetitor solver)) {
      return new Reply.Ready("Implicant");
    }
    try (SolverContext context =
        SolverCompetitor.open(solver.peer(), ShutdownNotifier.createDummy())) {
      return new Reply.Ready(context.getVersion());
    } catch (Exception | LinkageError e) {
      return failure(e);
    }
  }

  private Reply answer(Duration limit, Duration repeat, int index, Path file) {
    try {
      List<Problem> problems = Problem.read(file);
      try (Competitor.Run run = competitor.prepare(problems.get(index))) {
        reply(new Reply.Ready("")); // the time runs from here
        return measure(run, limit, repeat);
      }
    } catch (Competitor.TimedOutException e) {
      return new Reply.TimedOut();
    } catch (Exception | LinkageError | OutOfMemoryError | StackOverflowError e) {
      return failure(e);
    }
  }

  private Reply measure(Competitor.Run run, Duration limit, Duration repeat) throws Exception {
    long start = nanos();
    Bdd function = run.solve(limit);
    long first = nanos() - start;
    if (first > LONG_NANOS || repeat.isZero()) {
      return Reply.Solved.of(List.of(first), function);
    }
    long runs = Math.max(1, Math.min(MOST_RUNS, repeat.toNanos() / Math.max(1, first)));
    long each = (runs + SAMPLES - 1) / SAMPLES;
    List<Long> samples = new ArrayList<>();
    for (long done = 0; done < runs; done += each) {
      start = nanos(); // once for all runs: a look at the clock takes as long as part of a query
      for (int i = 0; i < each; i++) {
        function = run.solve(limit);
      }
      samples.add((nanos() - start) / each);
    }
    return Reply.Solved.of(samples, function);
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
