package io.implicant.bench.dd;

import com.sun.management.OperatingSystemMXBean;
import io.implicant.dd.table.LimitReached;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;

/**
 * The process in which one package runs one workload: warms up, then measures a round for each line
 * on standard input, and ends with its input. Each reply is a line on standard output, where the
 * packages themselves cannot write.
 *
 * <p>The clock of process CPU time has steps of 10 ms, so a round repeats the build for at least
 * half a second. A build includes the making of an empty table. Warm-up is CPU time too: on a busy
 * machine the compiler would get little of a second on the wall.
 */
public final class Worker {
  private static final long WARM_UP_NANOS = 2_000_000_000L;
  private static final long ROUND_NANOS = 500_000_000L;

  /** For recursive packages: depth 10,000 is no problem on this stack. */
  private static final long STACK_BYTES = 256L << 20;

  private final Peer peer;
  private final Workload workload;
  private final PrintStream replies;

  private Worker(Peer peer, Workload workload, PrintStream replies) {
    this.peer = peer;
    this.workload = workload;
    this.replies = replies;
  }

  /** The arguments: package and workload. */
  public static void main(String[] args) {
    PrintStream replies = System.out;
    System.setOut(new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
    Worker worker = new Worker(Peer.of(args[0]), Workloads.of(args[1]), replies);
    new Thread(null, worker::serve, "worker", STACK_BYTES).start();
  }

  private void serve() {
    try (var commands =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
      reply(warmUp());
      while (commands.readLine() != null) {
        reply(round());
      }
    } catch (OutOfMemoryError e) {
      reply(new Reply.Failed("out of memory"));
    } catch (StackOverflowError e) {
      reply(new Reply.Failed("stack overflow"));
    } catch (LimitReached e) {
      reply(
          new Reply.Failed(
              "out of " + (e.reason() == LimitReached.Reason.NODES ? "nodes" : "memory")));
    } catch (IOException | RuntimeException e) {
      reply(new Reply.Failed(e.toString().lines().findFirst().orElse("failed")));
    }
  }

  private void reply(Reply reply) {
    replies.println(reply.line());
    replies.flush();
  }

  private Reply warmUp() {
    Workload warmUp = workload.warmUp();
    long start = cpuNanos();
    do {
      warmUp.build(peer.workbench(warmUp.variables()));
    } while (cpuNanos() - start < WARM_UP_NANOS);
    return new Reply.Warm();
  }

  private Reply round() {
    System.gc();
    long start = cpuNanos();
    long cpu;
    int builds = 0;
    Workbench bench;
    int[] result;
    do {
      bench = peer.workbench(workload.variables());
      result = workload.build(bench);
      builds++;
      cpu = cpuNanos() - start;
    } while (cpu < ROUND_NANOS);
    return new Reply.Measured(cpu / builds, bench.peakNodes(), Workload.answer(bench, result));
  }

  private static long cpuNanos() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }
}
