package io.implicant.theories;

import io.implicant.logic.Apply;
import io.implicant.logic.Dag;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.sdp.AndOrDag;
import io.implicant.sdp.Fact;
import io.implicant.sdp.Rule;
import io.implicant.sdp.SdpRun;
import io.implicant.sdp.SymbolicDecisionProcedure;
import io.implicant.sdp.SymbolicDecisionProcedure.Options;
import io.implicant.theories.Purifier.Pure;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The combination of symbolic decision procedures of LBC07 Section 4.2. Literals are purified; for
 * each equality delta over the shared variables an expression psi_delta records all ways to derive
 * it; each theory in turn runs on its literals and the equalities so far, whose leaves are psi, and
 * adds what it derives to psi and to psi_e. After |V_sh| rounds every derivation has been seen
 * (Theorem 4.2); the loop ends earlier when a round changes no psi as a Boolean function. Bindings
 * have the label true from the start, which is what replacing their leaves at the end comes to.
 *
 * <p>Exact for theories as {@link Theory} requires them; any number of them.
 */
public final class NelsonOppen {
  /**
   * The outcome.
   *
   * @param root psi_e
   * @param shared V_sh
   * @param rounds the rounds of exchange
   * @param runs the last run of each theory
   * @param complete false if a depth limit was felt
   * @param given the facts of each input literal
   * @param definitions the facts of the binding predicates
   * @param meaning the user's term for a pure term
   */
  public record Combined(
      int root,
      Set<Term> shared,
      int rounds,
      Map<Theory, SdpRun> runs,
      boolean complete,
      Map<Literal, List<Fact>> given,
      List<Fact> definitions,
      UnaryOperator<Term> meaning) {}

  private final AndOrDag dag;
  private final Options options;
  private final List<? extends Theory> theories;
  private final Purifier purifier;
  private final Map<Theory, Map<Fact, Integer>> inputs = new LinkedHashMap<>();
  private final Map<Theory, Set<Term>> variables = new HashMap<>();
  private final Map<Equal, Integer> psi = new LinkedHashMap<>();
  private final Map<Theory, SdpRun> runs = new LinkedHashMap<>();
  private int root = AndOrDag.FALSE;

  private NelsonOppen(Terms terms, List<? extends Theory> theories, AndOrDag dag, Options options) {
    this.theories = theories;
    this.dag = dag;
    this.options = options;
    purifier = new Purifier(terms, theories);
    for (Theory theory : theories) {
      inputs.put(theory, new LinkedHashMap<>());
      variables.put(theory, new HashSet<>());
    }
  }

  /**
   * Runs the combination on G and not-E.
   *
   * @param literals each with its leaf, {@link AndOrDag#TRUE} for the negation of a goal
   */
  public static Combined run(
      Terms terms,
      List<? extends Theory> theories,
      AndOrDag dag,
      Map<Literal, Integer> literals,
      Options options) {
    return new NelsonOppen(terms, theories, dag, options).run(literals);
  }

  private Combined run(Map<Literal, Integer> literals) {
    Map<Literal, List<Fact>> given = new LinkedHashMap<>();
    literals.forEach((literal, node) -> given.put(literal, input(purifier.purify(literal), node)));
    List<Fact> definitions = new ArrayList<>();
    purifier.bindings().forEach(binding -> definitions.addAll(input(binding, AndOrDag.TRUE)));
    Set<Term> shared = shared();
    boolean complete = true;
    boolean limited = false;
    boolean changed = true;
    int rounds = 0;
    while (changed && rounds < Math.max(1, shared.size())) {
      rounds++;
      changed = false;
      complete = true;
      for (Theory theory : theories) {
        SdpRun run = SymbolicDecisionProcedure.run(dag, theory, withEqualities(theory), options);
        runs.put(theory, run);
        complete &= run.isComplete();
        root = dag.or(root, run.root());
        changed |= exchange(run, shared);
      }
      limited |= !complete;
    }
    // Where a depth limit was felt, |V_sh| rounds need not be enough: then only a fixpoint counts.
    complete &= !(limited && changed);
    return new Combined(
        root, shared, rounds, runs, complete, given, definitions, purifier::meaning);
  }

  private List<Fact> input(Pure literal, int node) {
    List<Fact> facts = literal.theory().facts(literal.literal());
    facts.forEach(fact -> inputs.get(literal.theory()).merge(fact, node, dag::or));
    for (Term term : Dag.postorder(literal.literal().atom().children())) {
      if (term instanceof Apply && term.children().isEmpty()) {
        variables.get(literal.theory()).add(term);
      }
    }
    return facts;
  }

  /** V_sh: the variables that two theories speak of, in the order of their making. */
  private Set<Term> shared() {
    List<Term> shared = new ArrayList<>();
    Set<Term> seen = new HashSet<>();
    Set<Term> twice = new HashSet<>();
    for (Set<Term> ofTheory : variables.values()) {
      for (Term variable : ofTheory) {
        if (!seen.add(variable) && twice.add(variable)) {
          shared.add(variable);
        }
      }
    }
    shared.sort((a, b) -> Integer.compare(a.id(), b.id()));
    return new LinkedHashSet<>(shared);
  }

  /**
   * G_i and Delta: the theory's inputs and the shared equalities, labelled by psi. All of them: of
   * three theories one may know x and z, and x = u and u = z come from the two others.
   */
  private Map<Fact, Integer> withEqualities(Theory theory) {
    Map<Fact, Integer> facts = new LinkedHashMap<>(inputs.get(theory));
    psi.forEach(
        (equal, node) -> {
          for (Fact fact : theory.equality(equal.left(), equal.right())) {
            facts.merge(fact, node, dag::or);
          }
        });
    return facts;
  }

  /** Adds the run's derivations of shared equalities; returns whether a function changed. */
  private boolean exchange(SdpRun run, Set<Term> shared) {
    boolean changed = false;
    for (int i = 0; i < run.facts().size(); i++) {
      if (run.facts().get(i) instanceof Equal equal
          && shared.contains(equal.left())
          && shared.contains(equal.right())) {
        int before = psi.getOrDefault(equal, AndOrDag.FALSE);
        int after = dag.or(before, run.label(i));
        boolean same =
            before == after
                || options.functions().filter(f -> f.areEqual(before, after)).isPresent();
        if (!same) {
          psi.put(equal, after);
          changed = true;
        }
      }
    }
    return changed;
  }

  /**
   * All rule instances that the runs of {@code combined} used, with the exchange of equalities
   * between theories as rules of their own, for derivations.
   */
  public static List<Rule> rules(Combined combined) {
    List<Rule> rules = new ArrayList<>();
    Set<Equal> exchanged = new LinkedHashSet<>();
    combined
        .runs()
        .values()
        .forEach(
            run -> {
              rules.addAll(run.rules());
              for (Fact fact : run.facts()) {
                if (fact instanceof Equal equal
                    && combined.shared().contains(equal.left())
                    && combined.shared().contains(equal.right())) {
                  exchanged.add(equal);
                }
              }
            });
    for (Theory theory : combined.runs().keySet()) {
      for (Equal equal : exchanged) {
        for (Fact fact : theory.equality(equal.left(), equal.right())) {
          if (!fact.equals(equal)) {
            rules.add(Rule.of("equality", fact, equal));
          }
        }
      }
    }
    return rules;
  }
}
