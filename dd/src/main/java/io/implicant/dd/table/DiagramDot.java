package io.implicant.dd.table;

import java.util.function.IntFunction;

/**
 * Diagrams of any kind as a graph in the DOT language: one rank a level, low edges dashed, a circle
 * at the head of complemented edges. Engine API.
 */
public final class DiagramDot {
  private final NodeTable table;
  private final StringBuilder text = new StringBuilder();

  private DiagramDot(NodeTable table) {
    this.table = table;
  }

  /** The diagrams of some edges; the names are those of levels and of roots. */
  public static String render(
      NodeTable table, int[] roots, IntFunction<String> levelName, IntFunction<String> rootName) {
    return new DiagramDot(table).render(roots, levelName, rootName);
  }

  private String render(int[] roots, IntFunction<String> levelName, IntFunction<String> rootName) {
    Reachable reachable = new Reachable(table, roots);
    text.append("digraph {\n");
    for (int i = 0; i < roots.length; i++) {
      text.append("  r").append(i).append(" [shape=plaintext, label=");
      text.append(quoted(rootName.apply(i))).append("];\n");
      edge("r" + i, reachable, roots[i], "solid");
    }
    for (int i = 0; i < reachable.size(); i++) {
      int node = reachable.edge(i);
      text.append("  n").append(i).append(" [shape=circle, label=");
      text.append(quoted(levelName.apply(table.levelOf(node)))).append("];\n");
      edge("n" + i, reachable, table.storedLow(node), "dashed");
      edge("n" + i, reachable, table.storedHigh(node), "solid");
    }
    ranks(reachable);
    for (int terminal = 0; terminal < table.terminals(); terminal++) {
      String label = table.terminals() == 1 || terminal == 1 ? "1" : "0";
      text.append("  t").append(terminal).append(" [shape=box, label=\"");
      text.append(label).append("\"];\n");
    }
    return text.append("}\n").toString();
  }

  private void edge(String from, Reachable reachable, int edge, String style) {
    int terminal = edge >>> table.edgeShift();
    String to = table.isTerminal(edge) ? "t" + terminal : "n" + reachable.position(edge);
    text.append("  ").append(from).append(" -> ").append(to).append(" [style=").append(style);
    text.append(edge == table.plain(edge) ? "" : ", arrowhead=odot").append("];\n");
  }

  private void ranks(Reachable reachable) {
    int start = 0;
    for (int i = 1; i <= reachable.size(); i++) {
      boolean ends =
          i == reachable.size()
              || table.levelOf(reachable.edge(i)) != table.levelOf(reachable.edge(start));
      if (ends) {
        text.append("  { rank=same;");
        for (int j = start; j < i; j++) {
          text.append(" n").append(j).append(';');
        }
        text.append(" }\n");
        start = i;
      }
    }
  }

  private static String quoted(String name) {
    return '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
