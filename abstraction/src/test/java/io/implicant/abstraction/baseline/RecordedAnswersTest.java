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
    check(folder, SLOW ? 14 : 8, List.of(new SatQuantification()));
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"tricky", "random", "driver"})
  void proverPerCubeFindsTheRecordedAnswers(String folder) throws Exception {
    Z3Prover.assumeAvailable();
    Prover z3 = new Z3Prover();
    check(folder, SLOW ? 10 : 7, List.of(new ProverPerCube(z3, true)));
    check(folder, SLOW ? 8 : 5, List.of(new ProverPerCube(z3, false)));
  }

  private static void check(String folder, int maxPredicates, List<AbstractionMethod> methods)
      throws Exception {
    assumeTrue(RecordedQuery.arePresent(), "no ../shared/queries beside this tree");
    List<String> wrong = new ArrayList<>();
    for (RecordedQuery query : RecordedQuery.read(folder, maxPredicates)) {
      for (AbstractionMethod method : methods) {
        wrong.addAll(differences(query, method));
      }
    }
    assertEquals(List.of(), wrong);
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
