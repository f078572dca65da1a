package io.implicant.sdp;

import java.util.List;

/**
 * An instance {@code conclusion :- premises} of an inference rule (form R of LBC07 Section 3).
 *
 * @param name the rule, for people: "transitivity", "congruence", "(A)"
 */
public record Rule(String name, List<Fact> premises, Fact conclusion) {
  public Rule {
    premises = List.copyOf(premises);
  }

  public static Rule of(String name, Fact conclusion, Fact... premises) {
    return new Rule(name, List.of(premises), conclusion);
  }
}
