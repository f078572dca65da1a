package io.implicant.logic.text;

import io.implicant.logic.Sort;

/** An unknown sort: a node of a union-find forest whose roots know what has been found out. */
final class SortVariable {
  private SortVariable parent;
  private Sort sort;
  private boolean numeric;

  static SortVariable unknown() {
    return new SortVariable();
  }

  static SortVariable of(Sort sort) {
    SortVariable variable = new SortVariable();
    variable.sort = sort;
    return variable;
  }

  static SortVariable number() {
    SortVariable variable = new SortVariable();
    variable.numeric = true;
    return variable;
  }

  private SortVariable root() {
    SortVariable root = this;
    while (root.parent != null) {
      root = root.parent;
    }
    for (SortVariable node = this; node != root; ) {
      SortVariable next = node.parent;
      node.parent = root;
      node = next;
    }
    return root;
  }

  /** Makes both sorts one; returns false if they cannot be. */
  boolean unify(SortVariable other) {
    SortVariable a = root();
    SortVariable b = other.root();
    if (a == b) {
      return true;
    }
    Sort known = a.sort != null ? a.sort : b.sort;
    boolean bothKnown = a.sort != null && b.sort != null;
    boolean mustBeNumeric = a.numeric || b.numeric;
    if ((bothKnown && a.sort != b.sort) || (mustBeNumeric && known != null && !known.isNumeric())) {
      return false;
    }
    a.parent = b;
    b.sort = known;
    b.numeric = mustBeNumeric;
    return true;
  }

  /** The sort; Int where nothing decides. */
  Sort resolved() {
    Sort known = root().sort;
    return known == null ? Sort.INT : known;
  }

  /** For a message. */
  @Override
  public String toString() {
    SortVariable root = root();
    if (root.sort != null) {
      return "sort " + root.sort;
    }
    return root.numeric ? "sort Int or Real" : "any sort";
  }
}
