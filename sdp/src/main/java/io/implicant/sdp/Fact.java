package io.implicant.sdp;

/**
 * A predicate in the sense of LBC07 Section 2.1 as a theory derives it: an atom or a negated atom.
 * Facts are values: equal facts are the same predicate. {@code toString} is what people read.
 */
public interface Fact {
  /** The contradiction, written ⊥ in the paper. */
  Fact CONTRADICTION =
      new Fact() {
        @Override
        public String toString() {
          return "contradiction";
        }
      };
}
