package io.implicant.bench.command;

import io.implicant.bench.report.ReportText;
import io.implicant.bench.sdp.Family;
import io.implicant.bench.sdp.Growth;
import io.implicant.bench.sdp.Growth.Row;
import io.implicant.bench.sdp.GrowthReport;
import io.implicant.theories.UnsupportedFormulaException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

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
    footer = {
      "  implicant bench sdp",
      "  implicant bench sdp --max 6",
      "  implicant bench sdp --rounds 5 --out report",
      "  implicant bench sdp --rounds 5 --out report-now --previous report"
    })
final class BenchSdpCommand extends Benchmark {
  private static final int LEAST = 2;

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

  @Override
  Findings measure() throws UnsupportedFormulaException {
    if (rounds < 1) {
      throw wrongUse("expected at least one round");
    } else if (max < 2 * LEAST + 2) {
      throw wrongUse("expected at least " + (2 * LEAST + 2) + " after --max");
    }
    Map<Family, List<Row>> all = new EnumMap<>(Family.class);
    for (Family family : Family.values()) {
      int last = family == Family.DIAMONDS ? max / 2 : max;
      List<Row> rows = new ArrayList<>();
      for (int n = LEAST; n <= last; n++) {
        progress(family + ": n = " + n);
        rows.add(Growth.measure(family, n, rounds));
      }
      ReportText.print(GrowthReport.section(family, rows), out());
      all.put(family, rows);
    }
    return Findings.of(GrowthReport.of(all));
  }

  @Override
  List<String> quickArguments() {
    return List.of("--max", "8");
  }
}
