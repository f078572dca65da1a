package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.bench.fuzz.EngineSetup;
import io.implicant.bench.fuzz.FuzzOptions;
import io.implicant.bench.fuzz.FuzzOptions.Judge;
import io.implicant.bench.fuzz.Fuzzer;
import io.implicant.bench.fuzz.Fuzzer.Finding;
import io.implicant.bench.fuzz.QueryKind;
import io.implicant.bench.fuzz.Z3;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Looks for queries on which the labelled closure is wrong. */
@Command(
    name = "fuzz",
    description = {
      "Ask random queries of the labelled closure, under several of its options, and compare F and I"
          + " with an oracle. Two goals are asked of one engine, and of fresh ones.",
      "",
      "A wrong answer or a crash is shrunk to a small query and written as SMT-LIB; its first"
          + " comment lines have seed, number, kind and both answers. The exit code is then 1.",
      "",
      "brute      all models over domains that provably suffice; declines large queries",
      "reference  the symbolic decision procedures; decline what they are not exact for",
      "z3         Z3, minterm by minterm; slow",
      "auto       z3 for one query in 50, reference for one in 40, else brute",
      "",
      "Queries that the oracle declines are still asked under all options, which must agree."
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant fuzz --count 100000 --seed 7",
      "  implicant fuzz --kind tight-functions --oracle z3 --predicates 9",
      "  implicant fuzz --seed 7 --first 4711 --count 1    one query again",
      "  IMPLICANT_JAVA_OPTS=-ea implicant fuzz --count 0  forever, with assertions"
    })
final class FuzzCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "How many queries (default ${DEFAULT-VALUE}); 0 means without end.")
  private long count = 10_000;

  @Option(
      names = "--seed",
      paramLabel = "S",
      description = "Queries depend on it (default ${DEFAULT-VALUE}).")
  private long seed = 1;

  @Option(
      names = "--first",
      paramLabel = "N",
      description = "Number of the first query (default ${DEFAULT-VALUE}).")
  private long first = 0;

  @Option(
      names = "--kind",
      paramLabel = "KIND",
      split = ",",
      completionCandidates = KindLabels.class,
      description = "What queries are made of (default all). Some of: ${COMPLETION-CANDIDATES}.")
  private List<String> kinds = List.of();

  @Option(
      names = "--oracle",
      paramLabel = "ORACLE",
      completionCandidates = JudgeLabels.class,
      description = "Who knows the answers (default auto). One of: ${COMPLETION-CANDIDATES}.")
  private String oracle = "auto";

  @Option(
      names = "--predicates",
      paramLabel = "N",
      description = "At most so many predicates, up to 12 (default ${DEFAULT-VALUE}).")
  private int predicates = 6;

  @Option(
      names = "--options",
      paramLabel = "NAME",
      split = ",",
      completionCandidates = SetupLabels.class,
      description =
          "Options of the engine: the first for all queries, the others two at a time in turn"
              + " (default all). Some of: ${COMPLETION-CANDIDATES}.")
  private List<String> setups = List.of();

  @Option(
      names = "--out",
      paramLabel = "DIR",
      description = "Folder for the queries that went wrong (default: this one).")
  private Path folder = Path.of("");

  @Option(names = "--keep-going", description = "Go on after a query that went wrong.")
  private boolean keepGoing;

  private static final class KindLabels extends ArrayList<String> {
    KindLabels() {
      super(Arrays.stream(QueryKind.values()).map(QueryKind::label).toList());
    }
  }

  private static final class SetupLabels extends ArrayList<String> {
    SetupLabels() {
      super(Arrays.stream(EngineSetup.values()).map(EngineSetup::label).toList());
    }
  }

  private static final class JudgeLabels extends ArrayList<String> {
    JudgeLabels() {
      super(Arrays.stream(Judge.values()).map(FuzzCommand::label).toList());
    }
  }

  private static String label(Judge judge) {
    return judge.name().toLowerCase(Locale.ROOT);
  }

  @Override
  public Integer call() throws CommandException {
    FuzzOptions options = options();
    boolean mayUseZ3 = options.judge() == Judge.Z3 || options.judge() == Judge.AUTO;
    Optional<Z3> z3 = mayUseZ3 ? Z3.load() : Optional.empty();
    if (options.judge() == Judge.Z3 && z3.isEmpty()) {
      throw new CommandException(ExitCode.FAILED, "Z3's native library does not load here");
    }
    PrintWriter out = spec.commandLine().getOut();
    Fuzzer fuzzer = new Fuzzer(options, z3, spec.commandLine().getErr());
    List<Finding> findings = fuzzer.run();
    z3.ifPresent(Z3::close);
    for (Finding finding : findings) {
      String name =
          String.format("%s-%d-%d.smt2", finding.kind().label(), options.seed(), finding.number());
      String file = folder.resolve(name).toString();
      OutputFiles.write(file, finding.source(), "-", out);
      out.printf("wrong: %s%n", file);
      finding.source().lines().skip(1).limit(2).forEach(line -> out.printf("  %s%n", line));
    }
    out.printf("seed %d: queries by judge %s, wrong %d%n", seed, fuzzer.judged(), findings.size());
    return (findings.isEmpty() ? ExitCode.DONE : ExitCode.VIOLATED).code();
  }

  private FuzzOptions options() {
    try {
      return new FuzzOptions(
          count,
          seed,
          first,
          chosen("--kind", kinds, QueryKind.values(), QueryKind::label),
          chosen("--oracle", List.of(oracle), Judge.values(), FuzzCommand::label).get(0),
          predicates,
          chosen("--options", setups, EngineSetup.values(), EngineSetup::label),
          keepGoing);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  /** The members with the labels; all if there are none. */
  private static <E> List<E> chosen(
      String option, List<String> labels, E[] all, Function<E, String> label) {
    if (labels.isEmpty()) {
      return List.of(all);
    }
    List<E> chosen = new ArrayList<>();
    for (String wanted : labels) {
      chosen.add(
          Arrays.stream(all)
              .filter(member -> label.apply(member).equals(wanted))
              .findFirst()
              .orElseThrow(
                  () ->
                      new IllegalArgumentException(
                          String.format(
                              "expected one of %s after %s, found '%s'",
                              Arrays.stream(all).map(label).toList(), option, wanted))));
    }
    return chosen;
  }
}
