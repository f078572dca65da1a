package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.bench.sdp.Family;
import io.implicant.bench.sdp.Growth;
import io.implicant.bench.sdp.Growth.Row;
import io.implicant.bench.sdp.GrowthReport;
import io.implicant.theories.UnsupportedFormulaException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures how the reference engine's expressions grow. */
@Command(
    name = "sdp",
    description = {
      "Measure how the reference engine's facts and expressions grow with the input, and fit the"
          + " exponents: LBC07 bounds the facts by m(m-1)/2 for EUF, by 2m(m-1+k) for x ~ y and x ~"
          + " c, and by 2m^2(2C+1) for difference logic.",
      "",
      "n is the size of the family, P its predicates, m its terms; facts and nodes are those"
          + " derived and those of t[e]; rounds are those used, against the theory's bound."
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant bench sdp",
      "  implicant bench sdp --max 6",
      "  implicant bench sdp --rounds 5 --out report",
      "  implicant bench sdp --rounds 5 --out report-now --previous report"
    })
final class BenchSdpCommand implements Callable<Integer> {
  private static final int LEAST = 2;

  @Spec private CommandSpec spec;

  @Option(
      names = "--max",
      paramLabel = "N",
      description = "The largest n (default ${DEFAULT-VALUE}; diamonds go to half of it).")
  private int max = 12;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "Repetitions of each size, for its median time (default ${DEFAULT-VALUE}).")
  private int rounds = 1;

  @Mixin private ReportOptions reports;

  @Override
  public Integer call() throws UnsupportedFormulaException, CommandException {
    if (rounds < 1) {
      throw new ParameterException(spec.commandLine(), "expected at least one round");
    }
    reports.require();
    if (max < 2 * LEAST + 2) {
      throw new ParameterException(
          spec.commandLine(), "expected at least " + (2 * LEAST + 2) + " after --max");
    }
    PrintWriter out = spec.commandLine().getOut();
    Map<Family, List<Row>> all = new EnumMap<>(Family.class);
    for (Family family : Family.values()) {
      int last = family == Family.DIAMONDS ? max / 2 : max;
      out.printf("%s%n", family.meaning());
      out.printf(
          "%4s %4s %4s %8s %9s %15s %10s%n", "n", "P", "m", "facts", "nodes", "rounds/bound", "ms");
      List<Row> rows = new ArrayList<>();
      for (int n = LEAST; n <= last; n++) {
        spec.commandLine().getErr().printf("%s: n = %d%n", family, n);
        Row row = Growth.measure(family, n, rounds);
        rows.add(row);
        out.printf(
            "%4d %4d %4d %8d %9d %15s %10.1f%n",
            row.n(),
            row.predicates(),
            row.terms(),
            row.facts(),
            row.nodes(),
            row.rounds() + "/" + row.bound(),
            row.medianMicros() / 1000.0);
        out.flush();
      }
      out.printf(
          "facts ~ m^%.2f, nodes ~ m^%.2f%n%n",
          Growth.exponent(rows, Row::facts), Growth.exponent(rows, Row::nodes));
      all.put(family, rows);
    }
    if (reports.isWanted()) {
      reports.write(GrowthReport.of(all, reports.facts("none; nothing is random")));
    }
    return ExitCode.DONE.code();
  }
}
