package io.implicant.abstraction.lemma;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Model;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Status;
import io.implicant.logic.Formula;
import io.implicant.logic.text.SmtPrinter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** Z3 on formulas of ours. */
final class Z3Models {
  private static final Context CONTEXT = context();

  private Z3Models() {}

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

  static boolean isSatisfiable(List<? extends Formula> conjuncts) {
    return isSatisfiable(solver(conjuncts, conjuncts.size()));
  }

  /** How many assignments to the atoms have a model that satisfies the formula: all-sat. */
  static int count(Formula formula, List<? extends Formula> atoms) {
    List<Formula> all = new ArrayList<>(List.of(formula));
    all.addAll(atoms);
    Solver solver = solver(all, 1);
    BoolExpr[] bits = new BoolExpr[atoms.size()];
    for (int i = 0; i < bits.length; i++) {
      bits[i] = CONTEXT.mkBoolConst("b!" + (i + 1));
    }
    int count = 0;
    while (isSatisfiable(solver)) {
      count++;
      Model model = solver.getModel();
      BoolExpr[] other = new BoolExpr[bits.length];
      for (int i = 0; i < bits.length; i++) {
        other[i] = model.evaluate(bits[i], true).isTrue() ? CONTEXT.mkNot(bits[i]) : bits[i];
      }
      solver.add(new BoolExpr[] {CONTEXT.mkOr(other)});
    }
    return count;
  }

  /** Constant b!i is formula i; the first ones are asserted. */
  private static Solver solver(List<? extends Formula> formulas, int asserted) {
    SmtPrinter.Parts parts = SmtPrinter.parts(formulas);
    StringBuilder text = new StringBuilder(parts.declarations());
    for (int i = 0; i < formulas.size(); i++) {
      text.append(
          String.format(
              "(declare-fun b!%d () Bool)(assert (= b!%d %s))", i, i, parts.texts().get(i)));
      text.append(i < asserted ? String.format("(assert b!%d)%n", i) : "\n");
    }
    Solver solver = CONTEXT.mkSolver();
    solver.add(CONTEXT.parseSMTLIB2String(text.toString(), null, null, null, null));
    return solver;
  }

  private static boolean isSatisfiable(Solver solver) {
    Status status = solver.check();
    if (status == Status.UNKNOWN) {
      throw new AssertionError(solver.getReasonUnknown() + "\n" + solver);
    }
    return status == Status.SATISFIABLE;
  }
}
