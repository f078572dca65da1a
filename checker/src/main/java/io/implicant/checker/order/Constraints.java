package io.implicant.checker.order;

import io.implicant.checker.action.Action;
import io.implicant.checker.action.ActionModel;
import io.implicant.checker.action.Operation;
import io.implicant.checker.action.Postfix;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/**
 * Which variables of a model should stand close together: those of one comparison or assignment
 * (light), and those of an array access whose index is not constant (heavy), since each such access
 * may make EquivSplit look ahead [CBKT13 4.4]. A set of variables that occurs several times weighs
 * as much as all its occurrences.
 */
final class Constraints {
  private final Map<BitSet, Double> weights = new LinkedHashMap<>();
  private final Weights scale;

  /** How much the kinds of constraints weigh. */
  record Weights(double step, double expression, double access) {}

  /** What an expression reads. */
  private final class Reader implements Postfix.Builder<BitSet> {
    @Override
    public BitSet constant(int value) {
      return new BitSet();
    }

    @Override
    public BitSet undefined() {
      return new BitSet();
    }

    @Override
    public BitSet variable(int variable) {
      BitSet set = new BitSet();
      set.set(variable);
      return set;
    }

    @Override
    public BitSet element(int first, int size, BitSet index) {
      BitSet cells = new BitSet();
      cells.set(first, first + size);
      access(index, cells);
      cells.or(index);
      return cells;
    }

    @Override
    public BitSet truth(boolean value) {
      return new BitSet();
    }

    @Override
    public BitSet asInteger(BitSet condition) {
      return condition;
    }

    @Override
    public BitSet unary(Operation operation, BitSet operand) {
      return operand;
    }

    @Override
    public BitSet binary(Operation operation, BitSet left, BitSet right) {
      BitSet both = (BitSet) left.clone();
      both.or(right);
      if (operation.isComparison()) {
        add(both, scale.expression());
      }
      return both;
    }
  }

  Constraints(ActionModel model, Weights scale) {
    this.scale = scale;
    for (ActionModel.Step step : model.steps()) {
      BitSet support = new BitSet();
      Set<Action> seen = Collections.newSetFromMap(new IdentityHashMap<>());
      collect(step.action(), support, seen);
      add(support, scale.step());
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
  private void collect(Action action, BitSet support, Set<Action> seen) {
    if (!seen.add(action)) {
      return;
    }
    if (action instanceof Action.Assume assume) {
      read(assume.condition(), support);
    } else if (action instanceof Action.Assign assign) {
      assign(assign, support);
    } else if (action instanceof Action.Sequence sequence) {
      sequence.parts().forEach(part -> collect(part, support, seen));
    } else if (action instanceof Action.Choice choice) {
      for (Action alternative : choice.alternatives()) {
        collect(alternative, support, seen);
      }
    } else if (action instanceof Action.IfElse branch) {
      read(branch.condition(), support);
      collect(branch.then(), support, seen);
      collect(branch.otherwise(), support, seen);
    } else if (action instanceof Action.Fixpoint fixpoint) {
      collect(fixpoint.body(), support, seen);
    } else if (action instanceof Action.Settle settle) {
      read(settle.condition(), support);
      collect(settle.step(), support, seen);
    }
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
