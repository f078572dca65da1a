package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.peer.ComparisonJson;
import io.implicant.bench.peer.Question;
import io.implicant.bench.report.Report.Chapter;
import io.implicant.bench.report.Report.Section;
import io.implicant.bench.report.ReportText;
import io.implicant.dd.table.CorruptDiagram;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The experiment of LBC07 with the solvers of today. */
@Command(
    name = "compare",
    description = {
      "Compute F_P(e) with the engine, the baselines and SMT solvers, on the same queries in one"
          + " run: times, time-outs, agreement of all answers, and ratios.",
      "",
      "Measured is the CPU time until the BDD of F stands, with warm code, without reading and"
          + " translation. Each competitor runs in a process of its own. Solvers are asked in three"
          + " ways: all-sat, a decision tree with reuse of models, and cubes by length. Totals are"
          + " per folder; a query that was not answered counts as the time-out. If two answers"
          + " differ, the exit code is 1.",
      "",
      "--cold also measures fresh processes that answer every query once, from start to end."
    },
    footer = {
      "  implicant compare examples/diamond.smt2 examples/aliasing.smt2",
      "  implicant compare --peers engine,smtinterpol/all-sat,z3 --timeout 2 queries/driver",
      "  implicant compare --block --cold --out results queries/block"
    })
final class CompareCommand extends ComparisonBenchmark {
  /** Which ways are worth trying where goals are whole program blocks. */
  static final List<String> BLOCK =
      List.of("engine", "mathsat5/all-sat", "smtinterpol/all-sat", "yices2/tree", "z3/tree");

  private static final double TIMEOUT = 10;
  private static final double WARM_UP = 5;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Queries, or folders with queries (*.smt2).")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--block",
      description = "The competitors for block queries: engine, all-sat, and the faster trees.")
  private boolean block;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text (default) or json: one line a query, then one a folder.")
  private String format = "text";

  @Override
  Findings measure() throws CommandException, IOException, CorruptDiagram {
    if (!List.of("text", "json").contains(format)) {
      throw wrongUse("expected text or json after --format");
    }
    List<String> byDefault = block ? BLOCK : List.of();
    Compared compared = compare("compare", Question.read(files), byDefault, TIMEOUT, WARM_UP);
    write(compared);
    return new Findings(chapter(compared.sections()), judge(compared.comparison()));
  }

  private static Chapter chapter(List<Section> sections) {
    return new Chapter(
        "The engine beside baselines and SMT solvers",
        "CPU time until the BDD of F_P(e) stands, with warm code, without reading and translation."
            + " Each competitor has a process of its own.",
        "none; nothing is random",
        sections);
  }

  private void write(Compared compared) throws CommandException, CorruptDiagram, IOException {
    StringWriter text = new StringWriter();
    PrintWriter printer = new PrintWriter(text);
    compared.queries().forEach(section -> ReportText.print(section, printer));
    compared.totals().forEach(section -> ReportText.print(section, printer));
    String json = String.join("\n", ComparisonJson.lines(compared.comparison())) + "\n";
    out().print(format.equals("json") ? json : text.toString());
    if (folder().isPresent()) {
      Path folder = Files.createDirectories(folder().get());
      OutputFiles.write(folder.resolve("compare.txt").toString(), text.toString(), "-", out());
      OutputFiles.write(folder.resolve("compare.json").toString(), json, "-", out());
    }
  }
}
