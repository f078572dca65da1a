package io.implicant.bench.peer;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A {@link PeerWorker} seen from outside: a Java process that may crash, or hang in a native
 * library. One that does not answer in time is killed, and the next question starts another.
 */
public final class PeerProcess implements AutoCloseable {
  /** To load a solver, or to read a problem. */
  private static final Duration START = Duration.ofSeconds(60);

  /** For a solver that ends by itself, a little later. */
  private static final Duration GRACE = Duration.ofSeconds(3);

  private final String competitor;
  private final boolean cold;
  private final boolean quickCompiler;
  private final SolverFolder folder;
  private Process process;
  private BufferedWriter questions;
  private BlockingQueue<Reply> replies;

  public PeerProcess(String competitor, SolverFolder folder) {
    this(competitor, false, false, folder);
  }

  private PeerProcess(String competitor, boolean cold, boolean quickCompiler, SolverFolder folder) {
    this.competitor = competitor;
    this.cold = cold;
    this.quickCompiler = quickCompiler;
    this.folder = folder;
  }

  /**
   * One that starts as {@code ./implicant} does, with its archive of classes, and loads nothing.
   *
   * @param quickCompiler without Java's second compiler, which takes more time than it saves in a
   *     process that soon ends
   */
  static PeerProcess cold(String competitor, boolean quickCompiler, SolverFolder folder) {
    return new PeerProcess(competitor, true, quickCompiler, folder);
  }

  /** Starts the process if need be: {@link Reply.Ready}, or why not. */
  public Reply start() throws IOException {
    if (process != null && process.isAlive()) {
      return new Reply.Ready("");
    }
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:+UseSerialGC");
    command.add("-Djava.library.path=" + folder.path());
    if (quickCompiler) {
      command.add("-XX:TieredStopAtLevel=1");
    }
    if (cold) {
      ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
          .filter(argument -> argument.startsWith("-XX:SharedArchiveFile="))
          .forEach(command::add);
    }
    command.addAll(List.of("-cp", folder.classPath(), PeerWorker.class.getName(), competitor));
    if (cold) {
      command.add("cold");
    }
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    builder.environment().put("LD_LIBRARY_PATH", folder.path().toString());
    process = builder.start();
    questions =
        new BufferedWriter(
            new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
    replies = new LinkedBlockingQueue<>();
    Thread reader = new Thread(() -> read(process, replies), "replies");
    reader.setDaemon(true);
    reader.start();
    return await(START);
  }

  private static void read(Process process, BlockingQueue<Reply> replies) {
    try (var lines =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (line.startsWith(Reply.MARK)) {
          replies.add(Reply.of(line));
        }
      }
    } catch (IOException e) {
      // The process is gone; so it says below.
    }
    replies.add(new Reply.Failed("the process died"));
  }

  /** F for the goal of that index in the file; short runs are repeated for so long. */
  public Reply ask(Path file, int goal, Duration limit, Duration repeat) throws IOException {
    Reply start = start();
    if (!(start instanceof Reply.Ready)) {
      return start;
    }
    String times = limit.toMillis() + " " + repeat.toMillis();
    questions.write(times + " " + goal + " " + file.toAbsolutePath() + "\n");
    questions.flush();
    Reply ready = await(START);
    return ready instanceof Reply.Ready ? await(limit.plus(repeat).plus(GRACE)) : ready;
  }

  /** Ends the process after its last question: {@link Reply.Ended}, or why not. */
  Reply end() throws IOException {
    questions.close();
    Reply reply = await(GRACE);
    close();
    return reply;
  }

  private Reply await(Duration limit) {
    try {
      Reply reply = replies.poll(limit.toMillis(), TimeUnit.MILLISECONDS);
      if (reply == null) {
        close();
        return new Reply.TimedOut();
      }
      return reply;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      close();
      return new Reply.Failed("interrupted");
    }
  }

  @Override
  public void close() {
    if (process != null) {
      process.destroyForcibly();
      process = null;
    }
  }
}
