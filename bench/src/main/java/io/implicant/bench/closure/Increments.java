package io.implicant.bench.closure;

import io.implicant.bench.closure.Meter.Cost;
import io.implicant.bench.report.Cell;
import io.implicant.bench.report.Report.Section;
import io.implicant.bench.report.Table;
import io.implicant.bench.report.Table.Column;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.text.InputException;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.ClosureEngine;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * One predicate added to ten, as a verifier does when it refines: F and I of the same goal again,
 * once from the engine that has answered it over ten predicates, once afresh over eleven.
 */
final class Increments {
  private static final int FIRST = 10;
  private static final int WARM_UP_ROUNDS = 100;
  private static final int SEEDS = 50;

  private static final List<Column> COLUMNS =
      List.of(
          Column.label("set"),
          Column.number("queries", ""),
          Column.cost("afresh", "us"),
          Column.cost("added", "us"),
          Column.number("ratio", "of the sums"),
          Column.number("median", "of the ratios"));

  private final ClosureBenchmark.Options options;
  private final PrintWriter err;

  /** A problem of eleven predicates and the engine that has answered its goal over the first. */
  private record Step(Problem problem, ClosureEngine known) {
    static Step of(Problem problem) throws UnsupportedFormulaException {
      List<Formula> eleven = problem.predicates().subList(0, FIRST + 1);
      ClosureEngine known = new ClosureEngine(problem.terms(), eleven.subList(0, FIRST));
      known.ask(problem.goal(), Budget.unlimited());
      return new Step(new Problem(problem.name(), problem.terms(), eleven, problem.goal()), known);
    }

    void add() throws UnsupportedFormulaException {
      List<Formula> last = problem.predicates().subList(FIRST, FIRST + 1);
      known.extended(last).ask(problem.goal(), Budget.unlimited());
    }
  }

  /** What a step takes in both ways, in microseconds. */
  private record Timed(double afresh, double added) {
    double ratio() {
      return added / afresh;
    }
  }

  Increments(ClosureBenchmark.Options options, PrintWriter err) {
    this.options = options;
    this.err = err;
  }

  Section section() throws IOException, InputException, UnsupportedFormulaException {
    List<List<Cell>> rows = new ArrayList<>();
    List<Timed> all = new ArrayList<>();
    for (String set : List.of("random", "driver")) {
      Path folder = options.queries().resolve(set);
      if (Files.isDirectory(folder)) {
        List<Timed> some = measure(set, RecordedQueries.read(folder));
        all.addAll(some);
        rows.add(row(set, some));
      } else {
        err.println("skipped: no queries in " + folder);
      }
    }
    if (!all.isEmpty()) {
      rows.add(row("both", all));
    }
    List<Problem> seeded = new ArrayList<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      seeded.add(Families.order(FIRST + 1, 6, 5, seed));
    }
    rows.add(row("order, seeds 1 to " + SEEDS, measure("order", seeded)));
    String text =
        "F and I of a goal over eleven predicates: afresh, and from an engine that has answered it"
            + " over the first ten. Sums over the queries of the medians of each; recorded queries"
            + " with fewer predicates are left out.";
    return new Section(
        "One predicate added",
        text,
        List.of(new Table("closure-increments", "", COLUMNS, rows)),
        List.of());
  }

  private List<Timed> measure(String set, List<Problem> problems)
      throws UnsupportedFormulaException {
    List<Step> steps = new ArrayList<>();
    for (Problem problem : problems) {
      if (problem.predicates().size() > FIRST) {
        steps.add(Step.of(problem));
      }
    }
    err.printf("increments: %d of %s%n", steps.size(), set);
    for (int i = 0; i < WARM_UP_ROUNDS; i++) {
      for (Step step : steps) {
        step.problem().solve();
        step.add();
      }
    }
    List<Timed> timed = new ArrayList<>();
    for (Step step : steps) {
      double afresh = median(step.problem()::solve);
      timed.add(new Timed(afresh, median(step::add)));
    }
    return timed;
  }

  private double median(Meter.Task task) throws UnsupportedFormulaException {
    return Meter.median(Meter.measure(task, 3, options.rounds()), Cost::micros);
  }

  private static List<Cell> row(String set, List<Timed> some) {
    double afresh = some.stream().mapToDouble(Timed::afresh).sum();
    double added = some.stream().mapToDouble(Timed::added).sum();
    return List.of(
        Cell.text(set),
        Cell.of(some.size()),
        Cell.of(afresh),
        Cell.of(added),
        Cell.of(added / afresh),
        Cell.of(Meter.median(some, Timed::ratio)));
  }
}
