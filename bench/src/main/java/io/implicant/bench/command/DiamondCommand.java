package io.implicant.bench.command;

import io.implicant.abstraction.Cover;
import io.implicant.abstraction.PredicateAbstraction;
import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.bench.workload.Diamond;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.zdd.CubeSet;
import io.implicant.theories.UnsupportedFormulaException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The diamond chain of LBC07 Figure 8. */
@Command(
    name = "diamond",
    description = {
      "The chain of N diamonds of LBC07 Figure 8: a_i = b_i, b_i = d_i, a_i = c_i, c_i = d_i, links"
          + " d_i = a_(i+1), 5N - 1 predicates in all; the goal a_1 = d_N has 2^N cubes."
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    parameterListHeading = "%nParameters:%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant diamond 3",
      "  implicant diamond 1..20 --count",
      "  implicant diamond 1000 --count --theory difference"
    })
final class DiamondCommand implements Callable<Integer> {
  private static final Pattern RANGE = Pattern.compile("(\\d{1,6})(?:\\.\\.(\\d{1,6}))?");
  private static final long SHOWN = 16;

  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "N", description = "How many diamonds; A..B sweeps.")
  private String size;

  @Option(
      names = "--theory",
      paramLabel = "T",
      description =
          "euf (default), difference (<= over Int instead of =), or functions (the goal is"
              + " f(a_1) = f(d_N), so that congruence is needed).")
  private String theory = "euf";

  @Option(names = "--count", description = "Numbers only, no cubes.")
  private boolean count;

  @Option(names = "--first", paramLabel = "K", description = "Show the first K cubes (default 16).")
  private long first = SHOWN;

  @Mixin private EngineLimits engine;

  @Override
  public Integer call() throws CommandException {
    Matcher range = RANGE.matcher(size);
    if (!range.matches() || first < 0) {
      throw new ParameterException(
          spec.commandLine(),
          "expected a number such as 10 or a range such as 1..20, found " + size);
    }
    int from = Integer.parseInt(range.group(1));
    int to = range.group(2) == null ? from : Integer.parseInt(range.group(2));
    if (from < 1 || to < from) {
      throw new ParameterException(
          spec.commandLine(), "expected at least 1 diamond, found " + size);
    }
    Diamond.Theory chosen =
        switch (theory) {
          case "euf" -> Diamond.Theory.EUF;
          case "difference" -> Diamond.Theory.DIFFERENCE;
          case "functions" -> Diamond.Theory.FUNCTIONS;
          default ->
              throw new ParameterException(
                  spec.commandLine(),
                  "expected euf, difference or functions after --theory, found " + theory);
        };
    int worst = ExitCode.DONE.code();
    for (int n = from; n <= to; n++) {
      worst = Math.max(worst, run(n, chosen));
    }
    return worst;
  }

  private int run(int n, Diamond.Theory chosen) throws CommandException {
    PrintWriter out = spec.commandLine().getOut();
    Diamond diamond = new Diamond(n, chosen);
    long start = System.nanoTime();
    try (PredicateAbstraction abstraction =
        PredicateAbstraction.of(
            diamond.terms(), diamond.predicates(), engine.limits(spec), engine.options(spec))) {
      Cover cover = abstraction.weakestStrengthening(diamond.goal());
      double solved = (System.nanoTime() - start) / 1e3;
      if (!cover.isExact()) {
        out.printf("%d diamonds: unknown: %s%n", n, cover.limit().orElse(""));
        out.flush();
        return ExitCode.UNKNOWN.code();
      }
      CubeSet cubes = cover.reported();
      double all = (System.nanoTime() - start) / 1e3;
      out.printf(
          Locale.ROOT,
          "%d %s, %d predicates, goal %s: %s cubes; F in %s, cubes after %s%n",
          n,
          n == 1 ? "diamond" : "diamonds",
          diamond.predicates().size(),
          diamond.goal(),
          cubes.count(),
          AbstractReport.time(solved),
          AbstractReport.time(all));
      print(out, cover, cubes);
      out.flush();
      return ExitCode.DONE.code();
    } catch (UnsupportedFormulaException e) {
      throw new CommandException(ExitCode.FAILED, "the diamond chain: " + e.getMessage(), e);
    }
  }

  private void print(PrintWriter out, Cover cover, CubeSet cubes) {
    if (count) {
      return;
    }
    long shown = 0;
    for (Cube cube : cubes.shortestFirst()) {
      if (shown++ == first) {
        out.printf("  ... (--first shows more, --count none)%n");
        return;
      }
      out.printf("  %s%n", cover.toString(cube));
    }
  }
}
