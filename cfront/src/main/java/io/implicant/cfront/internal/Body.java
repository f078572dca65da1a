package io.implicant.cfront.internal;

import io.implicant.cfront.Action;
import io.implicant.cfront.CType;
import io.implicant.cfront.Expression.VariableUse;
import io.implicant.cfront.Position;
import io.implicant.cfront.Variable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The function being read: its graph so far, its variables and labels. */
final class Body {
  private final String function;
  private final CType result;
  private final CfgBuilder graph;
  private final Set<String> names;
  private final List<Variable> locals;
  private final Map<String, CfgBuilder.Label> labels = new LinkedHashMap<>();
  private final CfgBuilder.Label exit = new CfgBuilder.Label();
  private final List<Variable> freeTemporaries = new ArrayList<>();
  private final List<Variable> usedTemporaries = new ArrayList<>();

  private Body(
      String function, CType result, CfgBuilder graph, Set<String> names, List<Variable> locals) {
    this.function = function;
    this.result = result;
    this.graph = graph;
    this.names = names;
    this.locals = locals;
  }

  /**
   * An empty function.
   *
   * @param taken names that its variables must not have
   */
  static Body of(String function, CType result, Set<String> taken) {
    return new Body(function, result, new CfgBuilder(), new HashSet<>(taken), new ArrayList<>());
  }

  /** The same function, with effects going nowhere: for operands that are not evaluated. */
  Body withoutEffects() {
    return new Body(function, result, new CfgBuilder(), new HashSet<>(names), new ArrayList<>());
  }

  CfgBuilder graph() {
    return graph;
  }

  CType result() {
    return result;
  }

  List<Variable> locals() {
    return locals;
  }

  Map<String, CfgBuilder.Label> labels() {
    return labels;
  }

  CfgBuilder.Label label(String name) {
    return labels.computeIfAbsent(name, n -> new CfgBuilder.Label());
  }

  CfgBuilder.Label exit() {
    return exit;
  }

  String function() {
    return function;
  }

  void append(Action action, Position position) {
    graph.append(action, position);
  }

  Variable parameter(String source, CType type, Position position) {
    return new Variable(unique(source), source, function, type, position);
  }

  Variable local(String source, CType type, Position position) {
    Variable variable = parameter(source, type, position);
    locals.add(variable);
    return variable;
  }

  String unique(String source) {
    String name = source;
    for (int i = 2; !names.add(name); i++) {
      name = source + "_" + i;
    }
    return name;
  }

  /** A variable for a value within one full expression; used again by later ones. */
  VariableUse temporary(CType type, Position position) {
    Variable found = null;
    for (Variable free : freeTemporaries) {
      found = found == null && free.type().equals(type) ? free : found;
    }
    if (found == null) {
      found = new Variable(unique("tmp"), "", function, type, position);
      locals.add(found);
    }
    freeTemporaries.remove(found);
    usedTemporaries.add(found);
    return new VariableUse(found, position);
  }

  void endOfFullExpression() {
    freeTemporaries.addAll(usedTemporaries);
    usedTemporaries.clear();
  }
}
