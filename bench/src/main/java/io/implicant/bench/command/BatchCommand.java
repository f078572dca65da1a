package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.bench.batch.Batch;
import io.implicant.bench.batch.Outcome;
import io.implicant.bench.batch.RecordedAnswers;
import io.implicant.bench.batch.ResultFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Thousands of queries, interruptible at any moment. */
@Command(
    name = "batch",
    description = {
      "Answer all queries of a folder or list, one JSON line a goal, in the order of the input. Each"
          + " line is appended whole: after a crash, even by kill -9, --resume goes on where the"
          + " file ends, and the file becomes what an undisturbed run would have written.",
      "",
      "A query that fails or times out is a recorded outcome. The exit code is the worst of all"
          + " outcomes; with --check it is 1 if an answer differs from the recorded ones."
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    parameterListHeading = "%nParameters:%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant batch queries/ --out results.jsonl --timeout 10",
      "  implicant batch queries/ --out results.jsonl --resume",
      "  implicant batch queries/ --check queries/truth.csv"
    })
final class BatchCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "DIR|LIST",
      description = "A folder of .smt2 files, or a text file with a query file a line.")
  private String input;

  @Option(names = "--out", paramLabel = "RESULTS", description = "Where the JSON lines go.")
  private String out;

  @Option(names = "--jobs", paramLabel = "N", description = "Queries at a time (default 1).")
  private int jobs = 1;

  @Option(names = "--resume", description = "Go on with a result file that is there already.")
  private boolean resume;

  @Option(
      names = "--times",
      description = "Add the engine's microseconds to each line; then no two runs are equal.")
  private boolean times;

  @Option(
      names = "--check",
      paramLabel = "ANSWERS",
      description =
          "Compare with recorded answers: a CSV file with columns query, predicates, minterms,"
              + " inconsistent_minterms, primes, or the result file of an earlier batch.")
  private String check;

  @Mixin private LimitOptions limits;
  @Mixin private EngineChoice engine;

  @Override
  public Integer call() throws CommandException {
    if (out == null && check == null) {
      throw new ParameterException(spec.commandLine(), "expected --out or --check, found neither");
    } else if (jobs < 1) {
      throw new ParameterException(
          spec.commandLine(), "expected at least 1 after --jobs, found " + jobs);
    }
    List<String> files = files();
    Batch batch = new Batch(limits.limits(spec), engine.options(spec), jobs, times);
    RecordedAnswers recorded = check == null ? null : RecordedAnswers.read(check);
    try (ResultFile results = out == null ? ResultFile.none() : ResultFile.open(out, resume)) {
      List<String> differences = new ArrayList<>();
      int worst =
          batch.run(
              files,
              results,
              spec.commandLine().getErr(),
              outcome -> compare(recorded, outcome, differences));
      return recorded == null ? worst : verdict(recorded, differences);
    } catch (IOException e) {
      throw new CommandException(
          ExitCode.FAILED, out + ": cannot be written: " + e.getMessage(), e);
    }
  }

  private static void compare(RecordedAnswers recorded, Outcome outcome, List<String> found) {
    if (recorded != null) {
      recorded.difference(outcome).ifPresent(found::add);
    }
  }

  private int verdict(RecordedAnswers recorded, List<String> differences) {
    PrintWriter print = spec.commandLine().getOut();
    List<String> all = new ArrayList<>(differences);
    all.addAll(recorded.missing());
    all.forEach(print::println);
    print.printf(
        "%d answers compared, %d %s%n",
        recorded.compared(), all.size(), all.size() == 1 ? "difference" : "differences");
    return (all.isEmpty() ? ExitCode.DONE : ExitCode.VIOLATED).code();
  }

  private List<String> files() throws CommandException {
    Path path = Path.of(input);
    if (Files.isDirectory(path)) {
      try (Stream<Path> walk = Files.walk(path)) {
        return walk.filter(file -> file.toString().endsWith(".smt2"))
            .map(Path::toString)
            .sorted()
            .toList();
      } catch (IOException e) {
        throw CommandException.unreadable(input, e);
      }
    }
    return InputFiles.text(input).lines().map(String::strip).filter(l -> !l.isEmpty()).toList();
  }
}
