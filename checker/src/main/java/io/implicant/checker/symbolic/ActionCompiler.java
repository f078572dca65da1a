package io.implicant.checker.symbolic;

import io.implicant.checker.action.Action;
import io.implicant.checker.expression.IntExpression;
import io.implicant.dd.ddd.Hom;
import io.implicant.dd.ddd.Homs;
import io.implicant.logic.text.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Turns the actions of a model into homomorphisms. An action is first a list of alternatives, each
 * as few {@link Update}s as possible: choices are multiplied out up to a bound, since saturation
 * can treat small homomorphisms better than large ones.
 */
final class ActionCompiler {
  private static final int MAX_ALTERNATIVES = 64;

  private final Homs homs;
  private final Updates updates;
  private final Sequences sequences;
  private final ExpressionBuilder expressions;
  private final IdentityHashMap<Action, List<Hom>> done = new IdentityHashMap<>();
  private final Map<Hom, Position> fixpoints = new HashMap<>();

  ActionCompiler(Updates updates, ExpressionBuilder expressions) {
    this.homs = updates.homs();
    this.updates = updates;
    this.sequences = new Sequences(updates);
    this.expressions = expressions;
  }

  /** Homomorphisms whose sum is the action. */
  List<Hom> alternatives(Action action) {
    List<Hom> known = done.get(action);
    if (known == null) {
      known = distinct(compute(action));
      done.put(action, known);
    }
    return known;
  }

  /** Where fixpoints stand. */
  Map<Hom, Position> fixpoints() {
    return fixpoints;
  }

  private List<Hom> distinct(List<Hom> all) {
    Set<Hom> alive = new LinkedHashSet<>(all);
    alive.remove(homs.zero());
    return List.copyOf(alive);
  }

  Hom hom(Action action) {
    return homs.sum(alternatives(action));
  }

  private List<Hom> compute(Action action) {
    if (action instanceof Action.Assume assume) {
      return List.of(updates.select(expressions.condition(assume.condition())));
    }
    if (action instanceof Action.Assign assign) {
      IntExpression index = expressions.integer(assign.index());
      IntExpression target = expressions.cell(assign.first(), assign.size(), index);
      return List.of(updates.assign(target, expressions.integer(assign.value())));
    }
    if (action instanceof Action.Sequence sequence) {
      List<Hom> all = List.of(homs.identity());
      for (Action part : sequence.parts()) {
        all = inSequence(all, alternatives(part));
      }
      return all;
    }
    if (action instanceof Action.Choice choice) {
      List<Hom> all = new ArrayList<>();
      choice.alternatives().forEach(each -> all.addAll(alternatives(each)));
      return all;
    }
    if (action instanceof Action.IfElse ifElse) {
      return ifElse(ifElse);
    }
    return List.of(iteration(action));
  }

  private List<Hom> inSequence(List<Hom> first, List<Hom> second) {
    if ((long) first.size() * second.size() > MAX_ALTERNATIVES) {
      return List.of(sequences.compose(homs.sum(first), homs.sum(second)));
    }
    List<Hom> all = new ArrayList<>();
    for (Hom before : first) {
      for (Hom after : second) {
        all.add(sequences.compose(before, after));
      }
    }
    return distinct(all);
  }

  private List<Hom> ifElse(Action.IfElse ifElse) {
    Hom yes = updates.select(expressions.condition(ifElse.condition()));
    Hom no = updates.select(expressions.condition(ifElse.negation()));
    List<Hom> all = new ArrayList<>(inSequence(List.of(yes), alternatives(ifElse.then())));
    all.addAll(inSequence(List.of(no), alternatives(ifElse.otherwise())));
    return all;
  }

  private Hom iteration(Action action) {
    if (action instanceof Action.Fixpoint fixpoint) {
      Hom hom = homs.fixpoint(hom(fixpoint.body()));
      fixpoints.putIfAbsent(hom, fixpoint.position());
      return hom;
    }
    Action.Settle settle = (Action.Settle) action;
    Hom passing = updates.select(expressions.condition(settle.condition()));
    List<Hom> steps = new ArrayList<>(inSequence(List.of(passing), alternatives(settle.step())));
    steps.add(homs.identity());
    Hom through = homs.fixpoint(homs.sum(steps));
    Hom settled = homs.ifThenElse(passing, homs.zero(), homs.identity());
    return homs.compose(settled, through);
  }
}
