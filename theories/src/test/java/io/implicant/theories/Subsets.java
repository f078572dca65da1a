package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertTrue;

/** Whether one set of minterms is within another. */
final class Subsets {
  private Subsets() {}

  static void assertWithin(java.util.BitSet part, java.util.BitSet whole, String message) {
    java.util.BitSet rest = (java.util.BitSet) part.clone();
    rest.andNot(whole);
    assertTrue(rest.isEmpty(), () -> rest + " of " + part + " not in " + whole + "\n" + message);
  }
}
