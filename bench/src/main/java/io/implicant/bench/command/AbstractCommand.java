package io.implicant.bench.command;

import io.implicant.abstraction.Cover;
import io.implicant.abstraction.PredicateAbstraction;
import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.logic.text.Query.Named;
import io.implicant.theories.UnsupportedFormulaException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** F_P(e) and its cubes by the fast engine. */
@Command(
    name = "abstract",
    description = {
      "Compute F_P(e), the weakest Boolean combination of the predicates that implies the goal, and"
          + " its cubes. Exact for equality with uninterpreted functions and difference logic over"
          + " Int, Real and declared sorts.",
      "",
      "Reported cubes are the prime implicants of F that do not contradict themselves. With several"
          + " files a failure does not stop the others; the exit code is the worst."
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    parameterListHeading = "%nParameters:%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant abstract examples/aliasing.smt2",
      "  implicant abstract -p 'x = y' -p 'f(x) <= 3' -g 'f(y) <= 3'",
      "  implicant abstract --format json --count examples/*.smt2",
      "  implicant abstract --stats examples/diamond.smt2"
    })
final class AbstractCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description = "Query files; - is standard input.")
  private List<String> files = new ArrayList<>();

  @Option(
      names = {"-p", "--predicate"},
      paramLabel = "FORMULA",
      description = "A predicate in infix syntax, instead of a file; may be repeated.")
  private List<String> predicates = new ArrayList<>();

  @Option(
      names = {"-g", "--goal"},
      paramLabel = "FORMULA",
      description = "A goal in infix syntax, instead of a file; may be repeated.")
  private List<String> goals = new ArrayList<>();

  @Option(
      names = "--dual",
      description = "G_P(e) = not F_P(not e), the strongest combination that the goal implies.")
  private boolean dual;

  @Option(
      names = "--cartesian",
      description = "Only which single predicates or negations the goal implies, as SLAM's posts.")
  private boolean cartesian;

  @Option(
      names = "--format",
      paramLabel = "F",
      description = "text (default), json (a line a goal), smt2 or dot.")
  private String format = "text";

  @Option(names = "--stats", description = "Say what the engine did, block by block.")
  private boolean stats;

  @Mixin private CubeChoice cubes;
  @Mixin private EngineLimits engine;

  @Override
  public Integer call() throws CommandException {
    boolean infix = !predicates.isEmpty() || !goals.isEmpty();
    if (infix == !files.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(),
          "expected files, or formulas by -p and -g, found " + (infix ? "both" : "neither"));
    } else if (!List.of("text", "json", "smt2", "dot").contains(format)) {
      throw new ParameterException(
          spec.commandLine(), "expected text, json, smt2 or dot after --format, found " + format);
    } else if (infix && goals.isEmpty()) {
      throw new ParameterException(spec.commandLine(), "expected a goal by -g, found none");
    }
    engine.limits(spec);
    engine.options(spec);
    if (infix) {
      return run(() -> QueryInput.ofInfix(predicates, goals), "command line", false);
    }
    if (files.size() > 1) {
      WarmUp.run(files);
    }
    int worst = ExitCode.DONE.code();
    for (String file : files) {
      worst = Math.max(worst, run(() -> QueryInput.ofFile(file), file, files.size() > 1));
    }
    return worst;
  }

  private interface Input {
    QueryInput read() throws CommandException;
  }

  /** Answers one input; an error is a message and a code, and the next input has its turn. */
  private int run(Input input, String file, boolean several) {
    PrintWriter out = spec.commandLine().getOut();
    try {
      return answer(input.read(), several);
    } catch (CommandException e) {
      if (format.equals("json")) {
        out.println(JsonErrors.error(file, e.getMessage()));
      } else {
        spec.commandLine().getErr().println(e.getMessage());
      }
      return e.exitCode().code();
    } finally {
      out.flush();
    }
  }

  private int answer(QueryInput query, boolean several) throws CommandException {
    long start = System.nanoTime();
    int worst = ExitCode.DONE.code();
    try (PredicateAbstraction abstraction = query.open(engine.limits(spec), engine.options(spec))) {
      for (Named goal : query.goals()) {
        AbstractReport report =
            new AbstractReport(query, abstraction, goal, cubes, dual ? "G" : "F");
        if (cartesian) {
          spec.commandLine().getOut().print(report.cartesian(format.equals("json")));
          continue;
        }
        Cover cover =
            dual
                ? abstraction.strongestConsequence(goal.formula())
                : abstraction.weakestStrengthening(goal.formula());
        double micros = (System.nanoTime() - start) / 1e3;
        spec.commandLine().getOut().print(report.text(format, cover, micros, stats, several));
        worst = Math.max(worst, (cover.isExact() ? ExitCode.DONE : ExitCode.UNKNOWN).code());
        start = System.nanoTime();
      }
    } catch (UnsupportedFormulaException e) {
      throw query.outside(e);
    }
    return worst;
  }
}
