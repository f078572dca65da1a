package io.implicant.checker.action;

import java.util.BitSet;

/** The variables that an expression reads; what an access to an array adds is up to subclasses. */
public abstract class SupportBuilder implements Postfix.Builder<BitSet> {
  @Override
  public final BitSet variable(int variable) {
    BitSet set = new BitSet();
    set.set(variable);
    return set;
  }

  @Override
  public final BitSet constant(int value) {
    return new BitSet();
  }

  @Override
  public final BitSet undefined() {
    return new BitSet();
  }

  @Override
  public final BitSet truth(boolean value) {
    return new BitSet();
  }

  @Override
  public final BitSet asInteger(BitSet condition) {
    return condition;
  }

  @Override
  public final BitSet unary(Operation operation, BitSet operand) {
    return operand;
  }

  @Override
  public BitSet binary(Operation operation, BitSet left, BitSet right) {
    BitSet both = (BitSet) left.clone();
    both.or(right);
    return both;
  }
}
