import io.implicant.javasmt.ImplicantSolverContext;
import io.implicant.javasmt.JavaSmtAbstraction;
import io.implicant.javasmt.UnansweredException;
import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.common.ShutdownManager;
import org.sosy_lab.common.configuration.Configuration;
import org.sosy_lab.common.log.LogManager;
import org.sosy_lab.java_smt.SolverContextFactory;
import org.sosy_lab.java_smt.SolverContextFactory.Solvers;
import org.sosy_lab.java_smt.api.BasicProverEnvironment.AllSatCallback;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.SolverContext.ProverOptions;

/** Which all-sat questions are answered by Implicant, which by the solver, and how one sees it. */
class Fallback {
  public static void main(String[] args) throws Exception {
    var notifier = ShutdownManager.create().getNotifier();
    var solver =
        SolverContextFactory.createSolverContext(
            Configuration.defaultConfiguration(),
            LogManager.createNullLogManager(),
            notifier,
            Solvers.SMTINTERPOL);
    try (var context = ImplicantSolverContext.around(solver, notifier)) {
      var ints = context.getFormulaManager().getIntegerFormulaManager();
      var bools = context.getFormulaManager().getBooleanFormulaManager();
      var x = ints.makeVariable("x");
      var y = ints.makeVariable("y");
      var below = ints.lessThan(x, y);
      var even = ints.equal(ints.modulo(x, ints.makeNumber(2)), ints.makeNumber(0));
      var odd = ints.equal(ints.modulo(y, ints.makeNumber(2)), ints.makeNumber(1));
      var sum = ints.lessThan(ints.add(x, y), ints.makeNumber(9));
      for (var question : List.of(List.of(below), List.of(even, odd), List.of(below, even, sum))) {
        System.out.println(count(context, question) + " models, " + context.allSatStatistics());
      }
      System.out.println(context.getStatistics().get("implicant.allsat.answered") + " answered");

      var abstraction = new JavaSmtAbstraction(context, notifier); // without a solver to fall back to
      var block = bools.or(below, ints.equal(x, ints.add(y, ints.makeNumber(1))));
      var atMost = ints.lessOrEquals(x, ints.add(y, ints.makeNumber(1)));
      System.out.println(abstraction.strongestConsequence(block, List.of(below, atMost)).asDag());
      try {
        abstraction.strongestConsequence(sum, List.of(below, atMost));
      } catch (UnansweredException e) {
        System.out.println("not answered: " + e.reason());
      }
    }
  }

  private static int count(ImplicantSolverContext context, List<BooleanFormula> atoms)
      throws Exception {
    var bools = context.getFormulaManager().getBooleanFormulaManager();
    try (var prover = context.newProverEnvironment(ProverOptions.GENERATE_ALL_SAT)) {
      List<BooleanFormula> names = new ArrayList<>();
      for (BooleanFormula atom : atoms) {
        names.add(bools.makeVariable("p" + names.size()));
        prover.push(bools.equivalence(names.get(names.size() - 1), atom));
      }
      AllSatCallback<Integer> counter =
          new AllSatCallback<>() {
            private int models;

            @Override
            public void apply(List<BooleanFormula> model) {
              models += 1 << (names.size() - model.size()); // who is not named may be both
            }

            @Override
            public Integer getResult() {
              return models;
            }
          };
      return prover.allSat(counter, names);
    }
  }
}
