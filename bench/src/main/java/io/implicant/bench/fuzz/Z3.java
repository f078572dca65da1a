package io.implicant.bench.fuzz;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Model;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Status;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** F_P(e) by definition (LBC07 equation 2.1): Z3 finds the minterms that have a model. */
public final class Z3 implements Oracle, AutoCloseable {
  /** Solvers of a context are freed with it, so it is renewed now and then. */
  private static final int QUERIES_PER_CONTEXT = 500;

  private Context context;
  private int queries;

  private Z3(Context context) {
    this.context = context;
  }

  /** None where Z3's native library does not load. */
  public static Optional<Z3> load() {
    try {
      return Optional.of(new Z3(new Context()));
    } catch (LinkageError | RuntimeException e) {
      return Optional.empty();
    }
  }

  @Override
  public String name() {
    return "z3";
  }

  @Override
  public void close() {
    context.close();
  }

  /** F_P of the first goal alone, where I has too many minterms to be asked for one by one. */
  public BitSet implied(FuzzQuery query) {
    List<BoolExpr> bits = new ArrayList<>();
    Solver solver = solver(query, bits);
    int predicates = query.predicates().size();
    solver.add(new BoolExpr[] {context.mkNot(bits.get(predicates))});
    return refuted(solver, bits.subList(0, predicates));
  }

  /** Which of some minterms have a model together with the first goal's negation, by position. */
  public BitSet withModels(FuzzQuery query, List<BitSet> minterms) {
    List<BoolExpr> bits = new ArrayList<>();
    Solver solver = solver(query, bits);
    int predicates = query.predicates().size();
    solver.add(new BoolExpr[] {context.mkNot(bits.get(predicates))});
    BitSet result = new BitSet();
    for (int i = 0; i < minterms.size(); i++) {
      BoolExpr[] literals = new BoolExpr[predicates];
      for (int j = 0; j < predicates; j++) {
        literals[j] = minterms.get(i).get(j) ? bits.get(j) : context.mkNot(bits.get(j));
      }
      result.set(i, requireDecided(solver, solver.check(literals)) == Status.SATISFIABLE);
    }
    return result;
  }

  @Override
  public Optional<List<Answer>> answers(FuzzQuery query) {
    if (++queries % QUERIES_PER_CONTEXT == 0) {
      context.close();
      context = new Context();
    }
    int predicates = query.predicates().size();
    List<BoolExpr> bits = new ArrayList<>();
    Solver solver = solver(query, bits);
    BitSet inconsistent = refuted(solver, bits.subList(0, predicates));
    List<Answer> answers = new ArrayList<>();
    for (BoolExpr goal : bits.subList(predicates, bits.size())) {
      solver.push();
      solver.add(new BoolExpr[] {context.mkNot(goal)});
      answers.add(new Answer(refuted(solver, bits.subList(0, predicates)), inconsistent));
      solver.pop();
    }
    return Optional.of(answers);
  }

  /** A solver that knows the query; Bool variables for predicates and goals are added to bits. */
  private Solver solver(FuzzQuery query, List<BoolExpr> bits) {
    int predicates = query.predicates().size();
    Solver solver = context.mkSolver();
    StringBuilder text = new StringBuilder();
    query.toSource().lines().filter(l -> !l.startsWith("(set-info")).forEach(text::append);
    for (int i = 0; i < predicates + query.goals().size(); i++) {
      int goal = i - predicates + 1;
      String name = goal < 1 ? "p" + i : goal == 1 ? "goal" : "goal" + goal;
      text.append(String.format("(declare-fun bit_%d () Bool)(assert (= bit_%d %s))", i, i, name));
      bits.add(context.mkBoolConst("bit_" + i));
    }
    solver.add(context.parseSMTLIB2String(text.toString(), null, null, null, null));
    return solver;
  }

  /** The minterms without a model. */
  private BitSet refuted(Solver solver, List<BoolExpr> bits) {
    BitSet refuted = new BitSet();
    refuted.set(0, 1 << bits.size());
    solver.push();
    Status status = solver.check();
    while (status == Status.SATISFIABLE) {
      Model model = solver.getModel();
      BoolExpr[] other = new BoolExpr[bits.size()];
      int minterm = 0;
      for (int i = 0; i < other.length; i++) {
        boolean value = model.evaluate(bits.get(i), true).isTrue();
        minterm |= value ? 1 << i : 0;
        other[i] = value ? context.mkNot(bits.get(i)) : bits.get(i);
      }
      refuted.clear(minterm);
      solver.add(new BoolExpr[] {context.mkOr(other)});
      status = solver.check();
    }
    solver.pop();
    requireDecided(solver, status);
    return refuted;
  }

  private static Status requireDecided(Solver solver, Status status) {
    if (status == Status.UNKNOWN) {
      throw new IllegalStateException("Z3 is undecided: " + solver.getReasonUnknown());
    }
    return status;
  }
}
