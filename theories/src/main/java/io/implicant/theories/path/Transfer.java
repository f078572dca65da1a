package io.implicant.theories.path;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.BddTable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;

/** Copies functions from one manager to another. Each node is visited once. */
final class Transfer {
  private Transfer() {}

  /** The function with each variable replaced by a function of the target. */
  static Bdd copy(Bdd function, BddManager target, IntFunction<Bdd> variable) {
    BddTable source = function.manager().table();
    Map<Integer, Bdd> done = new HashMap<>();
    done.put(BddTable.TRUE, target.constant(true));
    done.put(BddTable.FALSE, target.constant(false));
    Deque<Integer> stack = new ArrayDeque<>();
    stack.push(function.edge());
    while (!stack.isEmpty()) {
      int edge = stack.peek();
      Bdd low = done.containsKey(edge) ? null : done.get(source.low(edge));
      Bdd high = done.containsKey(edge) ? null : done.get(source.high(edge));
      if (done.containsKey(edge)) {
        stack.pop();
      } else if (low != null && high != null) {
        int tested = source.order().variableAt(source.level(edge));
        done.put(edge, variable.apply(tested).ite(high, low));
        stack.pop();
      } else {
        stack.push(source.low(edge));
        stack.push(source.high(edge));
      }
    }
    return done.get(function.edge());
  }
}
