package io.implicant.checker.partition;

import io.implicant.checker.action.Operation;
import io.implicant.checker.action.Postfix;
import io.implicant.checker.odl.OdlModel;
import io.implicant.checker.odl.OdlModel.Step;
import java.util.BitSet;

/**
 * The variables that an index of some access to an array is computed from. Below them in the order,
 * reading {@code t[i]} takes a path for each cell; above them, one for each content of the array.
 * Linear in the size of the model.
 */
final class Indices implements Postfix.Builder<BitSet> {
  private final BitSet found = new BitSet();

  private Indices() {}

  static BitSet of(OdlModel model) {
    Indices indices = new Indices();
    for (Step step : model.steps().values()) {
      step.write()
          .ifPresent(
              write -> {
                indices.found.or(write.index().build(indices));
                write.value().ifPresent(value -> value.build(indices));
              });
      if (step.target() instanceof OdlModel.Branch branch) {
        branch.condition().build(indices);
      }
    }
    return indices.found;
  }

  @Override
  public BitSet variable(int variable) {
    BitSet set = new BitSet();
    set.set(variable);
    return set;
  }

  @Override
  public BitSet element(int first, int size, BitSet index) {
    found.or(index);
    return new BitSet();
  }

  @Override
  public BitSet constant(int value) {
    return new BitSet();
  }

  @Override
  public BitSet undefined() {
    return new BitSet();
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
    left.or(right);
    return left;
  }
}
