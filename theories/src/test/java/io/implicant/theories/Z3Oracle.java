package io.implicant.theories;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Model;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Status;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** F_P(e) by definition (LBC07 equation 2.1): Z3 decides which minterms imply the goal. */
final class Z3Oracle {
  private static final Context CONTEXT = context();

  private Z3Oracle() {}

  private static Context context() {
    try {
      return new Context();
    } catch (LinkageError | RuntimeException e) {
      return null; // no native library for this machine
    }
  }

  static void assumeAvailable() {
    Assumptions.assumeTrue(CONTEXT != null, "Z3's native library does not load here");
  }

  /** Whether the conjunction has a model. */
  static boolean isSatisfiable(Terms terms, List<? extends Formula> formulas) {
    Problem problem = new Problem(terms, List.copyOf(formulas), terms.bool(false));
    Solver solver = CONTEXT.mkSolver();
    StringBuilder text = new StringBuilder();
    problem.toSource().lines().filter(l -> !l.startsWith("(set-info")).forEach(text::append);
    for (int i = 0; i < formulas.size(); i++) {
      text.append("(assert p").append(i).append(")");
    }
    solver.add(CONTEXT.parseSMTLIB2String(text.toString(), null, null, null, null));
    Status status = solver.check();
    if (status == Status.UNKNOWN) {
      throw new AssertionError(solver.getReasonUnknown() + "\n" + problem.toSource());
    }
    return status == Status.SATISFIABLE;
  }

  /** The minterms over P that imply the goal; bit i of a minterm's number is predicate i. */
  static BitSet impliedMinterms(Problem problem) {
    BitSet implied = new BitSet();
    implied.set(0, 1 << problem.size());
    Solver solver = CONTEXT.mkSolver();
    BoolExpr[] bits = new BoolExpr[problem.size()];
    StringBuilder text = new StringBuilder();
    problem.toSource().lines().filter(l -> !l.startsWith("(set-info")).forEach(text::append);
    for (int i = 0; i < bits.length; i++) {
      text.append(String.format("(declare-fun b_%d () Bool)(assert (= b_%d p%d))", i, i, i));
      bits[i] = CONTEXT.mkBoolConst("b_" + i);
    }
    text.append("(assert (not goal))");
    solver.add(CONTEXT.parseSMTLIB2String(text.toString(), null, null, null, null));
    while (solver.check() == Status.SATISFIABLE) {
      Model model = solver.getModel();
      BoolExpr[] other = new BoolExpr[bits.length];
      int minterm = 0;
      for (int i = 0; i < bits.length; i++) {
        boolean value = model.evaluate(bits[i], true).isTrue();
        minterm |= value ? 1 << i : 0;
        other[i] = value ? CONTEXT.mkNot(bits[i]) : bits[i];
      }
      implied.clear(minterm);
      solver.add(new BoolExpr[] {CONTEXT.mkOr(other)});
    }
    if (solver.check() != Status.UNSATISFIABLE) {
      throw new AssertionError(solver.getReasonUnknown() + "\n" + problem.toSource());
    }
    return implied;
  }
}
