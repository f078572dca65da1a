package io.implicant.bench.block;

import io.implicant.bench.closure.Meter;
import io.implicant.bench.closure.Meter.Cost;
import io.implicant.bench.peer.Problem;
import io.implicant.bench.report.Cell;
import io.implicant.bench.report.PowerLaw;
import io.implicant.bench.report.Report.Section;
import io.implicant.bench.report.Table;
import io.implicant.bench.report.Table.Column;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.table.Budget;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.path.LazyImages;
import io.implicant.theories.path.LazyResult;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Solves instances; tables of each, of totals, and of how they grow. */
public final class BlockBenchmark {
  private static final int WARM_UP = 3;

  private final Duration limit;
  private final int rounds;
  private final List<Row> rows = new ArrayList<>();

  /** What one instance took, and what ended the work early. */
  private record Row(
      Instance instance, LazyResult.Stats stats, List<Cost> costs, Optional<String> limit) {
    double millis() {
      return Meter.median(costs, Cost::millis);
    }

    boolean isSolved() {
      return limit.isEmpty();
    }

    boolean is(Instance.Kind kind, int copies) {
      return instance.kind() == kind && instance.copies() == copies;
    }
  }

  /**
   * A run.
   *
   * @param limit for each instance
   * @param rounds samples of which the median is taken
   */
  public BlockBenchmark(Duration limit, int rounds) {
    if (rounds < 1) {
      throw new IllegalArgumentException("expected at least 1 after --rounds");
    }
    this.limit = limit;
    this.rounds = rounds;
  }

  /** Solves one instance. */
  public void measure(Instance instance) throws UnsupportedFormulaException {
    LazyResult[] last = new LazyResult[1];
    List<Cost> costs =
        Meter.measure(() -> last[0] = solve(instance.problem(), limit), WARM_UP, rounds);
    rows.add(new Row(instance, last[0].stats(), costs, last[0].limit()));
  }

  /** G of the negated goal, from scratch. */
  static LazyResult solve(Problem problem, Duration limit) throws UnsupportedFormulaException {
    return LazyImages.consistent(
        problem.terms(),
        problem.predicates(),
        problem.terms().not(problem.goal()),
        BddManager.create(problem.predicates().size()),
        Budget.ofTime(limit));
  }

  /** What was found so far. */
  public List<Section> sections() {
    String text = "CPU time of the thread, from scratch; a limit is one of the clock.";
    return List.of(
        new Section("Instances", text, List.of(instances()), List.of()),
        new Section("Totals", growth(), List.of(totals()), List.of()));
  }

  private Table instances() {
    List<Column> columns =
        List.of(
            Column.label("instance"),
            Column.number("atoms", ""),
            Column.number("predicates", ""),
            Column.exactCost("iterations", ""),
            Column.exactCost("conflicts", ""),
            Column.exactCost("blocks", ""),
            Column.number("relational", ""),
            Column.cost("time", "ms"),
            Column.remark("solved"));
    List<List<Cell>> cells = new ArrayList<>();
    for (Row row : rows) {
      LazyResult.Stats stats = row.stats();
      cells.add(
          List.of(
              Cell.text(row.instance().name()),
              Cell.of(stats.atoms()),
              Cell.of(row.instance().problem().predicates().size()),
              Cell.of(stats.iterations()),
              Cell.of(stats.conflicts()),
              Cell.of(stats.blocks()),
              Cell.of(stats.relationalImages()),
              Meter.cell(row.costs(), Cost::millis),
              Cell.text(row.limit().orElse("yes"))));
    }
    return new Table("block-instances", "", columns, cells);
  }

  private Table totals() {
    List<Column> columns =
        List.of(
            Column.label("kind"),
            Column.label("copies"),
            Column.remark("solved"),
            Column.cost("total", "ms"),
            Column.cost("median", "ms"),
            Column.cost("most", "ms"),
            Column.remark("slowest"));
    List<List<Cell>> cells = new ArrayList<>();
    for (Instance.Kind kind : Instance.Kind.values()) {
      rows.stream()
          .filter(row -> row.instance().kind() == kind)
          .map(row -> row.instance().copies())
          .distinct()
          .sorted()
          .forEach(copies -> cells.add(total(kind, copies)));
    }
    return new Table("block-totals", "", columns, cells);
  }

  private List<Cell> total(Instance.Kind kind, int copies) {
    List<Row> some = rows.stream().filter(row -> row.is(kind, copies)).toList();
    Row slowest = some.get(0);
    for (Row row : some) {
      slowest = row.millis() > slowest.millis() ? row : slowest;
    }
    return List.of(
        Cell.text(kind.label()),
        Cell.text(String.valueOf(copies)),
        Cell.text(some.stream().filter(Row::isSolved).count() + "/" + some.size()),
        Cell.of(some.stream().mapToDouble(Row::millis).sum()),
        Cell.of(Meter.median(some, Row::millis)),
        Cell.of(slowest.millis()),
        Cell.text(slowest.instance().block()));
  }

  private String growth() {
    return growth(Instance.Kind.SEQUENCE) + growth(Instance.Kind.PARALLEL);
  }

  /** Of the blocks all of whose copies were solved: how time grows with the number of atoms. */
  private String growth(Instance.Kind kind) {
    List<Double> exponents = new ArrayList<>();
    for (Row single : rows.stream().filter(row -> row.is(Instance.Kind.SINGLE, 1)).toList()) {
      List<Row> family =
          rows.stream()
              .filter(row -> row.instance().block().equals(single.instance().block()))
              .filter(row -> row.instance().copies() == 1 || row.instance().kind() == kind)
              .toList();
      PowerLaw law = new PowerLaw();
      family.forEach(row -> law.add(row.stats().atoms(), row.millis()));
      if (family.stream().allMatch(Row::isSolved) && !Double.isNaN(law.exponent())) {
        exponents.add(law.exponent());
      }
    }
    return exponents.isEmpty()
        ? ""
        : String.format(
            Locale.ROOT,
            "In %s: time ~ atoms^%.2f in the median of %d blocks, atoms^%.2f at most. ",
            kind.label(),
            Meter.median(exponents, Double::doubleValue),
            exponents.size(),
            exponents.stream().mapToDouble(Double::doubleValue).max().orElse(0));
  }
}
