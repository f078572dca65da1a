package io.implicant.bench.peer;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.java_smt.api.ProverEnvironment;
import org.sosy_lab.java_smt.api.SolverContext.ProverOptions;
import org.sosy_lab.java_smt.api.SolverException;

/**
 * Walks the decision tree over P depth-first, predicates in order, true first. A subtree that holds
 * a known model is entered without a question, one whose minterms are all known is not entered, and
 * one that contradicts not e is cut. At most one question for each node of the tree.
 */
final class DecisionTree {
  private final SolverQuestion question;
  private final ProverEnvironment prover;
  private final BddManager manager;

  /** The conjunction of the first k literals of the path, for each k. */
  private final List<Bdd> path = new ArrayList<>();

  private Bdd found;

  private DecisionTree(SolverQuestion question, ProverEnvironment prover) {
    this.question = question;
    this.prover = prover;
    manager = question.newManager();
    found = manager.constant(false);
    path.add(manager.constant(true));
  }

  static Bdd solve(SolverQuestion question) throws SolverException, InterruptedException {
    try (ProverEnvironment prover = question.newProver(ProverOptions.GENERATE_MODELS)) {
      return new DecisionTree(question, prover).walk().not();
    }
  }

  private Bdd walk() throws SolverException, InterruptedException {
    List<Boolean> values = new ArrayList<>();
    boolean down = isWorthEntering();
    while (true) {
      if (down && values.size() < question.size()) {
        enter(values, true);
      } else {
        while (!values.isEmpty() && !values.get(values.size() - 1)) {
          leave(values);
        }
        if (values.isEmpty()) {
          return found;
        }
        leave(values);
        enter(values, false);
      }
      down = isWorthEntering();
    }
  }

  private void enter(List<Boolean> values, boolean value) throws InterruptedException {
    int predicate = values.size();
    prover.push(question.literal(predicate, value));
    path.add(path.get(predicate).and(manager.literal(predicate, value)));
    values.add(value);
  }

  private void leave(List<Boolean> values) {
    prover.pop();
    path.remove(values.size());
    values.remove(values.size() - 1);
  }

  /** Whether the subtree holds minterms of which nothing is known but that some are consistent. */
  private boolean isWorthEntering() throws SolverException, InterruptedException {
    Bdd here = path.get(path.size() - 1);
    if (found.isDisjointFrom(here)) {
      if (prover.isUnsat()) {
        return false;
      }
      boolean leaf = path.size() > question.size();
      found = found.or(leaf ? here : question.minterm(manager, prover).orElse(found));
    }
    return !here.entails(found);
  }
}
