package io.implicant.bench.reach;

import io.implicant.bench.report.Cell;
import io.implicant.bench.report.Report.Section;
import io.implicant.bench.report.Table;
import io.implicant.bench.report.Table.Column;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.math3.stat.descriptive.rank.Median;

/**
 * Several setups side by side on the same models, as in CBKT13 Fig. 2 and Col13 4.5: EquivSplit on
 * and off, saturation and breadth-first search, orders.
 */
public final class SetupTable {
  /** Quotients of shorter times are mostly noise; such models count as solved only. */
  private static final double MEASURABLE = 0.02;

  private final List<Setup> setups;
  private final List<List<Cell>> rows = new ArrayList<>();
  private final List<List<Optional<ReachRun>>> runs = new ArrayList<>();

  public SetupTable(List<Setup> setups) {
    this.setups = List.copyOf(setups);
  }

  /** Adds the runs of one model, one for each setup. */
  public void add(String model, List<Optional<ReachRun>> ofModel) {
    List<Cell> row = new ArrayList<>(List.of(Cell.text(model)));
    for (Optional<ReachRun> run : ofModel) {
      row.add(ReachTable.cell(run.map(ReachRun::cpuSeconds), "limit"));
      row.add(ReachTable.cell(run.map(r -> (double) r.peak()), "-"));
    }
    rows.add(row);
    runs.add(List.copyOf(ofModel));
  }

  /** The table, and for each setup how it compares with the first. */
  public Section section() {
    List<Column> columns = new ArrayList<>(List.of(Column.label("model")));
    StringBuilder summary = new StringBuilder(rows.size() + " models.");
    for (int i = 0; i < setups.size(); i++) {
      columns.add(Column.cost(setups.get(i).name(), "s"));
      columns.add(Column.number("peak", "nodes"));
      summary.append(summary(i));
    }
    return new Section(
        "Side by side",
        summary.toString(),
        List.of(new Table("reach-setups", "", columns, rows)),
        List.of());
  }

  private String summary(int setup) {
    List<Double> times = new ArrayList<>();
    List<Double> peaks = new ArrayList<>();
    int solved = 0;
    for (List<Optional<ReachRun>> ofModel : runs) {
      Optional<ReachRun> base = ofModel.get(0);
      Optional<ReachRun> run = ofModel.get(setup);
      solved += run.isPresent() ? 1 : 0;
      if (base.isPresent() && run.isPresent()) {
        peaks.add((double) run.get().peak() / Math.max(1, base.get().peak()));
        if (Math.max(base.get().cpuSeconds(), run.get().cpuSeconds()) >= MEASURABLE) {
          times.add(run.get().cpuSeconds() / Math.max(base.get().cpuSeconds(), MEASURABLE / 2));
        }
      }
    }
    String first = String.format(Locale.ROOT, " %s: %d solved", setups.get(setup).name(), solved);
    return setup == 0 || times.isEmpty()
        ? first + "."
        : String.format(
            Locale.ROOT,
            "%s; beside the first, time %s (%d models), peak %s.",
            first,
            quartiles(times),
            times.size(),
            quartiles(peaks));
  }

  private static String quartiles(List<Double> ratios) {
    double[] sorted = ratios.stream().mapToDouble(Double::doubleValue).sorted().toArray();
    return String.format(
        Locale.ROOT,
        "%.2g to %.2g, median %.2g",
        sorted[0],
        sorted[sorted.length - 1],
        new Median().evaluate(sorted));
  }
}
