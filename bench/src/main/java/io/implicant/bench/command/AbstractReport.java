package io.implicant.bench.command;

import io.implicant.abstraction.Cover;
import io.implicant.abstraction.Json;
import io.implicant.abstraction.NamedPredicate;
import io.implicant.abstraction.PredicateAbstraction;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.zdd.CubeSet;
import io.implicant.logic.InfixPrinter;
import io.implicant.logic.text.Query.Named;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.EngineStats;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What {@code abstract} prints about one goal. */
final class AbstractReport {
  private static final int SHOWN = 100;
  private static final int WIDTH = 100;

  private final QueryInput query;
  private final PredicateAbstraction abstraction;
  private final Named goal;
  private final CubeChoice cubes;
  private final String letter;

  AbstractReport(
      QueryInput query,
      PredicateAbstraction abstraction,
      Named goal,
      CubeChoice cubes,
      String letter) {
    this.query = query;
    this.abstraction = abstraction;
    this.goal = goal;
    this.cubes = cubes;
    this.letter = letter;
  }

  String text(String format, Cover cover, double micros, boolean stats, boolean several) {
    return switch (format) {
      case "json" -> json(cover, micros) + System.lineSeparator();
      case "smt2" -> cover.toSmtLib();
      case "dot" -> cover.toDot();
      default -> people(cover, micros, stats, several);
    };
  }

  private String json(Cover cover, double micros) {
    Json json =
        Json.object()
            .put("file", query.source())
            .put("goal", goal.name())
            .put("predicates", query.predicates().size())
            .put("minterms", cover.minterms().toString())
            .put("inconsistent", cover.inconsistentMinterms().toString())
            .put("primes", cover.primes().count().toString())
            .put("reported", cover.reported().count().toString())
            .put("exact", cover.isExact())
            .put("strategy", cover.stats().strategy())
            .put("microseconds", micros);
    cover.limit().ifPresent(limit -> json.put("limit", limit));
    if (!cubes.isCount()) {
      json.put("cubes", list(cover, cubes.of(cover), cubes.first(Long.MAX_VALUE)));
    }
    return json.toString();
  }

  private static List<String> list(Cover cover, CubeSet set, long most) {
    List<String> texts = new ArrayList<>();
    for (Cube cube : set.shortestFirst()) {
      if (texts.size() >= most) {
        break;
      }
      texts.add(cover.toString(cube));
    }
    return texts;
  }

  // For people

  private String people(Cover cover, double micros, boolean stats, boolean several) {
    StringBuilder text = new StringBuilder();
    int n = query.predicates().size();
    line(text, "%s: %s = %s", query.source(), goal.name(), shown(goal));
    if (!several) {
      for (NamedPredicate predicate : abstraction.predicates()) {
        String formula = InfixPrinter.print(predicate.formula(), WIDTH);
        line(
            text,
            "  predicate  %s",
            formula.equals(predicate.name()) ? formula : predicate.name() + ": " + formula);
      }
    }
    CubeSet set = cubes.of(cover);
    line(
        text,
        "  %-9s  %s of %s minterms%s, %s of them inconsistent",
        letter.equals("F") ? "F_P(e)" : "G_P(e)",
        cover.minterms(),
        BigInteger.TWO.pow(n),
        letter.equals("F") ? " imply the goal" : " are consistent with the goal",
        letter.equals("F") ? cover.inconsistentMinterms() : "none");
    line(text, "  %-9s  %s", "answer", describe(set));
    if (!cubes.isCount()) {
      List<String> texts = list(cover, set, cubes.first(SHOWN) + 1);
      for (int i = 0; i < texts.size() && i < cubes.first(SHOWN); i++) {
        line(text, "    %s", texts.get(i));
      }
      if (texts.size() > cubes.first(SHOWN)) {
        line(text, "    ... (--first shows more, --count none)");
      }
    }
    line(
        text,
        "  %-9s  %s%s; a prover per cube has up to %s cubes to ask about",
        "took",
        time(micros),
        cover.isExact() ? ", exact" : ", UNKNOWN: " + cover.limit().orElse(""),
        BigInteger.valueOf(3).pow(n).subtract(BigInteger.ONE));
    if (stats) {
      stats(text, cover.stats());
    } else if (!several && !query.source().equals("command line")) {
      line(text, "  try next   implicant explain %s", query.source());
      line(text, "             implicant abstract --stats %s", query.source());
      line(text, "             implicant diamond 10");
    }
    return text.toString();
  }

  private String describe(CubeSet set) {
    BigInteger count = set.count();
    if (count.signum() == 0) {
      return "no consistent cube";
    }
    return count.equals(BigInteger.ONE) ? "1 of the " + cubes.label() : count + " " + cubes.label();
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

  // Cartesian

  String cartesian(boolean json) throws UnsupportedFormulaException {
    List<Optional<Boolean>> values = abstraction.cartesian(goal.formula());
    List<String> literals = new ArrayList<>();
    for (int i = 0; i < values.size(); i++) {
      String name = query.predicates().get(i).name();
      values.get(i).ifPresent(value -> literals.add(value ? name : "!" + name));
    }
    if (json) {
      return Json.object()
              .put("file", query.source())
              .put("goal", goal.name())
              .put("predicates", query.predicates().size())
              .put("cartesian", literals)
          + System.lineSeparator();
    }
    StringBuilder text = new StringBuilder();
    line(text, "%s: %s = %s", query.source(), goal.name(), shown(goal));
    line(text, "  implies    %s", literals.isEmpty() ? "nothing" : String.join(" & ", literals));
    return text.toString();
  }

  private static void line(StringBuilder text, String format, Object... arguments) {
    text.append(String.format(Locale.ROOT, format, arguments)).append(System.lineSeparator());
  }
}
