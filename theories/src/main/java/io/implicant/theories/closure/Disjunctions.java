package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import java.util.ArrayList;
import java.util.List;

/** Disjunctions of many functions, balanced: neighbours first, which are over near variables. */
final class Disjunctions {
  private Disjunctions() {}

  static int of(BddTable table, List<Integer> functions) {
    List<Integer> round = functions;
    while (round.size() > 1) {
      List<Integer> next = new ArrayList<>((round.size() + 1) / 2);
      for (int i = 0; i < round.size(); i += 2) {
        next.add(i + 1 < round.size() ? table.or(round.get(i), round.get(i + 1)) : round.get(i));
      }
      round = next;
    }
    return round.isEmpty() ? BddTable.FALSE : round.get(0);
  }
}
