package io.implicant.bench.peer;

import io.implicant.bench.peer.Comparison.Row;
import io.implicant.bench.peer.Comparison.Total;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.CorruptDiagram;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A {@link Comparison} for people: each query, totals of each set, ratios. */
public final class ComparisonText {
  private static final int NAME = 22;
  private final Comparison comparison;
  private final PrintWriter out;

  private ComparisonText(Comparison comparison, PrintWriter out) {
    this.comparison = comparison;
    this.out = out;
  }

  public static void print(Comparison comparison, PrintWriter out) throws CorruptDiagram {
    ComparisonText text = new ComparisonText(comparison, out);
    text.queries();
    for (String set : comparison.sets()) {
      text.totals(set);
    }
  }

  /** Milliseconds of everyone on every query. */
  private void queries() throws CorruptDiagram {
    StringBuilder header = new StringBuilder(pad("query, times in ms", NAME));
    header.append(String.format(Locale.ROOT, "%5s%12s", "P", "minterms"));
    comparison.competitors().forEach(name -> header.append(cell(name, name)));
    out.println(header);
    for (Row row : comparison.rows()) {
      Map<Bdd, List<String>> answers = row.answers();
      String minterms =
          switch (answers.size()) {
            case 0 -> "?";
            case 1 -> row.minterms(answers.keySet().iterator().next()).toString();
            default -> "DISAGREE";
          };
      StringBuilder line = new StringBuilder(pad(row.file() + goal(row), NAME));
      line.append(String.format(Locale.ROOT, "%5d%12s", row.predicates(), minterms));
      for (String name : comparison.competitors()) {
        line.append(cell(name, row.reply(name).map(ComparisonText::time).orElse("-")));
      }
      out.println(line);
    }
  }

  private static String goal(Row row) {
    return row.goal().equals("goal") ? "" : " " + row.goal();
  }

  private static String time(Reply reply) {
    if (reply instanceof Reply.Solved solved) {
      return milliseconds(solved.nanos() / 1e9);
    }
    return reply instanceof Reply.TimedOut ? "time-out" : "failed";
  }

  private void totals(String set) {
    out.printf("%n%s%n", set);
    out.printf(
        Locale.ROOT,
        "  %-24s%8s%10s%8s%14s%12s%n",
        "competitor",
        "solved",
        "time-outs",
        "failed",
        "total ms",
        "ratio");
    double reference = comparison.total(set, comparison.competitors().get(0)).seconds();
    List<String> lines = new ArrayList<>();
    for (String name : comparison.competitors()) {
      Total total = comparison.total(set, name);
      String bound = total.isComplete() ? "" : "> ";
      lines.add(
          String.format(
              Locale.ROOT,
              "  %-24s%8d%10d%8d%14s%12s",
              name,
              total.solved(),
              total.timedOut(),
              total.failed(),
              bound + milliseconds(total.seconds()),
              bound + ratio(total.seconds() / reference)));
    }
    lines.forEach(out::println);
    comparison
        .bestSolver(set)
        .ifPresent(
            best -> {
              Total total = comparison.total(set, best);
              out.printf(
                  "  best solver strategy: %s, %s%s times the total of %s%n",
                  best,
                  total.isComplete() ? "" : "more than ",
                  ratio(total.seconds() / reference),
                  comparison.competitors().get(0));
            });
  }

  private static String milliseconds(double seconds) {
    return String.format(Locale.ROOT, seconds < 0.1 ? "%.3f" : "%.1f", seconds * 1e3);
  }

  private static String ratio(double ratio) {
    return String.format(Locale.ROOT, ratio < 100 ? "%.2f" : "%.0f", ratio);
  }

  /** As wide as the column of the competitor. */
  private static String cell(String competitor, String text) {
    int width = Math.max(competitor.length(), 10);
    return "  " + " ".repeat(Math.max(0, width - text.length())) + text;
  }

  private static String pad(String text, int width) {
    return text + " ".repeat(Math.max(1, width - text.length()));
  }
}
