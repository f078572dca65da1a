package io.implicant.theories.path;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.theories.path.RecordedQuery.Parsed;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Lazy images against answers that two solvers agree on. */
class RecordedAnswersTest {
  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"tricky", "random", "driver", "block"})
  void everyQueryHasTheRecordedNumberOfMinterms(String folder) throws Exception {
    assertEquals(List.of(), wrongAnswers(folder, Limits.DEFAULT));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({"tricky, 4", "random, 16", "driver, 16", "block, 256"})
  void splittingBlocksEarlyChangesNothing(String folder, int mostColumns) throws Exception {
    assertEquals(List.of(), wrongAnswers(folder, new Limits(mostColumns, 0, 16)));
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"tricky", "random", "driver", "block"})
  void eliminationInsteadOfSplitsChangesNothing(String folder) throws Exception {
    assertEquals(List.of(), wrongAnswers(folder, new Limits(4, 40, 16)));
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"tricky", "random", "driver", "block"})
  void relationalImagesFromTheStartChangeNothing(String folder) throws Exception {
    assertEquals(List.of(), wrongAnswers(folder, new Limits(1 << 14, 0, 3)));
  }

  private static List<String> wrongAnswers(String folder, Limits limits) throws Exception {
    List<String> wrong = new ArrayList<>();
    for (RecordedQuery query : RecordedQuery.all(folder)) {
      Parsed parsed = query.parse();
      Formula phi = parsed.terms().not(parsed.goal());
      BddManager manager = BddManager.create(parsed.predicates().size());
      LazyResult result =
          LazyImages.consistent(
              parsed.terms(), parsed.predicates(), phi, manager, limits, Budget.unlimited());
      assertEquals(Optional.empty(), result.limit(), query.name());
      Bdd implied = result.consistent().not();
      if (!implied.modelCount().toString().equals(query.minterms())) {
        wrong.add(query + ": expected " + query.minterms() + ", not " + implied.modelCount());
      }
    }
    return wrong;
  }
}
