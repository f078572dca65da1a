package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.bench.peer.Comparison;
import io.implicant.bench.peer.Comparison.Row;
import io.implicant.bench.peer.ComparisonJson;
import io.implicant.bench.peer.ComparisonText;
import io.implicant.bench.peer.Competitor;
import io.implicant.bench.peer.Competitors;
import io.implicant.bench.peer.PeerProcess;
import io.implicant.bench.peer.Problem;
import io.implicant.bench.peer.Reply;
import io.implicant.bench.peer.SolverCompetitor;
import io.implicant.bench.peer.SolverFolder;
import io.implicant.dd.table.CorruptDiagram;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

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
          + " differ, the exit code is 1."
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    parameterListHeading = "%nParameters:%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant compare examples/diamond.smt2 examples/aliasing.smt2",
      "  implicant compare --peers engine,smtinterpol/all-sat,z3 --timeout 2 queries/driver",
      "  implicant compare --block --format json --out results queries/block"
    })
final class CompareCommand implements Callable<Integer> {
  /** Which ways are worth trying where goals are whole program blocks. */
  private static final List<String> BLOCK =
      List.of("engine", "mathsat5/all-sat", "smtinterpol/all-sat", "yices2/tree", "z3/tree");

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Queries, or folders with queries (*.smt2).")
  private List<Path> files = new ArrayList<>();

  @Option(
      names = "--peers",
      paramLabel = "NAMES",
      split = ",",
      description =
          "Who takes part: engine, prover-per-cube, sat-quantification, a solver with all strategies (z3), or with one (z3/tree). The"
              + " first one is what the others are compared with. Default: all that are here.")
  private List<String> peers = new ArrayList<>();

  @Option(
      names = "--block",
      description = "The competitors for block queries: engine, all-sat, and the faster trees.")
  private boolean block;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      description = "For each query and competitor (default ${DEFAULT-VALUE}).")
  private double timeout = 10;

  @Option(
      names = "--warm-up",
      paramLabel = "SECONDS",
      description = "How long each competitor runs unmeasured before (default ${DEFAULT-VALUE}).")
  private double warmUp = 5;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text (default) or json: one line a query, then one a folder.")
  private String format = "text";

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Also write compare.txt and compare.json into this folder.")
  private Path outFolder;

  @Option(
      names = "--folder",
      paramLabel = "DIR",
      description = "Where native solvers are (see `implicant solvers`).")
  private Path folder = SolverFolder.inCache().path();

  @Override
  public Integer call() throws CommandException, IOException, CorruptDiagram {
    if (!(timeout > 0) || !(warmUp >= 0) || !List.of("text", "json").contains(format)) {
      throw new ParameterException(
          spec.commandLine(),
          "expected a time after --timeout and --warm-up, and text or json after --format");
    }
    List<Question> questions = questions();
    if (questions.isEmpty()) {
      throw new CommandException(ExitCode.INPUT, "no queries (*.smt2) in " + files);
    }
    List<String> competitors = competitors();
    Comparison comparison = new Comparison(competitors, timeout);
    questions.forEach(question -> comparison.rows().add(question.row()));
    for (String competitor : competitors) {
      run(competitor, questions);
    }
    write(comparison);
    return (agree(comparison) ? ExitCode.DONE : ExitCode.VIOLATED).code();
  }

  /** One goal of a file, and where the answers go. */
  private record Question(Path file, int goal, Row row) {}

  private List<Question> questions() throws CommandException, IOException {
    List<Question> questions = new ArrayList<>();
    for (Path given : files) {
      for (Path file : filesOf(given)) {
        List<Problem> problems = Problem.read(file);
        Path parent = file.toAbsolutePath().normalize().getParent();
        for (int i = 0; i < problems.size(); i++) {
          Problem problem = problems.get(i);
          Row row =
              new Row(
                  parent.getFileName() == null ? "/" : parent.getFileName().toString(),
                  file.getFileName().toString(),
                  problem.name(),
                  problem.predicates().size());
          questions.add(new Question(file, i, row));
        }
      }
    }
    return questions;
  }

  private static List<Path> filesOf(Path given) throws IOException {
    if (!Files.isDirectory(given)) {
      return List.of(given);
    }
    try (Stream<Path> inside = Files.list(given)) {
      return inside.filter(file -> file.toString().endsWith(".smt2")).sorted().toList();
    }
  }

  /** Those who are asked for, or all; without the solvers that are not here. */
  private List<String> competitors() throws IOException {
    List<String> names = peers.isEmpty() && block ? BLOCK : peers;
    List<Competitor> all = Competitors.all();
    List<Competitor> chosen = new ArrayList<>(names.isEmpty() ? all : List.of());
    for (String name : names) {
      List<Competitor> named =
          all.stream()
              .filter(one -> one.name().equals(name) || one.name().startsWith(name + "/"))
              .toList();
      if (named.isEmpty()) {
        throw new ParameterException(
            spec.commandLine(),
            "no competitor "
                + name
                + "; there are "
                + String.join(", ", all.stream().map(Competitor::name).toList()));
      }
      chosen.addAll(named);
    }
    SolverFolder solvers = new SolverFolder(folder);
    List<String> here = new ArrayList<>();
    for (Competitor one : chosen) {
      if (one instanceof SolverCompetitor solver && !solvers.has(solver.peer())) {
        note(one.name() + " skipped: not here, see `implicant solvers`");
      } else {
        here.add(one.name());
      }
    }
    return here;
  }

  private void run(String competitor, List<Question> questions) throws IOException {
    Duration limit = seconds(timeout);
    try (PeerProcess process = new PeerProcess(competitor, new SolverFolder(folder))) {
      if (process.start() instanceof Reply.Failed failed) {
        note(competitor + " skipped: " + failed.reason());
        return;
      }
      note(competitor + ": warming up, then " + questions.size() + " goals");
      warmUp(process, questions);
      for (Question question : questions) {
        Reply reply = process.ask(question.file(), question.goal(), limit);
        question.row().put(competitor, reply);
        if (reply instanceof Reply.Failed failed) {
          note(question.row().file() + ": " + competitor + " failed: " + failed.reason());
        }
      }
    }
  }

  /** The code, not the answers: each question starts afresh. */
  private void warmUp(PeerProcess process, List<Question> questions) throws IOException {
    Duration time = seconds(warmUp);
    long start = System.nanoTime();
    for (int i = 0; System.nanoTime() - start < time.toNanos(); i++) {
      Question question = questions.get(i % questions.size());
      process.ask(question.file(), question.goal(), time);
    }
  }

  private static Duration seconds(double seconds) {
    return Duration.ofNanos((long) (seconds * 1e9));
  }

  private void note(String text) {
    spec.commandLine().getErr().println(text);
    spec.commandLine().getErr().flush();
  }

  private void write(Comparison comparison) throws CommandException, CorruptDiagram, IOException {
    StringWriter text = new StringWriter();
    PrintWriter printer = new PrintWriter(text);
    ComparisonText.print(comparison, printer);
    printer.flush();
    String json = String.join("\n", ComparisonJson.lines(comparison)) + "\n";
    PrintWriter out = spec.commandLine().getOut();
    out.print(format.equals("json") ? json : text.toString());
    if (outFolder != null) {
      Files.createDirectories(outFolder);
      OutputFiles.write(outFolder.resolve("compare.txt").toString(), text.toString(), "-", out);
      OutputFiles.write(outFolder.resolve("compare.json").toString(), json, "-", out);
    }
  }

  private boolean agree(Comparison comparison) throws CorruptDiagram {
    boolean agree = true;
    for (Row row : comparison.rows()) {
      Map<?, List<String>> answers = row.answers();
      if (answers.size() > 1) {
        note(row.file() + ": " + row.goal() + ": the answers differ: " + answers.values());
        agree = false;
      }
    }
    return agree;
  }
}
