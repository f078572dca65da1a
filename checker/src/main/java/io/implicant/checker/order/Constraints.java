package io.implicant.checker.order;

import io.implicant.checker.action.Action;
import io.implicant.checker.action.ActionModel;
import io.implicant.checker.action.Operation;
import io.implicant.checker.action.Postfix;
import io.implicant.checker.action.SupportBuilder;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Which variables of a model should stand close together: those of one comparison or assignment
 * (light), and those of an array access whose index is not constant (heavy), since each such access
 * may make EquivSplit look ahead [CBKT13 4.4]. A set of variables that occurs several times weighs
 * as much as all its occurrences.
 */
final class Constraints {
  private final Map<BitSet, Double> weights = new LinkedHashMap<>();
  private final IdentityHashMap<Action, BitSet> supports = new IdentityHashMap<>();
  private final Weights scale;

  /** How much the kinds of constraints weigh. */
  record Weights(double step, double expression, double access) {}

  /** What an expression reads. */
  private final class Reader extends SupportBuilder {
    @Override
    public BitSet element(int first, int size, BitSet index) {
      BitSet cells = new BitSet();
      cells.set(first, first + size);
      access(index, cells);
      cells.or(index);
      return cells;
    }

    @Override
    public BitSet binary(Operation operation, BitSet left, BitSet right) {
      BitSet both = super.binary(operation, left, right);
      if (operation.isComparison()) {
        add(both, scale.expression());
      }
      return both;
    }
  }

  Constraints(ActionModel model, Weights scale) {
    this.scale = scale;
    for (ActionModel.Step step : model.steps()) {
      add(support(step.action()), scale.step());
    }
  }

  /** The sets with their weights. */
  Map<BitSet, Double> weights() {
    return weights;
  }

  private void add(BitSet variables, double weight) {
    if (weight > 0 && variables.cardinality() > 1) {
      weights.merge(variables, weight, Double::sum);
    }
  }

  private void access(BitSet index, BitSet cells) {
    BitSet all = (BitSet) cells.clone();
    all.or(index);
    add(all, scale.access());
  }

  /** Recursion over nested actions, whose depth is bounded. */
  private BitSet support(Action action) {
    BitSet known = supports.get(action);
    if (known == null) {
      known = new BitSet();
      collect(action, known);
      supports.put(action, known);
    }
    return known;
  }

  private void collect(Action action, BitSet support) {
    if (action instanceof Action.Assume assume) {
      read(assume.condition(), support);
    } else if (action instanceof Action.Assign assign) {
      assign(assign, support);
    } else if (action instanceof Action.Sequence sequence) {
      sequence.parts().forEach(part -> support.or(support(part)));
    } else if (action instanceof Action.Choice choice) {
      choice.alternatives().forEach(each -> support.or(alternative(each)));
    } else if (action instanceof Action.IfElse branch) {
      read(branch.condition(), support);
      support.or(support(branch.then()));
      support.or(support(branch.otherwise()));
      add((BitSet) support.clone(), scale.step());
    } else if (action instanceof Action.Fixpoint fixpoint) {
      support.or(support(fixpoint.body()));
    } else if (action instanceof Action.Settle settle) {
      read(settle.condition(), support);
      support.or(support(settle.step()));
    }
  }

  /** What is done at choice counts like a step: the step as a whole may touch everything. */
  private BitSet alternative(Action action) {
    boolean isNew = !supports.containsKey(action);
    BitSet support = support(action);
    if (isNew) {
      add(support, scale.step());
    }
    return support;
  }

  private void read(Postfix expression, BitSet support) {
    support.or(expression.build(new Reader()));
  }

  private void assign(Action.Assign assign, BitSet support) {
    BitSet all = new BitSet();
    BitSet index = assign.index().build(new Reader());
    if (assign.index().isConstant()) {
      int cell = assign.index().constant();
      if (cell >= 0 && cell < assign.size()) {
        all.set(assign.first() + cell);
      }
    } else {
      BitSet cells = new BitSet();
      cells.set(assign.first(), assign.first() + assign.size());
      access(index, cells);
      all.or(cells);
    }
    all.or(index);
    all.or(assign.value().build(new Reader()));
    add(all, scale.expression());
    support.or(all);
  }
}
