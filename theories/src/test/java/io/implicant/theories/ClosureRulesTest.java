package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.implicant.dd.bdd.Bdd;
import io.implicant.theories.RandomProblems.Fragment;
import io.implicant.theories.closure.ClosureEngine;
import io.implicant.theories.closure.EngineOptions;
import io.implicant.theories.closure.EngineOptions.Algorithm;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * No rule of the closure is there in vain, and none could break unseen: with any one switched off,
 * some query of {@link ClosureEngineTest}, where Z3 judges, gets another answer or crashes.
 */
class ClosureRulesTest {
  private static final int SEEDS = 120; // all of them are asked in ClosureEngineTest
  private static final List<EngineOptions> OPTIONS =
      List.of(EngineOptions.DEFAULT, EngineOptions.DEFAULT.withAlgorithm(Algorithm.SPARSE));

  /** A problem with the name of its generator. */
  private record Named(String name, Problem problem) {}

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void withoutTheRuleAnAnswerChanges(ClosureRule rule) throws Exception {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    assumeTrue(compiler != null, "no Java compiler here");
    MutatedEngine mutated = MutatedEngine.without(rule, compiler, folder);
    assertTrue(witness(mutated).isPresent(), () -> "nothing depends on " + rule);
  }

  private static Optional<String> witness(MutatedEngine mutated) throws Exception {
    for (long seed = 0; seed < SEEDS; seed++) {
      for (Named named : problems(seed)) {
        for (EngineOptions options : OPTIONS) {
          if (isWrong(mutated, named.problem(), options)) {
            return Optional.of(named.name() + ", seed " + seed + ", " + options.algorithm());
          }
        }
      }
    }
    return isWrong(mutated, ClosureEngineTest.threeIntegersInTwoPlaces(), EngineOptions.DEFAULT)
        ? Optional.of("three integers in two places")
        : Optional.empty();
  }

  private static boolean isWrong(MutatedEngine mutated, Problem problem, EngineOptions options)
      throws Exception {
    String real = real(problem, options);
    return !answer(() -> mutated.function(problem, options), problem).equals(real)
        || !answer(() -> mutated.consistentWithout(problem, options).not(), problem).equals(real);
  }

  private static List<Named> problems(long seed) {
    List<Named> problems = new ArrayList<>();
    for (Fragment fragment : Fragment.values()) {
      problems.add(new Named(fragment.name(), RandomProblems.problem(seed, fragment, 5)));
    }
    for (Fragment fragment : List.of(Fragment.INT, Fragment.MIXED_INT)) {
      problems.add(new Named("tight " + fragment, RandomProblems.tightProblem(seed, fragment, 4)));
    }
    return problems;
  }

  /** A question to an engine. */
  private interface Asked {
    Bdd answer() throws ReflectiveOperationException;
  }

  private static String answer(Asked asked, Problem problem) throws ReflectiveOperationException {
    try {
      return problem.minterms(asked.answer()).toString();
    } catch (IllegalStateException e) {
      return "crash: " + e.getCause();
    }
  }

  private static String real(Problem problem, EngineOptions options)
      throws UnsupportedFormulaException {
    ClosureEngine engine = new ClosureEngine(problem.terms(), problem.predicates(), options);
    return problem.minterms(engine.weakestStrengthening(problem.goal())).toString();
  }
}
