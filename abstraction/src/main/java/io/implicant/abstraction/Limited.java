package io.implicant.abstraction;

import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import java.util.function.Function;
import java.util.function.Supplier;

/** What became of work under limits: its value, or what ended it. */
public sealed interface Limited<T> {
  /** The work ended by itself. */
  record Done<T>(T value) implements Limited<T> {
    @Override
    public <R> R match(Function<T, R> onDone, Function<String, R> onStopped) {
      return onDone.apply(value);
    }
  }

  /** A limit ended the work; nothing is known. */
  record Stopped<T>(String limit) implements Limited<T> {
    @Override
    public <R> R match(Function<T, R> onDone, Function<String, R> onStopped) {
      return onStopped.apply(limit);
    }
  }

  <R> R match(Function<T, R> onDone, Function<String, R> onStopped);

  /** Does work on diagrams of a manager under limits. */
  static <T> Limited<T> attempt(BddManager manager, Budget budget, Supplier<T> work) {
    return manager
        .attempt(budget, work)
        .match(Done::new, reason -> new Stopped<>(new LimitReached(reason).getMessage()));
  }

  /** The value; for those who set no limit. */
  default T orElseThrow() {
    return match(
        value -> value,
        limit -> {
          throw new IllegalStateException("stopped: " + limit);
        });
  }
}
