package io.implicant.theories.path;

/** The theory solver gave up inside an image; the message says why. */
final class Undecided extends RuntimeException {
  Undecided(String reason) {
    super(reason, null, false, false);
  }
}
