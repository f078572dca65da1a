package io.implicant.bench.command;

import java.io.PrintWriter;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Says every second how far a computation is, until it is closed. */
final class Progress implements AutoCloseable {
  private final ScheduledExecutorService clock;

  Progress(PrintWriter err, Supplier<String> line) {
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
              err.println(line.get());
              err.flush();
            },
            1,
            1,
            TimeUnit.SECONDS);
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
