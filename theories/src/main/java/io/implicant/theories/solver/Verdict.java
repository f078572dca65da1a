package io.implicant.theories.solver;

import io.implicant.theories.Literal;
import java.util.List;

/** What is known of a conjunction of literals. */
public sealed interface Verdict {
  /** It has this model. */
  record Satisfiable(Model model) implements Verdict {}

  /** It has no model, since these of its literals have none; in the order in which they came. */
  record Unsatisfiable(List<Literal> core) implements Verdict {
    public Unsatisfiable {
      core = List.copyOf(core);
    }
  }

  /** A limit was reached. */
  record Unknown(String reason) implements Verdict {}
}
