package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.checker.explicit.Interpreter;
import io.implicant.checker.gal.GalFile.Property;
import io.implicant.checker.gal.Node;
import io.implicant.checker.gal.Operator;
import io.implicant.checker.gal.Temporal;
import io.implicant.checker.search.Search;
import io.implicant.checker.search.TemporalSets;
import io.implicant.checker.symbolic.StateSet;
import io.implicant.checker.symbolic.SymbolicModel;
import io.implicant.checker.verify.Trace;
import io.implicant.checker.verify.Traces;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import io.implicant.logic.text.Plural;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Decides properties on the reachable states, or on those found before a limit. */
final class Verdicts {
  /** A partial search can find a state, never that there is none. */
  enum Answer {
    HOLDS,
    VIOLATED,
    UNKNOWN
  }

  /**
   * @param satisfying how many reachable states satisfy the body, for a complete search
   * @param note what else is to say
   */
  record Verdict(
      Property property,
      Answer answer,
      Optional<BigInteger> satisfying,
      Optional<Trace> trace,
      Optional<String> note) {
    Map<String, Object> fields(String file) {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("file", file);
      fields.put("property", property.name().text());
      fields.put("kind", property.kind().word());
      fields.put("verdict", answer.name().toLowerCase(Locale.ROOT));
      satisfying.ifPresent(count -> fields.put("satisfying", count.toString()));
      note.ifPresent(text -> fields.put("note", text));
      trace.ifPresent(
          t -> {
            fields.put("start", t.start());
            fields.put("trace", t.moves().stream().map(Verdict::fields).toList());
          });
      return fields;
    }

    private static Map<String, Object> fields(Trace.Move move) {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("step", move.step());
      fields.put("changes", move.changes());
      return fields;
    }

    String text(String file) {
      StringBuilder text = new StringBuilder();
      text.append(
          String.format(
              "%s: %s %s: %s%n",
              file,
              property.kind().word(),
              property.name().text(),
              answer.name().toLowerCase(Locale.ROOT)));
      satisfying.ifPresent(
          count -> text.append(String.format("  satisfied by %s%n", Plural.of(count, "state"))));
      note.ifPresent(n -> text.append(String.format("  %s%n", n)));
      trace.ifPresent(t -> append(text, t));
      return text.toString();
    }

    static void append(StringBuilder text, Trace trace) {
      int steps = trace.moves().size();
      text.append(String.format("  shortest trace, %s%n", Plural.of(steps, "step")));
      text.append(String.format("  %5d  %s%n", 0, values(trace.start())));
      int number = 0;
      for (Trace.Move move : trace.moves()) {
        text.append(
            String.format("  %5d  %-16s  %s%n", ++number, move.step(), values(move.changes())));
      }
    }

    private static String values(Map<String, Integer> values) {
      return values.entrySet().stream()
          .map(e -> e.getKey() + " = " + e.getValue())
          .collect(Collectors.joining(", "));
    }
  }

  private final ModelInput input;
  private final SymbolicModel model;
  private final Search.Result<StateSet> states;
  private final boolean traces;
  private TemporalSets<StateSet> temporal;

  Verdicts(ModelInput input, Search.Result<StateSet> states, boolean traces) {
    this.input = input;
    this.model = input.model();
    this.states = states;
    this.traces = traces;
  }

  /** Each property may take as long, and as many further nodes, as the search of the states. */
  Verdict decide(Property property) throws CommandException {
    long most = (long) model.size() + input.maxNodes();
    Budget nodes = Budget.ofNodes((int) Math.min(Integer.MAX_VALUE, most));
    model.setBudget(input.timeout().map(nodes::within).orElse(nodes));
    try {
      return switch (property.kind()) {
        case REACHABLE, ATOM -> search(property, false, Answer.HOLDS, Answer.VIOLATED);
        case NEVER -> search(property, false, Answer.VIOLATED, Answer.HOLDS);
        case INVARIANT -> search(property, true, Answer.VIOLATED, Answer.HOLDS);
        case CTL -> temporal(property);
        case BOUNDS -> bounds(property);
      };
    } catch (LimitReached e) {
      String note = "limit of " + ReachCommand.word(e.reason()) + " reached";
      return unknown(property, Optional.of(note));
    } finally {
      model.setBudget(Budget.unlimited());
    }
  }

  private static Verdict unknown(Property property, Optional<String> note) {
    return new Verdict(property, Answer.UNKNOWN, Optional.empty(), Optional.empty(), note);
  }

  /**
   * Looks for a state that satisfies the body, or for one that does not.
   *
   * @param found the answer if there is one, else {@code none}
   */
  private Verdict search(Property property, boolean complement, Answer found, Answer none)
      throws CommandException {
    StateSet satisfying =
        input.watched(() -> model.select(states.states(), input.gal().condition(property.body())));
    StateSet goal = complement ? states.states().minus(satisfying) : satisfying;
    Optional<BigInteger> counted =
        states.isComplete() ? Optional.of(satisfying.count()) : Optional.empty();
    if (goal.isEmpty()) {
      return states.isComplete()
          ? new Verdict(property, none, counted, Optional.empty(), Optional.empty())
          : unknown(property, limitNote());
    }
    if (!traces) {
      return new Verdict(property, found, counted, Optional.empty(), Optional.empty());
    }
    try {
      Optional<Trace> trace = input.watched(() -> new Traces(model).shortest(goal));
      return new Verdict(property, found, counted, trace, Optional.empty());
    } catch (LimitReached e) {
      String note = "no trace within the limit of " + ReachCommand.word(e.reason());
      return new Verdict(property, found, counted, Optional.empty(), Optional.of(note));
    }
  }

  private Optional<String> limitNote() {
    return states
        .limit()
        .map(r -> "limit of " + ReachCommand.word(r) + " reached: not all states were searched");
  }

  private Verdict temporal(Property property) throws CommandException {
    if (!states.isComplete()) {
      return unknown(property, limitNote());
    }
    if (temporal == null) {
      temporal = input.watched(this::temporalSets);
    }
    StateSet satisfying = input.watched(() -> Temporal.evaluate(property.body(), temporal));
    boolean holds = !satisfying.intersection(model.initial()).isEmpty();
    return new Verdict(
        property,
        holds ? Answer.HOLDS : Answer.VIOLATED,
        Optional.of(satisfying.count()),
        Optional.empty(),
        Optional.empty());
  }

  private TemporalSets<StateSet> temporalSets() {
    return new TemporalSets<>(
        model, states.states(), (set, c) -> model.select(set, input.gal().condition(c)));
  }

  /** The least and the greatest value, in states where the expression is defined. */
  private Verdict bounds(Property property) throws CommandException {
    Node value = property.body();
    StateSet defined = select(states.states(), Operator.EQUAL, value, value);
    String note = "defined in no state";
    if (!defined.isEmpty()) {
      int least = extreme(defined, value, Operator.LESS);
      int greatest = extreme(defined, value, Operator.GREATER);
      note = "from " + least + " to " + greatest;
    }
    return new Verdict(
        property,
        states.isComplete() ? Answer.HOLDS : Answer.UNKNOWN,
        Optional.empty(),
        Optional.empty(),
        Optional.of(note + limitNote().map(n -> "; " + n).orElse("")));
  }

  /** Looks for a smaller (or larger) value than that of some state, until there is none. */
  private int extreme(StateSet defined, Node value, Operator beyond) throws CommandException {
    StateSet candidates = defined;
    int best = 0;
    while (!candidates.isEmpty()) {
      int[] state = candidates.anyState();
      best = input.watched(() -> new Interpreter().integer(input.gal().integer(value), state));
      Node bound = Node.number(Math.abs(best), value.position());
      Node signed = best < 0 ? Node.of(Operator.NEGATE, value.position(), bound) : bound;
      candidates = select(candidates, beyond, value, signed);
    }
    return best;
  }

  private StateSet select(StateSet set, Operator comparison, Node left, Node right)
      throws CommandException {
    Node condition = Node.of(comparison, left.position(), left, right);
    return input.watched(() -> model.select(set, input.gal().condition(condition)));
  }
}
