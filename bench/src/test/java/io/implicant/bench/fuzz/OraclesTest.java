package io.implicant.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Query;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The oracles among themselves, and on queries with answers that are plain to see. */
final class OraclesTest {
  private static final Oracle BRUTE = new BruteForce(200_000);

  /** Predicates, separated by semicolons, and a goal. */
  private static FuzzQuery query(String predicates, String goal) {
    try {
      Terms terms = new Terms();
      Query query =
          Query.of(Query.ofInfix(terms, List.of(predicates.split("; ", -1)), List.of(goal)));
      List<Formula> all = query.predicates().stream().map(Query.Named::formula).toList();
      return new FuzzQuery(terms, all, List.of(query.goals().get(0).formula()));
    } catch (InputException e) {
      throw new IllegalArgumentException(e);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " ## ",
      value = {
        "x : Int < y; y < x + 2 ## y = x + 1 ## {0, 3} ## {0}",
        "x : Real < y; y < x + 2 ## y = x + 1 ## {0} ## {0}",
        "x : Int < y; y < z; z < x + 3 ## z = x + 2 ## {0, 7} ## {0}",
        "a : U = b; f(a) = c : U ## f(b) = c ## {3} ## {}",
        "0 <= x : Int; x <= 1 ## f(x) = f(0) || f(x) = f(1) ## {0, 3} ## {0}",
        "x : Real <= 1/2; 1/2 <= x ## 2 * x = 1 ## {0, 3} ## {0}",
      })
  void bruteForceKnowsWhatIsPlainToSee(
      String predicates, String goal, String function, String inconsistent) {
    Answer answer = BRUTE.answers(query(predicates, goal)).orElseThrow().get(0);
    assertEquals(function, answer.function().toString());
    assertEquals(inconsistent, answer.inconsistent().toString());
  }

  @ParameterizedTest
  @EnumSource
  void bruteForceAgreesWithZ3(QueryKind kind) {
    Optional<Z3> z3 = Z3.load();
    assumeTrue(z3.isPresent(), "Z3's native library does not load here");
    int judged = 0;
    for (int number = 0; number < 40; number++) {
      FuzzQuery query = RandomQueries.query(77, number, kind, 4);
      Optional<List<Answer>> answers = new BruteForce(5_000).answers(query);
      if (answers.isPresent()) {
        judged++;
        assertEquals(z3.get().answers(query), answers, query::toSource);
      }
    }
    assertTrue(judged > 5, "only " + judged + " were judged");
  }

  @Test
  void aQueryWithTooManyModelsIsDeclined() {
    assertTrue(new BruteForce(5).answers(query("x : Int < y", "x < y + 3")).isEmpty());
  }

  @Test
  void sumsBeyondDifferencesAreDeclined() {
    assertTrue(BRUTE.answers(query("x : Int + y < 2", "x < 3")).isEmpty());
  }

  @Test
  void aShrunkQueryStillFailsAndHasNothingToSpare() {
    FuzzQuery large =
        query("x : Int < y; y < z + 3; f(f(x)) = z; z = 5", "x < f(y) + 1 || z = 3 && x = y");
    FuzzQuery small = Shrinker.shrink(large, q -> q.roots().toString().contains("f("));
    assertEquals(List.of(), small.predicates());
    assertEquals(1, small.goals().size());
    assertTrue(small.size() <= 5, small::toSource);
  }
}
