package io.implicant.abstraction.baseline;

import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.logic.text.Query;
import java.util.List;

/** P and e, and what their terms were made by. */
public record Question(Terms terms, List<Formula> predicates, Formula goal) {
  public Question {
    predicates = List.copyOf(predicates);
  }

  /** The predicates of the query with one of its goals. */
  public static Question of(Terms terms, Query query, int goal) {
    List<Formula> predicates = query.predicates().stream().map(Query.Named::formula).toList();
    return new Question(terms, predicates, query.goals().get(goal).formula());
  }
}
