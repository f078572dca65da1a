package io.implicant.bench.dd;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** A {@link Worker} seen from outside: a Java process like this one, which may die. */
final class WorkerProcess implements AutoCloseable {
  private final Process process;
  private final BufferedWriter commands;
  private final BlockingQueue<Reply> replies = new ArrayBlockingQueue<>(16);
  private final Duration limit;
  private Reply.Failed failure;

  private WorkerProcess(Process process, Duration limit) {
    this.process = process;
    this.limit = limit;
    commands =
        new BufferedWriter(
            new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
    Thread reader = new Thread(this::readReplies, "replies");
    reader.setDaemon(true);
    reader.start();
  }

  /** Same Java and class path; the serial collector, which has the least overhead. */
  static WorkerProcess start(Peer peer, Workload workload, BenchOptions options)
      throws IOException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-Xmx" + options.heap(),
            "-cp",
            System.getProperty("java.class.path"),
            Worker.class.getName(),
            peer.label(),
            workload.name());
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    return new WorkerProcess(process, options.limit());
  }

  private void readReplies() {
    try (var lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        replies.add(Reply.of(line));
      }
    } catch (IOException e) {
      // The process is gone; so it says below.
    }
    replies.add(Reply.of(null));
  }

  /** Waits for the end of the warm-up. */
  Reply warmUp() {
    return await();
  }

  /** Runs one round; after a failure the same failure again. */
  Reply round() {
    if (failure == null) {
      try {
        commands.write("round\n");
        commands.flush();
      } catch (IOException e) {
        return fail("died");
      }
    }
    return await();
  }

  private Reply await() {
    if (failure != null) {
      return failure;
    }
    try {
      Reply reply = replies.poll(limit.toMillis(), TimeUnit.MILLISECONDS);
      if (reply == null) {
        return fail("over " + limit.toSeconds() + " s");
      }
      return reply instanceof Reply.Failed failed ? fail(failed.reason()) : reply;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return fail("interrupted");
    }
  }

  private Reply fail(String reason) {
    failure = new Reply.Failed(reason);
    process.destroyForcibly();
    return failure;
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
