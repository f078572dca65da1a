package io.implicant.bench.peer;

import io.implicant.bench.peer.Comparison.Row;
import io.implicant.bench.peer.Comparison.Total;
import io.implicant.bench.report.Cell;
import io.implicant.bench.report.Plot;
import io.implicant.bench.report.Plot.Axis;
import io.implicant.bench.report.Plot.Scatter;
import io.implicant.bench.report.Plot.Series;
import io.implicant.bench.report.Report.Section;
import io.implicant.bench.report.Table;
import io.implicant.bench.report.Table.Column;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.CorruptDiagram;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A {@link Comparison} for people. The first competitor is the one that the others are compared
 * with; where one of the others leaves a query open its total is a lower bound, and so is the
 * ratio.
 */
public final class ComparisonReport {
  private static final int MILLI = 1_000;
  private static final int NAMED = 5;

  private final Comparison comparison;
  private final String prefix;
  private final String set;
  private final List<String> present;

  /**
   * One set of a comparison.
   *
   * @param prefix of the names of tables and plots
   */
  public ComparisonReport(Comparison comparison, String prefix, String set) {
    this.comparison = comparison;
    this.prefix = prefix + "-" + set.replaceAll("[^A-Za-z0-9]+", "-");
    this.set = set;
    present = comparison.competitors().stream().filter(this::tookPart).toList();
  }

  private boolean tookPart(String competitor) {
    return comparison.rows().stream()
        .anyMatch(row -> row.set().equals(set) && row.reply(competitor).isPresent());
  }

  private String first() {
    return comparison.competitors().get(0);
  }

  /** Totals, ratios, and each query beside the best solver. */
  public Section totals() throws CorruptDiagram {
    List<Column> columns =
        List.of(
            Column.label("competitor"),
            Column.number("solved", ""),
            Column.number("time-outs", ""),
            Column.number("failed", ""),
            Column.cost("total", "ms"),
            Column.number("ratio", ""));
    List<List<Cell>> rows = present.stream().map(this::totals).toList();
    String caption =
        String.format(
            Locale.ROOT,
            "Milliseconds for all queries of %s; one that was not answered counts as the time-out,"
                + " %s s",
            set,
            comparison.timeout());
    return new Section(
        set,
        summary(),
        List.of(new Table(prefix + "-totals", caption, columns, rows)),
        scatter().map(List::of).orElse(List.of()));
  }

  private List<Cell> totals(String competitor) {
    Total total = comparison.total(set, competitor);
    double ratio = ratio(competitor);
    boolean exact = total.isComplete();
    return List.of(
        Cell.text(competitor),
        Cell.of(total.solved()),
        Cell.of(total.timedOut()),
        Cell.of(total.failed()),
        exact
            ? new Cell.Measured(
                comparison.samples(set, competitor).stream().map(s -> s * MILLI).toList())
            : new Cell.AtLeast(total.seconds() * MILLI),
        exact ? Cell.of(ratio) : new Cell.AtLeast(ratio));
  }

  private double ratio(String competitor) {
    return comparison.total(set, competitor).seconds() / comparison.total(set, first()).seconds();
  }

  private String summary() throws CorruptDiagram {
    long wrong = comparison.disagreements(set);
    StringBuilder text = new StringBuilder();
    text.append(wrong == 0 ? "All answers agree." : wrong + " queries have answers that DIFFER.");
    comparison
        .bestSolver(set)
        .ifPresent(best -> text.append(" Best solver strategy: ").append(times(best)));
    if (comparison.bestSolver(set).isPresent()) {
      text.append(slower());
    }
    if (present.contains(Competitors.PROVER_PER_CUBE)) {
      text.append(" Classical way: ").append(times(Competitors.PROVER_PER_CUBE));
    }
    return text.toString();
  }

  /** On which queries some solver is faster. */
  private String slower() {
    List<String> slower = new ArrayList<>();
    for (Row row : comparison.rows()) {
      double ours = row.seconds(first()).orElse(comparison.timeout());
      if (row.set().equals(set) && fastest(row, solvers()).orElse(ours) < ours) {
        slower.add(row.file());
      }
    }
    if (slower.isEmpty()) {
      return " No solver is faster on any query.";
    }
    String names = String.join(", ", slower.subList(0, Math.min(NAMED, slower.size())));
    return " Some solver is faster on "
        + slower.size()
        + (slower.size() == 1 ? " query: " : " queries: ")
        + names
        + (slower.size() > NAMED ? ", ..." : ".");
  }

  private List<String> solvers() {
    return present.stream().filter(name -> name.contains("/")).toList();
  }

  private static OptionalDouble fastest(Row row, List<String> solvers) {
    return solvers.stream()
        .map(row::seconds)
        .filter(OptionalDouble::isPresent)
        .mapToDouble(OptionalDouble::getAsDouble)
        .min();
  }

  private String times(String competitor) {
    Total total = comparison.total(set, competitor);
    String open = "more than %2$s times the total of %3$s (a lower bound: %4$d open)";
    String form = "%1$s, " + (total.isComplete() ? "%2$s times the total of %3$s" : open) + ".";
    double ratio = ratio(competitor);
    return String.format(
        Locale.ROOT,
        form,
        competitor,
        String.format(Locale.ROOT, ratio < 10 ? "%.2f" : "%.0f", ratio),
        first(),
        total.timedOut() + total.failed());
  }

  /** The first competitor beside the best strategy of the set, and beside the best for each. */
  private Optional<Plot> scatter() {
    Optional<String> best = comparison.bestSolver(set);
    if (best.isEmpty()) {
      return Optional.empty();
    }
    List<String> solvers = solvers();
    List<Series> series = new ArrayList<>();
    if (solvers.size() > 1) {
      series.add(series("fastest solver of each query", solvers));
    }
    series.add(series(best.get(), List.of(best.get())));
    return Optional.of(
        new Scatter(
            prefix + "-scatter",
            "Each query of " + set + " beside solvers: below the line " + first() + " is faster",
            Axis.logarithmic("solver, seconds"),
            Axis.logarithmic(first() + ", seconds"),
            series));
  }

  private Series series(String name, List<String> solvers) {
    List<Double> xs = new ArrayList<>();
    List<Double> ys = new ArrayList<>();
    for (Row row : comparison.rows()) {
      if (row.set().equals(set)) {
        xs.add(fastest(row, solvers).orElse(comparison.timeout()));
        ys.add(row.seconds(first()).orElse(comparison.timeout()));
      }
    }
    return new Series(name, xs, ys);
  }

  /** Everyone on every query. */
  public Section queries() throws CorruptDiagram {
    List<Column> columns = new ArrayList<>();
    columns.add(Column.label("query"));
    columns.add(Column.number("P", ""));
    columns.add(Column.remark("minterms"));
    for (String name : present) {
      columns.add(name.equals(first()) ? Column.cost(name, "ms") : Column.number(name, "ms"));
    }
    List<List<Cell>> rows = new ArrayList<>();
    for (Row row : comparison.rows()) {
      if (row.set().equals(set)) {
        rows.add(cells(row));
      }
    }
    Table table = new Table(prefix + "-queries", "Each query of " + set, columns, rows);
    return new Section(set + ": each query", "", List.of(table), List.of());
  }

  private List<Cell> cells(Row row) throws CorruptDiagram {
    List<Cell> cells = new ArrayList<>();
    cells.add(Cell.text(row.file() + (row.goal().equals("goal") ? "" : " " + row.goal())));
    cells.add(Cell.of(row.predicates()));
    cells.add(Cell.text(minterms(row)));
    for (String name : present) {
      cells.add(row.reply(name).map(ComparisonReport::time).orElse(new Cell.Missing("-")));
    }
    return cells;
  }

  private static String minterms(Row row) throws CorruptDiagram {
    Map<Bdd, List<String>> answers = row.answers();
    return switch (answers.size()) {
      case 0 -> "?";
      case 1 -> row.minterms(answers.keySet().iterator().next()).toString();
      default -> "DISAGREE";
    };
  }

  /** Milliseconds, or why there are none. */
  public static Cell time(Reply reply) {
    if (reply instanceof Reply.Solved solved) {
      return new Cell.Measured(solved.samples().stream().map(nanos -> nanos / 1e6).toList());
    }
    return new Cell.Missing(reply instanceof Reply.TimedOut ? "time-out" : "failed");
  }

  /** Fresh processes that answer all queries of the set once. */
  public Section cold(Map<String, Contest.Cold> results) {
    List<Column> columns =
        List.of(
            Column.label("competitor"),
            Column.remark("compilers"),
            Column.cost("by the clock", "s"),
            Column.cost("CPU time", "s"),
            Column.number("ratio by the clock", ""),
            Column.number("ratio of CPU time", ""));
    List<List<Cell>> rows = new ArrayList<>();
    results.forEach(
        (name, cold) -> {
          Cell.Measured clock = new Cell.Measured(cold.clock());
          Cell.Measured cpu = new Cell.Measured(cold.cpu());
          Contest.Cold ours = results.get(first());
          rows.add(
              List.of(
                  Cell.text(name),
                  Cell.text(cold.quickCompiler() ? "C1" : "C1, C2"),
                  clock,
                  cpu,
                  ratio(clock, Optional.ofNullable(ours).map(Contest.Cold::clock)),
                  ratio(cpu, Optional.ofNullable(ours).map(Contest.Cold::cpu))));
        });
    String text =
        "A fresh process answers every query once: the start of Java, reading, translation, the"
            + " compiler and the collector are all counted. Medians of the processes, with both of Java's"
            + " compilers or with C1 alone, whichever is better for the competitor. Who leaves a query"
            + " open is not in the table.";
    Table table = new Table(prefix + "-cold", "Seconds of a cold process", columns, rows);
    return new Section(set + ": cold processes", text, List.of(table), List.of());
  }

  private static Cell ratio(Cell.Measured cost, Optional<List<Double>> reference) {
    return reference.isEmpty()
        ? new Cell.Missing("-")
        : Cell.of(cost.median() / new Cell.Measured(reference.get()).median());
  }
}
