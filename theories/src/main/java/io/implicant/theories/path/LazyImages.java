package io.implicant.theories.path;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.BddTable;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import io.implicant.logic.Atom;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.solver.AtomLemmas;
import io.implicant.theories.solver.CaseNaming;
import io.implicant.theories.solver.ConflictClauses;
import io.implicant.theories.solver.Implicants;
import io.implicant.theories.solver.Skeleton;
import io.implicant.theories.solver.SkeletonSolver;
import io.implicant.theories.solver.TheorySolver;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * G_P(phi), the minterms over P that are consistent with phi, for a phi with many atoms and Boolean
 * structure. A SAT solver finds an assignment M; an implicant L of phi is read off it; c is the
 * path of M in the diagram of what was found so far, a cube outside of it. If L and c contradict
 * the theory, the negated core joins the clauses. Otherwise the {@linkplain Images image} of L
 * joins what was found, and one clause blocks it; now and then it is the {@linkplain
 * RelationalImage relational image} of all implicants so far.
 *
 * <p>Why it is right. Progress: L and c have a model, whose minterm is in the image of L and not
 * among those found. Sound: every minterm of an image is consistent with an implicant of phi.
 * Complete: clauses added are valid or exclude what was found, so when there is no assignment left,
 * each minterm not found contradicts phi.
 *
 * <p>Minterms are taken over the atoms of P; predicates that are no literals are put in at the end.
 */
public final class LazyImages {
  private final SkeletonSolver solver;
  private final Skeleton skeleton;
  private final TheorySolver theory;
  private final Implicants implicants;
  private final Vocabulary vocabulary;
  private final BlockingClauses blocking;
  private final ConflictClauses clauses;
  private final Images images;
  private final RelationalImage relationalImage;
  private final int[] atomOf; // the atom that a variable stands for, or -1
  private Bdd found;
  private int iterations;
  private int conflicts;

  private LazyImages(
      Terms terms, List<Formula> predicates, Formula phi, Limits limits, Budget budget)
      throws UnsupportedFormulaException {
    List<Formula> all = new ArrayList<>(predicates);
    all.add(phi);
    List<Formula> plain = new CaseNaming(terms).rewrite(all);
    int definitions = plain.size() - all.size();
    vocabulary = new Vocabulary(plain.subList(definitions, plain.size() - 1));
    List<Formula> asserted = new ArrayList<>(plain.subList(0, definitions));
    asserted.add(plain.get(plain.size() - 1));
    solver = new SkeletonSolver(budget);
    skeleton = new Skeleton(solver);
    skeleton.add(asserted);
    vocabulary.atoms().forEach(skeleton::literal); // makes a variable for each
    theory = new TheorySolver(terms);
    theory.setBudget(budget);
    for (Atom atom : skeleton.atoms()) {
      budget.check();
      theory.register(atom);
    }
    new AtomLemmas(solver, skeleton::literal).add(skeleton.atoms());
    TriangleLemmas.add(solver, skeleton.atoms(), skeleton::literal);
    clauses = new ConflictClauses(theory, solver, skeleton::literal);
    implicants = new Implicants(this::number);
    asserted.forEach(implicants::add);
    blocking = new BlockingClauses(solver, variable -> vocabulary.literal(skeleton, variable));
    atomOf =
        IntStream.range(0, vocabulary.manager().variableCount())
            .map(variable -> number(vocabulary.atom(variable)))
            .toArray();
    int[] atoms = Arrays.stream(atomOf).filter(atom -> atom >= 0).toArray();
    images = new Images(theory, atoms, vocabulary, limits, budget);
    relationalImage =
        new RelationalImage(
            theory, images, vocabulary, asserted, this::number, limits.implicants(), budget);
    found = vocabulary.manager().constant(false);
  }

  /**
   * G_P(phi).
   *
   * @param manager where the function lives: variable i is predicate i
   * @throws UnsupportedFormulaException if an atom is outside EUF and difference logic
   */
  public static LazyResult consistent(
      Terms terms,
      List<? extends Formula> predicates,
      Formula phi,
      BddManager manager,
      Budget budget)
      throws UnsupportedFormulaException {
    return consistent(terms, predicates, phi, manager, Limits.DEFAULT, budget);
  }

  /** The same under other limits. */
  static LazyResult consistent(
      Terms terms,
      List<? extends Formula> predicates,
      Formula phi,
      BddManager manager,
      Limits limits,
      Budget budget)
      throws UnsupportedFormulaException {
    LazyImages engine;
    try {
      engine = new LazyImages(terms, List.copyOf(predicates), phi, limits, budget);
    } catch (LimitReached e) {
      Optional<String> limit = Optional.of(e.getMessage());
      return new LazyResult(manager.constant(false), limit, LazyResult.Stats.NONE);
    }
    Optional<String> limit = engine.run(budget);
    LazyResult.Stats stats = engine.stats();
    try {
      Bdd function = engine.vocabulary.overPredicates(engine.found, manager);
      return new LazyResult(function, limit, stats);
    } catch (LimitReached e) {
      return new LazyResult(manager.constant(false), Optional.of(e.getMessage()), stats);
    }
  }

  private int number(Atom atom) {
    if (atom == null) {
      return -1;
    }
    try {
      return theory.register(atom);
    } catch (UnsupportedFormulaException e) {
      throw new IllegalStateException(e);
    }
  }

  private LazyResult.Stats stats() {
    return new LazyResult.Stats(
        theory.size(),
        iterations,
        conflicts,
        images.blocks(),
        images.solvedBlocks(),
        images.largestBlock(),
        images.splits(),
        relationalImage.made());
  }

  /** Finds all; returns what ended the work early, if anything did. */
  private Optional<String> run(Budget budget) {
    BddTable table = vocabulary.manager().table();
    Budget outer = table.budget();
    table.setBudget(budget);
    try {
      while (solver.isSatisfiable()) {
        iterations++;
        if (!step()) {
          return Optional.of(theory.reason());
        }
      }
      return Optional.empty();
    } catch (LimitReached | Undecided e) {
      return Optional.of(e.getMessage());
    } catch (ArithmeticException e) {
      return Optional.of("numbers beyond 64 bits");
    } finally {
      table.setBudget(outer);
    }
  }

  /** Learns from one assignment; false if the theory could not decide. */
  private boolean step() {
    boolean[] assignment = assignment();
    int[] implicant = implicants.of(assignment);
    int[] conjunction = with(implicant, unfound(assignment));
    switch (theory.check(conjunction)) {
      case SATISFIABLE -> addImage(implicant, conjunction);
      case UNSATISFIABLE -> conflicts += clauses.learn(conjunction, Integer.MAX_VALUE);
      case UNKNOWN -> {
        return false;
      }
    }
    return true;
  }

  private boolean[] assignment() {
    List<Atom> atoms = skeleton.atoms();
    boolean[] values = new boolean[atoms.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = solver.value(skeleton.literal(atoms.get(i)));
    }
    return values;
  }

  /** The path of the assignment in the diagram of what was found, as literals. */
  private int[] unfound(boolean[] assignment) {
    BddTable table = vocabulary.manager().table();
    int[] path = new int[atomOf.length];
    int length = 0;
    int edge = found.edge();
    while (edge > BddTable.FALSE) {
      int variable = table.order().variableAt(table.level(edge));
      boolean value = assignment[atomOf[variable]];
      path[length++] = 2 * atomOf[variable] + (value ? 0 : 1);
      edge = value == vocabulary.isPositive(variable) ? table.high(edge) : table.low(edge);
    }
    if (edge == BddTable.TRUE) {
      throw new IllegalStateException("a minterm was found again");
    }
    return Arrays.copyOf(path, length);
  }

  private static int[] with(int[] literals, int[] more) {
    return IntStream.concat(Arrays.stream(literals), Arrays.stream(more)).distinct().toArray();
  }

  private void addImage(int[] implicant, int[] conjunction) {
    Optional<Bdd> relational = relationalImage.add(implicant, found);
    if (relational.isPresent()) {
      find(relational.get());
      blocking.block(relational.get().isTrue() ? List.of() : List.of(relational.get()));
      return;
    }
    List<Factor> factors = images.of(implicant, conjunction);
    List<Bdd> functions = factors.stream().map(Factor::function).toList();
    find(vocabulary.manager().and(functions));
    blocking.block(functions);
    solver.add(
        factors.stream()
            .flatMapToInt(factor -> Arrays.stream(factor.reasons()))
            .distinct()
            .map(this::negation)
            .toArray());
  }

  private void find(Bdd image) {
    Bdd before = found;
    found = found.or(image);
    if (found == before) {
      throw new IllegalStateException("an image without a new minterm");
    }
  }

  private int negation(int literal) {
    int positive = skeleton.literal(theory.atom(literal >> 1));
    return (literal & 1) == 0 ? -positive : positive;
  }
}
