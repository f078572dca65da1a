package io.implicant.javasmt;

import org.sosy_lab.java_smt.api.Formula;
import org.sosy_lab.java_smt.api.FormulaType;

/** A formula holds something that quantifier-free Int, Real, UF and Bool cannot say. */
public final class UnsupportedTermException extends Exception {
  /** What it holds. */
  public enum Reason {
    BIT_VECTOR("bit-vectors"),
    ARRAY("arrays"),
    FLOATING_POINT("floating-point numbers"),
    STRING("strings"),
    QUANTIFIER("quantifiers"),
    NON_LINEAR("non-linear arithmetic"),
    INTEGER_DIVISION("integer division and rounding"),
    MIXED_SORTS("Int and Real in one term"),
    OTHER("this operation");

    private final String what;

    Reason(String what) {
      this.what = what;
    }

    /** The reason why terms of a type are unsupported. */
    static Reason of(FormulaType<?> type) {
      if (type.isBitvectorType()) {
        return BIT_VECTOR;
      } else if (type.isArrayType()) {
        return ARRAY;
      } else if (type.isFloatingPointType() || type.isFloatingPointRoundingModeType()) {
        return FLOATING_POINT;
      }
      return type.isStringType() || type.isRegexType() ? STRING : OTHER;
    }

    @Override
    public String toString() {
      return what;
    }
  }

  private final Reason reason;
  private final transient Formula term;

  UnsupportedTermException(Reason reason, Formula term, String text) {
    super(reason + " cannot be translated: " + text);
    this.reason = reason;
    this.term = term;
  }

  public Reason reason() {
    return reason;
  }

  /** The offending term; it must not be used after its solver was closed. */
  public Formula term() {
    return term;
  }
}
