package io.implicant.theories;

import io.implicant.logic.Atom;
import io.implicant.logic.Term;
import io.implicant.sdp.Fact;
import io.implicant.sdp.SaturationTheory;
import java.util.List;

/**
 * A saturation theory that can be combined with others (LBC07 Section 4): its signature, how
 * literals become facts, and equalities in and out. For {@link NelsonOppen} to be exact the theory
 * must be convex, stably infinite, share no function symbol with the others, and derive {@link
 * Equal} for any two of its variables that its facts force to be equal.
 */
public interface Theory extends SaturationTheory {
  /** For people. */
  String name();

  /**
   * Whether the term's topmost symbol is the theory's; constants without arguments are no one's.
   */
  boolean owns(Term term);

  /** Whether an atom whose terms are all pure can be taken by the theory. */
  boolean accepts(Atom atom);

  /** The facts that say, together, what a pure literal says. */
  List<Fact> facts(Literal literal);

  /** The facts that say, together, that two variables are equal. */
  List<Fact> equality(Term left, Term right);
}
