package io.implicant.bench.closure;

import io.implicant.bench.closure.Meter.Cost;
import io.implicant.dd.table.Budget;
import io.implicant.logic.text.InputException;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.ClosureAnswer;
import io.implicant.theories.closure.EngineOptions;
import io.implicant.theories.closure.EngineStats.BlockStats;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Measures the closure part by part and prints a table for each. */
public final class ClosureBenchmark {
  private static final int[] DIAMONDS = {10, 30, 100, 300, 1_000, 3_000, 10_000};
  private static final int FIRST_FITTED = 100;
  private static final int SEEDS = 5;
  private static final int PROCESS_PAIRS = 3;

  private final Options options;
  private final PrintWriter out;
  private final PrintWriter err;

  /**
   * What to measure and how long.
   *
   * @param queries the folder with the folders random and driver
   * @param rounds samples of which the median is taken
   * @param perQuery whether each query has a line of its own
   * @param maxDiamonds the longest chain
   * @param limit for each problem of {@link Part#ORDER}
   */
  public record Options(
      List<Part> parts,
      Path queries,
      int rounds,
      boolean perQuery,
      int maxDiamonds,
      Duration limit) {
    public Options {
      parts = List.copyOf(parts);
      if (rounds < 1 || maxDiamonds < 1 || limit.isNegative() || limit.isZero()) {
        throw new IllegalArgumentException(
            "expected at least 1 after --rounds and --max-diamonds, and a time after --timeout");
      }
    }
  }

  public ClosureBenchmark(Options options, PrintWriter out, PrintWriter err) {
    this.options = options;
    this.out = out;
    this.err = err;
  }

  /** Measures all parts that were asked for. */
  public void run() throws IOException, InputException, UnsupportedFormulaException {
    for (Part part : options.parts()) {
      progress(part.label());
      switch (part) {
        case QUERIES -> new QueryTimes(options, out, err).print();
        case GROWTH -> new GrowthTables(options.rounds(), out, err).print();
        case DIAMONDS -> diamonds();
        case ORDER -> order();
        case BLOCKS -> blocks();
        case LABELS -> labels();
      }
      out.println();
      out.flush();
    }
  }

  private void progress(String what) {
    err.println(what);
    err.flush();
  }

  private void diamonds() throws UnsupportedFormulaException {
    out.println("diamond chains (F and I)");
    out.printf("%8s %11s %12s %12s%n", "n", "predicates", "ms", "MB");
    PowerLaw law = new PowerLaw();
    for (int n : DIAMONDS) {
      if (n > options.maxDiamonds()) {
        break;
      }
      progress("diamonds: n = " + n);
      Problem problem = Families.diamonds(n);
      Cost cost = Meter.measure(problem::solve, 20, options.rounds());
      out.printf(
          "%8d %11d %12.2f %12.2f%n",
          n, problem.predicates().size(), cost.micros() / 1e3, cost.bytes() / 1e6);
      if (n >= FIRST_FITTED) {
        law.add(n, cost.micros());
      }
    }
    out.printf("time ~ n^%s for n >= %d%n", law.exponentText(), FIRST_FITTED);
  }

  private void order() throws UnsupportedFormulaException {
    out.println("order predicates in one block: random pairs of Int variables, constants in -5..5");
    out.printf(
        "%10s %10s %6s %12s %8s  %s%n", "predicates", "variables", "seed", "ms", "nodes", "how");
    int[][] sizes = {{20, 8}, {30, 12}};
    for (int[] size : sizes) {
      for (int seed = 1; seed <= SEEDS; seed++) {
        progress("order: " + size[0] + " predicates, seed " + seed);
        order(size[0], size[1], seed);
      }
    }
  }

  private void order(int predicates, int variables, int seed) throws UnsupportedFormulaException {
    Problem problem = Families.order(predicates, variables, 5, seed);
    ClosureAnswer[] last = new ClosureAnswer[1];
    Cost cost =
        Meter.measure(
            () -> last[0] = problem.solve(EngineOptions.DEFAULT, Budget.ofTime(options.limit())),
            3,
            Math.min(3, options.rounds()));
    Optional<String> limit = last[0].limit();
    String how = limit.orElseGet(() -> algorithms(last[0]));
    out.printf(
        "%10d %10d %6d %12.1f %8s  %s%n",
        predicates,
        variables,
        seed,
        cost.micros() / 1e3,
        limit.isPresent() ? "-" : String.valueOf(last[0].function().nodeCount()),
        how);
    out.flush();
  }

  private static String algorithms(ClosureAnswer answer) {
    return answer.stats().blocks().stream()
        .map(BlockStats::algorithm)
        .distinct()
        .collect(Collectors.joining(", "));
  }

  private void blocks() throws UnsupportedFormulaException {
    Problem problem = Families.blocks(60, 8, 1);
    Cost cost = Meter.measure(problem::solve, 200, options.rounds());
    out.printf(
        "60 order predicates in blocks of at most 8: %.3f ms, %.0f kB%n",
        cost.micros() / 1e3, cost.bytes() / 1e3);
  }

  private void labels() throws IOException {
    LabelCost.Result result = LabelCost.measure(PROCESS_PAIRS);
    out.println("the interface of labels: columns in a process that has seen nothing else, and");
    out.println("in one that has used diagrams before");
    out.printf(
        "alone %.0f us, mixed %.0f us, ratio %.3f%n",
        result.alone(), result.mixed(), result.ratio());
  }
}
