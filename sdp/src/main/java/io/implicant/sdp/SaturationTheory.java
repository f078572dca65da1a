package io.implicant.sdp;

import java.util.Collection;
import java.util.List;

/**
 * A bounded saturation theory (LBC07 Definition 3.1): inference rules over a finite universe of
 * facts, and a number of rounds after which everything that matters has been derived.
 */
public interface SaturationTheory {
  /** What can be derived from a growing set of facts; holds the theory's indexes over them. */
  interface Saturation {
    /**
     * Adds a fact, once. Returns the rule instances that use it and whose premises have all been
     * added, so that each instance is returned exactly once. Conclusions outside the theory's
     * universe are left out.
     */
    List<Rule> add(Fact fact);
  }

  /** Begins a saturation of facts among, or derived from, the inputs. */
  Saturation start(Collection<Fact> inputs);

  /** maxDerivDepth (LBC07 Section 3.2): enough rounds for every subset of the inputs. */
  int depthBound(Collection<Fact> inputs);
}
