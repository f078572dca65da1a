package io.implicant.checker.odl;

import io.implicant.checker.action.Postfix;
import io.implicant.checker.action.Values;
import io.implicant.checker.odl.OdlModel.Cell;
import io.implicant.checker.odl.OdlModel.Step;
import io.implicant.checker.odl.OdlModel.Write;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * The meaning of ODL, state by state and to the letter: what the symbolic engine is compared with,
 * and what replays its traces. Right side, index and target are evaluated in the old state.
 */
public final class Executor {
  /** What one step does in a state. */
  public sealed interface Outcome {
    <R> R match(Function<Next, R> onNext, Function<Failed, R> onFailed);
  }

  /** The states after it; none if the execution has ended. */
  public record Next(List<int[]> states) implements Outcome {
    @Override
    public <R> R match(Function<Next, R> onNext, Function<Failed, R> onFailed) {
      return onNext.apply(this);
    }
  }

  /**
   * The line cannot be executed: a value outside its range, an index outside its array, a division
   * by zero, an overflow. This violates a check that every line has, and there is no next state.
   */
  public record Failed(Step line, String reason) implements Outcome {
    @Override
    public <R> R match(Function<Next, R> onNext, Function<Failed, R> onFailed) {
      return onFailed.apply(this);
    }
  }

  /** A line cannot be executed; ends its evaluation. */
  private static final class Failure extends Exception {
    private static final long serialVersionUID = 1;

    Failure(String reason) {
      super(reason, null, false, false);
    }
  }

  private final OdlModel model;
  private final UnaryOperator<String> words;
  private long[] stack = new long[16];

  public Executor(OdlModel model) {
    this(model, UnaryOperator.identity());
  }

  /** With words for the cells in the reasons of failures. */
  public Executor(OdlModel model, UnaryOperator<String> words) {
    this.model = model;
    this.words = words;
  }

  /** Whether an execution may begin in the state. */
  public boolean isInitial(int[] state) {
    for (int i = 0; i < state.length; i++) {
      Cell cell = model.cells().get(i);
      if (cell.initial().isPresent()
          ? state[i] != cell.initial().getAsInt()
          : !cell.has(state[i])) {
        return false;
      }
    }
    return true;
  }

  /** What the line of the state's pc does. The state is not changed. */
  public Outcome step(int[] state) {
    Step line = model.steps().get(state[OdlModel.PC]);
    if (line == null) {
      return new Next(List.of());
    }
    try {
      List<int[]> states = new ArrayList<>();
      List<Integer> targets = targets(line, state);
      for (int[] written : written(line, state)) {
        for (int target : targets) {
          int[] next = written.clone();
          next[OdlModel.PC] = target;
          states.add(next);
        }
      }
      return new Next(states);
    } catch (Failure failure) {
      return new Failed(line, failure.getMessage());
    }
  }

  /** The first check that the state violates: its condition holds, or cannot be evaluated. */
  public Optional<OdlModel.Check> violated(int[] state) {
    return model.checks().stream().filter(c -> value(c.condition(), state) != 0).findFirst();
  }

  private List<Integer> targets(Step line, int[] state) throws Failure {
    if (line.target() instanceof OdlModel.Jump jump) {
      return jump.pcs().stream().distinct().toList();
    }
    OdlModel.Branch branch = (OdlModel.Branch) line.target();
    long holds = value(branch.condition(), state);
    long fails = value(branch.negation(), state);
    if (Values.isFault(holds) || Values.isFault(fails)) {
      throw new Failure(Values.faultName(Values.isFault(holds) ? holds : fails));
    } else if (holds == 0 && fails == 0) {
      throw new Failure("an index outside its array");
    }
    return List.of(holds == 1 ? branch.then() : branch.otherwise());
  }

  private List<int[]> written(Step line, int[] state) throws Failure {
    if (line.write().isEmpty()) {
      return List.of(state);
    }
    Write write = line.write().get();
    long index = defined(write.index(), state);
    if (index < 0 || index >= write.size()) {
      throw new Failure("the index " + index + " is outside 0.." + (write.size() - 1));
    }
    int target = write.first() + (int) index;
    Cell cell = model.cells().get(target);
    long low = cell.low();
    long high = cell.high();
    if (write.value().isPresent()) {
      low = defined(write.value().get(), state);
      high = low;
      if (!cell.has(low)) {
        throw new Failure(
            low
                + " is outside the range "
                + cell.low()
                + ".."
                + cell.high()
                + " of "
                + words.apply(cell.name()));
      }
    }
    List<int[]> states = new ArrayList<>();
    for (long value = low; value <= high; value++) {
      int[] next = state.clone();
      next[target] = (int) value;
      states.add(next);
    }
    return states;
  }

  private long defined(Postfix expression, int[] state) throws Failure {
    long value = value(expression, state);
    if (Values.isFault(value)) {
      throw new Failure(Values.faultName(value));
    } else if (value == Values.UNDEFINED) {
      throw new Failure("an index outside its array");
    }
    return value;
  }

  private long value(Postfix expression, int[] state) {
    if (stack.length < expression.depth()) {
      stack = new long[2 * expression.depth()];
    }
    return expression.evaluate(state, stack);
  }
}
