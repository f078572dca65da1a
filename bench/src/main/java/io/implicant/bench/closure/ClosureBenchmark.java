package io.implicant.bench.closure;

import io.implicant.bench.report.Cell;
import io.implicant.bench.report.Report.Chapter;
import io.implicant.bench.report.Report.Section;
import io.implicant.bench.report.ReportText;
import io.implicant.bench.report.Table;
import io.implicant.bench.report.Table.Column;
import io.implicant.logic.text.InputException;
import io.implicant.theories.UnsupportedFormulaException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Measures the closure part by part and prints a table for each. */
public final class ClosureBenchmark {
  private static final int PROCESS_PAIRS = 3;

  private final Options options;
  private final PrintWriter out;
  private final PrintWriter err;

  /**
   * What to measure and how long.
   *
   * @param queries the folder with the folders random and driver
   * @param rounds samples of which the median is taken
   * @param perQuery whether each query has a line of its own
   * @param maxDiamonds the longest chain
   * @param limit for each problem of {@link Part#ORDER}
   */
  public record Options(
      List<Part> parts,
      Path queries,
      int rounds,
      boolean perQuery,
      int maxDiamonds,
      Duration limit) {
    public Options {
      parts = List.copyOf(parts);
      if (rounds < 1 || maxDiamonds < 1 || limit.isNegative() || limit.isZero()) {
        throw new IllegalArgumentException(
            "expected at least 1 after --rounds and --max-diamonds, and a time after --timeout");
      }
    }
  }

  public ClosureBenchmark(Options options, PrintWriter out, PrintWriter err) {
    this.options = options;
    this.out = out;
    this.err = err;
  }

  /** Measures all parts that were asked for, and prints each when it is done. */
  public Chapter run() throws IOException, InputException, UnsupportedFormulaException {
    List<Section> sections = new ArrayList<>();
    for (Part part : options.parts()) {
      err.println(part.label());
      err.flush();
      Section section = section(part);
      ReportText.print(section, out);
      sections.add(section);
    }
    return new Chapter(
        "The labelled closure",
        "CPU time of the thread and what it allocates, medians after a warm-up; the compiler and the"
            + " collector of garbage are not counted.",
        "1 to 5, see the tables",
        sections);
  }

  private Section section(Part part)
      throws IOException, InputException, UnsupportedFormulaException {
    LargeProblems large = new LargeProblems(options, err);
    return switch (part) {
      case QUERIES -> new QueryTimes(options, err).section();
      case INCREMENTS -> new Increments(options, err).section();
      case GROWTH -> new GrowthTables(options.rounds(), err).section();
      case DIAMONDS -> large.diamonds();
      case ORDER -> large.order();
      case BLOCKS -> large.blocks();
      case LABELS -> labels();
    };
  }

  private static Section labels() throws IOException {
    LabelCost.Result result = LabelCost.measure(PROCESS_PAIRS);
    List<List<Cell>> rows =
        List.of(
            List.of(Cell.text("that has seen nothing else"), new Cell.Measured(result.alone())),
            List.of(Cell.text("that has used diagrams before"), new Cell.Measured(result.mixed())));
    List<Column> columns = List.of(Column.label("process"), Column.cost("time", "us"));
    return new Section(
        "The interface of labels",
        String.format(Locale.ROOT, "Columns in two kinds of process; ratio %.3f.", result.ratio()),
        List.of(new Table("closure-labels", "", columns, rows)),
        List.of());
  }
}
