package io.implicant.logic;

/**
 * The set of interned nodes: open addressing with linear probing, at most half full. {@code
 * HashMap} would cost an entry object per node and wants an {@code equals} that is not identity.
 */
final class NodeTable {
  private final int limit;
  private Term[] slots = new Term[1 << 10];
  private int size;

  NodeTable(int limit) {
    this.limit = limit;
  }

  /** The node equal to the candidate: the one stored before, or the candidate, stored now. */
  Term intern(Term candidate) {
    int slot = slotOf(candidate, slots);
    if (slots[slot] != null) {
      return slots[slot];
    }
    if (size >= limit) {
      throw new TermLimitException("more than " + limit + " different terms");
    }
    candidate.setId(size);
    slots[slot] = candidate;
    if (++size > slots.length / 2) {
      grow();
    }
    return candidate;
  }

  int size() {
    return size;
  }

  private void grow() {
    Term[] larger = new Term[2 * slots.length];
    for (Term term : slots) {
      if (term != null) {
        larger[slotOf(term, larger)] = term;
      }
    }
    slots = larger;
  }

  private static int slotOf(Term term, Term[] slots) {
    int mask = slots.length - 1;
    int slot = term.hashCode() & mask;
    while (slots[slot] != null && slots[slot] != term && !slots[slot].sameNode(term)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}
