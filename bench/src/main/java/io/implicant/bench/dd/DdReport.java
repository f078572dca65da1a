package io.implicant.bench.dd;

import io.implicant.bench.report.Cell;
import io.implicant.bench.report.Plot;
import io.implicant.bench.report.Plot.Axis;
import io.implicant.bench.report.Plot.Bars;
import io.implicant.bench.report.Plot.Scatter;
import io.implicant.bench.report.Plot.Series;
import io.implicant.bench.report.Report;
import io.implicant.bench.report.Table;
import io.implicant.bench.report.Table.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** The result of {@code implicant bench dd} as a report. */
public final class DdReport {
  private final ResultTable result;

  private DdReport(ResultTable result) {
    this.result = result;
  }

  public static Report.Chapter of(ResultTable result) {
    DdReport report = new DdReport(result);
    return new Report.Chapter(
        "Decision diagrams beside other Java packages",
        "CPU time of the process for building all functions from an empty table, after a warm-up;"
            + " medians of the rounds. Each package has a process of its own; all answers agree"
            + " unless a cell says otherwise.",
        String.valueOf(Workloads.SEED),
        List.of(
            new Report.Section("Time", "", List.of(report.times()), report.plots()),
            new Report.Section(
                "Size",
                "The largest number of nodes in the table, garbage included.",
                List.of(report.peaks()),
                List.of())));
  }

  private List<Peer> compared() {
    List<Peer> compared = new ArrayList<>(result.peers());
    return compared.remove(Peer.JDD) ? compared : List.of();
  }

  private Table times() {
    List<Column> columns = new ArrayList<>(List.of(Column.label("workload")));
    result.peers().forEach(peer -> columns.add(Column.cost(peer.label(), "s")));
    compared().forEach(peer -> columns.add(Column.number(peer.label() + "/jdd", "ratio")));
    List<List<Cell>> rows = new ArrayList<>();
    for (ResultTable.Row row : result.rows()) {
      List<Cell> cells = new ArrayList<>(List.of(Cell.text(row.workload())));
      for (Peer peer : result.peers()) {
        cells.add(
            row.cells().get(peer) instanceof Measurement.Done done
                ? new Cell.Measured(done.rounds())
                : new Cell.Missing(((Measurement.Failed) row.cells().get(peer)).reason()));
      }
      compared().forEach(peer -> cells.add(ratio(row.ratio(peer, Peer.JDD))));
      rows.add(cells);
    }
    List<Cell> means = new ArrayList<>(List.of(Cell.text("geometric mean")));
    result.peers().forEach(peer -> means.add(new Cell.Missing("")));
    compared().forEach(peer -> means.add(ratio(result.geometricMean(peer, Peer.JDD))));
    rows.add(means);
    return new Table("dd-times", "Seconds of CPU time, and as multiples of JDD's", columns, rows);
  }

  private static Cell ratio(OptionalDouble ratio) {
    return ratio.isPresent() ? Cell.of(ratio.getAsDouble()) : new Cell.Missing("-");
  }

  private Table peaks() {
    List<Column> columns = new ArrayList<>(List.of(Column.label("workload")));
    result.peers().forEach(peer -> columns.add(Column.number(peer.label(), "nodes")));
    List<List<Cell>> rows = new ArrayList<>();
    for (ResultTable.Row row : result.rows()) {
      List<Cell> cells = new ArrayList<>(List.of(Cell.text(row.workload())));
      for (Peer peer : result.peers()) {
        cells.add(
            row.cells().get(peer) instanceof Measurement.Done done
                ? Cell.of((double) done.peakNodes())
                : new Cell.Missing("-"));
      }
      rows.add(cells);
    }
    return new Table("dd-peaks", "Peak nodes", columns, rows);
  }

  private List<Plot> plots() {
    List<Plot> plots = new ArrayList<>();
    List<Bars.Group> groups =
        result.peers().stream()
            .map(
                peer ->
                    new Bars.Group(
                        peer.label(),
                        result.rows().stream().map(row -> seconds(row, peer)).toList()))
            .toList();
    List<String> workloads = result.rows().stream().map(ResultTable.Row::workload).toList();
    plots.add(
        new Bars("dd-times", "Time by workload", Axis.logarithmic("seconds"), workloads, groups));
    if (!compared().isEmpty()) {
      List<Series> series = compared().stream().map(this::againstJdd).toList();
      plots.add(
          new Scatter(
              "dd-against-jdd",
              "Each workload beside JDD: below the line is faster",
              Axis.logarithmic("JDD, seconds"),
              Axis.logarithmic("package, seconds"),
              series.stream().filter(s -> !s.xs().isEmpty()).toList()));
    }
    return plots;
  }

  private Series againstJdd(Peer peer) {
    List<Double> xs = new ArrayList<>();
    List<Double> ys = new ArrayList<>();
    for (ResultTable.Row row : result.rows()) {
      if (row.ratio(peer, Peer.JDD).isPresent()) {
        xs.add(seconds(row, Peer.JDD));
        ys.add(seconds(row, peer));
      }
    }
    return new Series(peer.label(), xs, ys);
  }

  private static double seconds(ResultTable.Row row, Peer peer) {
    return row.cells().get(peer) instanceof Measurement.Done done ? done.seconds() : Double.NaN;
  }
}
