package io.implicant.theories.solver;

import java.util.Arrays;

/**
 * Congruence closure with offsets (Nieuwenhuis and Oliveras, "Proof-producing congruence closure",
 * RTA 2005, and "Congruence closure with integer offsets", LPAR 2003) over the nodes of one
 * conjunction. Every node knows the representative of its class and its distance to it: {@code
 * value(n) = value(rep(n)) + offset(n)}. Merging relabels the smaller class, so all merges together
 * take O(n log n) steps and as many lookups of signatures.
 *
 * <p>Each merge is an edge of a proof forest between the two nodes that were equated, with its
 * reason. The path between two nodes of a class never changes as the forest grows, so that reasons
 * can be looked up at any later time and never run in circles.
 */
final class Congruence {
  /** The reason of a merge of two applications: their arguments are equal. */
  static final int CONGRUENT = -1;

  private static final int NONE = -1;

  private final TermNodes nodes;
  private final Signatures signatures;

  // By node. A node is active in the current conjunction if its stamp is the current one.
  private int[] stamps = new int[0];
  private int stamp;
  private int[] rep;
  private long[] offset;
  private int[] next; // the class as a circular list
  private int[] size; // of the class, at its representative
  private int[] proofParent;
  private int[] proofReason;
  private int[] onPath; // the last walk that came by
  private int walks;

  /** Equations still to be merged: three ints each, and a distance. */
  private final Ints pending = new Ints();

  private long[] pendingDistance = new long[16];
  private int done;

  /** Active applications whose signature is new or has changed. */
  private final Ints dirty = new Ints();

  private final Ints active = new Ints();

  private int conflictX;
  private int conflictY;
  private int conflictReason;

  Congruence(TermNodes nodes) {
    this.nodes = nodes;
    this.signatures = new Signatures(nodes, this);
  }

  /** Forgets everything; only the fixed nodes are active. */
  void start() {
    if (stamps.length < nodes.size()) {
      grow(Math.max(16, 2 * nodes.size()));
    }
    stamp++;
    active.clear();
    pending.clear();
    done = 0;
    dirty.clear();
    signatures.clear();
    for (int node = 0; node < TermNodes.FIXED; node++) {
      activate(node);
    }
  }

  private void grow(int capacity) {
    stamps = Arrays.copyOf(stamps, capacity);
    rep = new int[capacity];
    offset = new long[capacity];
    next = new int[capacity];
    size = new int[capacity];
    proofParent = new int[capacity];
    proofReason = new int[capacity];
    onPath = new int[capacity];
    walks = 0;
  }

  void activate(int node) {
    if (stamps[node] == stamp) {
      return;
    }
    stamps[node] = stamp;
    active.add(node);
    rep[node] = node;
    offset[node] = 0;
    next[node] = node;
    size[node] = 1;
    proofParent[node] = NONE;
    if (nodes.isApplication(node)) {
      dirty.add(node);
    }
  }

  boolean isActive(int node) {
    return node < stamps.length && stamps[node] == stamp;
  }

  /** The nodes of the conjunction. */
  Ints active() {
    return active;
  }

  int rep(int node) {
    return rep[node];
  }

  /** value(node) - value(rep(node)). */
  long offset(int node) {
    return offset[node];
  }

  /** Whether value(x) = value(y) + distance is derived. */
  boolean isEqual(int x, int y, long distance) {
    return rep[x] == rep[y] && offset[x] == Math.addExact(offset[y], distance);
  }

  /** The nodes between two nodes of a class in the proof forest, both included. */
  Ints proofPath(int x, int y) {
    Ints path = new Ints();
    Ints back = new Ints();
    int meeting = meeting(x, y);
    for (int node = x; node != meeting; node = proofParent[node]) {
      path.add(node);
    }
    path.add(meeting);
    for (int node = y; node != meeting; node = proofParent[node]) {
      back.add(node);
    }
    while (!back.isEmpty()) {
      path.add(back.removeLast());
    }
    return path;
  }

  /** Where the ways of two nodes of a class to the root of the proof forest meet. */
  int meeting(int x, int y) {
    int walk = ++walks;
    for (int node = x; node != NONE; node = proofParent[node]) {
      onPath[node] = walk;
    }
    int meeting = y;
    while (onPath[meeting] != walk) {
      meeting = proofParent[meeting];
    }
    return meeting;
  }

  /** Why two neighbours in the proof forest were merged. */
  int proofReason(int x, int y) {
    return proofReason[proofParent[x] == y ? x : y];
  }

  int proofParent(int node) {
    return proofParent[node];
  }

  int proofReason(int node) {
    return proofReason[node];
  }

  int conflictX() {
    return conflictX;
  }

  int conflictY() {
    return conflictY;
  }

  /** Why x and y were to be equated at a distance other than the one derived before. */
  int conflictReason() {
    return conflictReason;
  }

  /** Notes value(x) = value(y) + distance, to be merged by {@link #close}. */
  void equate(int x, int y, long distance, int reason) {
    int index = pending.size() / 3;
    if (index == pendingDistance.length) {
      pendingDistance = Arrays.copyOf(pendingDistance, 2 * index);
    }
    pendingDistance[index] = distance;
    pending.add(x);
    pending.add(y);
    pending.add(reason);
  }

  /** Merges until nothing changes; false at a contradiction of distances. */
  boolean close() {
    while (true) {
      while (3 * done < pending.size()) {
        int k = 3 * done;
        if (!merge(pending.get(k), pending.get(k + 1), pendingDistance[done], pending.get(k + 2))) {
          return false;
        }
        done++;
      }
      pending.clear();
      done = 0;
      if (dirty.isEmpty()) {
        return true;
      }
      int application = dirty.removeLast();
      int twin = signatures.findOrInsert(application);
      if (twin != application && !isEqual(application, twin, 0)) {
        equate(application, twin, 0, CONGRUENT);
      }
    }
  }

  private boolean merge(int x, int y, long distance, int reason) {
    long shift = Math.subtractExact(Math.addExact(offset[y], distance), offset[x]);
    if (rep[x] == rep[y]) {
      conflictX = x;
      conflictY = y;
      conflictReason = reason;
      return shift == 0; // value(rep(x)) = value(rep(y)) + shift
    }
    if (size[rep[x]] <= size[rep[y]]) {
      join(x, y, shift, reason);
    } else {
      join(y, x, Math.negateExact(shift), reason);
    }
    return true;
  }

  /** The class of x joins that of y. */
  private void join(int x, int y, long shift, int reason) {
    makeProofRoot(x);
    proofParent[x] = y;
    proofReason[x] = reason;
    int from = rep[x];
    int to = rep[y];
    int member = from;
    do {
      rep[member] = to;
      offset[member] = Math.addExact(offset[member], shift);
      for (int i = nodes.useCount(member) - 1; i >= 0; i--) {
        int application = nodes.use(member, i);
        if (stamps[application] == stamp) {
          dirty.add(application);
        }
      }
      member = next[member];
    } while (member != from);
    int swap = next[from];
    next[from] = next[to];
    next[to] = swap;
    size[to] += size[from];
  }

  /** Turns the edges on the way from the node to its root round. */
  private void makeProofRoot(int node) {
    int child = NONE;
    int reason = 0;
    int current = node;
    while (current != NONE) {
      int parent = proofParent[current];
      int oldReason = proofReason[current];
      proofParent[current] = child;
      proofReason[current] = reason;
      child = current;
      reason = oldReason;
      current = parent;
    }
  }
}
