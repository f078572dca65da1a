package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.command.Verdicts.Answer;
import io.implicant.bench.command.Verdicts.Verdict;
import io.implicant.checker.gal.GalFile.Kind;
import io.implicant.checker.gal.GalFile.Property;
import io.implicant.checker.gal.Name;
import io.implicant.checker.gal.Node;
import io.implicant.checker.gal.Operator;
import io.implicant.checker.gal.Temporal;
import io.implicant.checker.odl.OdlFile;
import io.implicant.checker.odl.OdlModel;
import io.implicant.checker.odl.OdlModel.Step;
import io.implicant.checker.partition.Counterexamples;
import io.implicant.checker.partition.Counterexamples.Counterexample;
import io.implicant.checker.partition.OrStructure;
import io.implicant.checker.search.Search;
import io.implicant.checker.search.TemporalSets;
import io.implicant.checker.verify.Trace;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Decides properties of software on its reachable states, or on those found before a limit. */
final class SoftwareVerdicts {
  /** The name of the check that every line has. */
  private static final String LINES = "a line fails";

  /** The name of the one check that a C program can have. */
  private static final String ASSERTION = "an assertion fails";

  private final SoftwareInput input;
  private final boolean traces;
  private Search.Result<Bdd> states;

  SoftwareVerdicts(SoftwareInput input, boolean traces) {
    this.input = input;
    this.traces = traces;
  }

  /** The checks of the model, that of its lines first. */
  List<Property> checks() {
    List<Property> checks = new ArrayList<>();
    var position = input.model().file().name().position();
    Node nothing = Node.of(Operator.FALSE, position);
    checks.add(new Property(new Name(LINES, position), Kind.NEVER, nothing));
    for (Node check : input.model().file().checks()) {
      String name = input.text().isC() ? ASSERTION : check.toString();
      checks.add(new Property(new Name(name, check.position()), Kind.NEVER, check));
    }
    return checks;
  }

  /** Refuses the body of a property that has no meaning in the model. */
  void check(Node body, Kind kind) throws InputException {
    if (kind == Kind.CTL) {
      Temporal.propositions(body, p -> input.model().condition(p));
    } else {
      var unused = input.model().condition(body);
    }
  }

  Verdict decide(Property property) throws CommandException {
    if (states == null) {
      states = input.search();
    }
    input.space().setBudget(input.options().budget());
    try {
      return input.watched(() -> verdict(property));
    } catch (LimitReached e) {
      String note = "limit of " + ReachCommand.word(e.reason()) + " reached";
      return verdict(property, Answer.UNKNOWN, Optional.empty(), Optional.of(note));
    } finally {
      input.space().setBudget(Budget.unlimited());
    }
  }

  /** The same verdict, a violated check of C named by the assertion that fails. */
  Verdict named(Verdict verdict) throws CommandException {
    Property check = verdict.property();
    if (!check.name().text().equals(ASSERTION) || verdict.answer() != Answer.VIOLATED) {
      return verdict;
    }
    input.space().setBudget(input.options().budget());
    try {
      Optional<Step> failed =
          verdict.trace().isPresent()
              ? Optional.ofNullable(input.model().steps().get(lastPc(verdict.trace().get())))
              : input.watched(() -> firstInto(goal(check)));
      String name = failed.map(input.text()::assertion).orElse(ASSERTION);
      Property named =
          new Property(new Name(name, check.name().position()), check.kind(), check.body());
      return new Verdict(
          named, verdict.answer(), verdict.satisfying(), verdict.trace(), verdict.note());
    } catch (LimitReached e) {
      return verdict;
    } finally {
      input.space().setBudget(Budget.unlimited());
    }
  }

  /** The pc before the last step of a trace. */
  private static int lastPc(Trace trace) {
    int pc = trace.start().get(OdlFile.PC);
    for (Trace.Move move : trace.moves().subList(0, trace.moves().size() - 1)) {
      pc = move.changes().getOrDefault(OdlFile.PC, pc);
    }
    return pc;
  }

  /** The first line of the text from which a step leads from a reachable state to a set. */
  private Optional<Step> firstInto(Bdd goal) throws InputException {
    OrStructure space = input.space();
    Bdd before = space.predecessors(goal, states.states());
    List<Step> found = new ArrayList<>();
    while (!before.isFalse()) {
      int pc = space.anyState(before)[OdlModel.PC];
      Step step = input.model().steps().get(pc);
      found.add(step);
      Position at = step.position();
      Node here = Node.of(Operator.EQUAL, at, Node.name(OdlFile.PC, at), Node.number(pc, at));
      before = before.minus(space.select(before, input.model().condition(here)));
    }
    return found.stream()
        .min(
            Comparator.comparingInt((Step s) -> s.position().line())
                .thenComparing(s -> s.position().column()));
  }

  private Verdict verdict(Property property) throws InputException {
    if (property.kind() == Kind.CTL) {
      return temporal(property);
    }
    Bdd goal = goal(property);
    boolean invariant = property.kind() == Kind.INVARIANT;
    Bdd satisfying = invariant ? states.states().minus(goal) : goal;
    Answer found = property.kind() == Kind.REACHABLE ? Answer.HOLDS : Answer.VIOLATED;
    Answer none = property.kind() == Kind.REACHABLE ? Answer.VIOLATED : Answer.HOLDS;
    if (goal.isFalse()) {
      Optional<String> note =
          states.limit().map(r -> "limit of " + ReachCommand.word(r) + " reached");
      Answer answer = states.isComplete() ? none : Answer.UNKNOWN;
      return verdict(property, answer, Optional.of(satisfying), note);
    } else if (!traces) {
      return verdict(property, found, Optional.of(satisfying), Optional.empty());
    }
    return traced(property, found, goal, satisfying);
  }

  /** The reachable states that decide: that satisfy a condition, or violate an invariant. */
  private Bdd goal(Property property) throws InputException {
    OrStructure space = input.space();
    Bdd all = states.states();
    if (isLines(property)) {
      return all.and(space.failing());
    }
    var condition = input.model().condition(property.body());
    return switch (property.kind()) {
      case INVARIANT -> all.minus(space.select(all, condition));
      case REACHABLE -> space.select(all, condition);
      default -> space.select(all, condition).or(space.faults(all, condition));
    };
  }

  private Verdict traced(Property property, Answer found, Bdd goal, Bdd satisfying) {
    try {
      Optional<Counterexample> example =
          new Counterexamples(input.space(), input.text()::shown, input.text()::words)
              .shortest(goal);
      Optional<String> failure =
          example.flatMap(Counterexample::failure).filter(f -> isLines(property));
      return new Verdict(
          property,
          found,
          count(Optional.of(satisfying)),
          example.map(Counterexample::trace),
          failure);
    } catch (LimitReached e) {
      String note = "no trace within the limit of " + ReachCommand.word(e.reason());
      return verdict(property, found, Optional.of(satisfying), Optional.of(note));
    }
  }

  private static boolean isLines(Property property) {
    return property.name().text().equals(LINES);
  }

  private Optional<java.math.BigInteger> count(Optional<Bdd> set) {
    return set.filter(s -> states.isComplete()).map(input.space()::count);
  }

  private Verdict verdict(
      Property property, Answer answer, Optional<Bdd> satisfying, Optional<String> note) {
    return new Verdict(property, answer, count(satisfying), Optional.empty(), note);
  }

  /** A formula holds if all initial states satisfy it. */
  private Verdict temporal(Property property) throws InputException {
    if (!states.isComplete()) {
      return verdict(
          property,
          Answer.UNKNOWN,
          Optional.empty(),
          states.limit().map(r -> "limit of " + ReachCommand.word(r) + " reached"));
    }
    OrStructure space = input.space();
    TemporalSets<Bdd> sets =
        new TemporalSets<>(
            space, states.states(), (set, c) -> space.select(set, input.model().condition(c)));
    Bdd satisfying = Temporal.evaluate(property.body(), sets);
    boolean holds = space.initial().entails(satisfying);
    return verdict(
        property,
        holds ? Answer.HOLDS : Answer.VIOLATED,
        Optional.of(satisfying),
        Optional.empty());
  }
}
