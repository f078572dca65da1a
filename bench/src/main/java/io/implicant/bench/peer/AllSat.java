package io.implicant.bench.peer;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import java.util.List;
import org.sosy_lab.java_smt.api.BasicProverEnvironment.AllSatCallback;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.ProverEnvironment;
import org.sosy_lab.java_smt.api.SolverContext.ProverOptions;
import org.sosy_lab.java_smt.api.SolverException;

/** F is what all-sat does not find: the minterms that contradict not e. */
final class AllSat {
  private AllSat() {}

  static Bdd solve(SolverQuestion question) throws SolverException, InterruptedException {
    BddManager manager = question.newManager();
    try (ProverEnvironment prover = question.newProver(ProverOptions.GENERATE_ALL_SAT)) {
      return prover.allSat(
          new AllSatCallback<Bdd>() {
            private Bdd found = manager.constant(false);

            @Override
            public void apply(List<BooleanFormula> model) {
              found = found.or(question.cube(manager, model));
            }

            @Override
            public Bdd getResult() {
              return found.not();
            }
          },
          question.variables());
    }
  }
}
