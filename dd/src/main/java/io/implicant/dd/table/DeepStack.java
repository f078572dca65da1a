package io.implicant.dd.table;

import java.util.function.Supplier;

/**
 * Lets textbook recursions run on diagrams of any depth. A recursion counts its depth down from
 * {@link #GUARD}; at zero it throws {@link TooDeep}, and the operation starts again on a thread
 * whose stack is sized by the number of levels (the operation cache still holds most of what was
 * computed). Shallow operations, nearly all, pay one int argument.
 *
 * <p>Why not an explicit stack: every operation would exist twice, once fast and once deep, or once
 * and slow. The thread costs less than 0.5 ms per deep operation, and its stack is address space
 * that is only touched as far as the recursion goes. The caller waits for it; limits and
 * cancellation work as on the caller's own thread, since both go through the {@link Budget}.
 */
public final class DeepStack {
  /** Depth that is safe on a default stack of which the caller has used some already. */
  public static final int GUARD = 1000;

  /** Given to recursions that run on a deep stack. */
  public static final int UNGUARDED = Integer.MAX_VALUE;

  /** Enough for three nested recursions of 350 bytes a frame (interpreted frames are large). */
  private static final long BYTES_PER_LEVEL = 1 << 10;

  private static final long SPARE_BYTES = 4 << 20;

  private DeepStack() {}

  /** Thrown when a recursion reaches its guard. Has no trace, hence costs little. */
  public static final class TooDeep extends RuntimeException {
    private TooDeep() {
      super("recursion too deep", null, false, false);
    }
  }

  public static TooDeep tooDeep() {
    return new TooDeep();
  }

  /** Runs an operation on a stack deep enough for so many levels and returns its result. */
  public static <T> T call(int levels, Supplier<T> operation) {
    Call<T> call = new Call<>(operation);
    long bytes = SPARE_BYTES + BYTES_PER_LEVEL * levels;
    Thread thread = new Thread(null, call, "deep-stack", bytes);
    thread.setDaemon(true);
    thread.start();
    boolean interrupted = false;
    while (true) {
      try {
        thread.join();
        break;
      } catch (InterruptedException e) {
        interrupted = true; // the operation ends by its budget, not by interruption
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return call.result();
  }

  private static final class Call<T> implements Runnable {
    private final Supplier<T> operation;
    private T result;
    private RuntimeException failure;
    private Error error;

    Call(Supplier<T> operation) {
      this.operation = operation;
    }

    @Override
    public void run() {
      try {
        result = operation.get();
      } catch (RuntimeException e) {
        failure = e;
      } catch (Error e) {
        error = e;
      }
    }

    T result() {
      if (failure != null) {
        throw failure;
      }
      if (error != null) {
        throw error;
      }
      return result;
    }
  }
}
