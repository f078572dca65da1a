package io.implicant.javasmt;

/**
 * Implicant has no exact answer: something lies outside its fragment, or a limit was reached.
 * {@link ImplicantSolverContext} then asks the wrapped solver.
 */
public final class UnansweredException extends Exception {
  private final String reason;

  UnansweredException(String reason, String details, Throwable cause) {
    super(details, cause);
    this.reason = reason;
  }

  /** In a few words, the same for all cases of one kind: for statistics. */
  public String reason() {
    return reason;
  }
}
