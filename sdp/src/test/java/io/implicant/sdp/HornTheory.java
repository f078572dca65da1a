package io.implicant.sdp;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** A random bounded saturation theory: facts are numbers, rules are random Horn clauses. */
final class HornTheory implements SaturationTheory {
  record Numbered(int value) implements Fact {
    @Override
    public String toString() {
      return "#" + value;
    }
  }

  private final int facts;
  private final List<Rule> rules = new ArrayList<>();

  HornTheory(Random random, int facts, int rules) {
    this.facts = facts;
    for (int i = 0; i < rules; i++) {
      Set<Fact> premises = new LinkedHashSet<>();
      for (int k = random.nextInt(3); k >= 0; k--) {
        premises.add(new Numbered(random.nextInt(facts)));
      }
      Fact conclusion =
          random.nextInt(6) == 0 ? Fact.CONTRADICTION : new Numbered(random.nextInt(facts));
      if (!premises.contains(conclusion)) {
        this.rules.add(new Rule("r" + i, List.copyOf(premises), conclusion));
      }
    }
  }

  List<Rule> rules() {
    return rules;
  }

  @Override
  public int depthBound(Collection<Fact> inputs) {
    return facts; // each round before the last adds a fact
  }

  @Override
  public Saturation start(Collection<Fact> inputs) {
    Set<Fact> known = new HashSet<>();
    return fact -> {
      known.add(fact);
      return rules.stream()
          .filter(rule -> rule.premises().contains(fact) && known.containsAll(rule.premises()))
          .toList();
    };
  }

  @Override
  public String toString() {
    return rules.toString();
  }
}
