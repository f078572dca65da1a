package io.implicant.bench.fuzz;

import io.implicant.bench.fuzz.Trial.Mismatch;
import io.implicant.bench.fuzz.Trial.Outcome;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Runs random queries one after the other; shrinks those on which the engine is wrong. */
public final class Fuzzer {
  /** Every so many queries Z3 judges. */
  private static final int Z3_PERIOD = 50;

  /** Every so many queries the reference engine judges, if it can. */
  private static final int REFERENCE_PERIOD = 40;

  private static final int MOST_MODELS = 8_000;
  private static final long NANOS_BETWEEN_LINES = 5_000_000_000L;

  /**
   * A query on which the engine is wrong.
   *
   * @param number of the query
   * @param kind of the query
   * @param source as SMT-LIB, shrunk, with what is wrong in its first lines
   */
  public record Finding(long number, QueryKind kind, String source) {}

  private final FuzzOptions options;
  private final Optional<Z3> z3;
  private final Oracle brute;
  private final Oracle reference = new ReferenceOracle();
  private final PrintWriter progress;
  private final Map<String, Long> judged = new TreeMap<>();
  private final List<Finding> findings = new ArrayList<>();
  private final long start = System.nanoTime();
  private long lastLine = start;
  private long done;

  /** {@code z3} may be missing unless it is to judge all. */
  public Fuzzer(FuzzOptions options, Optional<Z3> z3, PrintWriter progress) {
    this(options, z3, progress, new BruteForce(MOST_MODELS));
  }

  /** With another oracle instead of brute force. */
  Fuzzer(FuzzOptions options, Optional<Z3> z3, PrintWriter progress, Oracle brute) {
    this.options = options;
    this.z3 = z3;
    this.brute = brute;
    this.progress = progress;
  }

  /** How many queries each oracle judged; those that none did are under "agreement". */
  public Map<String, Long> judged() {
    return judged;
  }

  /** Runs to the end, or to the first finding. */
  public List<Finding> run() {
    for (long i = 0; options.count() == 0 || i < options.count(); i++) {
      long number = options.first() + i;
      QueryKind kind = options.kinds().get((int) (number % options.kinds().size()));
      FuzzQuery query = RandomQueries.query(options.seed(), number, kind, options.maxPredicates());
      List<Oracle> oracles = oracles(number);
      List<EngineSetup> setups = setups(number);
      Outcome outcome = Trial.of(query, oracles, setups);
      judged.merge(outcome.judge().orElse("agreement"), 1L, Long::sum);
      done++;
      if (outcome.mismatch().isPresent()) {
        findings.add(new Finding(number, kind, shrunk(query, number, kind, oracles, setups)));
        if (!options.keepGoing()) {
          break;
        }
      }
      reportNow(false);
    }
    reportNow(true);
    return findings;
  }

  private List<Oracle> oracles(long number) {
    return switch (options.judge()) {
      case BRUTE -> List.of(brute);
      case REFERENCE -> List.of(reference);
      case Z3 -> List.of(z3.orElseThrow());
      case AUTO -> {
        long round = number / options.kinds().size(); // all kinds get all oracles
        if (z3.isPresent() && round % Z3_PERIOD == 0) {
          yield List.of(z3.get());
        }
        yield round % REFERENCE_PERIOD == 1 ? List.of(reference, brute) : List.of(brute);
      }
    };
  }

  /** The first, and two others in turn. */
  private List<EngineSetup> setups(long number) {
    List<EngineSetup> all = options.setups();
    if (all.size() <= 3) {
      return all;
    }
    int others = all.size() - 1;
    int second = (int) (number / options.kinds().size() % others);
    int third = (second + 1 + (int) (number % (others - 1))) % others;
    return List.of(all.get(0), all.get(1 + second), all.get(1 + third));
  }

  private String shrunk(
      FuzzQuery query,
      long number,
      QueryKind kind,
      List<Oracle> oracles,
      List<EngineSetup> setups) {
    FuzzQuery small =
        Shrinker.shrink(
            query,
            candidate -> {
              Outcome outcome = Trial.of(candidate, oracles, setups);
              return outcome.judge().isPresent() && outcome.mismatch().isPresent();
            });
    Outcome outcome = Trial.of(small, oracles, setups);
    Mismatch mismatch = outcome.mismatch().orElseThrow();
    return String.join(
        System.lineSeparator(),
        "; seed " + options.seed() + ", number " + number + ", kind " + kind.label(),
        "; expected by " + outcome.judge().orElse("agreement") + ": " + mismatch.expected(),
        "; found with options " + mismatch.setup().label() + ": " + mismatch.found(),
        "; goals asked of one engine, the last went wrong: " + mismatch.asked(),
        small.toSource());
  }

  private void reportNow(boolean last) {
    long now = System.nanoTime();
    if (!last && now - lastLine < NANOS_BETWEEN_LINES) {
      return;
    }
    lastLine = now;
    double seconds = (now - start) / 1e9;
    progress.printf(
        "%,d queries in %.0f s, %.0f per second; judged %s; wrong: %d%n",
        done, seconds, done / Math.max(seconds, 1e-3), judged, findings.size());
    progress.flush();
  }
}
