package io.implicant.bench.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Groups the benchmarks, one subcommand for each part of the engine. */
@Command(
    name = "bench",
    description = "Measure a part of the engine as a ratio to its peers, within one run.",
    synopsisSubcommandLabel = "PART",
    subcommands = {
      BenchAllCommand.class,
      BenchDiamondCommand.class,
      BenchDriversCommand.class,
      BenchDdCommand.class,
      BenchSdpCommand.class,
      BenchClosureCommand.class,
      BenchBlockCommand.class,
      BenchReachCommand.class,
      BenchPartitionsCommand.class
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nParts:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant bench all --quick --out report   everything in some minutes, as one page",
      "  implicant bench dd --out report            one part as a page with plots, and CSV",
      "  implicant bench dd --out now --previous report",
      "  implicant bench dd --help                  its workloads, packages and options",
    })
final class BenchCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    throw new ParameterException(spec.commandLine(), "expected a part to measure, found none");
  }
}
