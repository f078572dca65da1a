package io.implicant.bench.partition;

import io.implicant.bench.report.Cell;
import io.implicant.bench.report.Report.Section;
import io.implicant.bench.report.Table;
import io.implicant.bench.report.Table.Column;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** The tables of BR03: Fig. 4 (times) and Fig. 5 (sizes of partitions). */
public final class PartitionTables {
  private static final List<Column> TIMES =
      List.of(
          Column.label("model"),
          Column.number("bits", ""),
          Column.remark("states"),
          Column.number("steps", ""),
          Column.cost("conjunctive", "s"),
          Column.cost("longest", "s"),
          Column.cost("partial", "s"),
          Column.cost("longest", "s"),
          Column.number("ratio", ""),
          Column.exactCost("conjunctive peak", "nodes"),
          Column.exactCost("partial peak", "nodes"));
  private static final List<Column> SIZES =
      List.of(
          Column.label("model"),
          Column.number("bits", ""),
          Column.number("min partial/conj", ""),
          Column.number("max partial/conj", ""),
          Column.number("pc partial/conj", ""),
          Column.exactCost("partial pc", "nodes"),
          Column.exactCost("max conj", "nodes"),
          Column.exactCost("max partial", "nodes"),
          Column.number("max full/partial", ""));

  private final List<List<Cell>> times = new ArrayList<>();
  private final List<List<Cell>> sizes = new ArrayList<>();

  /** Adds a model: runs of each kind, one or more, and the sizes of its full disjunctive form. */
  public void add(
      String model,
      int bits,
      List<PartitionRun> conjunctive,
      List<PartitionRun> partial,
      List<Integer> full) {
    PartitionRun slow = conjunctive.get(0);
    PartitionRun fast = partial.get(0);
    Cell states = Cell.text((fast.complete() ? "" : ">= ") + fast.states());
    times.add(
        List.of(
            Cell.text(model),
            Cell.of(bits),
            states,
            Cell.of(fast.steps()),
            time(conjunctive, PartitionRun::seconds),
            time(conjunctive, PartitionRun::longest),
            time(partial, PartitionRun::seconds),
            time(partial, PartitionRun::longest),
            ratio(conjunctive, partial),
            Cell.of(slow.peak()),
            Cell.of(fast.peak())));
    List<Integer> conj = slow.sizes();
    List<Integer> disj = fast.sizes();
    double[] ratios =
        IntStream.range(1, conj.size())
            .filter(i -> disj.get(i) > 0)
            .mapToDouble(i -> disj.get(i) / (double) conj.get(i))
            .toArray();
    double largestFull =
        IntStream.range(0, full.size())
            .filter(i -> disj.get(i) > 0)
            .mapToDouble(i -> full.get(i) / (double) disj.get(i))
            .max()
            .orElse(1);
    sizes.add(
        List.of(
            Cell.text(model),
            Cell.of(bits),
            Cell.of(Arrays.stream(ratios).min().orElse(1)),
            Cell.of(Arrays.stream(ratios).max().orElse(1)),
            Cell.of(disj.get(0) / (double) conj.get(0)),
            Cell.of(disj.get(0)),
            Cell.of(Collections.max(conj.subList(1, conj.size()))),
            Cell.of(Collections.max(disj.subList(1, disj.size()))),
            Cell.of(largestFull)));
  }

  private static Cell time(List<PartitionRun> runs, ToDoubleFunction<PartitionRun> value) {
    double[] samples = runs.stream().mapToDouble(value).toArray();
    boolean complete = runs.stream().allMatch(PartitionRun::complete);
    Cell cell = Cell.of(samples);
    return complete ? cell : new Cell.Missing("> " + cell.text());
  }

  /** A lower bound where the conjunctive search was ended; nothing where the other one was. */
  private static Cell ratio(List<PartitionRun> conjunctive, List<PartitionRun> partial) {
    if (!partial.stream().allMatch(PartitionRun::complete)) {
      return new Cell.Missing("-");
    }
    double ratio = median(conjunctive) / Math.max(median(partial), 1e-6);
    boolean complete = conjunctive.stream().allMatch(PartitionRun::complete);
    return complete ? Cell.of(ratio) : new Cell.Missing("> " + Cell.of(ratio).text());
  }

  private static double median(List<PartitionRun> runs) {
    return new Cell.Measured(runs.stream().map(PartitionRun::seconds).toList()).median();
  }

  /** Fig. 4. */
  public Section times() {
    return new Section(
        "Reachability, as in BR03 Fig. 4",
        "CPU seconds of all images, and of the longest step, under one order of the bits.",
        List.of(new Table("partitions-times", "", TIMES, times)),
        List.of());
  }

  /** Fig. 5. */
  public Section sizes() {
    return new Section(
        "Sizes of partitions, as in BR03 Fig. 5",
        "Nodes under the same order; ratios and maxima are of all variables but pc. The last column"
            + " is how much larger a disjunctive partition gets by its frame.",
        List.of(new Table("partitions-sizes", "", SIZES, sizes)),
        List.of());
  }
}
