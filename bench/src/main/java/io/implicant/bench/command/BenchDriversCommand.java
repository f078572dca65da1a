package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.peer.Question;
import io.implicant.bench.report.Report.Chapter;
import io.implicant.bench.report.ReportText;
import io.implicant.dd.table.CorruptDiagram;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The comparison of LBC07 Section 5 on our driver queries. */
@Command(
    name = "drivers",
    description = {
      "The comparison of LBC07 Section 5, there on 665 queries of device drivers, here on the recorded"
          + " driver queries and on the random ones: the engine, both baselines and SMT solvers.",
      "",
      "Measured as by `implicant compare`. A query that was not answered in time counts as the"
          + " time-out, so that the ratio of who leaves some open is a lower bound. By default each"
          + " solver but Princess takes part with the strategy that is best for it on these queries."
    },
    footer = {
      "  implicant bench drivers --out report",
      "  implicant bench drivers --peers engine,z3 --sets driver --every 10",
      "  implicant bench drivers --queries my/queries --sets first,second"
    })
final class BenchDriversCommand extends ComparisonBenchmark {
  private static final double TIMEOUT = 1;
  private static final double WARM_UP = 3;

  /**
   * Found by a run of all strategies on every tenth query. Princess is not among them: with any
   * strategy it leaves more than every fourth query open.
   */
  private static final List<String> BEST =
      List.of(
          "engine",
          "prover-per-cube",
          "sat-quantification",
          "smtinterpol/all-sat",
          "yices2/tree",
          "mathsat5/all-sat",
          "z3/tree",
          "opensmt/tree",
          "cvc5/tree");

  @Option(
      names = "--queries",
      paramLabel = "DIR",
      description = "The folder with the sets (default ${DEFAULT-VALUE}).")
  private Path queries = QueryFolder.byDefault();

  @Option(
      names = "--sets",
      paramLabel = "NAME",
      split = ",",
      description = "Folders in it (default driver,random).")
  private List<String> sets = List.of("driver", "random");

  @Option(
      names = "--every",
      paramLabel = "K",
      description = "Only every Kth query, for a quick look.")
  private int every = 1;

  @Override
  Findings measure() throws CommandException, IOException, CorruptDiagram {
    if (every < 1) {
      throw wrongUse("expected at least 1 after --every");
    }
    List<Question> all = Question.read(sets.stream().map(queries::resolve).toList());
    List<Question> chosen =
        IntStream.range(0, all.size()).filter(i -> i % every == 0).mapToObj(all::get).toList();
    Compared compared = compare("drivers", chosen, BEST, TIMEOUT, WARM_UP);
    compared.totals().forEach(section -> ReportText.print(section, out()));
    Chapter chapter =
        new Chapter(
            "Driver and random queries",
            "The comparison of LBC07 Section 5 with the solvers of today: CPU time until the BDD of"
                + " F_P(e) stands, with warm code, each competitor in a process of its own.",
            "none; the random queries are recorded",
            compared.sections());
    return new Findings(chapter, judge(compared.comparison()));
  }

  @Override
  List<String> quickArguments() {
    return List.of(
        "--every",
        "20",
        "--timeout",
        "0.5",
        "--warm-up",
        "1",
        "--peers",
        "engine,prover-per-cube,sat-quantification,smtinterpol/all-sat");
  }
}
