package io.implicant.checker.bp.search;

import io.implicant.checker.bp.flow.FlowProcedure;

/** The diagram variables of the slots of one activation. */
interface Variables {
  /** The value now. */
  int current(FlowProcedure procedure, int slot);

  /** A scratch copy, mostly the value after a step. */
  int next(FlowProcedure procedure, int slot);
}
