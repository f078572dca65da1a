package io.implicant.checker;

import java.util.stream.LongStream;

/** How many random cases to run: ten times as many with {@code mvn -Pslow}. */
public final class Seeds {
  private Seeds() {}

  public static LongStream of(int count) {
    return LongStream.range(0, Boolean.getBoolean("implicant.slow") ? 10L * count : count);
  }
}
