package io.implicant.bench.peer;

import io.implicant.bench.peer.Comparison.Row;
import io.implicant.bench.peer.Comparison.Total;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.CorruptDiagram;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A {@link Comparison} for programs: one JSON line a query, then one a set. */
public final class ComparisonJson {
  private ComparisonJson() {}

  /** The lines. */
  public static List<String> lines(Comparison comparison) throws CorruptDiagram {
    List<String> lines = new ArrayList<>();
    for (Row row : comparison.rows()) {
      lines.add(line(comparison, row));
    }
    for (String set : comparison.sets()) {
      lines.add(line(comparison, set));
    }
    return lines;
  }

  private static String line(Comparison comparison, Row row) throws CorruptDiagram {
    Map<Bdd, List<String>> answers = row.answers();
    List<String> times = new ArrayList<>();
    for (String name : comparison.competitors()) {
      row.reply(name).ifPresent(reply -> times.add(text(name) + ":" + outcome(reply)));
    }
    String minterms =
        answers.size() == 1
            ? text(row.minterms(answers.keySet().iterator().next()).toString())
            : "null";
    return String.format(
        Locale.ROOT,
        "{\"set\":%s,\"query\":%s,\"goal\":%s,\"predicates\":%d,\"minterms\":%s,\"agree\":%b,"
            + "\"answers\":{%s}}",
        text(row.set()),
        text(row.file()),
        text(row.goal()),
        row.predicates(),
        minterms,
        answers.size() < 2,
        String.join(",", times));
  }

  private static String outcome(Reply reply) {
    if (reply instanceof Reply.Solved solved) {
      return String.format(Locale.ROOT, "{\"microseconds\":%.3f}", solved.seconds() * 1e6);
    }
    String reason = reply instanceof Reply.Failed failed ? failed.reason() : "time-out";
    return "{\"error\":" + text(reason) + "}";
  }

  private static String line(Comparison comparison, String set) {
    List<String> totals = new ArrayList<>();
    for (String name : comparison.competitors()) {
      Total total = comparison.total(set, name);
      totals.add(
          String.format(
              Locale.ROOT,
              "%s:{\"solved\":%d,\"timeouts\":%d,\"failed\":%d,\"microseconds\":%.3f}",
              text(name),
              total.solved(),
              total.timedOut(),
              total.failed(),
              total.seconds() * 1e6));
    }
    return String.format(
        Locale.ROOT,
        "{\"set\":%s,\"best_solver\":%s,\"totals\":{%s}}",
        text(set),
        comparison.bestSolver(set).map(ComparisonJson::text).orElse("null"),
        String.join(",", totals));
  }

  /** The text in quotes. */
  private static String text(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (c < ' ') {
        quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }
}
