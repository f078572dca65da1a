package io.implicant.dd.ddd;

import java.util.List;

/** What a homomorphism does with the vectors that begin with a known value. */
public abstract class Residual {
  /** Takes what a residual makes of a set. */
  @FunctionalInterface
  public interface Receiver {
    /** The vectors that begin with the value and go on with the image of the child. */
    void move(int value, Hom rest, int child);
  }

  /** Passes on the result for the vectors that go on with those of the child. */
  public abstract void emit(HomEngine engine, int child, Receiver out);

  /** The usual case: one new value, and one thing left to do with the whole child. */
  public static final class Move extends Residual {
    private final int value;
    private final Hom rest;

    public Move(int value, Hom rest) {
      this.value = value;
      this.rest = rest;
    }

    int value() {
      return value;
    }

    Hom rest() {
      return rest;
    }

    @Override
    public void emit(HomEngine engine, int child, Receiver out) {
      out.move(value, rest, child);
    }
  }

  /** What all of some residuals pass on; null for none. */
  public static Residual union(List<? extends Residual> parts) {
    if (parts.size() <= 1) {
      return parts.isEmpty() ? null : parts.get(0);
    }
    return new Several(parts.toArray(new Residual[0]));
  }

  /** Several residuals: their union. */
  private static final class Several extends Residual {
    private final Residual[] parts;

    Several(Residual[] parts) {
      this.parts = parts;
    }

    @Override
    public void emit(HomEngine engine, int child, Receiver out) {
      for (Residual part : parts) {
        part.emit(engine, child, out);
      }
    }
  }

  /** A homomorphism that is not inductive, applied to the node of one value. */
  static final class OfWhole extends Residual {
    private final Hom hom;
    private final int level;
    private final int value;

    OfWhole(Hom hom, int level, int value) {
      this.hom = hom;
      this.level = level;
      this.value = value;
    }

    @Override
    public void emit(HomEngine engine, int child, Receiver out) {
      DddTable table = engine.table();
      int image = engine.apply(hom, table.single(level, value, child));
      Edges kept = table.acquire();
      kept.keep(image);
      for (int i = 0; i < table.arity(image); i++) {
        out.move(table.value(image, i), engine.homs().identity(), table.child(image, i));
      }
      table.release(kept);
    }
  }

  /** A residual whose failures are those of a homomorphism. */
  static final class Named extends Residual {
    private final Residual residual;
    private final Hom hom;

    Named(Residual residual, Hom hom) {
      this.residual = residual;
      this.hom = hom;
    }

    @Override
    public void emit(HomEngine engine, int child, Receiver out) {
      try {
        residual.emit(engine, child, out);
      } catch (HomFailure failure) {
        throw failure.of(hom);
      }
    }
  }

  /** The residual of any homomorphism at a level not below its top, null for none. */
  static Residual of(Hom hom, int level, int value) {
    if (hom.top() > level) {
      return new Move(value, hom);
    }
    return hom instanceof Inductive inductive
        ? inductive.residual(value)
        : new OfWhole(hom, level, value);
  }
}
