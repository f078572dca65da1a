package io.implicant.dd.ddd;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Applies homomorphisms to diagrams, with a cache keyed by (homomorphism, node).
 *
 * <p><b>Saturation.</b> Every image can be computed together with its closure under a {@link
 * Saturation}, a set of homomorphisms sorted by topmost level: a node is closed under those of its
 * level as soon as its edges are complete, before the node above sees it. So all children that a
 * level combines are closed already, and only edges that grew are looked at again. The rewriting (F
 * + L + G)* of [Col13 2.3; Hamez, Thierry-Mieg, Kordon 2008] closes the children first; closing the
 * results of G on their way up goes one step further (Ciardo, Marmorstein, Siminiceanu 2003).
 */
public final class HomEngine {
  private final DddTable table;
  private final Homs homs;
  private final HomCache cache = new HomCache();
  private final Preimage preimage;
  private final BackwardSaturation backward;
  private final List<Frame> frames = new ArrayList<>();
  private int depth;

  HomEngine(DddTable table, Homs homs) {
    this.table = table;
    this.homs = homs;
    table.onCollection(cache::clear);
    this.preimage = new Preimage(this);
    this.backward = new BackwardSaturation(this);
  }

  public DddTable table() {
    return table;
  }

  public Homs homs() {
    return homs;
  }

  /** One node in the making: its edges, and what their children are closed under. */
  private final class Frame implements Residual.Receiver {
    private Edges edges;
    private Saturation below;

    @Override
    public void move(int value, Hom rest, int child) {
      table.step(); // where values grow without bound, nothing else may happen
      edges.add(value, apply(rest, child, below));
    }
  }

  private Frame acquire(int input, Saturation below) {
    if (depth == frames.size()) {
      frames.add(new Frame());
    }
    Frame frame = frames.get(depth++);
    frame.edges = table.acquire();
    frame.edges.keep(input);
    frame.below = below;
    return frame;
  }

  private int finish(Frame frame, int level, Saturation own) {
    if (own != null) {
      close(frame, own);
    }
    int result = frame.edges.node(level);
    table.release(frame.edges);
    depth--;
    return result;
  }

  /**
   * Runs operations on a stack deep enough; after an exception everything unfinished is given up.
   */
  public <T> T run(Supplier<T> operations) {
    int edgesBefore = table.depth();
    int before = depth;
    boolean finished = false;
    try {
      T result = table.deep(operations);
      finished = true;
      return result;
    } finally {
      if (!finished) {
        table.recover(edgesBefore);
        depth = before;
      }
    }
  }

  /** h(node), as one operation: may be called from outside only. */
  public int image(Hom hom, int node) {
    return run(() -> apply(hom, node, null));
  }

  /** h(node), inside an operation. */
  public int apply(Hom hom, int node) {
    return apply(hom, node, null);
  }

  /** The closure of h(node), or h(node) itself without saturation. */
  int apply(Hom hom, int node, Saturation saturation) {
    if (node == DddTable.ZERO) {
      return node;
    }
    if (hom == homs.identity()) {
      return saturate(saturation, node);
    }
    int level = table.level(node);
    Saturation own = saturation == null ? null : saturation.from(level);
    int context = own == null ? 0 : own.id();
    int known = cache.get(hom.id(), node, context);
    if (known != HomCache.MISS) {
      return known;
    }
    table.step();
    int result;
    if (hom.top() > level || hom instanceof Inductive) {
      result = walk(hom, node, level, own);
    } else {
      Edges kept = table.acquire(); // else its number could be given to another node meanwhile
      kept.keep(node);
      result = saturate(own, hom.image(this, node));
      table.release(kept);
    }
    cache.put(hom.id(), node, context, result);
    return result;
  }

  private int walk(Hom hom, int node, int level, Saturation own) {
    boolean fires = own != null && own.top() == level;
    Frame frame = acquire(node, fires ? own.below() : own);
    if (hom.top() > level) {
      for (int i = 0; i < table.arity(node); i++) {
        frame.move(table.value(node, i), hom, table.child(node, i));
      }
    } else {
      checkLevel(hom, level);
      Inductive inductive = (Inductive) hom;
      for (int i = 0; i < table.arity(node); i++) {
        Residual residual = inductive.residual(table.value(node, i));
        if (residual != null) {
          residual.emit(this, table.child(node, i), frame);
        }
      }
    }
    return finish(frame, level, fires ? own : null);
  }

  private static void checkLevel(Hom hom, int level) {
    if (hom.top() != level) {
      throw new IllegalArgumentException("the set has no level " + hom.top());
    }
  }

  /** The least set that contains the node and is closed under the saturation; null: the node. */
  int saturate(Saturation saturation, int node) {
    if (node <= DddTable.ONE || saturation == null) {
      return node;
    }
    int level = table.level(node);
    Saturation own = saturation.from(level);
    if (own == null) {
      return node;
    }
    int known = cache.get(homs.identity().id(), node, own.id());
    if (known != HomCache.MISS) {
      return known;
    }
    table.step();
    boolean fires = own.top() == level;
    Frame frame = acquire(node, fires ? own.below() : own);
    for (int i = 0; i < table.arity(node); i++) {
      frame.edges.add(table.value(node, i), saturate(frame.below, table.child(node, i)));
    }
    int result = finish(frame, level, fires ? own : null);
    cache.put(homs.identity().id(), node, own.id(), result);
    cache.put(homs.identity().id(), result, own.id(), result);
    return result;
  }

  /** Fires what begins at this level until no edge grows. */
  private void close(Frame frame, Saturation own) {
    Edges edges = frame.edges;
    boolean grown = true;
    while (grown) {
      grown = false;
      for (int i = 0; i < edges.size(); i++) {
        if (edges.isNew(i)) {
          grown = true;
          int child = edges.child(i);
          edges.mark(i);
          own.fire(this, edges.value(i), child, frame);
        }
      }
      table.safePoint();
    }
  }

  /**
   * The vectors of {@code within} whose image under a homomorphism meets {@code after}. Nothing is
   * collected meanwhile.
   */
  public int preimage(Hom hom, int within, int after) {
    table.holdCollections(true);
    try {
      return run(() -> preimage.of(hom, within, after));
    } finally {
      table.holdCollections(false);
    }
  }

  /**
   * A set with all vectors of {@code within} from which it is reached by steps inside the two, by
   * saturation: the fixpoint of the identity and the {@link Homs#inverse} of each step.
   *
   * @throws IllegalArgumentException if a step looks at every set as a whole
   */
  public int backwardClosure(List<Hom> steps, int set, int within) {
    for (Hom step : steps) {
      if (step.top() == Hom.EVERY_LEVEL) {
        throw new IllegalArgumentException("no saturation with " + step);
      }
    }
    return run(() -> backwardClosure(homs.saturation(steps), set, within));
  }

  int backwardClosure(Saturation steps, int set, int within) {
    return backward.closure(steps, set, within);
  }

  public long bytes() {
    return cache.bytes() + backward.bytes();
  }
}
