package io.implicant.checker.bp.search;

import io.implicant.dd.bdd.Bdd;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A step on sets of states that names only the variables that change: there is no conjunction "all
 * else stays". An image is one relational product and one renaming.
 */
final class Relation {
  private final Bdd relation;
  private final int[] forgotten;
  private final int[] fresh;
  private final Map<Integer, Integer> renaming;
  private final Map<Integer, Integer> back = new HashMap<>();

  /**
   * The step.
   *
   * @param relation over the values before, and the fresh variables
   * @param forgotten the variables whose old values are dropped
   * @param renaming from fresh variables to those that they become the values of
   */
  Relation(Bdd relation, Collection<Integer> forgotten, Map<Integer, Integer> renaming) {
    this.relation = relation;
    this.forgotten = forgotten.stream().mapToInt(v -> v).sorted().toArray();
    this.renaming = Map.copyOf(renaming);
    this.fresh = renaming.keySet().stream().mapToInt(v -> v).sorted().toArray();
    renaming.forEach((from, to) -> back.put(to, from));
  }

  /** A step that changes nothing and is possible in these states only. */
  static Relation filter(Bdd states) {
    return new Relation(states, List.of(), Map.of());
  }

  /** The states after the step. */
  Bdd image(Bdd states) {
    Bdd product =
        forgotten.length == 0 ? states.and(relation) : states.andExists(relation, forgotten);
    return renaming.isEmpty() ? product : product.rename(renaming);
  }

  /** The states from which the step can lead to one of these. */
  Bdd preImage(Bdd states) {
    Bdd after = renaming.isEmpty() ? states : states.rename(back);
    return fresh.length == 0 ? after.and(relation) : after.andExists(relation, fresh);
  }

  @Override
  public String toString() {
    return "Relation[forgotten=" + Arrays.toString(forgotten) + ", renaming=" + renaming + "]";
  }
}
