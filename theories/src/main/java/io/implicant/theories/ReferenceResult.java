package io.implicant.theories;

import io.implicant.dd.bdd.Bdd;
import io.implicant.sdp.AndOrDag;
import io.implicant.sdp.SdpRun;
import java.util.List;
import java.util.stream.Stream;

/**
 * What {@link ReferenceEngine} found.
 *
 * @param function minterms of F_P(e); all of them if exact, otherwise only such
 * @param exact false if a depth limit was felt, or if Int needs case splits that saturation lacks
 * @param parts one per clause of the goal
 */
public record ReferenceResult(Bdd function, boolean exact, List<Part> parts) {
  public ReferenceResult {
    parts = List.copyOf(parts);
  }

  /** The run for one clause: {@code root} is t[e]. */
  public record Part(
      AndOrDag dag, int root, List<Literal> negatedClause, NelsonOppen.Combined combined) {
    public Part {
      negatedClause = List.copyOf(negatedClause);
    }

    /** The nodes of t[e]. */
    public int size() {
      return dag.reachable(root).length;
    }

    public int facts() {
      return combined.runs().values().stream().mapToInt(run -> run.facts().size()).sum();
    }

    /** The rounds of the deepest run. */
    public int depth() {
      return combined.runs().values().stream().mapToInt(SdpRun::depth).max().orElse(0);
    }

    /** The largest bound of a theory on its rounds. */
    public int bound() {
      return combined.runs().values().stream().mapToInt(SdpRun::bound).max().orElse(0);
    }
  }

  /** The result for a goal without clauses. */
  static ReferenceResult all(Bdd truth) {
    return new ReferenceResult(truth, true, List.of());
  }

  /** The result for the conjunction of two goals (LBC07 Proposition 2.2). */
  ReferenceResult and(ReferenceResult other) {
    return new ReferenceResult(
        function.and(other.function),
        exact && other.exact,
        Stream.concat(parts.stream(), other.parts.stream()).toList());
  }
}
