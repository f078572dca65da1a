package io.implicant.dd.table;

/**
 * Thrown out of an operation that ran into a limit of its {@link Budget}. The table stays
 * consistent: what the operation had made is garbage for the next collection. Users of managers see
 * it as a result value instead.
 */
public final class LimitReached extends RuntimeException {
  /** Which limit it was. */
  public enum Reason {
    NODES("nodes"),
    MEMORY("memory"),
    DEADLINE("time"),
    CANCELLED("cancelled");

    private final String text;

    Reason(String text) {
      this.text = text;
    }
  }

  private final Reason reason;

  public LimitReached(Reason reason) {
    super("limit reached: " + reason.text, null, false, false);
    this.reason = reason;
  }

  public Reason reason() {
    return reason;
  }
}
