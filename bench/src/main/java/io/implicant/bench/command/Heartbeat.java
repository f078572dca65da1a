package io.implicant.bench.command;

import java.io.PrintWriter;

/** A line on standard error for every second that some work takes. */
final class Heartbeat implements AutoCloseable {
  private static final long SECOND = 1_000;

  private final Thread thread;

  private Heartbeat(PrintWriter err, String what) {
    thread = new Thread(() -> beat(err, what), "heartbeat");
    thread.setDaemon(true);
  }

  static Heartbeat start(PrintWriter err, String what) {
    Heartbeat heartbeat = new Heartbeat(err, what);
    heartbeat.thread.start();
    return heartbeat;
  }

  private static void beat(PrintWriter err, String what) {
    try {
      for (int seconds = 1; true; seconds++) {
        Thread.sleep(SECOND);
        err.printf("%s: %d s%n", what, seconds);
        err.flush();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // the work has ended
    }
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}
