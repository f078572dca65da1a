package io.implicant.bench.fuzz;

import java.util.List;

/**
 * What to try.
 *
 * @param count how many queries; 0 means no end
 * @param seed all queries depend on it
 * @param first number of the first query
 * @param kinds taken in turn
 * @param judge who knows the right answers
 * @param maxPredicates at most so many in a query
 * @param setups options of the engine; the first always, the others two at a time in turn
 * @param keepGoing whether to go on after a mismatch
 */
public record FuzzOptions(
    long count,
    long seed,
    long first,
    List<QueryKind> kinds,
    Judge judge,
    int maxPredicates,
    List<EngineSetup> setups,
    boolean keepGoing) {
  /** Who judges. */
  public enum Judge {
    /** Z3 for one in 50, where it loads; the reference engine for one in 40; else brute force. */
    AUTO,
    BRUTE,
    REFERENCE,
    Z3
  }

  /** All kinds, all options, small queries. */
  public static final FuzzOptions DEFAULT =
      new FuzzOptions(
          1000,
          1,
          0,
          List.of(QueryKind.values()),
          Judge.AUTO,
          6,
          List.of(EngineSetup.values()),
          false);

  public FuzzOptions {
    kinds = List.copyOf(kinds);
    setups = List.copyOf(setups);
    if (count < 0 || first < 0) {
      throw new IllegalArgumentException("expected a number that is not negative after --count");
    } else if (maxPredicates < 1 || maxPredicates > 12) {
      throw new IllegalArgumentException("expected 1 to 12 after --predicates");
    } else if (kinds.isEmpty() || setups.isEmpty()) {
      throw new IllegalArgumentException("expected a kind and an option");
    }
  }

  /** The same with another end, another judge and other sizes. */
  public FuzzOptions with(long newCount, Judge newJudge, int predicates) {
    return new FuzzOptions(newCount, seed, first, kinds, newJudge, predicates, setups, keepGoing);
  }
}
