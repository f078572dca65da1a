package io.implicant.dd.ddd;

import java.util.ArrayList;
import java.util.List;

/**
 * Thrown by a homomorphism that has no image of the set. A closure that was firing it says which of
 * its homomorphisms that was.
 */
public class HomFailure extends RuntimeException {
  private final transient List<Hom> origins = new ArrayList<>();

  protected HomFailure(String message) {
    super(message);
  }

  HomFailure of(Hom hom) {
    origins.add(hom);
    return this;
  }

  /** The terms of sums and closures inside which it happened, the innermost first. */
  public final List<Hom> origins() {
    return List.copyOf(origins);
  }
}
