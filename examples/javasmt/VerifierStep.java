import io.implicant.javasmt.ImplicantSolverContext;
import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.common.ShutdownManager;
import org.sosy_lab.common.configuration.Configuration;
import org.sosy_lab.common.log.LogManager;
import org.sosy_lab.java_smt.SolverContextFactory;
import org.sosy_lab.java_smt.SolverContextFactory.Solvers;
import org.sosy_lab.java_smt.api.BasicProverEnvironment.AllSatCallback;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.SolverContext;
import org.sosy_lab.java_smt.api.SolverContext.ProverOptions;

/** One step of a predicate analysis: what is known of {@code m} after {@code m = max(x, y)}? */
class VerifierStep {
  public static void main(String[] args) throws Exception {
    var shutdown = ShutdownManager.create();
    SolverContext solver =
        SolverContextFactory.createSolverContext(
            Configuration.defaultConfiguration(),
            LogManager.createNullLogManager(),
            shutdown.getNotifier(),
            Solvers.SMTINTERPOL);
    try (var context = ImplicantSolverContext.around(solver, shutdown.getNotifier())) { // the line
      var ints = context.getFormulaManager().getIntegerFormulaManager();
      var bools = context.getFormulaManager().getBooleanFormulaManager();
      var x = ints.makeVariable("x");
      var y = ints.makeVariable("y");
      var m = ints.makeVariable("m");
      var block = bools.ifThenElse(ints.greaterThan(x, y), ints.equal(m, x), ints.equal(m, y));
      var atoms = List.of(ints.lessOrEquals(x, m), ints.lessOrEquals(y, m), ints.equal(m, x));
      try (var prover = context.newProverEnvironment(ProverOptions.GENERATE_ALL_SAT)) {
        prover.push(block);
        List<BooleanFormula> names = new ArrayList<>();
        for (BooleanFormula atom : atoms) {
          names.add(bools.makeVariable("p" + names.size()));
          prover.addConstraint(bools.equivalence(names.get(names.size() - 1), atom));
        }
        BooleanFormula next =
            prover.allSat(
                new AllSatCallback<BooleanFormula>() {
                  private BooleanFormula found = bools.makeFalse();

                  @Override
                  public void apply(List<BooleanFormula> model) {
                    found = bools.or(found, bools.and(model));
                  }

                  @Override
                  public BooleanFormula getResult() {
                    return found;
                  }
                },
                names);
        System.out.println("after the block: " + next);
        prover.pop();
      }
      System.out.println("all-sat: " + context.allSatStatistics());
    }
  }
}
