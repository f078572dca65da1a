package io.implicant.bench.command;

import io.implicant.bench.ExitCode;
import io.implicant.bench.peer.Comparison;
import io.implicant.bench.peer.Comparison.Row;
import io.implicant.bench.peer.ComparisonReport;
import io.implicant.bench.peer.Contest;
import io.implicant.bench.peer.Question;
import io.implicant.bench.report.Report.Section;
import io.implicant.dd.table.CorruptDiagram;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the commands share that give recorded queries to the engine and to its peers. */
abstract class ComparisonBenchmark extends Benchmark {
  @Mixin private PeerOptions peers;

  @Option(
      names = "--cold",
      paramLabel = "N",
      arity = "0..1",
      fallbackValue = "3",
      description =
          "Also measure N fresh processes of each competitor that answer every query once, from"
              + " their start to their end (without a number, 3).")
  private int cold;

  /** What was answered, and how it is shown: all queries, and totals with cold processes. */
  record Compared(Comparison comparison, List<Section> queries, List<Section> totals) {
    /** In the order of a report. */
    List<Section> sections() {
      List<Section> sections = new ArrayList<>(totals);
      sections.addAll(queries);
      return sections;
    }
  }

  /** Sets the peers that were asked for, or the default ones, to work. */
  final Compared compare(
      String prefix,
      List<Question> questions,
      List<String> byDefault,
      double timeout,
      double warmUp)
      throws IOException, CorruptDiagram {
    if (cold < 0) {
      throw wrongUse("expected at least 0 after --cold");
    }
    Contest contest = peers.contest(timeout, warmUp, this::progress);
    List<String> competitors = peers.competitors(byDefault, this::progress);
    Comparison comparison = contest.run(competitors, questions);
    List<Section> queries = new ArrayList<>();
    List<Section> totals = new ArrayList<>();
    for (String set : comparison.sets()) {
      ComparisonReport report = new ComparisonReport(comparison, prefix, set);
      queries.add(report.queries());
      totals.add(report.totals());
      if (cold > 0) {
        List<Question> ofSet =
            questions.stream().filter(question -> question.row().set().equals(set)).toList();
        totals.add(report.cold(contest.cold(competitors, ofSet, cold)));
      }
    }
    return new Compared(comparison, queries, totals);
  }

  /** Names the queries on which answers differ. */
  final ExitCode judge(Comparison comparison) throws CorruptDiagram {
    ExitCode exitCode = ExitCode.DONE;
    for (Row row : comparison.rows()) {
      if (row.isDisputed()) {
        var answers = row.answers().values();
        progress(row.file() + ": " + row.goal() + ": the answers differ: " + answers);
        exitCode = ExitCode.VIOLATED;
      }
    }
    return exitCode;
  }
}
