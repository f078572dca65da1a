package io.implicant.dd.ddd;

import java.util.List;

/**
 * Homomorphisms under which sets are closed, by topmost level: those that begin at {@link #top},
 * and {@link #below} the others. Made by {@link Homs}.
 */
final class Saturation {
  private final Homs homs;
  private final int id;
  private final int top;
  private final List<Hom> firing;
  private final Saturation below;
  private final ValueMap<Residual[]> residuals = new ValueMap<>();

  Saturation(Homs homs, int id, int top, List<Hom> firing, Saturation below) {
    this.homs = homs;
    this.id = id;
    this.top = top;
    this.firing = List.copyOf(firing);
    this.below = below;
  }

  /** At least 1. */
  int id() {
    return id;
  }

  int top() {
    return top;
  }

  /** The homomorphisms that begin at the top level. */
  List<Hom> firing() {
    return firing;
  }

  Saturation below() {
    return below;
  }

  /** What of it concerns sets whose topmost level is this one; null for nothing. */
  Saturation from(int level) {
    Saturation saturation = this;
    while (saturation != null && saturation.top < level) {
      saturation = saturation.below;
    }
    return saturation;
  }

  /** Passes on what the homomorphisms of the top level make of the vectors (value, child...). */
  void fire(HomEngine engine, int value, int child, Residual.Receiver out) {
    for (Residual residual : residuals(value)) {
      residual.emit(engine, child, out);
    }
  }

  private Residual[] residuals(int value) {
    Residual[] known = residuals.get(value);
    if (known == null) {
      known = Moves.of(homs, firing, top, value).toArray(new Residual[0]);
      residuals.put(value, known);
    }
    return known;
  }
}
