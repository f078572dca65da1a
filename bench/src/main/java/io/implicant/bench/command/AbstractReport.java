package io.implicant.bench.command;

import io.implicant.abstraction.Cover;
import io.implicant.abstraction.Json;
import io.implicant.abstraction.NamedPredicate;
import io.implicant.abstraction.PredicateAbstraction;
import io.implicant.abstraction.baseline.ProverPerCube;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.zdd.CubeSet;
import io.implicant.logic.InfixPrinter;
import io.implicant.logic.text.Query.Named;
import io.implicant.theories.closure.EngineStats;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What {@code abstract} prints about one goal. */
final class AbstractReport {
  private static final int SHOWN = 100;
  private static final int MOST_IN_JSON = 10_000;
  private static final int FEW = 12;
  private static final int WIDTH = 100;

  private final QueryInput query;
  private final PredicateAbstraction abstraction;
  private final Named goal;
  private final CubeChoice cubes;
  private final boolean dual;
  private final boolean stats;
  private final boolean isFirst;
  private final boolean isLast;
  private final boolean oneOfMany;

  /** {@code oneOfMany} if other files are asked about too; then less is said about each. */
  AbstractReport(
      QueryInput query,
      PredicateAbstraction abstraction,
      Named goal,
      AbstractQuery.Options options,
      boolean oneOfMany) {
    this.query = query;
    this.abstraction = abstraction;
    this.goal = goal;
    this.cubes = options.cubes();
    this.dual = options.dual();
    this.stats = options.stats();
    this.isFirst = goal.equals(query.goals().get(0));
    this.isLast = goal.equals(query.goals().get(query.goals().size() - 1));
    this.oneOfMany = oneOfMany;
  }

  /** One line of JSON; {@code limit} is what keeps the cubes unknown, if anything does. */
  String json(Cover cover, double micros, Optional<String> limit) {
    Json json =
        Json.object()
            .put("file", query.source())
            .put("goal", goal.name())
            .put("predicates", query.predicates().size())
            .put("minterms", cover.minterms().toString())
            .put("inconsistent", cover.inconsistentMinterms().toString());
    if (limit.isEmpty()) {
      json.put("primes", cover.primes().count().toString())
          .put("reported", cover.reported().count().toString());
    }
    json.put("exact", cover.isExact() && limit.isEmpty())
        .put("strategy", cover.stats().strategy())
        .put("microseconds", micros);
    cover.limit().or(() -> limit).ifPresent(reason -> json.put("limit", reason));
    if (!cover.isExact()) {
      json.put("approximation", dual ? "over" : "under")
          .put("certain", cover.count(cover.certain()).toString())
          .put("possible", cover.count(cover.possible()).toString());
      if (dual && limit.isEmpty() && !cubes.isCount()) {
        json.put("certainCubes", certainTexts(cover, MOST_IN_JSON));
      }
    }
    if (!cubes.isCount() && limit.isEmpty()) {
      List<String> texts = texts(cover, MOST_IN_JSON);
      json.put("cubes", texts);
      if (isPart(texts, cubes.of(cover))) {
        json.put("complete", false);
      }
    }
    return json + System.lineSeparator();
  }

  private List<String> texts(Cover cover, int most) {
    return cubes.chosen(cover, most).stream().map(cover::toString).toList();
  }

  private static List<String> certainTexts(Cover cover, int most) {
    List<String> texts = new ArrayList<>();
    for (Cube cube : cover.certainCubes().shortestFirst()) {
      if (texts.size() == most) {
        break;
      }
      texts.add(cover.toString(cube));
    }
    return texts;
  }

  private static boolean isPart(List<String> texts, CubeSet set) {
    return set.count().compareTo(BigInteger.valueOf(texts.size())) > 0;
  }

  // For people

  /** The answer in full; {@code limit} is what keeps the cubes unknown, if anything does. */
  String people(Cover cover, double micros, Optional<String> limit) {
    StringBuilder text = new StringBuilder();
    line(text, "%s: %s = %s", query.source(), goal.name(), shown(goal));
    if (isFirst && !oneOfMany) {
      predicates(text);
    }
    line(
        text,
        "  %-9s  %s of %s minterms %s",
        dual ? "G_P(e)" : "F_P(e)",
        cover.minterms(),
        BigInteger.TWO.pow(query.predicates().size()),
        meaning(cover));
    if (!cover.isExact()) {
      bounds(text, cover, limit.isEmpty() && !cubes.isCount());
    }
    if (limit.isEmpty()) {
      cubes(text, cover);
    } else {
      line(text, "  %-9s  unknown: %s while looking for cubes", "answer", limit.get());
    }
    line(
        text,
        "  %-9s  %s%s; %s",
        "took",
        time(micros),
        cover.isExact() ? ", exact" : ", UNKNOWN: " + cover.limit().orElse(""),
        classically(cover));
    if (stats) {
      stats(text, cover.stats());
    } else if (isLast && !oneOfMany && !query.source().equals("command line")) {
      suggestions(text);
    }
    return text.toString();
  }

  private void suggestions(StringBuilder text) {
    String label = "try next";
    if (query.isExplainable()) {
      line(text, "  %-9s  implicant explain %s", label, query.source());
      label = "";
    }
    line(text, "  %-9s  implicant abstract --stats %s", label, query.source());
    line(text, "  %-9s  implicant diamond 10", "");
  }

  private String meaning(Cover cover) {
    if (!dual) {
      return "imply the goal, " + cover.inconsistentMinterms() + " of them inconsistent";
    }
    return cover.isExact()
        ? "are consistent with the goal, none of them inconsistent"
        : "may be consistent with the goal";
  }

  /** At a limit: on which side of the truth the answer lies, and what is known all the same. */
  private void bounds(StringBuilder text, Cover cover, boolean listed) {
    line(
        text,
        "  %-9s  the answer %s; at least %s minterms, at most %s",
        "at limit",
        dual ? "contains G_P(e), and perhaps more" : "is part of F_P(e), perhaps not all",
        cover.count(cover.certain()),
        cover.count(cover.possible()));
    if (dual && listed && cover.count(cover.certain()).signum() > 0) {
      line(text, "  %-9s  consistent with the goal beyond doubt", "certain");
      List<String> texts = certainTexts(cover, SHOWN);
      texts.forEach(cube -> line(text, "    %s", cube));
      if (isPart(texts, cover.certainCubes())) {
        line(text, "    ...");
      }
    }
  }

  private void predicates(StringBuilder text) {
    for (NamedPredicate predicate : abstraction.predicates()) {
      String formula = InfixPrinter.print(predicate.formula(), WIDTH);
      boolean named = !formula.equals(predicate.name());
      line(text, "  predicate  %s", named ? predicate.name() + ": " + formula : formula);
    }
  }

  private void cubes(StringBuilder text, Cover cover) {
    CubeSet set = cubes.of(cover);
    line(text, "  %-9s  %s", "answer", describe(set));
    if (!cubes.isCount()) {
      List<String> texts = texts(cover, SHOWN);
      texts.forEach(cube -> line(text, "    %s", cube));
      if (isPart(texts, set)) {
        line(text, "    ... (--first shows more, --count none)");
      }
    }
  }

  /** What LBC07 compares with: a prover asked about one cube after the other. */
  private String classically(Cover cover) {
    int n = query.predicates().size();
    String calls =
        n > FEW || dual || !cover.isExact()
            ? "up to " + BigInteger.valueOf(3).pow(n) + " calls"
            : calls(ProverPerCube.calls(cover::contains, n));
    return "a prover asked cube by cube would take " + calls;
  }

  private static String calls(long number) {
    return number == 1 ? "1 call" : number + " calls";
  }

  private String describe(CubeSet set) {
    BigInteger count = set.count();
    if (count.signum() == 0) {
      return "no consistent cube";
    }
    return cubes.label(count);
  }

  private String shown(Named formula) {
    return InfixPrinter.print(formula.formula(), WIDTH);
  }

  static String time(double micros) {
    return micros < 1e3
        ? String.format(Locale.ROOT, "%.0f microseconds", micros)
        : micros < 1e6
            ? String.format(Locale.ROOT, "%.1f ms", micros / 1e3)
            : String.format(Locale.ROOT, "%.2f s", micros / 1e6);
  }

  private static void stats(StringBuilder text, EngineStats stats) {
    line(
        text,
        "  engine     %d predicates, %d atoms, %d terms, %d applications",
        stats.predicates(),
        stats.atoms(),
        stats.terms(),
        stats.applications());
    line(text, "  strategy   %s", stats.strategy());
    for (EngineStats.BlockStats block : stats.blocks()) {
      line(
          text,
          "  block      %d atoms of P, %d of the goal, %d terms, %d pairs: %s, estimate %.0f%s",
          block.atoms(),
          block.goalAtoms(),
          block.terms(),
          block.pairs(),
          block.algorithm(),
          block.estimate(),
          block.known() ? ", solved before" : "");
    }
    line(
        text,
        "  work       %d columns at the peak, %d label operations, %d splits, %d nodes",
        stats.peakColumns(),
        stats.labelOperations(),
        stats.splits(),
        stats.nodes());
    line(
        text,
        "  time       %.3f ms reading formulas, %.3f ms solving",
        stats.encodeMicros() / 1e3,
        stats.solveMicros() / 1e3);
  }

  private static void line(StringBuilder text, String format, Object... arguments) {
    text.append(String.format(Locale.ROOT, format, arguments)).append(System.lineSeparator());
  }
}
