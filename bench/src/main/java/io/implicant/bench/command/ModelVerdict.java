package io.implicant.bench.command;

import io.implicant.bench.ExitCode;
import io.implicant.checker.bp.BpChecker;
import io.implicant.checker.bp.Trace;
import io.implicant.checker.bp.Verdict;
import io.implicant.checker.bp.flow.Edge;
import io.implicant.checker.bp.flow.FlowGraph;
import io.implicant.checker.bp.search.Interleavings.Cut;
import io.implicant.logic.text.Plural;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** What {@code check-model} says about one program. */
record ModelVerdict(
    String file, FlowGraph graph, Verdict verdict, BpChecker checker, double seconds) {
  ExitCode exitCode() {
    if (verdict instanceof Verdict.Holds) {
      return ExitCode.DONE;
    }
    return verdict instanceof Verdict.Fails ? ExitCode.VIOLATED : ExitCode.UNKNOWN;
  }

  String text(boolean withTrace, boolean stats) {
    StringBuilder text = new StringBuilder(file + ": " + headline() + "\n");
    if (verdict instanceof Verdict.Fails fails && withTrace) {
      fails
          .run()
          .map(run -> Trace.of(graph, run))
          .ifPresentOrElse(
              trace ->
                  text.append("  trace of ")
                      .append(trace.lines().size())
                      .append(" lines, with the values that change\n")
                      .append(trace),
              () -> text.append("  the trace has more than 100,000 steps\n"));
    }
    if (stats) {
      text.append(
          String.format(
              "  program    %s, %s, %s, %s%n",
              Plural.of(graph.procedures().size(), "procedure"),
              Plural.of(graph.points(), "point"),
              Plural.of(graph.globals().size(), "global"),
              graph.isConcurrent() ? "several threads" : "one thread"));
      text.append(
          String.format(
              "  search     %s, peak %s, %.3f s%n",
              checker.progress(), Plural.of(checker.peakNodes(), "node"), seconds));
    }
    return text.toString();
  }

  private String headline() {
    if (verdict instanceof Verdict.Holds) {
      return "holds: no assertion can fail";
    } else if (verdict instanceof Verdict.Fails fails) {
      Edge failed = fails.assertion();
      return "fails: line " + failed.position().line() + ", " + failed.text();
    } else if (verdict instanceof Verdict.Bounded bounded) {
      return "unknown: " + bound(bounded);
    } else if (verdict instanceof Verdict.Stopped stopped) {
      return "unknown: limit reached: " + ReachCommand.word(stopped.reason());
    }
    throw new IllegalStateException(verdict.toString());
  }

  private static String bound(Verdict.Bounded bounded) {
    List<String> parts = new ArrayList<>();
    parts.add(Plural.of(bounded.bounds().threads(), "thread") + " at once");
    parts.add(Plural.of(bounded.bounds().switches(), "context switch", "context switches"));
    if (bounded.cuts().contains(Cut.DEPTH)) {
      parts.add(Plural.of(bounded.bounds().depth(), "waiting procedure"));
    }
    String cut = bounded.cuts().isEmpty() ? "; none of these bounds was reached" : "";
    return "no assertion fails within " + String.join(", ", parts) + cut;
  }

  Map<String, Object> fields(boolean withTrace) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("file", file);
    fields.put("verdict", word());
    fields.put("message", headline());
    if (verdict instanceof Verdict.Fails fails) {
      fields.put("line", fails.assertion().position().line());
      fields.put("column", fails.assertion().position().column());
      fields.put("statement", fails.assertion().text());
      if (withTrace) {
        fails.run().ifPresent(run -> fields.put("trace", lines(Trace.of(graph, run))));
      }
    } else if (verdict instanceof Verdict.Bounded bounded) {
      fields.put("threads", bounded.bounds().threads());
      fields.put("switches", bounded.bounds().switches());
      fields.put(
          "reached", bounded.cuts().stream().map(c -> c.name().toLowerCase(Locale.ROOT)).toList());
    } else if (verdict instanceof Verdict.Stopped stopped) {
      fields.put("limit", ReachCommand.word(stopped.reason()));
    }
    fields.put("procedures", graph.procedures().size());
    fields.put("points", graph.points());
    fields.put("concurrent", graph.isConcurrent());
    fields.put("peak", checker.peakNodes());
    fields.put("seconds", Math.round(seconds * 1000) / 1000.0);
    return fields;
  }

  private String word() {
    return switch (exitCode()) {
      case DONE -> "holds";
      case VIOLATED -> "fails";
      default -> "unknown";
    };
  }

  private static List<Map<String, Object>> lines(Trace trace) {
    List<Map<String, Object>> lines = new ArrayList<>();
    for (Trace.Line line : trace.lines()) {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("line", line.position().line());
      fields.put("column", line.position().column());
      fields.put("thread", line.thread());
      fields.put("depth", line.depth());
      fields.put("procedure", line.procedure());
      fields.put("statement", line.text());
      fields.put("changes", line.changes());
      lines.add(fields);
    }
    return lines;
  }
}
