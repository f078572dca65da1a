package io.implicant.dd.ddd;

import java.util.BitSet;

/**
 * h(A) = f(g(A)) for two homomorphisms that are inductive or begin further below, hence inductive
 * itself: both act in one pass, without the diagram of g(A), unless f has to look ahead.
 */
final class Composition extends Inductive {
  private final Homs homs;
  private final Hom after;
  private final Hom before;
  private final int top;

  Composition(Homs homs, Hom after, Hom before) {
    this.homs = homs;
    this.after = after;
    this.before = before;
    this.top = Math.min(after.top(), before.top());
  }

  /** Whether a pair can be composed so: neither part that begins at the top acts as a whole. */
  static boolean isInductive(Hom after, Hom before) {
    int top = Math.min(after.top(), before.top());
    return top >= 0
        && (after.top() > top || after instanceof Inductive)
        && (before.top() > top || before instanceof Inductive);
  }

  Hom after() {
    return after;
  }

  Hom before() {
    return before;
  }

  @Override
  boolean passesParts() {
    return false; // but of the image under the first
  }

  @Override
  public int top() {
    return top;
  }

  @Override
  public BitSet reads() {
    return union(after.reads(), before.reads());
  }

  @Override
  public BitSet writes() {
    return union(after.writes(), before.writes());
  }

  @Override
  public boolean isSelector() {
    return after.isSelector() && before.isSelector();
  }

  @Override
  protected Residual compute(int value) {
    Residual first = Residual.of(before, top, value);
    if (first instanceof Residual.Move move) {
      Residual second = Residual.of(after, top, move.value());
      if (second == null) {
        return null;
      }
      if (second instanceof Residual.Move last) {
        return new Residual.Move(last.value(), homs.compose(last.rest(), move.rest()));
      }
    }
    return first == null ? null : new Then(first);
  }

  /** What the second makes of all that the first gives. */
  private final class Then extends Residual {
    private final Residual first;

    Then(Residual first) {
      this.first = first;
    }

    @Override
    public void emit(HomEngine engine, int child, Receiver out) {
      first.emit(engine, child, (value, rest, part) -> second(engine, value, rest, part, out));
    }

    private void second(HomEngine engine, int value, Hom rest, int child, Receiver out) {
      Residual second = Residual.of(after, top, value);
      if (second instanceof Residual.Move move) {
        out.move(move.value(), homs.compose(move.rest(), rest), child);
      } else if (second != null) {
        Edges kept = engine.table().acquire();
        int image = engine.apply(rest, child);
        kept.keep(image);
        if (image != DddTable.ZERO) {
          second.emit(engine, image, out);
        }
        engine.table().release(kept);
      }
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Composition that && after == that.after && before == that.before;
  }

  @Override
  public int hashCode() {
    return 31 * after.id() + before.id() + 7;
  }
}
