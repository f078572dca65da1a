package io.implicant.bench.command;

import io.implicant.bench.closure.ClosureBenchmark;
import io.implicant.bench.closure.Part;
import io.implicant.logic.text.InputException;
import io.implicant.theories.UnsupportedFormulaException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Measures the labelled closure. */
@Command(
    name = "closure",
    description = {
      "Measure the labelled closure, which computes F_P(e): F and I together, from scratch, as CPU"
          + " time of the thread; medians after a warm-up. Allocation is that of one run.",
      "",
      "queries     recorded queries by number of predicates, beside a prototype's times",
      "increments  one predicate added to ten, against eleven afresh: both times, their ratio",
      "growth      with the number of predicates and terms and the size of constants; exponents",
      "diamonds    LBC07 Figure 8 for chains of up to 10,000 diamonds; exponent",
      "order       20 and 30 order predicates in one block, under a time limit",
      "blocks      60 predicates in blocks of at most 8",
      "labels      what the interface of labels costs: columns alone and after diagrams"
    },
    footer = {
      "  implicant bench closure",
      "  implicant bench closure --only queries --per-query --queries ../shared/queries",
      "  implicant bench closure --only increments",
      "  implicant bench closure --only diamonds --max-diamonds 1000"
    })
final class BenchClosureCommand extends Benchmark {
  @Option(
      names = "--only",
      paramLabel = "PART",
      split = ",",
      converter = PartConverter.class,
      completionCandidates = PartNames.class,
      description = "The parts, separated by commas (default all): ${COMPLETION-CANDIDATES}.")
  private List<Part> parts = List.of(Part.values());

  @Option(
      names = "--queries",
      paramLabel = "DIR",
      description =
          "The folder with the folders random and driver (default ${DEFAULT-VALUE}); skipped if"
              + " absent.")
  private Path queries = QueryFolder.byDefault();

  @Option(names = "--per-query", description = "Print a line for each recorded query too.")
  private boolean perQuery;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Samples of which the median is taken (default ${DEFAULT-VALUE}).")
  private int rounds = 15;

  @Option(
      names = "--max-diamonds",
      paramLabel = "N",
      description = "The longest chain (default ${DEFAULT-VALUE}).")
  private int maxDiamonds = 10_000;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      description = "The limit for a problem of the part order (default ${DEFAULT-VALUE}).")
  private double timeout = 20;

  private static final class PartNames extends ArrayList<String> {
    PartNames() {
      super(Part.labels());
    }
  }

  private static final class PartConverter implements ITypeConverter<Part> {
    @Override
    public Part convert(String label) {
      try {
        return Part.of(label);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }

  @Override
  Findings measure() throws IOException, InputException, UnsupportedFormulaException {
    return Findings.of(new ClosureBenchmark(options(), out(), err()).run());
  }

  @Override
  List<String> quickArguments() {
    return List.of(
        "--only",
        "queries,increments,growth,diamonds,blocks",
        "--rounds",
        "3",
        "--max-diamonds",
        "1000");
  }

  private ClosureBenchmark.Options options() {
    try {
      return new ClosureBenchmark.Options(
          parts, queries, rounds, perQuery, maxDiamonds, seconds("--timeout", timeout));
    } catch (IllegalArgumentException e) {
      throw wrongUse(e.getMessage());
    }
  }
}
