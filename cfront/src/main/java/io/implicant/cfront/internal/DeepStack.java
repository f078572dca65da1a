package io.implicant.cfront.internal;

import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CSourceException.Kind;
import io.implicant.cfront.Position;

/** Runs what recurses as deeply as its input is nested: on a stack that takes a million frames. */
public final class DeepStack {
  private static final long BYTES = 1L << 29; // reserved, not used before it is needed

  /** What is run. */
  @FunctionalInterface
  public interface Task<T> {
    T run() throws CSourceException;
  }

  /** Runs one task in a thread of its own and keeps what came of it. */
  private static final class Runner<T> implements Runnable {
    private final Task<T> task;
    private T result;
    private CSourceException refusal;
    private Throwable failure;

    Runner(Task<T> task) {
      this.task = task;
    }

    @Override
    public void run() {
      try {
        result = task.run();
      } catch (CSourceException e) {
        refusal = e;
      } catch (RuntimeException | Error e) {
        failure = e;
      }
    }
  }

  private DeepStack() {}

  public static <T> T run(Position start, Task<T> task) throws CSourceException {
    Runner<T> runner = new Runner<>(task);
    Thread thread = new Thread(null, runner, "c-reader", BYTES);
    thread.setDaemon(true);
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CSourceException(Kind.LIMIT, start, "interrupted while reading");
    }
    if (runner.refusal != null) {
      throw runner.refusal;
    } else if (runner.failure instanceof StackOverflowError) {
      throw new CSourceException(Kind.LIMIT, start, "nested too deeply to be read");
    } else if (runner.failure instanceof RuntimeException e) {
      throw e;
    } else if (runner.failure instanceof Error e) {
      throw e;
    }
    return runner.result;
  }
}
