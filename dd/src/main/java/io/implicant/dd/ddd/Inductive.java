package io.implicant.dd.ddd;

/**
 * A homomorphism given by its action on the first value of a vector: at the level {@link #top}, a
 * value v becomes the values of the {@link Residual} for v, each with something left to do below.
 */
public abstract class Inductive extends Hom {
  private static final Object DEAD = new Object();

  private final ValueMap<Object> residuals = new ValueMap<>();

  /** What becomes of vectors that begin with a value at the level {@link #top}; null: nothing. */
  protected abstract Residual compute(int value);

  /**
   * Whether residuals pass on parts of the child they are given, so that one can tell which vectors
   * a result comes from.
   */
  boolean passesParts() {
    return true;
  }

  /** As {@link #compute}, remembered. */
  public final Residual residual(int value) {
    Object known = residuals.get(value);
    if (known == null) {
      Residual computed = compute(value);
      known = computed == null ? DEAD : computed;
      residuals.put(value, known);
    }
    return known == DEAD ? null : (Residual) known;
  }

  @Override
  protected final int image(HomEngine engine, int node) {
    throw new IllegalStateException("the engine walks over inductive homomorphisms itself");
  }
}
