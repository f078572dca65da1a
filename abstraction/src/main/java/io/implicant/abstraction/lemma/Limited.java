package io.implicant.abstraction.lemma;

import java.util.function.Function;

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

  /** The value; for those who set no limit. */
  default T orElseThrow() {
    return match(
        value -> value,
        limit -> {
          throw new IllegalStateException("stopped: " + limit);
        });
  }
}
