package io.implicant.bench.peer;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.ProverEnvironment;
import org.sosy_lab.java_smt.api.SolverContext.ProverOptions;
import org.sosy_lab.java_smt.api.SolverException;

/**
 * Cubes in increasing length, as SLAM: a cube that contradicts not e lies in F, and longer ones
 * that it covers are not asked. A cache of models spares the questions whose answer is known to be
 * no. Ends as soon as every minterm is in F or in the cache; up to 3^n questions.
 */
final class CubesByLength {
  private final SolverQuestion question;
  private final ProverEnvironment prover;
  private final BddManager manager;
  private Bdd implicants;
  private Bdd models;

  private CubesByLength(SolverQuestion question, ProverEnvironment prover) {
    this.question = question;
    this.prover = prover;
    manager = question.newManager();
    implicants = manager.constant(false);
    models = manager.constant(false);
  }

  static Bdd solve(SolverQuestion question) throws SolverException, InterruptedException {
    try (ProverEnvironment prover = question.newProver(ProverOptions.GENERATE_MODELS)) {
      return new CubesByLength(question, prover).run();
    }
  }

  private Bdd run() throws SolverException, InterruptedException {
    for (int length = 0; length <= question.size(); length++) {
      int[] chosen = new int[length];
      for (int i = 0; i < length; i++) {
        chosen[i] = i;
      }
      do {
        if (implicants.or(models).isTrue()) {
          return implicants;
        }
        askAllSigns(chosen);
      } while (nextChoice(chosen));
    }
    return implicants;
  }

  private void askAllSigns(int[] chosen) throws SolverException, InterruptedException {
    for (long signs = 0; signs < 1L << chosen.length; signs++) {
      List<BooleanFormula> literals = new ArrayList<>();
      Bdd cube = manager.constant(true);
      for (int i = chosen.length - 1; i >= 0; i--) {
        boolean positive = (signs >> i & 1) == 0;
        cube = cube.and(manager.literal(chosen[i], positive));
        literals.add(question.literal(chosen[i], positive));
      }
      if (cube.isDisjointFrom(models) && !cube.entails(implicants)) {
        ask(cube, literals, chosen.length == question.size());
      }
    }
  }

  private void ask(Bdd cube, List<BooleanFormula> literals, boolean minterm)
      throws SolverException, InterruptedException {
    if (prover.isUnsatWithAssumptions(literals)) {
      implicants = implicants.or(cube);
    } else {
      models = models.or(minterm ? cube : question.minterm(manager, prover).orElse(models));
    }
  }

  /** The next choice of as many predicates in lexicographic order, if there is one. */
  private boolean nextChoice(int[] chosen) {
    int last = chosen.length - 1;
    for (int i = last; i >= 0; i--) {
      if (chosen[i] < question.size() - 1 - (last - i)) {
        chosen[i]++;
        for (int j = i + 1; j <= last; j++) {
          chosen[j] = chosen[j - 1] + 1;
        }
        return true;
      }
    }
    return false;
  }
}
