package io.implicant.dd.bdd;

import io.implicant.dd.table.LimitReached;
import java.util.function.Function;

/** What became of work under limits: its value, or the limit that ended it. */
public sealed interface Outcome<T> {
  /** The work ended by itself. */
  record Done<T>(T value) implements Outcome<T> {
    @Override
    public <R> R match(Function<T, R> onDone, Function<LimitReached.Reason, R> onStopped) {
      return onDone.apply(value);
    }
  }

  /** A limit ended the work. The manager is usable as before. */
  record Stopped<T>(LimitReached.Reason reason) implements Outcome<T> {
    @Override
    public <R> R match(Function<T, R> onDone, Function<LimitReached.Reason, R> onStopped) {
      return onStopped.apply(reason);
    }
  }

  <R> R match(Function<T, R> onDone, Function<LimitReached.Reason, R> onStopped);
}
