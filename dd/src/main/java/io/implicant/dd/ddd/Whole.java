package io.implicant.dd.ddd;

import java.util.BitSet;
import java.util.List;

/** Combinations of homomorphisms that are evaluated part by part, on whole sets. */
abstract sealed class Whole extends Hom {
  private final List<Hom> parts;
  private final int top;

  private Whole(List<Hom> parts) {
    this.parts = List.copyOf(parts);
    this.top = parts.stream().mapToInt(Hom::top).min().orElse(NO_LEVEL);
  }

  final Hom part(int i) {
    return parts.get(i);
  }

  final List<Hom> parts() {
    return parts;
  }

  @Override
  public int top() {
    return top;
  }

  @Override
  public BitSet reads() {
    return parts.stream().map(Hom::reads).reduce(new BitSet(), Hom::union);
  }

  @Override
  public BitSet writes() {
    return parts.stream().map(Hom::writes).reduce(new BitSet(), Hom::union);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Whole that
        && getClass() == that.getClass()
        && Homs.same(parts, that.parts);
  }

  @Override
  public int hashCode() {
    int hash = getClass().getName().hashCode();
    for (Hom part : parts) {
      hash = 31 * hash + part.id();
    }
    return hash;
  }

  /** h(A) = f(g(A)). */
  static final class InSequence extends Whole {
    InSequence(Hom after, Hom before) {
      super(List.of(after, before));
    }

    @Override
    public boolean isSelector() {
      return part(0).isSelector() && part(1).isSelector();
    }

    @Override
    protected int image(HomEngine engine, int node) {
      return engine.apply(part(0), engine.apply(part(1), node));
    }
  }

  /** h(A) = h1(A) or h2(A) or ..., where a term looks at the whole set. */
  static final class Union extends Whole {
    Union(List<Hom> terms) {
      super(terms);
    }

    @Override
    public boolean isSelector() {
      return parts().stream().allMatch(Hom::isSelector);
    }

    @Override
    protected int image(HomEngine engine, int node) {
      Edges kept = engine.table().acquire();
      int result = DddTable.ZERO;
      for (Hom term : parts()) {
        try {
          result = engine.table().union(result, engine.apply(term, node));
        } catch (HomFailure failure) {
          throw failure.of(term);
        }
        kept.keep(result);
      }
      engine.table().release(kept);
      return result;
    }
  }

  /** h(A) = f(c(A)) or g(A without c(A)) for a selector c. */
  static final class IfThenElse extends Whole {
    IfThenElse(Hom selector, Hom then, Hom otherwise) {
      super(List.of(selector, then, otherwise));
    }

    @Override
    protected int image(HomEngine engine, int node) {
      DddTable table = engine.table();
      Edges kept = table.acquire();
      Edges more = table.acquire();
      int selected = engine.apply(part(0), node);
      int others = table.difference(node, selected);
      kept.keep(others);
      int result = engine.apply(part(1), selected);
      more.keep(result);
      result = table.union(result, engine.apply(part(2), others));
      table.release(more);
      table.release(kept);
      return result;
    }
  }

  /**
   * h(A) = f(f(...f(A))), until nothing changes. With a saturation, the closure of A under the
   * terms of f; with a set besides, these are the inverses, inside the set, of the saturation's.
   */
  static final class Fixpoint extends Whole {
    private static final int FORWARD = -1;

    private final Saturation saturation;
    private final int within;

    private Fixpoint(Hom body, Saturation saturation, int within) {
      super(List.of(body));
      this.saturation = saturation;
      this.within = within;
    }

    static Fixpoint iteration(Hom body) {
      return new Fixpoint(body, null, FORWARD);
    }

    static Fixpoint closure(Hom body, Saturation saturation) {
      return new Fixpoint(body, saturation, FORWARD);
    }

    static Fixpoint backward(Hom body, Saturation saturation, int within) {
      return new Fixpoint(body, saturation, within);
    }

    boolean isClosure() {
      return saturation != null && within == FORWARD;
    }

    @Override
    protected int image(HomEngine engine, int node) {
      if (saturation == null) {
        return new Iteration(engine, this).from(node);
      }
      return within == FORWARD
          ? engine.saturate(saturation, node)
          : engine.backwardClosure(saturation, node, within);
    }

    @Override
    public boolean equals(Object other) {
      return super.equals(other) && (saturation == null) == (((Fixpoint) other).saturation == null);
    }

    @Override
    public int hashCode() {
      return super.hashCode();
    }
  }

  /** Applies f to the parts of the diagram that begin at a level. */
  static final class Local extends Whole {
    private final int level;

    Local(int level, Hom hom) {
      super(List.of(hom));
      this.level = level;
    }

    @Override
    public int top() {
      return level;
    }

    @Override
    public boolean isSelector() {
      return part(0).isSelector();
    }

    @Override
    protected int image(HomEngine engine, int node) {
      return engine.apply(part(0), node);
    }

    @Override
    public boolean equals(Object other) {
      return super.equals(other) && level == ((Local) other).level;
    }

    @Override
    public int hashCode() {
      return super.hashCode() + level;
    }
  }
}
