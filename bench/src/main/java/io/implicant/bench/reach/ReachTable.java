package io.implicant.bench.reach;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Prints runs beside the recorded ones, and a summary. */
public final class ReachTable {
  /** Below this the recorded time says nothing. */
  private static final double MEASURABLE = 1;

  private final PrintWriter out;
  private final List<Double> ratios = new ArrayList<>();
  private final List<Double> longRatios = new ArrayList<>();
  private int models;
  private int ours;
  private int theirs;
  private int lost;

  public ReachTable(PrintWriter out) {
    this.out = out;
    out.printf(
        "%-20s %22s %9s %9s %7s %8s %8s %9s %9s%n",
        "model", "states", "cpu s", "native s", "ratio", "MB", "native", "nodes", "peak");
  }

  public void add(Recorded recorded, Optional<ReachRun> run) {
    models++;
    ours += run.isPresent() ? 1 : 0;
    theirs += recorded.seconds().isPresent() ? 1 : 0;
    lost += recorded.seconds().isPresent() && run.isEmpty() ? 1 : 0;
    String ratio = "";
    if (run.isPresent() && recorded.seconds().isPresent()) {
      double quotient = run.get().cpuSeconds() / recorded.seconds().get();
      ratios.add(quotient);
      if (recorded.seconds().get() >= MEASURABLE) {
        longRatios.add(quotient);
      }
      ratio = String.format("%.2f", quotient);
    }
    out.printf(
        "%-20s %22s %9s %9s %7s %8s %8s %9s %9s%n",
        recorded.instance(),
        run.map(r -> r.states().toString()).orElse("-"),
        run.map(r -> String.format("%.2f", r.cpuSeconds())).orElse("limit"),
        recorded.seconds().map(s -> String.format("%.2f", s)).orElse("-"),
        ratio,
        run.map(r -> Long.toString(r.bytes() >> 20)).orElse("-"),
        recorded.kilobytes().map(k -> Long.toString(k >> 10)).orElse("-"),
        run.map(r -> Integer.toString(r.nodes())).orElse("-"),
        run.map(r -> Integer.toString(r.peak())).orElse("-"));
    out.flush();
  }

  public void summary(double limit) {
    out.printf(
        "%d models; solved within %.0f s: %d; recorded for the native tool: %d, of which lost: %d%n",
        models, limit, ours, theirs, lost);
    out.printf(
        "median ratio %s; on models of at least %.0f s %s%n%n",
        median(ratios), MEASURABLE, median(longRatios));
    out.flush();
  }

  private static String median(List<Double> values) {
    if (values.isEmpty()) {
      return "-";
    }
    List<Double> sorted = new ArrayList<>(values);
    Collections.sort(sorted);
    int half = sorted.size() / 2;
    double median =
        sorted.size() % 2 == 1 ? sorted.get(half) : (sorted.get(half - 1) + sorted.get(half)) / 2;
    return String.format("%.2f (%d models)", median, sorted.size());
  }
}
