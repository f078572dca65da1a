package io.implicant.bench.command;

import java.io.PrintWriter;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Says every second how far a computation is, until it is closed; an empty line is not shown. */
final class Progress implements AutoCloseable {
  private final ScheduledExecutorService clock;

  Progress(PrintWriter err, Supplier<String> line) {
    this(err, line, 1000);
  }

  /** Looks for a line as often as that. */
  Progress(PrintWriter err, Supplier<String> line, int milliseconds) {
    clock =
        Executors.newSingleThreadScheduledExecutor(
            task -> {
              Thread thread = new Thread(task, "progress");
              thread.setDaemon(true);
              return thread;
            });
    var unused =
        clock.scheduleAtFixedRate(
            () -> {
              String text = line.get();
              if (!text.isEmpty()) {
                err.println(text);
                err.flush();
              }
            },
            milliseconds,
            milliseconds,
            TimeUnit.MILLISECONDS);
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
