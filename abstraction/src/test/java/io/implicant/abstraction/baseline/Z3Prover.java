package io.implicant.abstraction.baseline;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Model;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Status;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** Z3, asked under assumptions: a Bool constant b_i stands for formula i. */
final class Z3Prover implements Prover {
  private static final Context CONTEXT = context(); // to make one takes longer than a question

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

  @Override
  public String name() {
    return "Z3";
  }

  @Override
  public Session open(Terms terms, List<Formula> formulas, Budget budget) {
    return new Z3Session(formulas);
  }

  private static final class Z3Session implements Session {
    private final Solver solver = CONTEXT.mkSolver();
    private final BoolExpr[] bits;

    Z3Session(List<Formula> formulas) {
      bits = new BoolExpr[formulas.size()];
      StringBuilder text = new StringBuilder(Source.withoutInfo(formulas));
      for (int i = 0; i < bits.length; i++) {
        text.append(String.format("(declare-fun b_%d () Bool)(assert (= b_%d p%d))", i, i, i));
        bits[i] = CONTEXT.mkBoolConst("b_" + i);
      }
      solver.add(CONTEXT.parseSMTLIB2String(text.toString(), null, null, null, null));
    }

    @Override
    public Verdict check(Cube literals, Budget budget) {
      BoolExpr[] assumptions =
          literals
              .literals()
              .mapToObj(l -> (l & 1) == 0 ? bits[l >>> 1] : CONTEXT.mkNot(bits[l >>> 1]))
              .toArray(BoolExpr[]::new);
      Status status = solver.check(assumptions);
      if (status == Status.UNKNOWN) {
        throw new AssertionError(solver.getReasonUnknown());
      }
      return status == Status.SATISFIABLE
          ? Verdict.withModel(trueIn(solver.getModel()))
          : Verdict.unsatisfiable();
    }

    private BitSet trueIn(Model model) {
      BitSet trueFormulas = new BitSet();
      for (int i = 0; i < bits.length; i++) {
        trueFormulas.set(i, model.evaluate(bits[i], true).isTrue());
      }
      return trueFormulas;
    }
  }
}
