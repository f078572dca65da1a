package io.implicant.abstraction;

import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.logic.text.InfixReader;
import io.implicant.logic.text.InputException;
import io.implicant.theories.Explanation;
import io.implicant.theories.ReferenceEngine;
import io.implicant.theories.ReferenceResult;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.ClosureAnswer;
import io.implicant.theories.closure.ClosureEngine;
import io.implicant.theories.closure.EngineOptions;
import io.implicant.theories.solver.Counterexample;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Abstractions over one set of predicates P: built once, asked many times. The package has more
 * examples.
 *
 * <pre>{@code
 * try (var abstraction = PredicateAbstraction.of("x = y", "f(x) <= 3")) {
 *   Cover cover = abstraction.weakestStrengthening("f(y) <= 3");
 *   for (Cube cube : cover.cubes()) {
 *     System.out.println(cover.toString(cube)); // x = y & f(x) <= 3
 *   }
 * }
 * }</pre>
 *
 * <p>Safe for concurrent questions, which are answered one after the other; {@link #cancel} may
 * come from any thread. All results of one abstraction share its tables and its lock.
 */
public final class PredicateAbstraction implements AutoCloseable {
  private final Terms terms;
  private final InfixReader reader;
  private final List<NamedPredicate> predicates;
  private final Limits limits;
  private final ClosureEngine engine;
  private final Strategy strategy;
  private final EngineOptions options;
  private final Object lock;
  private volatile Budget running = Budget.unlimited();
  private volatile boolean closed;

  private PredicateAbstraction(
      Terms terms,
      InfixReader reader,
      List<NamedPredicate> predicates,
      Limits limits,
      ClosureEngine engine,
      EngineOptions options,
      Object lock) {
    this.terms = terms;
    this.reader = reader;
    this.predicates = List.copyOf(predicates);
    this.limits = limits;
    this.engine = engine;
    this.lock = lock;
    this.options = options;
    strategy = new Strategy(terms, formulas(), engine, options);
  }

  /** Predicates in infix syntax; sorts are inferred from all of them together. */
  public static PredicateAbstraction of(String... predicates)
      throws InputException, UnsupportedFormulaException {
    Terms terms = new Terms();
    InfixReader reader = new InfixReader(terms);
    List<InfixReader.Source> sources = new ArrayList<>();
    for (int i = 0; i < predicates.length; i++) {
      sources.add(new InfixReader.Source("p" + (i + 1), predicates[i]));
    }
    List<Formula> formulas = reader.read(sources);
    List<NamedPredicate> named = new ArrayList<>();
    for (int i = 0; i < predicates.length; i++) {
      named.add(new NamedPredicate(predicates[i].strip(), formulas.get(i)));
    }
    return of(terms, reader, named, Limits.NONE, EngineOptions.DEFAULT);
  }

  /** Predicates of the given terms. */
  public static PredicateAbstraction of(Terms terms, List<NamedPredicate> predicates, Limits limits)
      throws UnsupportedFormulaException {
    return of(terms, predicates, limits, EngineOptions.DEFAULT);
  }

  /** The same with choices of the engine forced. */
  public static PredicateAbstraction of(
      Terms terms, List<NamedPredicate> predicates, Limits limits, EngineOptions options)
      throws UnsupportedFormulaException {
    return of(terms, new InfixReader(terms), predicates, limits, options);
  }

  private static PredicateAbstraction of(
      Terms terms,
      InfixReader reader,
      List<NamedPredicate> predicates,
      Limits limits,
      EngineOptions options)
      throws UnsupportedFormulaException {
    EngineOptions bounded = limits.bound(options);
    List<Formula> formulas = predicates.stream().map(NamedPredicate::formula).toList();
    ClosureEngine engine = new ClosureEngine(terms, formulas, bounded);
    return new PredicateAbstraction(
        terms, reader, predicates, limits, engine, bounded, new Object());
  }

  public Terms terms() {
    return terms;
  }

  /** P, in order: bit i of a minterm is predicate i. */
  public List<NamedPredicate> predicates() {
    return predicates;
  }

  // Questions

  /** F_P(goal): the weakest Boolean combination of P that implies the goal. */
  public Cover weakestStrengthening(Formula goal) throws UnsupportedFormulaException {
    synchronized (lock) {
      Strategy.Known known = strategy.ask(goal, budget());
      return Cover.weakest(this, goal, known);
    }
  }

  /** F_P of a goal in infix syntax; names mean what they mean in the predicates. */
  public Cover weakestStrengthening(String goal)
      throws InputException, UnsupportedFormulaException {
    return weakestStrengthening(read(goal));
  }

  /** G_P(formula) = not F_P(not formula): the strongest Boolean combination that it implies. */
  public Cover strongestConsequence(Formula formula) throws UnsupportedFormulaException {
    synchronized (lock) {
      return strongestConsequence(formula, budget());
    }
  }

  /** The same within what another abstraction may use. */
  Cover strongestConsequence(Formula formula, Budget budget) throws UnsupportedFormulaException {
    return Cover.strongest(this, formula, strategy.ask(terms.not(formula), budget));
  }

  public Cover strongestConsequence(String formula)
      throws InputException, UnsupportedFormulaException {
    return strongestConsequence(read(formula));
  }

  /** I: the minterms over P that no model satisfies. */
  public Cover inconsistent() {
    synchronized (lock) {
      ClosureAnswer answer = engine.inconsistent(budget());
      return Cover.weakest(this, terms.bool(false), Strategy.Known.of(answer));
    }
  }

  /**
   * The abstract transition relation of an update: which minterms after can follow which minterms
   * before.
   */
  public Transfer transfer(Update update) throws UnsupportedFormulaException {
    synchronized (lock) {
      return Transfer.of(this, update, budget());
    }
  }

  /**
   * The Cartesian abstraction of a formula, which loses what predicates say about each other:
   * weaker than {@link #strongestConsequence}, and at most two satisfiability checks a predicate.
   */
  public Cartesian cartesian(Formula formula) throws UnsupportedFormulaException {
    synchronized (lock) {
      return Cartesian.of(terms, predicates, formula, budget());
    }
  }

  /** The same in infix syntax. */
  public Cartesian cartesian(String formula) throws InputException, UnsupportedFormulaException {
    return cartesian(read(formula));
  }

  private Formula read(String text) throws InputException {
    synchronized (lock) {
      return reader.read(new InfixReader.Source("goal", text));
    }
  }

  // More predicates

  /**
   * An abstraction with predicates added at the end. It shares what is known about the old ones
   * with this one, so it costs less than a new one; both may be used, one question at a time.
   */
  public PredicateAbstraction with(NamedPredicate... more) throws UnsupportedFormulaException {
    synchronized (lock) {
      requireOpen();
      List<NamedPredicate> all = new ArrayList<>(predicates);
      all.addAll(Arrays.asList(more));
      List<Formula> added = Arrays.stream(more).map(NamedPredicate::formula).toList();
      ClosureEngine extended = engine.extended(added);
      return new PredicateAbstraction(terms, reader, all, limits, extended, options, lock);
    }
  }

  /** The same in infix syntax. */
  public PredicateAbstraction with(String... more)
      throws InputException, UnsupportedFormulaException {
    NamedPredicate[] named = new NamedPredicate[more.length];
    for (int i = 0; i < more.length; i++) {
      named[i] = new NamedPredicate(more[i].strip(), read(more[i]));
    }
    return with(named);
  }

  // Limits

  /** What the next question may use, which is then the one that {@link #cancel} ends. */
  private Budget budget() {
    requireOpen();
    Budget unlimited = Budget.unlimited();
    Budget budget = limits.time().map(unlimited::within).orElse(unlimited);
    running = budget;
    if (closed) {
      budget.cancel(); // by another thread, which has cancelled only the question before
    }
    return budget;
  }

  /** Ends the question that is being answered now, if any, with what was found so far. */
  public void cancel() {
    running.cancel();
  }

  /** Ends the running question and refuses further ones. Results stay usable. */
  @Override
  public void close() {
    closed = true;
    cancel();
  }

  private void requireOpen() {
    if (closed) {
      throw new IllegalStateException("the abstraction is closed");
    }
  }

  Limits limits() {
    return limits;
  }

  Object lock() {
    return lock;
  }

  // For results

  /** A query file: the predicates, and named formulas as its goals. */
  public String toSmtLib(Map<String, Formula> goals) {
    return Formulas.toSmtLib(predicates, goals);
  }

  /** Why a cube implies a goal, by the reference engine; nothing if that does not see it. */
  List<Explanation> explain(Cube cube, Formula goal) throws UnsupportedFormulaException {
    ReferenceEngine explaining =
        new ReferenceEngine(
            terms,
            formulas(),
            ReferenceEngine.Choice.COMBINED,
            new ReferenceEngine.Limits(Integer.MAX_VALUE, limits.maxNodes()));
    ReferenceResult result = explaining.weakestStrengthening(goal);
    return explaining.manager().cube(cube).entails(result.function())
        ? explaining.explain(result, cube)
        : List.of();
  }

  /** A model of the cube that refutes the goal. */
  Counterexample.Result counterexample(Cube cube, Formula goal) throws UnsupportedFormulaException {
    synchronized (lock) {
      Budget unlimited = Budget.unlimited(); // results stay usable when this is closed
      Budget budget = limits.time().map(unlimited::within).orElse(unlimited);
      return Counterexample.find(terms, formulas(), cube, goal, budget);
    }
  }

  private List<Formula> formulas() {
    return predicates.stream().map(NamedPredicate::formula).toList();
  }
}
