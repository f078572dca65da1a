package io.implicant.cfront.internal;

import io.implicant.cfront.Action;
import io.implicant.cfront.Cfg;
import io.implicant.cfront.Edge;
import io.implicant.cfront.Expression;
import io.implicant.cfront.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Builds a graph along the text: there is a current node, where the next action begins. */
final class CfgBuilder {
  /** A node to be, the target of jumps before and after it is placed. */
  static final class Label {
    private int node = -1;

    boolean isPlaced() {
      return node >= 0;
    }
  }

  private record Draft(int from, Label to, Action action, Position position) {}

  private final List<Draft> drafts = new ArrayList<>();
  private int nodes = 1;
  private int here; // negative after a jump: what follows cannot be reached by falling into it

  private int here() {
    if (here < 0) {
      here = nodes++; // dead code, dropped in the end unless a label makes it live
    }
    return here;
  }

  /** Does the action and goes on behind it. */
  void append(Action action, Position position) {
    Label next = new Label();
    drafts.add(new Draft(here(), next, action, position));
    next.node = nodes++;
    here = next.node;
  }

  /** The label is the current node from now on. */
  void place(Label label) {
    label.node = here();
  }

  void jump(Label target, Position position) {
    if (here >= 0) {
      leave(target, new Action.Skip(), position);
    }
  }

  void branch(Expression condition, Label yes, Label no, Position position) {
    drafts.add(new Draft(here(), yes, new Action.Assume(condition, true), position));
    leave(no, new Action.Assume(condition, false), position);
  }

  void leave(Label target, Action action, Position position) {
    drafts.add(new Draft(here(), target, action, position));
    here = -1;
  }

  /** The graph that ends at the label, which is placed last. */
  Cfg finish(Map<String, Label> labels, Label exit) {
    if (here < 0) {
      exit.node = nodes++;
    } else {
      place(exit);
    }
    if (hasEdges(exit.node)) {
      throw new IllegalStateException("the exit has a successor");
    }
    int[] number = numbers(exit.node);
    List<Edge> edges = new ArrayList<>();
    for (Draft draft : drafts) {
      if (number[draft.from] >= 0) {
        edges.add(
            new Edge(number[draft.from], number[draft.to.node], draft.action, draft.position));
      }
    }
    Map<String, Integer> places = new LinkedHashMap<>();
    labels.forEach(
        (name, label) -> {
          if (number[label.node] >= 0) {
            places.put(name, number[label.node]);
          }
        });
    int count = (int) Arrays.stream(number).filter(n -> n >= 0).count();
    return new Cfg(count, edges, places);
  }

  private boolean hasEdges(int node) {
    return drafts.stream().anyMatch(d -> d.from == node);
  }

  /** The nodes that can be reached and the exit, in the order of their making; the exit last. */
  private int[] numbers(int exit) {
    List<List<Integer>> next = new ArrayList<>();
    for (int i = 0; i < nodes; i++) {
      next.add(new ArrayList<>());
    }
    drafts.forEach(d -> next.get(d.from).add(d.to.node));
    boolean[] seen = new boolean[nodes];
    Deque<Integer> open = new ArrayDeque<>(List.of(Cfg.ENTRY));
    seen[Cfg.ENTRY] = true;
    while (!open.isEmpty()) {
      for (int node : next.get(open.pop())) {
        if (!seen[node]) {
          seen[node] = true;
          open.push(node);
        }
      }
    }
    int[] number = new int[nodes];
    int count = 0;
    for (int node = 0; node < nodes; node++) {
      number[node] = seen[node] && node != exit ? count++ : -1;
    }
    number[exit] = count;
    return number;
  }
}
