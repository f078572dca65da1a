package io.implicant.bench.fuzz;

import io.implicant.dd.bdd.Bdd;
import io.implicant.logic.Formula;
import io.implicant.theories.ReferenceEngine;
import io.implicant.theories.ReferenceEngine.Choice;
import io.implicant.theories.ReferenceEngine.Limits;
import io.implicant.theories.ReferenceResult;
import io.implicant.theories.UnsupportedFormulaException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** The symbolic decision procedures of LBC07, where they apply and say that they are exact. */
public final class ReferenceOracle implements Oracle {
  @Override
  public String name() {
    return "reference";
  }

  @Override
  public Optional<List<Answer>> answers(FuzzQuery query) {
    try {
      ReferenceEngine engine =
          new ReferenceEngine(query.terms(), query.predicates(), Choice.COMBINED, Limits.NONE);
      ReferenceResult inconsistent = engine.inconsistent();
      List<Answer> answers = new ArrayList<>();
      for (Formula goal : query.goals()) {
        ReferenceResult result = engine.weakestStrengthening(goal);
        if (!result.exact() || !inconsistent.exact()) {
          return Optional.empty();
        }
        Bdd function = result.function().or(inconsistent.function());
        answers.add(
            new Answer(
                minterms(function, query.predicates().size()),
                minterms(inconsistent.function(), query.predicates().size())));
      }
      return Optional.of(answers);
    } catch (UnsupportedFormulaException e) {
      return Optional.empty();
    }
  }

  /** The minterms of a function over predicates 0, 1, ... */
  static BitSet minterms(Bdd function, int predicates) {
    BitSet minterms = new BitSet();
    BitSet assignment = new BitSet();
    for (int k = 0; k < 1 << predicates; k++) {
      minterms.set(k, function.evaluate(assignment));
      int bit = Integer.numberOfTrailingZeros(k + 1); // counts the assignment up
      assignment.clear(0, bit);
      assignment.set(bit);
    }
    return minterms;
  }
}
