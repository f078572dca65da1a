package io.implicant.bench.command;

import java.io.PrintWriter;

/** Says every second what a command is at, if it has been at it for a second or longer. */
final class Heartbeat implements AutoCloseable {
  private record Work(String what, long start) {
    long seconds() {
      return (System.nanoTime() - start) / 1_000_000_000L;
    }
  }

  private static final int LOOK_MILLIS = 100;

  private final Progress progress;
  private long said; // by the progress thread, the second of the work
  private volatile Work work = new Work("", System.nanoTime());

  Heartbeat(PrintWriter err) {
    progress = new Progress(err, this::line, LOOK_MILLIS);
  }

  /** States what is done from now on. */
  void begin(String what) {
    work = new Work(what, System.nanoTime());
  }

  /** Nothing is done that is worth a word. */
  void pause() {
    begin("");
  }

  private String line() {
    Work now = work;
    long seconds = now.what().isEmpty() ? 0 : now.seconds();
    boolean news = seconds > 0 && seconds != said;
    said = seconds;
    return news ? now.what() + ": " + seconds + " s" : "";
  }

  @Override
  public void close() {
    progress.close();
  }
}
