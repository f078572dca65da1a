package io.implicant.checker.gal;

import io.implicant.checker.gal.GalFile.Formal;
import io.implicant.checker.gal.GalType.Transition;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.ParseException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The copies of a transition with parameters, one for each tuple of values. A conjunct of the guard
 * is tested as soon as its last parameter is fixed, and copies whose guard is false are dropped, so
 * that the product does not explode.
 */
final class Copies {
  /** A transition with its parameters fixed. */
  record Copy(Transition transition, Bindings bindings, String name) {}

  private final Scope scope;
  private final Transition transition;
  private final List<Formal> formals;

  /** The conjuncts that can be tested once so many parameters are fixed. */
  private final List<List<Node>> tests = new ArrayList<>();

  private final List<Copy> copies = new ArrayList<>();

  private Copies(Scope scope, Transition transition) {
    this.scope = scope;
    this.transition = transition;
    this.formals = transition.formals();
  }

  static List<Copy> of(Scope scope, Transition transition) throws InputException {
    Copies expansion = new Copies(scope, transition);
    expansion.prepareTests();
    expansion.expand();
    return expansion.copies;
  }

  private void prepareTests() throws InputException {
    for (int i = 0; i <= formals.size(); i++) {
      tests.add(new ArrayList<>());
      String name = i == 0 ? "" : formals.get(i - 1).parameter().text();
      for (int j = 0; j < i - 1; j++) {
        if (formals.get(j).parameter().text().equals(name)) {
          throw new ParseException(
              formals.get(i - 1).parameter().position(), "a new parameter", "'$" + name + "'");
        }
      }
    }
    Deque<Node> pending = new ArrayDeque<>(transition.guard().stream().toList());
    while (!pending.isEmpty()) {
      Node node = pending.pop();
      if (node.operator() == Operator.AND) {
        node.children().forEach(pending::push);
      } else {
        tests.get(lastParameter(node)).add(node);
      }
    }
  }

  /** How many parameters must be fixed to know those of the condition. */
  private int lastParameter(Node condition) throws InputException {
    return condition.fold(
        (node, below) -> {
          int last = below.stream().mapToInt(i -> i).max().orElse(0);
          for (int i = last; node.operator() == Operator.PARAMETER && i < formals.size(); i++) {
            last = formals.get(i).parameter().text().equals(node.text()) ? i + 1 : last;
          }
          return last;
        });
  }

  /** Fixes the parameters from the first to the last, by an explicit stack of values. */
  private void expand() throws InputException {
    List<int[]> ranges = new ArrayList<>();
    for (Formal formal : formals) {
      ranges.add(scope.range(formal.range()));
    }
    Deque<Bindings> fixed = new ArrayDeque<>(List.of(scope.bindings()));
    Deque<Integer> values = new ArrayDeque<>();
    if (!passes(0, scope.bindings())) {
      return;
    }
    if (formals.isEmpty()) {
      copies.add(new Copy(transition, scope.bindings(), transition.name().text()));
      return;
    }
    values.push(ranges.get(0)[0]);
    while (!values.isEmpty()) {
      int level = values.size();
      int value = values.pop();
      if (value > ranges.get(level - 1)[1]) {
        fixed.pop();
        continue;
      }
      values.push(value + 1);
      scope.expansion().count(transition.name().position());
      Bindings next = fixed.peek().with(formals.get(level - 1).parameter().text(), value);
      if (!passes(level, next)) {
        continue;
      }
      if (level == formals.size()) {
        copies.add(new Copy(transition, next, name(next)));
      } else {
        fixed.push(next);
        values.push(ranges.get(level)[0]);
      }
    }
  }

  private boolean passes(int level, Bindings bindings) throws InputException {
    for (Node test : tests.get(level)) {
      if (Compiler.condition(test, scope.names(), bindings).isFalse()) {
        return false;
      }
    }
    return true;
  }

  private String name(Bindings bindings) {
    return transition.name().text()
        + formals.stream()
            .map(f -> bindings.value(f.parameter().text()).orElseThrow().toString())
            .collect(Collectors.joining(",", "(", ")"));
  }
}
