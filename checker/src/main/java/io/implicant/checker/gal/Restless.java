package io.implicant.checker.gal;

import io.implicant.checker.action.Action;
import io.implicant.checker.action.Operation;
import io.implicant.checker.action.Postfix;
import java.util.HashMap;
import java.util.Map;

/**
 * Finds bodies of fixpoints that surely change every state, so that the fixpoint never ends: plain
 * assignments in sequence after which some variable x is a x + b, with no integer equal to its own
 * image. Other bodies that never become stable are found when they run.
 */
final class Restless {
  private static final long LARGEST = 1L << 40;

  /** A value in terms of the state before: {@code factor * variable + offset}. */
  private record Affine(int variable, long factor, long offset) {
    /** Any int. */
    private static final Affine UNKNOWN = new Affine(-1, 0, 0);

    /** Perhaps undefined. */
    private static final Affine PARTIAL = new Affine(-2, 0, 0);

    static Affine of(int variable, long factor, long offset) {
      boolean large = Math.abs(factor) > LARGEST || Math.abs(offset) > LARGEST;
      return large ? UNKNOWN : new Affine(variable, factor, offset);
    }

    boolean isKnown() {
      return variable >= 0;
    }

    boolean mayBeUndefined() {
      return variable == PARTIAL.variable;
    }

    boolean isConstant() {
      return isKnown() && factor == 0;
    }

    Affine times(long by) {
      return of(variable, factor * by, offset * by);
    }

    Affine plus(Affine other) {
      if (factor != 0 && other.factor != 0 && variable != other.variable) {
        return UNKNOWN;
      }
      int common = factor == 0 ? other.variable : variable;
      return of(common, factor + other.factor, offset + other.offset);
    }

    /** Whether the variable itself never has this value. */
    boolean misses(int target) {
      if (!isKnown() || factor == 0 || variable != target) {
        return false;
      }
      return factor == 1 ? offset != 0 : offset % (1 - factor) != 0;
    }
  }

  private final Map<Integer, Affine> values = new HashMap<>();

  private Restless() {}

  /** Whether the body is defined in every state and leaves none as it is. */
  static boolean changesEveryState(Action body) {
    Restless after = new Restless();
    return after.run(body)
        && after.values.entrySet().stream().anyMatch(e -> e.getValue().misses(e.getKey()));
  }

  /** Follows an action; false if it may have no successor or several. Depth is bounded. */
  private boolean run(Action action) {
    if (action instanceof Action.Sequence sequence) {
      return sequence.parts().stream().allMatch(this::run);
    } else if (action instanceof Action.Choice choice) {
      return choice.alternatives().size() == 1 && run(choice.alternatives().get(0));
    } else if (!(action instanceof Action.Assign assign) || !assign.index().isConstant()) {
      return false;
    }
    Action.Assign assign = (Action.Assign) action;
    int cell = assign.index().constant();
    Affine value = assign.value().build(new Evaluation());
    values.put(assign.first() + cell, value);
    return cell >= 0 && cell < assign.size() && !value.mayBeUndefined();
  }

  private final class Evaluation implements Postfix.Builder<Affine> {
    @Override
    public Affine constant(int value) {
      return Affine.of(0, 0, value);
    }

    @Override
    public Affine undefined() {
      return Affine.PARTIAL;
    }

    @Override
    public Affine variable(int variable) {
      return values.getOrDefault(variable, Affine.of(variable, 1, 0));
    }

    @Override
    public Affine element(int first, int size, Affine index) {
      boolean inside = index.isConstant() && index.offset() >= 0 && index.offset() < size;
      return inside ? variable(first + (int) index.offset()) : Affine.PARTIAL;
    }

    @Override
    public Affine truth(boolean value) {
      return Affine.UNKNOWN;
    }

    @Override
    public Affine asInteger(Affine condition) {
      return condition;
    }

    @Override
    public Affine unary(Operation operation, Affine operand) {
      if (!operand.isKnown()) {
        return operand;
      }
      return operation == Operation.NEGATE ? operand.times(-1) : Affine.UNKNOWN;
    }

    @Override
    public Affine binary(Operation operation, Affine left, Affine right) {
      if (!left.isKnown() || !right.isKnown()) {
        return left.mayBeUndefined() || right.mayBeUndefined() ? Affine.PARTIAL : Affine.UNKNOWN;
      }
      return switch (operation) {
        case PLUS -> left.plus(right);
        case MINUS -> left.plus(right.times(-1));
        case TIMES ->
            left.isConstant()
                ? right.times(left.offset())
                : right.isConstant() ? left.times(right.offset()) : Affine.UNKNOWN;
        default -> Affine.UNKNOWN;
      };
    }
  }
}
