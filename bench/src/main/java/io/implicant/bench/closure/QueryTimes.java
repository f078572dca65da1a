package io.implicant.bench.closure;

import io.implicant.bench.closure.Meter.Cost;
import io.implicant.logic.text.InputException;
import io.implicant.theories.UnsupportedFormulaException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Recorded queries: each is solved afresh; medians by number of predicates. */
final class QueryTimes {
  private static final int WARM_UP_ROUNDS = 40;

  /** What a prototype took on the random queries, in microseconds, by number of predicates. */
  private static final Map<Integer, Double> FLOORS =
      Map.of(5, 10.0, 8, 40.0, 10, 103.0, 12, 268.0, 14, 794.0);

  private final ClosureBenchmark.Options options;
  private final PrintWriter out;
  private final PrintWriter err;

  /** A query and what it takes. */
  private record Timed(Problem problem, Cost cost) {}

  QueryTimes(ClosureBenchmark.Options options, PrintWriter out, PrintWriter err) {
    this.options = options;
    this.out = out;
    this.err = err;
  }

  void print() throws IOException, InputException, UnsupportedFormulaException {
    for (String set : List.of("random", "driver")) {
      Path folder = options.queries().resolve(set);
      if (Files.isDirectory(folder)) {
        print(set, RecordedQueries.read(folder));
      } else {
        err.println("skipped: no queries in " + folder);
        out.println(set + " queries: skipped, there are none");
      }
    }
  }

  private void print(String set, List<Problem> problems) throws UnsupportedFormulaException {
    err.printf("queries: warming up on %d of %s%n", problems.size(), set);
    for (int i = 0; i < WARM_UP_ROUNDS; i++) {
      for (Problem problem : problems) {
        problem.solve();
      }
    }
    err.printf("queries: measuring %s%n", set);
    List<Timed> all = new ArrayList<>();
    SortedMap<Integer, List<Timed>> bySize = new TreeMap<>();
    for (Problem problem : problems) {
      Timed timed = new Timed(problem, Meter.measure(problem::solve, 3, options.rounds()));
      all.add(timed);
      bySize.computeIfAbsent(problem.predicates().size(), n -> new ArrayList<>()).add(timed);
    }
    out.printf("%s queries (F and I)%n", set);
    out.printf(
        "%10s %8s %11s %11s %11s %9s%s%n",
        "predicates", "queries", "median us", "mean us", "most us", "kB", floorTitle(set));
    bySize.forEach((size, some) -> row(set, String.valueOf(size), some, FLOORS.get(size)));
    row(set, "all", all, null);
    if (options.perQuery()) {
      for (Timed timed : all) {
        out.printf(
            "%-28s %3d %11.1f us %9.1f kB%n",
            timed.problem().name(),
            timed.problem().predicates().size(),
            timed.cost().micros(),
            timed.cost().bytes() / 1e3);
      }
    }
  }

  private static String floorTitle(String set) {
    return set.equals("random") ? String.format(" %8s %7s", "floor", "ratio") : "";
  }

  private void row(String set, String size, List<Timed> some, Double floor) {
    double median = Meter.median(some, timed -> timed.cost().micros());
    String compared =
        set.equals("random") && floor != null
            ? String.format(" %8.0f %7.2f", floor, median / floor)
            : "";
    out.printf(
        "%10s %8d %11.1f %11.1f %11.1f %9.1f%s%n",
        size,
        some.size(),
        median,
        some.stream().mapToDouble(timed -> timed.cost().micros()).average().orElse(0),
        some.stream().mapToDouble(timed -> timed.cost().micros()).max().orElse(0),
        Meter.median(some, timed -> timed.cost().bytes()) / 1e3,
        compared);
  }
}
