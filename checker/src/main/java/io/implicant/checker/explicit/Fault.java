package io.implicant.checker.explicit;

/** A step has no meaning in a reachable state: division by zero, overflow, an endless fixpoint. */
public final class Fault extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final String step;
  private final String what;

  Fault(String step, String what) {
    super(step + ": " + what);
    this.step = step;
    this.what = what;
  }

  /** The name of the step. */
  public String step() {
    return step;
  }

  public String what() {
    return what;
  }
}
