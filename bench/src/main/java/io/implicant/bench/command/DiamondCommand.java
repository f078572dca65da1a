package io.implicant.bench.command;

import io.implicant.abstraction.Cover;
import io.implicant.abstraction.Limited;
import io.implicant.abstraction.PredicateAbstraction;
import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.bench.workload.Diamond;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.zdd.CubeSet;
import io.implicant.theories.UnsupportedFormulaException;
import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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
      "  implicant diamond 1..20 --count --format json",
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

  @Option(
      names = "--format",
      paramLabel = "F",
      description = "text (default), or json, smt2 or dot as of implicant abstract.")
  private String format = "text";

  @Mixin private CubeChoice cubes;
  @Mixin private LimitOptions limits;
  @Mixin private EngineChoice engine;

  @Override
  public Integer call() throws CommandException {
    Matcher range = RANGE.matcher(size);
    if (!range.matches()) {
      throw new ParameterException(
          spec.commandLine(),
          "expected a number such as 10 or a range such as 1..20, found " + size);
    }
    cubes.check(spec, format);
    int from = Integer.parseInt(range.group(1));
    int to = range.group(2) == null ? from : Integer.parseInt(range.group(2));
    if (from < 1 || to < from) {
      throw new ParameterException(
          spec.commandLine(), "expected at least 1 diamond, found " + size);
    }
    Diamond.Theory chosen;
    try {
      chosen = Diamond.Theory.of(theory);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
    int worst = ExitCode.DONE.code();
    try (Heartbeat heartbeat = new Heartbeat(spec.commandLine().getErr())) {
      for (int n = from; n <= to; n++) {
        heartbeat.begin(n + " diamonds");
        worst = Math.max(worst, run(n, chosen, heartbeat));
      }
    }
    return worst;
  }

  private int run(int n, Diamond.Theory chosen, Heartbeat heartbeat) throws CommandException {
    Diamond diamond = new Diamond(n, chosen);
    long start = System.nanoTime();
    QueryInput query =
        QueryInput.ofFormulas(
            "diamond " + n, diamond.terms(), diamond.predicates(), diamond.goal());
    try (PredicateAbstraction abstraction = query.open(limits.limits(spec), engine.options(spec))) {
      if (format.equals("text")) {
        return text(n, diamond, abstraction, start);
      }
      AbstractQuery.Options options =
          new AbstractQuery.Options(format, false, false, false, cubes, limits.limits(spec));
      PrintWriter out = spec.commandLine().getOut();
      return new AbstractQuery(query, abstraction, options, isSweep(), out, heartbeat).run(start);
    } catch (UnsupportedFormulaException e) {
      throw new CommandException(ExitCode.FAILED, "the diamond chain: " + e.getMessage(), e);
    } finally {
      spec.commandLine().getOut().flush();
    }
  }

  private boolean isSweep() {
    return size.contains("..");
  }

  private int text(int n, Diamond diamond, PredicateAbstraction abstraction, long start)
      throws UnsupportedFormulaException {
    PrintWriter out = spec.commandLine().getOut();
    Cover cover = abstraction.weakestStrengthening(diamond.goal());
    double solved = (System.nanoTime() - start) / 1e3;
    Limited<CubeSet> found = cover.attempt(limits.budget(spec), () -> cubes.of(cover));
    Optional<String> limit =
        cover.limit().or(() -> found.match(set -> Optional.empty(), Optional::of));
    if (limit.isPresent()) {
      out.printf("%d diamonds: unknown: %s%n", n, limit.get());
      return ExitCode.UNKNOWN.code();
    }
    CubeSet set = found.orElseThrow();
    double all = (System.nanoTime() - start) / 1e3;
    out.printf(
        Locale.ROOT,
        "%d %s, %d predicates, goal %s: %s; F in %s, cubes after %s%n",
        n,
        n == 1 ? "diamond" : "diamonds",
        diamond.predicates().size(),
        diamond.goal(),
        cubes.label(set.count()),
        AbstractReport.time(solved),
        AbstractReport.time(all));
    if (!cubes.isCount()) {
      List<Cube> shown = cubes.chosen(cover, SHOWN);
      shown.forEach(cube -> out.printf("  %s%n", cover.toString(cube)));
      if (set.count().compareTo(BigInteger.valueOf(shown.size())) > 0) {
        out.printf("  ... (--first shows more, --count none)%n");
      }
    }
    return ExitCode.DONE.code();
  }
}
