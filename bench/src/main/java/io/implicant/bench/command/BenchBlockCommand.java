package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.bench.block.BlockBenchmark;
import io.implicant.bench.block.Copies;
import io.implicant.bench.block.Instance;
import io.implicant.bench.block.Instance.Kind;
import io.implicant.bench.fuzz.FuzzQuery;
import io.implicant.bench.peer.Problem;
import io.implicant.bench.peer.Question;
import io.implicant.bench.report.Report.Chapter;
import io.implicant.bench.report.Report.Section;
import io.implicant.bench.report.ReportText;
import io.implicant.theories.UnsupportedFormulaException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Measures the abstraction of path formulas. */
@Command(
    name = "block",
    description = {
      "Measure lazy images, which compute G_P(phi) of path formulas: block queries, each as it is,"
          + " unrolled in sequence and put in parallel, from scratch, as CPU time of the thread.",
      "",
      "Names tell what copies share: x@0 is the value of x before the block, the highest version of"
          + " x is its value after it. In sequence a copy's x@0 is the last version of the copy"
          + " before, and P speaks of the last copy. In parallel copies share version 0 and names"
          + " without versions, and P speaks of all copies."
    },
    footer = {
      "  implicant bench block",
      "  implicant bench block --sequence 2,3,5 --parallel 2 --timeout 10 queries/block",
      "  implicant bench block --parallel 2 --sequence 1 --write doubled block07.smt2",
      "  implicant compare --block doubled"
    })
final class BenchBlockCommand extends Benchmark {
  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description =
          "Queries, or folders with queries (default: the recorded blocks, skipped if absent).")
  private List<Path> files = List.of();

  @Option(
      names = "--sequence",
      paramLabel = "N",
      split = ",",
      description = "Copies in sequence (default 2,3,5); 1 adds nothing.")
  private List<Integer> sequence = List.of(2, 3, 5);

  @Option(
      names = "--parallel",
      paramLabel = "N",
      split = ",",
      description = "Copies in parallel (default 2,3); 1 adds nothing.")
  private List<Integer> parallel = List.of(2, 3);

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      description = "The limit for an instance (default ${DEFAULT-VALUE}).")
  private double timeout = 10;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Samples of which the median is taken (default ${DEFAULT-VALUE}).")
  private int rounds = 5;

  @Option(
      names = "--write",
      paramLabel = "DIR",
      description = "Write the instances as query files instead of solving them.")
  private Path target;

  @Override
  Findings measure() throws CommandException, IOException, UnsupportedFormulaException {
    BlockBenchmark benchmark = benchmark();
    List<Instance> instances = instances();
    for (int i = 0; i < instances.size(); i++) {
      if (target != null) {
        write(instances.get(i));
      } else {
        progress(String.format("%d of %d: %s", i + 1, instances.size(), instances.get(i).name()));
        benchmark.measure(instances.get(i));
      }
    }
    if (target != null) {
      progress(instances.size() + " queries written");
      return Findings.of(chapter(List.of()));
    }
    List<Section> sections = benchmark.sections();
    sections.forEach(section -> ReportText.print(section, out()));
    return Findings.of(chapter(sections));
  }

  private static Chapter chapter(List<Section> sections) {
    return new Chapter(
        "Path formulas",
        "G_P of the path formulas of program blocks: as they are, unrolled in sequence, and put in"
            + " parallel.",
        "none; nothing is random",
        sections);
  }

  @Override
  List<String> quickArguments() {
    return List.of("--rounds", "1", "--sequence", "2", "--parallel", "2", "--timeout", "2");
  }

  private BlockBenchmark benchmark() {
    try {
      return new BlockBenchmark(seconds("--timeout", timeout), rounds);
    } catch (IllegalArgumentException e) {
      throw wrongUse(e.getMessage());
    }
  }

  private void write(Instance instance) throws CommandException, IOException {
    Files.createDirectories(target);
    Problem problem = instance.problem();
    FuzzQuery query = new FuzzQuery(problem.terms(), problem.predicates(), List.of(problem.goal()));
    String file = target.resolve(instance.name() + ".smt2").toString();
    OutputFiles.write(file, query.toSource(), "-", out());
  }

  // Instances

  private List<Instance> instances() throws CommandException, IOException {
    if (Stream.concat(sequence.stream(), parallel.stream()).anyMatch(n -> n < 1)) {
      throw wrongUse("expected at least 1 after --sequence and --parallel");
    }
    List<Instance> instances = new ArrayList<>();
    for (Path file : queryFiles()) {
      for (Problem problem : Problem.read(file)) {
        String name = file.getFileName().toString().replaceAll("\\.smt2$", "");
        add(problem.name().equals("goal") ? name : name + "-" + problem.name(), problem, instances);
      }
    }
    return instances;
  }

  private void add(String name, Problem problem, List<Instance> instances) {
    instances.add(new Instance(name, Kind.SINGLE, 1, problem));
    Copies copies = new Copies(problem);
    for (int n : sequence) {
      if (n > 1) {
        instances.add(new Instance(name, Kind.SEQUENCE, n, copies.sequence(n)));
      }
    }
    for (int n : parallel) {
      if (n > 1) {
        instances.add(new Instance(name, Kind.PARALLEL, n, copies.parallel(n)));
      }
    }
  }

  private List<Path> queryFiles() throws CommandException, IOException {
    Path recorded = QueryFolder.byDefault().resolve("block");
    if (files.isEmpty() && !Files.isDirectory(recorded)) {
      progress("skipped: no queries in " + recorded);
      return List.of();
    }
    List<Path> found = new ArrayList<>();
    for (Path given : files.isEmpty() ? List.of(recorded) : files) {
      List<Path> inside = Question.filesOf(given);
      if (inside.isEmpty()) {
        throw new CommandException(ExitCode.INPUT, given + ": no queries (*.smt2) here");
      }
      found.addAll(inside);
    }
    return found;
  }
}
