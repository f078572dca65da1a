package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.BddManager;
import io.implicant.logic.BoolConstant;
import io.implicant.logic.Formula;
import io.implicant.logic.Junction;
import io.implicant.sdp.AndOrDag;
import io.implicant.sdp.DecisionProcedure;
import io.implicant.sdp.Fact;
import io.implicant.sdp.Functions;
import io.implicant.sdp.SdpRun;
import io.implicant.sdp.SymbolicDecisionProcedure;
import io.implicant.sdp.SymbolicDecisionProcedure.Options;
import io.implicant.theories.RandomProblems.Fragment;
import io.implicant.theories.ReferenceEngine.Choice;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * LBC07 Theorem 3.3 and Corollary 3.5 for EUF and difference logic: eval(t[e], G') is what the
 * decision procedure says of G' and not-E, for every subset G'; to the letter and with early end.
 */
class EufAndDifferenceTheorem33Test {
  private static Theory theory(Problem problem, Fragment fragment) {
    return fragment == Fragment.EUF ? new Euf(problem.terms()) : new Difference(problem.terms());
  }

  private static List<Formula> goals(Problem problem) {
    return problem.goal() instanceof Junction junction
        ? junction.operands()
        : List.of(problem.goal());
  }

  private static BitSet unsatisfiable(Theory theory, Subsets subsets) {
    BitSet unsatisfiable = new BitSet();
    for (int k = 0; k < subsets.count(); k++) {
      unsatisfiable.set(k, DecisionProcedure.isUnsatisfiable(theory, subsets.facts(k)));
    }
    return unsatisfiable;
  }

  @ParameterizedTest
  @EnumSource(names = {"EUF", "REAL", "INT"})
  void theExpressionIsTheVerdictOnEverySubset(Fragment fragment) {
    Seeds.of(800)
        .forEach(
            seed -> {
              Problem problem = RandomProblems.clauseProblem(seed, fragment, 8);
              Theory theory = theory(problem, fragment);
              Subsets subsets = new Subsets(theory, problem.predicates(), goals(problem));
              AndOrDag dag = new AndOrDag();
              BddManager manager = BddManager.create(problem.size());
              Functions functions = new Functions(dag, manager, manager::variable);
              BitSet expected = unsatisfiable(theory, subsets);
              for (Options options : List.of(Options.TO_THE_LETTER, Options.comparing(functions))) {
                SdpRun run =
                    SymbolicDecisionProcedure.run(dag, theory, subsets.inputs(dag), options);
                assertTrue(run.isComplete());
                assertEquals(
                    expected,
                    subsets.values(dag, run.root()),
                    () -> "seed " + seed + "\n" + problem.toSource());
              }
            });
  }

  @ParameterizedTest
  @EnumSource(names = {"EUF", "REAL", "INT"})
  void onMintermsTheExpressionIsTheStrengthening(Fragment fragment) {
    Seeds.of(400)
        .forEach(
            seed -> {
              Problem problem = RandomProblems.clauseProblem(seed, fragment, 6);
              Theory theory = theory(problem, fragment);
              Choice choice = fragment == Fragment.EUF ? Choice.EUF : Choice.DIFFERENCE;
              BitSet expected = new BitSet();
              for (int k = 0; k < 1 << problem.size(); k++) {
                expected.set(k, implies(problem, theory, k));
              }
              assertEquals(
                  expected,
                  problem.minterms(problem.solve(choice, Integer.MAX_VALUE)),
                  () -> "seed " + seed + "\n" + problem.toSource());
            });
  }

  private static boolean implies(Problem problem, Theory theory, int minterm) {
    List<Formula> literals = new ArrayList<>();
    for (int i = 0; i < problem.size(); i++) {
      Formula predicate = problem.predicates().get(i);
      literals.add((minterm >>> i & 1) != 0 ? predicate : problem.terms().not(predicate));
    }
    Stream<Formula> all =
        Stream.concat(literals.stream(), goals(problem).stream().map(problem.terms()::not));
    if (all.anyMatch(f -> f instanceof BoolConstant constant && !constant.value())) {
      return true;
    }
    List<Fact> facts = new Subsets(theory, literals, goals(problem)).facts(-1);
    return DecisionProcedure.isUnsatisfiable(theory, facts);
  }
}
