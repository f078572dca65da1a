package io.implicant.bench.command;

import io.implicant.bench.ExitCode;
import io.implicant.bench.dd.BenchOptions;
import io.implicant.bench.dd.DdBenchmark;
import io.implicant.bench.dd.DdReport;
import io.implicant.bench.dd.Peer;
import io.implicant.bench.dd.ResultTable;
import io.implicant.bench.dd.Workloads;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Measures our BDDs beside JDD and JavaBDD. */
@Command(
    name = "dd",
    description = {
      "Measure decision diagrams beside other Java packages: n-queens, adders, multipliers, random"
          + " 3-CNF, reachability of counters and token rings, a chain of 10,000 variables.",
      "",
      "Each package runs in a fresh Java process for each workload, with the serial collector; it"
          + " warms up, then rounds go around the packages. The table has medians of the CPU time of"
          + " the process (compiler and garbage collection included) for building all functions"
          + " from an empty table, and the largest number of nodes in the table, garbage included."
          + " All answers are checked. Progress goes to standard error.",
      "",
      "ours     Implicant, public handle API; default options",
      "engine   Implicant, engine API on ints; default options",
      "jdd      JDD 108; 100000 nodes and cache entries at first, both grow",
      "javabdd  JavaBDD 1.0.1, JFactory; 100000 nodes at first, one cache entry per 4 nodes, both"
          + " double",
    },
    footer = {
      "  implicant bench dd",
      "  implicant bench dd --only queens-10 --only chain-10000 --rounds 9",
      "  implicant bench dd --packages engine,jdd > table.txt",
      "  implicant bench dd --rounds 9 --out report             (then open report/index.html)",
      "  implicant bench dd --rounds 9 --out now --previous report",
    })
final class BenchDdCommand extends Benchmark {
  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Measured rounds; the table has their medians (default ${DEFAULT-VALUE}).")
  private int rounds = 3;

  @Option(
      names = "--only",
      paramLabel = "NAME",
      completionCandidates = WorkloadNames.class,
      description = "Run this workload; may be repeated. One of: ${COMPLETION-CANDIDATES}.")
  private List<String> only = new ArrayList<>();

  @Option(
      names = "--packages",
      paramLabel = "NAME",
      split = ",",
      converter = PeerConverter.class,
      completionCandidates = PeerNames.class,
      description =
          "The packages, separated by commas (default all). Some of: ${COMPLETION-CANDIDATES}.")
  private List<Peer> packages = List.of(Peer.values());

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      description =
          "Give up a package on a workload when a round takes longer (default ${DEFAULT-VALUE}).")
  private int timeout = 120;

  @Option(
      names = "--heap",
      paramLabel = "SIZE",
      description = "Largest heap of each process (default ${DEFAULT-VALUE}).")
  private String heap = "3g";

  /** For the help and for completion. */
  private static final class WorkloadNames extends ArrayList<String> {
    WorkloadNames() {
      super(Workloads.names());
    }
  }

  private static final class PeerNames extends ArrayList<String> {
    PeerNames() {
      super(Peer.labels());
    }
  }

  private static final class PeerConverter implements ITypeConverter<Peer> {
    @Override
    public Peer convert(String label) {
      try {
        return Peer.of(label);
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException(e.getMessage());
      }
    }
  }

  @Override
  Findings measure() throws IOException {
    ResultTable table = new DdBenchmark(options(), err()).run();
    table.print(out());
    return new Findings(
        DdReport.of(table), table.hasWrongAnswers() ? ExitCode.VIOLATED : ExitCode.DONE);
  }

  @Override
  List<String> quickArguments() {
    return List.of(
        "--rounds", "1", "--only", "queens-9", "--only", "adder-800", "--only", "ring-32");
  }

  private BenchOptions options() {
    try {
      return new BenchOptions(rounds, only, packages, Duration.ofSeconds(timeout), heap);
    } catch (IllegalArgumentException e) {
      throw wrongUse(e.getMessage());
    }
  }
}
