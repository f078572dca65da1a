package io.implicant.abstraction.baseline;

import static org.junit.jupiter.api.Assertions.assertSame;

import io.implicant.abstraction.baseline.RandomQuestions.Fragment;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Both baselines, the labelled closure and the definition agree. */
class RandomQuestionsTest {
  @ParameterizedTest
  @EnumSource
  void allMethodsGiveOneFunction(Fragment fragment) {
    Z3Prover.assumeAvailable();
    RandomQuestions.seeds(25).forEach(seed -> check(seed, fragment));
  }

  private static void check(long seed, Fragment fragment) {
    Question question = RandomQuestions.question(seed, fragment, 5);
    BddManager manager = BddManager.create(question.predicates().size());
    Bdd expected = Answers.byDefinition(new Z3Prover(), question, manager);
    String source = fragment + ", seed " + seed + "\n" + Source.of(question);
    assertSame(expected, Answers.byClosure(question, manager), "closure, " + source);
    assertSame(expected, Answers.by(new SatQuantification(), question, manager), "SAT, " + source);
    for (Prover prover : List.of(new Z3Prover(), new TheoryProver())) {
      for (boolean caching : new boolean[] {false, true}) {
        AbstractionMethod method = new ProverPerCube(prover, caching);
        assertSame(expected, Answers.by(method, question, manager), method.name() + ", " + source);
      }
    }
  }
}
