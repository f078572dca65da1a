package io.implicant.checker.partition;

import io.implicant.checker.action.SupportBuilder;
import io.implicant.checker.odl.OdlModel;
import io.implicant.checker.odl.OdlModel.Step;
import java.util.BitSet;

/**
 * The variables that an index of some access to an array is computed from. Below them in the order,
 * reading {@code t[i]} takes a path for each cell; above them, one for each content of the array.
 * Linear in the size of the model.
 */
final class Indices extends SupportBuilder {
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
  public BitSet element(int first, int size, BitSet index) {
    found.or(index);
    return new BitSet();
  }
}
