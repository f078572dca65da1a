package io.implicant.checker.software;

import io.implicant.cfront.Action;
import io.implicant.cfront.CSourceException;
import io.implicant.cfront.Edge;
import io.implicant.cfront.Expression.FunctionUse;
import io.implicant.cfront.Program;
import io.implicant.cfront.Program.Function;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The functions that main needs, callers before callees, and how often each is called. */
record CallGraph(List<Function> order, Map<String, Integer> sites) {
  private record Visit(Function function, Iterator<Edge> rest) {
    Visit(Function function) {
      this(function, function.body().edges().iterator());
    }
  }

  /** Refuses recursion at the call that closes the circle. */
  static CallGraph of(Program program, Function main) throws CSourceException {
    List<Function> finished = new ArrayList<>();
    Map<String, Integer> sites = new HashMap<>();
    Set<String> active = new HashSet<>(Set.of(main.name()));
    Set<String> seen = new HashSet<>(active);
    Deque<Visit> open = new ArrayDeque<>(List.of(new Visit(main)));
    while (!open.isEmpty()) {
      Visit visit = open.peek();
      if (!visit.rest().hasNext()) {
        finished.add(visit.function());
        active.remove(visit.function().name());
        open.pop();
        continue;
      }
      Edge edge = visit.rest().next();
      if (!(edge.action() instanceof Action.Call call)
          || !(call.function() instanceof FunctionUse use)
          || program.function(use.name()).isEmpty()) {
        continue;
      }
      sites.merge(use.name(), 1, Integer::sum);
      if (active.contains(use.name())) {
        throw Memory.unsupported(edge.position(), "the recursive call of '" + use.name() + "'");
      } else if (seen.add(use.name())) {
        active.add(use.name());
        open.push(new Visit(program.function(use.name()).get()));
      }
    }
    Collections.reverse(finished);
    return new CallGraph(List.copyOf(finished), Map.copyOf(sites));
  }
}
