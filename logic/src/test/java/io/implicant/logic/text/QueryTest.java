package io.implicant.logic.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which definitions of a script are predicates, which are goals. */
class QueryTest {
  private static final String SCRIPT =
      """
      (declare-const x Int) (declare-const b Bool)
      (define-fun p1 () Bool (< x 1))
      (define-fun number () Int 5)
      (define-fun goal2 () Bool (= x 2))
      (define-fun p2 () Bool (and b (or p1 (= x number))))
      (define-fun test ((y Int)) Bool (= y x))
      (define-fun goal () Bool (=> p1 p2))
      (define-fun goals () Bool b)
      (define-fun Goal () Bool (not b))
      """;

  @Test
  void theBoolDefinitionsAreThePredicatesAndTheGoalsAreNamedGoal() throws InputException {
    Query query = Query.of(Reading.read(SCRIPT));
    assertEquals(List.of("p1", "p2", "goals", "Goal"), names(query.predicates()));
    assertEquals(List.of("goal2", "goal"), names(query.goals()));
    assertEquals("b && (x <= 0 || x = 5)", query.predicates().get(1).formula().toString());
    assertEquals("t.smt2:5:13", query.predicates().get(1).position().toString());
    assertEquals(6, query.formulas().size());
  }

  @Test
  void aListOfPredicatesMakesTheOthersAbbreviations() throws InputException {
    String listed = "(set-info :predicates (Goal p1))";
    Query before = Query.of(Reading.read(listed + SCRIPT));
    Query after = Query.of(Reading.read(SCRIPT + listed));
    assertEquals(List.of("Goal", "p1"), names(before.predicates()));
    assertEquals(List.of("Goal", "p1"), names(after.predicates()));
    assertEquals(2, after.goals().size());
  }

  @Test
  void theListOfPredicatesMayBeEmpty() throws InputException {
    Query query = Query.of(Reading.read("(set-info :predicates ())" + SCRIPT));
    assertTrue(query.predicates().isEmpty());
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '#',
      value = {
        "(set-info :predicates (p1 none)) # 10:27: expected a predicate, found 'none', which is not defined as a Bool without parameters",
        "(set-info :predicates (number))  # 10:24: expected a predicate, found 'number', which is not defined as a Bool without parameters",
        "(set-info :predicates (test))    # 10:24: expected a predicate, found 'test', which is not defined as a Bool without parameters",
        "(set-info :predicates (b))       # 10:24: expected a predicate, found 'b', which is not defined as a Bool without parameters",
        "(set-info :predicates (p1 p2 p1)) # 10:30: expected a predicate, found 'p1', listed twice",
        "(set-info :predicates (goal))    # 10:24: expected a predicate, found 'goal', the name of a goal",
        "(set-info :predicates p1)        # 10:23: expected '(' before the names of the predicates, found 'p1'",
        "(set-info :predicates (p1 5))    # 10:27: expected the name of a predicate, found '5'",
      })
  void aWrongListOfPredicatesIsRefused(String list, String message) {
    InputException e =
        assertThrows(InputException.class, () -> Query.of(Reading.read(SCRIPT + list)));
    assertEquals("t.smt2:" + message, e.getMessage());
  }

  @Test
  void aScriptWithoutGoalIsNoQuery() throws InputException {
    for (String text : List.of("", "(define-fun goal () Int 5)", "(declare-const goal Bool)")) {
      Script script = Reading.read(text);
      assertFalse(Query.isQuery(script));
      ParseException e = assertThrows(ParseException.class, () -> Query.of(script));
      assertEquals(
          "t.smt2:1:1: expected a definition of 'goal' of sort Bool, found none", e.getMessage());
    }
  }

  private static List<String> names(List<Query.Named> named) {
    return named.stream().map(Query.Named::name).toList();
  }
}
