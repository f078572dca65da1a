package io.implicant.logic;

import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/**
 * A node of the shared, immutable graph of terms and formulas. Nodes are made only by {@link
 * Terms}, which interns them: two equal terms of one {@code Terms} are the same object, so equality
 * is identity and costs nothing, and a subterm that occurs a thousand times is stored once.
 *
 * <p>Formulas are the terms of sort Bool, since SMT-LIB lets them stand as arguments of functions.
 * Nothing here recurses over the depth of a term: walk with {@link Dag}.
 */
public abstract sealed class Term permits Apply, Sum, Choice, Formula {
  private static final int SHOWN = 160;

  private final Kind kind;
  private final Sort sort;
  private final List<Term> children;
  private final long hash;
  private final int depth;
  private int id = -1;

  Term(Kind kind, Sort sort, long labelHash, List<? extends Term> children) {
    this.kind = kind;
    this.sort = sort;
    this.children = List.copyOf(children);
    long mixed = (labelHash * 0x9E3779B97F4A7C15L + kind.name().hashCode()) * 0xC2B2AE3D27D4EB4FL;
    int deepest = -1;
    for (Term child : this.children) {
      mixed = Long.rotateLeft(mixed ^ child.hash, 23) * 0xC2B2AE3D27D4EB4FL + 1;
      deepest = Math.max(deepest, child.depth);
    }
    this.hash = mixed ^ (mixed >>> 32);
    this.depth = deepest + 1;
  }

  final Kind kind() {
    return kind;
  }

  public final Sort sort() {
    return sort;
  }

  /** The direct subterms, in the order in which they are written. */
  public final List<Term> children() {
    return children;
  }

  /** The length of the longest path to a leaf; 0 for a leaf. */
  public final int depth() {
    return depth;
  }

  /**
   * A total order of the terms of one {@link Terms} by their content alone: the same in every run,
   * whatever the order of their making.
   */
  public static Comparator<Term> byContent() {
    return TermOrder.INSTANCE;
  }

  /** A number unique among the nodes of one {@link Terms}, in the order of their making. */
  public final int id() {
    return id;
  }

  final void setId(int id) {
    assert this.id < 0 : "interned twice";
    this.id = id;
  }

  /** A hash of the content, the same in every {@link Terms} and every run. */
  final long contentHash() {
    return hash;
  }

  /** Whether the two nodes are equal apart from their children. */
  abstract boolean sameLabel(Term other);

  /** The node with other children, made anew and normalised. */
  abstract Term rebuild(Terms terms, List<Term> newChildren);

  /** Equality of content for interning: the children are interned already. */
  final boolean sameNode(Term other) {
    return hash == other.hash
        && kind == other.kind
        && sort == other.sort
        && sameLabel(other)
        && children.equals(other.children);
  }

  /** One case per kind of term. */
  public abstract <R> R match(
      Function<Apply, R> onApply,
      Function<Sum, R> onSum,
      Function<Choice, R> onChoice,
      Function<Formula, R> onFormula);

  /** From the content; {@code equals} is identity, since nodes are interned. */
  @Override
  public final int hashCode() {
    return (int) hash;
  }

  /** The term in infix notation, cut short after a line's length. */
  @Override
  public final String toString() {
    return InfixPrinter.print(this, SHOWN);
  }
}
