package io.implicant.logic.text;

import java.math.BigInteger;

/** Numbers of things in messages: "1 state", "2 states". */
public final class Plural {
  private Plural() {}

  /**
   * The number and the noun, which takes an s if there is not one thing.
   *
   * @param noun in the singular
   */
  public static String of(BigInteger number, String noun) {
    return number + " " + noun + (number.equals(BigInteger.ONE) ? "" : "s");
  }

  public static String of(long number, String noun) {
    return of(number, noun, noun + "s");
  }

  /** With a plural of its own. */
  public static String of(long number, String noun, String plural) {
    return number + " " + (number == 1 ? noun : plural);
  }
}
