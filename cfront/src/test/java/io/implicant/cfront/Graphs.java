package io.implicant.cfront;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.cfront.Program.Function;
import java.util.List;
import java.util.stream.Collectors;

/** What every graph must be, and graphs as text. */
final class Graphs {
  private Graphs() {}

  static Program read(String text) throws CSourceException {
    return CReader.read("test.c", text, DataModel.LP64);
  }

  /** The edges of {@code f}, one a line. */
  static String of(String text) throws CSourceException {
    Function function = read(text).function("f").orElseThrow();
    check(function);
    return function.body().edges().stream()
        .map(edge -> edge.toString().strip())
        .collect(Collectors.joining("\n"));
  }

  static void check(Function function) {
    Cfg body = function.body();
    boolean[] entered = new boolean[body.nodes()];
    entered[Cfg.ENTRY] = true;
    body.edges().forEach(edge -> entered[edge.to()] = true);
    List<List<Edge>> leaving = body.leaving();
    for (int node = 0; node < body.nodes(); node++) {
      List<Edge> edges = leaving.get(node);
      if (node == body.exit()) {
        assertEquals(List.of(), edges, function.name());
        continue;
      }
      assertTrue(entered[node], function.name() + ": node " + node);
      if (edges.size() == 2) {
        Action.Assume yes = (Action.Assume) edges.get(0).action();
        Action.Assume no = (Action.Assume) edges.get(1).action();
        assertTrue(yes.truth() && !no.truth(), edges::toString);
        assertEquals(yes.condition(), no.condition());
      } else {
        assertEquals(1, edges.size(), function.name() + ": node " + node);
      }
      edges.stream().filter(e -> e.action() instanceof Action.Assign).forEach(Graphs::checkTypes);
    }
  }

  private static void checkTypes(Edge edge) {
    Action.Assign assign = (Action.Assign) edge.action();
    assertEquals(assign.place().type(), assign.value().type(), edge::toString);
  }
}
