package io.implicant.checker.symbolic;

/** A step has no meaning in a reachable state: division by zero, overflow. */
public final class StepFailure extends RuntimeException {
  private final String step;
  private final String what;

  StepFailure(String step, String what) {
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
