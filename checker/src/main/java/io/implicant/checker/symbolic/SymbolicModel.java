package io.implicant.checker.symbolic;

import io.implicant.checker.action.ActionModel;
import io.implicant.checker.action.Postfix;
import io.implicant.checker.explicit.Fault;
import io.implicant.checker.expression.Expressions;
import io.implicant.checker.search.StateSpace;
import io.implicant.checker.search.Strategy;
import io.implicant.dd.ddd.DddNodes;
import io.implicant.dd.ddd.DddTable;
import io.implicant.dd.ddd.Hom;
import io.implicant.dd.ddd.HomFailure;
import io.implicant.dd.ddd.Homs;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.WeakHandles;
import io.implicant.logic.text.Position;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntSupplier;

/**
 * A model whose states are vectors of a diagram and whose steps are homomorphisms.
 *
 * <pre>{@code
 * SymbolicModel model = new SymbolicModel(actions, order);
 * StateSet reached = model.reachable(Strategy.SATURATION);
 * reached.count();
 * }</pre>
 *
 * <p>Operations may throw {@link io.implicant.dd.table.LimitReached} (see {@link #setBudget}) and
 * {@link StepFailure}; the model stays usable. Not thread-safe.
 */
public final class SymbolicModel implements StateSpace<StateSet> {
  private final ActionModel actions;
  private final int[] levelOf;
  private final DddTable table;
  private final Homs homs;
  private final Updates updates;
  private final ExpressionBuilder expressions;
  private final List<List<Hom>> steps = new ArrayList<>();
  private final List<List<Hom>> fired = new ArrayList<>(); // what computes images of the steps
  private final Map<Hom, String> names = new HashMap<>();
  private final Map<Hom, Position> fixpoints;
  private final WeakHandles<StateSet> handles = new WeakHandles<>();
  private Backward backward = Backward.SATURATION;

  /** Puts the variable {@code order[k]} at level k. */
  public SymbolicModel(ActionModel actions, int[] order) {
    this(actions, order, Evaluation.EQUIV_SPLIT);
  }

  /** The same, with a choice of how steps are applied; predecessors always use EquivSplit. */
  public SymbolicModel(ActionModel actions, int[] order, Evaluation evaluation) {
    this.actions = actions;
    this.levelOf = inverse(order, actions.cells().size());
    table = new DddTable(order.length);
    table.addRoots(handles);
    homs = new Homs(table);
    Expressions pool = new Expressions();
    updates = new Updates(table, homs, pool);
    expressions = new ExpressionBuilder(pool, levelOf);
    ActionCompiler compiler = new ActionCompiler(updates, expressions);
    fixpoints = compiler.fixpoints();
    for (ActionModel.Step step : actions.steps()) {
      List<Hom> alternatives = compiler.alternatives(step.action());
      steps.add(alternatives);
      alternatives.forEach(hom -> names.putIfAbsent(hom, step.name()));
      fired.add(
          evaluation == Evaluation.EXPLICIT
              ? LearnedRelation.of(homs, step, alternatives, order)
              : alternatives);
    }
  }

  private static int[] inverse(int[] order, int variables) {
    int[] inverse = new int[variables];
    boolean[] seen = new boolean[variables];
    for (int level = 0; level < order.length; level++) {
      if (order[level] < 0 || order[level] >= variables || seen[order[level]]) {
        throw new IllegalArgumentException("not an order of the variables: " + order[level]);
      }
      seen[order[level]] = true;
      inverse[order[level]] = level;
    }
    if (order.length != variables) {
      throw new IllegalArgumentException(order.length + " of " + variables + " variables");
    }
    return inverse;
  }

  @Override
  public void setBudget(Budget budget) {
    table.setBudget(budget);
  }

  public ActionModel actions() {
    return actions;
  }

  // Sets

  @Override
  public StateSet initial() {
    return of(actions.initialState());
  }

  public StateSet empty() {
    return handle(DddTable.ZERO);
  }

  /** The set of one state, which has a value for each variable. */
  public StateSet of(int... state) {
    int[] vector = new int[state.length];
    for (int i = 0; i < state.length; i++) {
      vector[levelOf[i]] = state[i];
    }
    return run(() -> table.vector(vector));
  }

  /** The states of a set where a condition holds. */
  public StateSet select(StateSet set, Postfix condition) {
    Hom selector = updates.select(expressions.condition(condition));
    return apply(selector, set);
  }

  @Override
  public int parts() {
    return steps.size();
  }

  /** What one step, given by its number, makes of a set. */
  @Override
  public StateSet successors(StateSet set, int step) {
    return apply(homs.sum(fired.get(step)), set);
  }

  @Override
  public StateSet successors(StateSet set) {
    return apply(homs.sum(all(fired)), set);
  }

  /** The states of {@code within} from which one step, given by its number, leads into a set. */
  public StateSet predecessors(StateSet set, StateSet within, int step) {
    return predecessors(homs.sum(steps.get(step)), set, within);
  }

  @Override
  public StateSet predecessors(StateSet set, StateSet within) {
    return predecessors(homs.sum(all(steps)), set, within);
  }

  private StateSet predecessors(Hom step, StateSet set, StateSet within) {
    checkOwner(within);
    checkOwner(set);
    return named(step, () -> homs.engine().preimage(step, within.node(), set.node()));
  }

  /** By saturation, unless {@link #setBackward} says otherwise. */
  @Override
  public StateSet backwardClosure(StateSet set, StateSet within) {
    List<Hom> all = all(steps);
    boolean whole = all.stream().anyMatch(hom -> hom.top() == Hom.EVERY_LEVEL);
    if (backward == Backward.ROUNDS || whole) {
      return StateSpace.super.backwardClosure(set, within);
    }
    checkOwner(set);
    checkOwner(within);
    return named(
        homs.identity(), () -> homs.engine().backwardClosure(all, set.node(), within.node()));
  }

  /** Sets how backward closures are computed from now on. */
  public void setBackward(Backward backward) {
    this.backward = backward;
  }

  /** All states that can be reached from the initial one. */
  public StateSet reachable(Strategy strategy) {
    return closure(initial(), strategy);
  }

  @Override
  public StateSet closure(StateSet set) {
    return closure(set, Strategy.SATURATION);
  }

  /** All states that can be reached from a set, with the set itself. */
  public StateSet closure(StateSet set, Strategy strategy) {
    List<Hom> all = all(fired);
    return switch (strategy) {
      case SATURATION -> apply(homs.fixpoint(withIdentity(all)), set);
      case BFS -> apply(homs.plainFixpoint(withIdentity(all)), set);
      case CHAINING -> chaining(set);
    };
  }

  private StateSet chaining(StateSet set) {
    Hom round = homs.identity();
    for (List<Hom> step : fired) {
      round = homs.inSequence(withIdentity(step), round);
    }
    return apply(homs.plainFixpoint(round), set);
  }

  private Hom withIdentity(List<Hom> all) {
    List<Hom> terms = new ArrayList<>(all);
    terms.add(homs.identity());
    return homs.sum(terms);
  }

  private static List<Hom> all(List<List<Hom>> steps) {
    return steps.stream().flatMap(List::stream).toList();
  }

  private StateSet apply(Hom hom, StateSet set) {
    checkOwner(set);
    return named(hom, () -> homs.engine().image(hom, set.node()));
  }

  /** Runs an operation with a homomorphism; a failure is told with the name of the step. */
  private StateSet named(Hom hom, IntSupplier operation) {
    try {
      return handle(operation.getAsInt());
    } catch (HomFailure failure) {
      String step =
          failure.origins().stream()
              .filter(names::containsKey)
              .findFirst()
              .map(names::get)
              .orElseGet(() -> names.getOrDefault(hom, "condition"));
      Optional<Position> position =
          failure.origins().stream().filter(fixpoints::containsKey).findFirst().map(fixpoints::get);
      throw new StepFailure(step, failure.getMessage(), position);
    } catch (Fault fault) {
      throw new StepFailure(fault.step(), fault.what(), fault.position());
    }
  }

  private StateSet run(IntSupplier operation) {
    return handle(homs.engine().run(() -> operation.getAsInt()));
  }

  private StateSet handle(int node) {
    return handles.handle(node, n -> new StateSet(this, n));
  }

  private void checkOwner(StateSet set) {
    if (set.model() != this) {
      throw new IllegalArgumentException("a set of states of another model");
    }
  }

  @Override
  public StateSet union(StateSet a, StateSet b) {
    checkOwner(a);
    checkOwner(b);
    return run(() -> table.union(a.node(), b.node()));
  }

  @Override
  public StateSet intersection(StateSet a, StateSet b) {
    checkOwner(a);
    checkOwner(b);
    return run(() -> table.intersection(a.node(), b.node()));
  }

  @Override
  public StateSet difference(StateSet a, StateSet b) {
    checkOwner(a);
    checkOwner(b);
    return run(() -> table.difference(a.node(), b.node()));
  }

  @Override
  public boolean isEmpty(StateSet set) {
    return set.isEmpty();
  }

  @Override
  public StateSet single(StateSet set) {
    return of(anyState(set));
  }

  @Override
  public BigInteger count(StateSet set) {
    return table.count(set.node());
  }

  int nodes(StateSet set) {
    return new DddNodes(table, set.node()).size();
  }

  int[] anyState(StateSet set) {
    int[] vector = table.first(set.node());
    int[] state = new int[vector.length];
    for (int i = 0; i < state.length; i++) {
      state[i] = vector[levelOf[i]];
    }
    return state;
  }

  /** Nodes in the table now, garbage included: grows while a set is computed. */
  public int size() {
    return table.size();
  }

  /** The largest {@link #size} so far. */
  public int peakSize() {
    return table.peakSize();
  }

  /** Bytes held by nodes and caches. */
  public long bytes() {
    return table.bytes() + homs.engine().bytes();
  }
}
