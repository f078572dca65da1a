package io.implicant.javasmt;

import io.implicant.javasmt.UnsupportedTermException.Reason;
import io.implicant.logic.Formula;

/** What a node of a JavaSMT formula is in our terms. */
sealed interface Value {
  /** A formula. */
  record Bool(Formula formula) implements Value {}

  /** A number, which may be of either numeric sort. */
  record Numeric(LinearTerm term) implements Value {}

  /** Nothing that our terms can say; the offending term is this one or lies below. */
  record Outside(Reason reason, org.sosy_lab.java_smt.api.Formula term) implements Value {}
}
