package io.implicant.checker.gal;

import io.implicant.checker.action.Action;
import io.implicant.checker.action.ActionModel;
import io.implicant.checker.action.Postfix;
import io.implicant.checker.gal.Copies.Copy;
import io.implicant.checker.gal.GalFile.Label;
import io.implicant.checker.gal.GalType.Transition;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.InputLimitException;
import io.implicant.logic.text.ParseException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One instance of a type, with its transitions expanded. What a label means is compiled when it is
 * first called, once; a label that is called while it is compiled calls itself, which is an error.
 */
final class Unit {
  /** A label and the values of its arguments, which are part of it. */
  record Key(String text, List<Integer> arguments) {}

  private final Scope scope;
  private final String path;
  private final boolean plain;
  private final Optional<Node> transientIf;

  /** Instances by name; one for {@code T a}, several for {@code T[n] a}. */
  private final Map<String, Children> children;

  private final List<Copy> unlabelled = new ArrayList<>();
  private final Map<Key, List<Copy>> labelled = new LinkedHashMap<>();
  private final Map<Key, Action> meanings = new HashMap<>();
  private final Set<Key> open = new HashSet<>();

  /** The instances of one declaration. */
  record Children(List<Unit> units, boolean isArray) {}

  Unit(Scope scope, String path, GalType type, Map<String, Children> children)
      throws InputException {
    this.scope = scope;
    this.path = path;
    this.children = children;
    this.plain = type instanceof GalType.Plain;
    this.transientIf =
        type instanceof GalType.Plain gal ? gal.transientIf() : Optional.<Node>empty();
    List<Transition> transitions =
        type instanceof GalType.Plain gal
            ? gal.transitions()
            : ((GalType.Composite) type).synchronizations();
    for (Transition transition : transitions) {
      for (Copy copy : Copies.of(scope, transition)) {
        Optional<Label> label = transition.calledBy();
        if (label.isEmpty()) {
          unlabelled.add(copy);
        } else {
          Key key = key(label.get(), copy.bindings());
          labelled.computeIfAbsent(key, k -> new ArrayList<>()).add(copy);
        }
      }
    }
  }

  private static Key key(Label label, Bindings bindings) throws InputException {
    List<Integer> values = new ArrayList<>();
    for (Node argument : label.arguments()) {
      values.add(Compiler.constant(argument, bindings));
    }
    return new Key(label.text().text(), values);
  }

  /** The steps of this instance and of those inside. */
  List<ActionModel.Step> steps() throws InputException {
    List<ActionModel.Step> steps = new ArrayList<>();
    List<Action> actions = new ArrayList<>();
    for (Copy copy : unlabelled) {
      actions.add(action(copy, 1));
    }
    Optional<Action> settle = settle(actions);
    for (int i = 0; i < actions.size(); i++) {
      Action action = actions.get(i);
      if (settle.isPresent()) {
        action = new Action.Sequence(List.of(action, settle.get()));
      }
      steps.add(new ActionModel.Step(path + unlabelled.get(i).name(), action));
    }
    for (Children family : children.values()) {
      for (Unit child : family.units()) {
        steps.addAll(child.steps());
      }
    }
    return steps;
  }

  private Optional<Action> settle(List<Action> actions) throws InputException {
    if (transientIf.isEmpty()) {
      return Optional.empty();
    }
    Postfix condition = Compiler.condition(transientIf.get(), scope.names(), scope.bindings());
    return condition.isFalse()
        ? Optional.empty()
        : Optional.of(new Action.Settle(condition, new Action.Choice(actions)));
  }

  /** Whether some transition has the label. */
  boolean hasLabel(Key key) {
    return labelled.containsKey(key);
  }

  /** Compiles all labels, called or not, so that their mistakes are found. */
  void compileLabels() throws InputException {
    for (Map.Entry<Key, List<Copy>> entry : labelled.entrySet()) {
      Name label = entry.getValue().get(0).transition().calledBy().orElseThrow().text();
      meaning(entry.getKey(), label, 1);
    }
    for (Children family : children.values()) {
      for (Unit child : family.units()) {
        child.compileLabels();
      }
    }
  }

  /**
   * The choice among the transitions of a label; abort if there are none.
   *
   * @param caller where the label stands
   */
  Action meaning(Key key, Name caller, int depth) throws InputException {
    Action known = meanings.get(key);
    if (known != null) {
      return known;
    }
    if (depth > ActionModel.MAX_DEPTH) {
      throw new InputLimitException(
          caller.position(), "calls nested deeper than " + ActionModel.MAX_DEPTH);
    } else if (!open.add(key)) {
      throw new ParseException(
          caller.position(), "calls without recursion", "a label that calls itself: " + caller);
    }
    List<Action> alternatives = new ArrayList<>();
    for (Copy copy : labelled.getOrDefault(key, List.of())) {
      alternatives.add(action(copy, depth + 1));
    }
    Action meaning = new Action.Choice(alternatives);
    open.remove(key);
    meanings.put(key, meaning);
    return meaning;
  }

  /** Guard, then body. */
  private Action action(Copy copy, int depth) throws InputException {
    List<Action> parts = new ArrayList<>();
    Optional<Node> guard = copy.transition().guard();
    if (guard.isPresent()) {
      Postfix condition = Compiler.condition(guard.get(), scope.names(), copy.bindings());
      if (!condition.isTrue()) {
        parts.add(new Action.Assume(condition));
      }
    }
    parts.addAll(new Bodies(this, depth).compile(copy.transition().body(), copy.bindings()));
    Action action = new Action.Sequence(parts);
    if (action.depth() > ActionModel.MAX_DEPTH) {
      throw new InputLimitException(
          copy.transition().name().position(), "calls nested deeper than " + ActionModel.MAX_DEPTH);
    }
    return action;
  }

  /** What a call does. */
  Action call(Statement.Call call, Bindings bindings, int depth) throws InputException {
    Unit callee = call.instance().isEmpty() ? this : child(call.instance().get(), bindings);
    return callee.meaning(key(call.label(), bindings), call.label().text(), depth + 1);
  }

  private Unit child(Node node, Bindings bindings) throws InputException {
    Children family = children.get(node.text());
    String shown = "'" + node.text() + "'";
    if (family == null) {
      throw new ParseException(node.position(), "a declared instance", shown);
    } else if (family.isArray() == node.children().isEmpty()) {
      String expected = family.isArray() ? "an index after " : "no index after ";
      throw new ParseException(node.position(), expected + shown, "'" + node + "'");
    }
    int index = family.isArray() ? Compiler.constant(node.child(0), bindings) : 0;
    if (index < 0 || index >= family.units().size()) {
      throw new ParseException(
          node.position(), "an index from 0 to " + (family.units().size() - 1), "" + index);
    }
    return family.units().get(index);
  }

  Scope scope() {
    return scope;
  }

  boolean isPlain() {
    return plain;
  }
}
