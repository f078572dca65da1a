package io.implicant.abstraction.baseline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.table.Budget;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Both baselines on the recorded queries, against the record and the labelled closure: those of up
 * to 10 predicates, or all if slow.
 */
class RecordedAnswersTest {
  private static final boolean SLOW = Boolean.getBoolean("implicant.slow");
  private static final int ALL = Integer.MAX_VALUE;

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"tricky", "random", "driver"})
  void satQuantificationFindsTheRecordedAnswers(String folder) throws Exception {
    check(folder, SLOW ? ALL : 10, new SatQuantification());
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"tricky", "random", "driver", "block"})
  void proverPerCubeFindsTheRecordedAnswers(String folder) throws Exception {
    boolean block = folder.equals("block"); // not made for baselines: many atoms in the goal
    check(folder, SLOW && !block ? ALL : 10, new ProverPerCube(new TheoryProver(), true));
    check(folder, SLOW ? 8 : 6, new ProverPerCube(new TheoryProver(), false));
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"tricky", "random", "driver"})
  void proverPerCubeWithZ3FindsTheRecordedAnswers(String folder) throws Exception {
    Z3Prover.assumeAvailable();
    check(folder, SLOW ? 10 : 5, new ProverPerCube(new Z3Prover(), true));
    check(folder, SLOW ? 8 : 4, new ProverPerCube(new Z3Prover(), false));
  }

  @Test
  void aProverIsCalledAsOftenAsTheAnswerSays() throws Exception {
    assumeTrue(RecordedQuery.arePresent(), "no ../shared/queries beside this tree");
    for (String folder : List.of("tricky", "random", "driver")) {
      for (RecordedQuery query : RecordedQuery.read(folder, 5)) {
        int predicates = query.question().predicates().size();
        BddManager manager = BddManager.create(predicates);
        var answer =
            new ProverPerCube(new TheoryProver(), false)
                .weakestStrengthening(query.question(), manager, Budget.unlimited())
                .match(done -> done, reason -> null);
        assertEquals(
            answer.statistics().proverCalls(),
            ProverPerCube.calls(answer.function()::evaluate, predicates),
            query.name());
      }
    }
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
    if (function != Answers.byClosure(question, manager)) {
      differences.add(query.name() + ": F differs from that of the labelled closure");
    }
    if (!inconsistent.entails(function)) {
      differences.add(query.name() + ": I is not in F");
    }
    return differences;
  }
}
