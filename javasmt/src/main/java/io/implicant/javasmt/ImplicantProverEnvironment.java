package io.implicant.javasmt;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.Cube;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.BooleanFormulaManager;
import org.sosy_lab.java_smt.api.Evaluator;
import org.sosy_lab.java_smt.api.Model;
import org.sosy_lab.java_smt.api.Model.ValueAssignment;
import org.sosy_lab.java_smt.api.ProverEnvironment;
import org.sosy_lab.java_smt.api.SolverException;
import org.sosy_lab.java_smt.api.UserPropagator;

/** A prover that keeps a list of what is asserted, for {@link #allSat}; the rest passes through. */
final class ImplicantProverEnvironment implements ProverEnvironment {
  private final ProverEnvironment wrapped;
  private final BooleanFormulaManager booleans;
  private final Projection projection;
  private final ShutdownNotifier notifier;
  private final AllSatStatistics statistics;

  private final List<BooleanFormula> asserted = new ArrayList<>();

  /** How much was asserted before each push. */
  private final List<Integer> levels = new ArrayList<>();

  private boolean closed;
  private boolean hasPropagator;

  ImplicantProverEnvironment(
      ProverEnvironment wrapped,
      BooleanFormulaManager booleans,
      Projection projection,
      ShutdownNotifier notifier,
      AllSatStatistics statistics) {
    this.wrapped = wrapped;
    this.booleans = booleans;
    this.projection = projection;
    this.notifier = notifier;
    this.statistics = statistics;
  }

  @Override
  public void push() throws InterruptedException {
    wrapped.push();
    levels.add(asserted.size());
  }

  @Override
  public void pop() {
    wrapped.pop();
    int kept = levels.remove(levels.size() - 1);
    asserted.subList(kept, asserted.size()).clear();
  }

  @Override
  public Void addConstraint(BooleanFormula constraint) throws InterruptedException {
    wrapped.addConstraint(constraint);
    asserted.add(constraint);
    return null;
  }

  @Override
  public <R> R allSat(AllSatCallback<R> callback, List<BooleanFormula> important)
      throws InterruptedException, SolverException {
    if (closed || hasPropagator) {
      return wrapped.allSat(callback, important); // which says what is wrong with that
    }
    long start = System.nanoTime();
    Bdd models;
    try {
      models = projection.consistent(asserted, important);
    } catch (UnansweredException e) {
      statistics.fellBack(e.reason(), System.nanoTime() - start);
      R result = wrapped.allSat(callback, important);
      notifier.shutdownIfNecessary(); // SMTInterpol ends as if it had found all
      return result;
    }
    long time = System.nanoTime() - start;
    long cubes = 0;
    for (Cube cube : models.cubes()) {
      notifier.shutdownIfNecessary();
      callback.apply(literals(cube, important));
      cubes++;
    }
    statistics.answered(cubes, time);
    notifier.shutdownIfNecessary();
    return callback.getResult();
  }

  private ImmutableList<BooleanFormula> literals(Cube cube, List<BooleanFormula> important) {
    ImmutableList.Builder<BooleanFormula> literals = ImmutableList.builder();
    for (int i = 0; i < important.size(); i++) {
      if (cube.hasPositive(i)) {
        literals.add(important.get(i));
      } else if (cube.hasNegative(i)) {
        literals.add(booleans.not(important.get(i)));
      }
    }
    return literals.build();
  }

  @Override
  public int size() {
    return wrapped.size();
  }

  @Override
  public boolean isUnsat() throws SolverException, InterruptedException {
    return wrapped.isUnsat();
  }

  @Override
  public boolean isUnsatWithAssumptions(Collection<BooleanFormula> assumptions)
      throws SolverException, InterruptedException {
    return wrapped.isUnsatWithAssumptions(assumptions);
  }

  @Override
  public Model getModel() throws SolverException {
    return wrapped.getModel();
  }

  @Override
  public Evaluator getEvaluator() throws SolverException {
    return wrapped.getEvaluator();
  }

  @Override
  public ImmutableList<ValueAssignment> getModelAssignments() throws SolverException {
    return wrapped.getModelAssignments();
  }

  @Override
  public List<BooleanFormula> getUnsatCore() {
    return wrapped.getUnsatCore();
  }

  @Override
  public Optional<List<BooleanFormula>> unsatCoreOverAssumptions(
      Collection<BooleanFormula> assumptions) throws SolverException, InterruptedException {
    return wrapped.unsatCoreOverAssumptions(assumptions);
  }

  @Override
  public ImmutableMap<String, String> getStatistics() {
    return wrapped.getStatistics();
  }

  @Override
  public boolean registerUserPropagator(UserPropagator propagator) {
    hasPropagator = true;
    return wrapped.registerUserPropagator(propagator);
  }

  @Override
  public void close() {
    closed = true;
    wrapped.close();
  }
}
