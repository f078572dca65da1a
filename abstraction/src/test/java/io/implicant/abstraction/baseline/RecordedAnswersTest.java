package io.implicant.abstraction.baseline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Both baselines on the recorded queries: those of up to 8 predicates, or of all sizes if slow. */
class RecordedAnswersTest {
  private static final boolean SLOW = Boolean.getBoolean("implicant.slow");

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"tricky", "random", "driver"})
  void satQuantificationFindsTheRecordedAnswers(String folder) throws Exception {
    check(folder, SLOW ? 14 : 8, new SatQuantification());
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"tricky", "random", "driver", "block"})
  void proverPerCubeFindsTheRecordedAnswers(String folder) throws Exception {
    check(folder, SLOW ? 10 : 8, new ProverPerCube(new TheoryProver(), true));
    check(folder, SLOW ? 8 : 6, new ProverPerCube(new TheoryProver(), false));
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"tricky", "random", "driver"})
  void proverPerCubeWithZ3FindsTheRecordedAnswers(String folder) throws Exception {
    Z3Prover.assumeAvailable();
    check(folder, SLOW ? 10 : 5, new ProverPerCube(new Z3Prover(), true));
    check(folder, SLOW ? 8 : 4, new ProverPerCube(new Z3Prover(), false));
  }

  private static void check(String folder, int maxPredicates, AbstractionMethod method)
      throws Exception {
    assumeTrue(RecordedQuery.arePresent(), "no ../shared/queries beside this tree");
    List<String> wrong = new ArrayList<>();
    for (RecordedQuery query : RecordedQuery.read(folder, maxPredicates)) {
      wrong.addAll(differences(query, method));
    }
    assertEquals(List.of(), wrong, method.name());
  }

  private static List<String> differences(RecordedQuery query, AbstractionMethod method) {
    Question question = query.question();
    BddManager manager = BddManager.create(question.predicates().size());
    Bdd function = Answers.by(method, question, manager);
    Question inconsistency =
        new Question(question.terms(), question.predicates(), question.terms().bool(false));
    Bdd inconsistent = Answers.by(method, inconsistency, manager);
    List<String> differences = new ArrayList<>();
    if (!function.modelCount().equals(BigInteger.valueOf(query.minterms()))) {
      differences.add(query.name() + ": " + function.modelCount() + " minterms in F");
    }
    if (!inconsistent.modelCount().equals(BigInteger.valueOf(query.inconsistent()))) {
      differences.add(query.name() + ": " + inconsistent.modelCount() + " inconsistent");
    }
    if (!inconsistent.entails(function)) {
      differences.add(query.name() + ": I is not in F");
    }
    return differences;
  }
}
