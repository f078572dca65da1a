package io.implicant.bench.reach;

import io.implicant.bench.report.Cell;
import io.implicant.bench.report.Plot.Axis;
import io.implicant.bench.report.Plot.Scatter;
import io.implicant.bench.report.Plot.Series;
import io.implicant.bench.report.Report.Section;
import io.implicant.bench.report.Table;
import io.implicant.bench.report.Table.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.math3.stat.descriptive.rank.Median;

/** Runs of one setup beside the recorded ones. */
public final class ReachTable {
  /** Below this the recorded time says nothing. */
  private static final double MEASURABLE = 1;

  private static final double MEGA = 1 << 20;
  private static final List<Column> COLUMNS =
      List.of(
          Column.label("model"),
          Column.remark("states"),
          Column.cost("time", "s"),
          Column.number("native", "s"),
          Column.number("ratio", ""),
          Column.number("memory", "MB"),
          Column.number("native", "MB"),
          Column.exactCost("nodes", ""),
          Column.number("peak", "nodes"));

  private final String name;
  private final double limit;
  private final List<List<Cell>> rows = new ArrayList<>();
  private final List<Double> ours = new ArrayList<>();
  private final List<Double> theirs = new ArrayList<>();
  private int solved;
  private int known;

  public ReachTable(String name, double limit) {
    this.name = name;
    this.limit = limit;
  }

  public void add(Recorded recorded, Optional<ReachRun> run) {
    solved += run.isPresent() ? 1 : 0;
    known += recorded.seconds().isPresent() ? 1 : 0;
    Optional<Double> ratio =
        run.flatMap(r -> recorded.seconds().map(seconds -> r.cpuSeconds() / seconds));
    if (ratio.isPresent()) {
      ours.add(run.get().cpuSeconds());
      theirs.add(recorded.seconds().get());
    }
    rows.add(
        List.of(
            Cell.text(recorded.instance()),
            Cell.text(run.map(r -> r.states().toString()).orElse("-")),
            cell(run.map(ReachRun::cpuSeconds), "limit"),
            cell(recorded.seconds(), "-"),
            cell(ratio, "-"),
            cell(run.map(r -> r.bytes() / MEGA), "-"),
            cell(recorded.kilobytes().map(k -> k / 1024.0), "-"),
            cell(run.map(r -> (double) r.nodes()), "-"),
            cell(run.map(r -> (double) r.peak()), "-")));
  }

  static Cell cell(Optional<Double> number, String otherwise) {
    return number.isPresent() ? Cell.of(number.get()) : new Cell.Missing(otherwise);
  }

  public Section section() {
    String summary =
        String.format(
            Locale.ROOT, "%d models; solved within %.0f s: %d", rows.size(), limit, solved);
    Table table = new Table("reach-" + name, "", COLUMNS, rows);
    return known == 0
        ? new Section(name, summary + ".", List.of(table), List.of())
        : new Section(name, summary + besideNative(), List.of(table), List.of(plot()));
  }

  private String besideNative() {
    return String.format(
        Locale.ROOT,
        "; recorded for the native tool: %d, of which lost: %d. Median ratio %s; on models of at"
            + " least %.0f s %s.",
        known,
        known - ours.size(),
        median(0),
        MEASURABLE,
        median(MEASURABLE));
  }

  private Scatter plot() {
    return new Scatter(
        "reach-" + name,
        "Each model beside its-reach: below the line is faster",
        Axis.logarithmic("its-reach, seconds"),
        Axis.logarithmic(name + ", seconds"),
        List.of(new Series(name, theirs, ours)));
  }

  /** Of the ratios where the native tool took at least so long. */
  private String median(double least) {
    List<Double> ratios = new ArrayList<>();
    for (int i = 0; i < ours.size(); i++) {
      if (theirs.get(i) >= least) {
        ratios.add(ours.get(i) / theirs.get(i));
      }
    }
    double median =
        new Median().evaluate(ratios.stream().mapToDouble(Double::doubleValue).toArray());
    return ratios.isEmpty()
        ? "-"
        : String.format(Locale.ROOT, "%.2f (%d models)", median, ratios.size());
  }
}
