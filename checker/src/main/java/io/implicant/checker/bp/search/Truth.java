package io.implicant.checker.bp.search;

import io.implicant.dd.bdd.Bdd;

/**
 * Where an expression can be true and where it can be false. With {@code *} inside both may hold at
 * once; one of them always does.
 */
record Truth(Bdd yes, Bdd no) {
  Bdd canBe(boolean value) {
    return value ? yes : no;
  }

  Truth not() {
    return new Truth(no, yes);
  }

  Truth and(Truth other) {
    return new Truth(yes.and(other.yes), no.or(other.no));
  }

  Truth or(Truth other) {
    return new Truth(yes.or(other.yes), no.and(other.no));
  }

  Truth equal(Truth other) {
    return new Truth(
        yes.and(other.yes).or(no.and(other.no)), yes.and(other.no).or(no.and(other.yes)));
  }

  /** This chooses between two others. */
  Truth choose(Truth then, Truth otherwise) {
    return new Truth(
        yes.and(then.yes).or(no.and(otherwise.yes)), yes.and(then.no).or(no.and(otherwise.no)));
  }
}
