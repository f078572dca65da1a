package io.implicant.bench.report;

import io.implicant.bench.report.Comparison.Change;
import io.implicant.bench.report.Comparison.Interval;
import io.implicant.bench.report.Comparison.Verdict;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The part of the page that sets the run against an earlier one; what got worse stands first. */
final class HtmlComparison {
  private static final double WIDTH = 180;
  private static final double MARGIN = 6;
  private static final double MIDDLE = 9;

  private HtmlComparison() {}

  static String section(Comparison comparison) {
    StringBuilder html = new StringBuilder();
    html.append("<section id=\"comparison\">\n<h2>Against the earlier run</h2>\n");
    html.append("<p>").append(HtmlPage.escape(comparison.summary())).append(".</p>\n");
    double reach = reach(comparison.changes());
    Map<Boolean, List<Change>> parts =
        comparison.changes().stream()
            .sorted(Comparator.comparingInt(HtmlComparison::rank).thenComparing(c -> -c.ratio()))
            .collect(Collectors.partitioningBy(change -> change.verdict() == Verdict.SAME));
    if (!parts.get(false).isEmpty()) {
      table(html, parts.get(false), reach);
    }
    if (!parts.get(true).isEmpty()) {
      html.append("<details").append(parts.get(false).isEmpty() ? " open" : "");
      html.append("><summary>").append(parts.get(true).size());
      html.append(" unchanged or within the noise</summary>\n");
      table(html, parts.get(true), reach);
      html.append("</details>\n");
    }
    note(html, "Only in this run", comparison.added());
    note(html, "Only in the earlier run", comparison.removed());
    return html.append("</section>\n").toString();
  }

  private static void table(StringBuilder html, List<Change> changes, double reach) {
    html.append("<div class=\"card\">\n<table>\n<caption>Cost now as a multiple of the cost then,");
    html.append(
        " with a 95 % confidence interval; below 1 is faster or smaller now. Of twenty costs that did not"
            + " change, about one falls outside by chance.</caption>\n");
    html.append("<thead><tr><th class=\"label\">table</th><th class=\"label\">row</th>");
    html.append("<th class=\"label\">column</th><th>then</th><th>now</th><th>ratio</th>");
    html.append("<th>interval</th><th></th><th class=\"label\">verdict</th></tr></thead>\n");
    html.append("<tbody>\n");
    changes.forEach(change -> row(html, change, reach));
    html.append("</tbody>\n</table>\n</div>\n");
  }

  private static int rank(Change change) {
    return switch (change.verdict()) {
      case WORSE -> 0;
      case BETTER -> 1;
      case SAME -> 2;
      case OPEN -> 3;
    };
  }

  /** The logarithm that all intervals stay within, at least that of a factor of 1.25. */
  private static double reach(List<Change> changes) {
    double reach = Math.log(1.25);
    for (Change change : changes) {
      Interval interval = change.interval().orElse(new Interval(change.ratio(), change.ratio()));
      double low = Math.abs(Math.log(interval.low()));
      reach = Math.max(reach, Math.max(low, Math.abs(Math.log(interval.high()))));
    }
    return Math.min(reach, Math.log(10));
  }

  private static void row(StringBuilder html, Change change, double reach) {
    Samples.Key key = change.key();
    String unit = key.unit().isEmpty() ? "" : " " + key.unit();
    html.append("<tr>");
    label(html, key.table());
    label(html, key.row());
    label(html, key.column());
    number(html, Numbers.shown(change.before()) + unit);
    number(html, Numbers.shown(change.now()) + unit);
    number(html, String.format(Locale.ROOT, "%.2f", change.ratio()));
    number(
        html,
        change
            .interval()
            .map(
                i ->
                    key.exact()
                        ? "exact"
                        : String.format(Locale.ROOT, "%.2f to %.2f", i.low(), i.high()))
            .orElse("one round only"));
    html.append("<td>").append(drawing(change, reach)).append("</td>");
    html.append("<td class=\"label\"><span class=\"badge ").append(style(change.verdict()));
    html.append("\">").append(word(change)).append("</span></td></tr>\n");
  }

  private static void label(StringBuilder html, String text) {
    html.append("<td class=\"label\">").append(HtmlPage.escape(text)).append("</td>");
  }

  private static void number(StringBuilder html, String text) {
    html.append("<td>").append(HtmlPage.escape(text)).append("</td>");
  }

  /** The interval on a logarithmic axis with 1 in the middle. */
  private static String drawing(Change change, double reach) {
    Interval interval = change.interval().orElse(new Interval(change.ratio(), change.ratio()));
    return String.format(
        Locale.ROOT,
        "<svg class=\"interval %s\" viewBox=\"0 0 %.0f 18\" aria-hidden=\"true\">"
            + "<line class=\"one\" x1=\"%.1f\" y1=\"1\" x2=\"%.1f\" y2=\"17\"/>"
            + "<line x1=\"%.1f\" y1=\"%.0f\" x2=\"%.1f\" y2=\"%.0f\"/>"
            + "<circle cx=\"%.1f\" cy=\"%.0f\" r=\"4\"/></svg>",
        style(change.verdict()),
        WIDTH,
        place(1, reach),
        place(1, reach),
        place(interval.low(), reach),
        MIDDLE,
        place(interval.high(), reach),
        MIDDLE,
        place(change.ratio(), reach),
        MIDDLE);
  }

  private static double place(double ratio, double reach) {
    double share = Math.max(-1, Math.min(1, Math.log(ratio) / reach));
    return WIDTH / 2 + share * (WIDTH / 2 - MARGIN);
  }

  private static String style(Verdict verdict) {
    return verdict == Verdict.WORSE || verdict == Verdict.BETTER
        ? verdict.name().toLowerCase(Locale.ROOT)
        : "";
  }

  private static String word(Change change) {
    return switch (change.verdict()) {
      case WORSE -> "worse";
      case BETTER -> "better";
      case SAME -> change.key().exact() ? "unchanged" : "within noise";
      case OPEN -> "open";
    };
  }

  private static void note(StringBuilder html, String title, List<Samples.Key> keys) {
    if (!keys.isEmpty()) {
      List<String> names =
          keys.stream().map(k -> k.table() + ", " + k.row() + ", " + k.column()).toList();
      html.append("<p>").append(title).append(": ");
      html.append(HtmlPage.escape(String.join("; ", names))).append(".</p>\n");
    }
  }
}
