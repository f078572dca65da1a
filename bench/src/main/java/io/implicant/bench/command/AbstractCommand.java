package io.implicant.bench.command;

import io.implicant.abstraction.PredicateAbstraction;
import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
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
      description =
          "Only which single predicates or negations the goal implies, as SLAM's posts: an"
              + " approximation of G_P(e), with or without --dual.")
  private boolean cartesian;

  @Option(
      names = "--format",
      paramLabel = "F",
      description =
          "text (default), json (a line a goal), smt2 (the answers as a script, by an irredundant"
              + " cover unless other cubes are asked for) or dot (the diagram of each answer).")
  private String format = "text";

  @Option(names = "--stats", description = "Say what the engine did, block by block.")
  private boolean stats;

  @Mixin private CubeChoice cubes;
  @Mixin private LimitOptions limits;
  @Mixin private EngineChoice engine;

  @Override
  public Integer call() throws CommandException {
    check();
    AbstractQuery.Options options =
        new AbstractQuery.Options(format, dual, cartesian, stats, cubes, limits.limits(spec));
    engine.options(spec);
    int worst = ExitCode.DONE.code();
    try (Heartbeat heartbeat = new Heartbeat(spec.commandLine().getErr())) {
      if (files.isEmpty()) {
        return run(() -> QueryInput.ofInfix(predicates, goals), "command line", options, heartbeat);
      }
      if (files.size() > 1) {
        heartbeat.begin("warming up the engine, so that times are comparable");
        WarmUp.run(files);
        heartbeat.pause();
      }
      for (String file : files) {
        worst = Math.max(worst, run(() -> QueryInput.ofFile(file), file, options, heartbeat));
      }
    }
    return worst;
  }

  private void check() {
    boolean infix = !predicates.isEmpty() || !goals.isEmpty();
    if (infix == !files.isEmpty()) {
      throw wrong(
          "expected files, or formulas by -p and -g, found " + (infix ? "both" : "neither"));
    } else if (infix && goals.isEmpty()) {
      throw wrong("expected a goal by -g, found none");
    }
    cubes.check(spec, format);
    List<String> given = cubes.given();
    if (cartesian && (!given.isEmpty() || format.equals("dot"))) {
      String other = given.isEmpty() ? "--format dot" : given.get(0);
      throw wrong(
          "expected --cartesian or " + other + ", found both: it has neither cubes nor graph");
    }
  }

  private ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  private interface Input {
    QueryInput read() throws CommandException;
  }

  /** Answers one input; an error is a message and a code, and the next input has its turn. */
  private int run(Input input, String file, AbstractQuery.Options options, Heartbeat heartbeat) {
    PrintWriter out = spec.commandLine().getOut();
    try {
      return answer(input.read(), options, heartbeat);
    } catch (CommandException e) {
      if (format.equals("json")) {
        out.println(JsonErrors.error(file, e.getMessage()));
      } else {
        out.flush();
        spec.commandLine().getErr().println(e.getMessage());
      }
      return e.exitCode().code();
    } finally {
      heartbeat.pause();
      out.flush();
    }
  }

  private int answer(QueryInput query, AbstractQuery.Options options, Heartbeat heartbeat)
      throws CommandException {
    long start = System.nanoTime();
    try (PredicateAbstraction abstraction = query.open(options.limits(), engine.options(spec))) {
      return new AbstractQuery(
              query, abstraction, options, files.size() > 1, spec.commandLine().getOut(), heartbeat)
          .run(start);
    } catch (UnsupportedFormulaException e) {
      throw query.outside(e);
    }
  }
}
