package io.implicant.bench.command;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The root of the command line: it only has subcommands and the options they all share. */
@Command(
    name = "implicant",
    description = "Predicate abstraction: which combinations of predicates imply a formula?",
    synopsisSubcommandLabel = "COMMAND",
    subcommands = {
      AbstractCommand.class,
      DiamondCommand.class,
      BatchCommand.class,
      CheckCommand.class,
      SdpCommand.class,
      ExplainCommand.class,
      SatCommand.class,
      LemmasCommand.class,
      CompileCommand.class,
      CompareCommand.class,
      SolversCommand.class,
      FuzzCommand.class,
      ReachCommand.class,
      VerifyCommand.class,
      CheckModelCommand.class,
      TranslateCommand.class,
      BenchCommand.class,
      CompletionCommand.class
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    exitCodeListHeading = "%nExit codes:%n",
    commandListHeading = "%nCommands:%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant abstract FILE...      F_P(e) and its cubes",
      "  implicant diamond 10            the paper's chain of diamonds",
      "  implicant batch DIR --out FILE  thousands of queries, interruptible",
      "  implicant check FILE...         what a query file holds",
      "  implicant sdp FILE              F_P(e) and its cubes, by the reference engine",
      "  implicant explain FILE          why a cube implies the goal",
      "  implicant sat FILE...           whether a script's assertions have a model",
      "  implicant lemmas FILE...        every minimal theory lemma about a file's atoms",
      "  implicant compile FILE...       a formula as a diagram, canonical modulo the theory",
      "  implicant compare FILE...       the engine beside SMT solvers, on the same queries",
      "  implicant solvers               which SMT solvers are here; --fetch gets more",
      "  implicant fuzz                  the engine on random queries, against oracles",
      "  implicant reach FILE            how many states of a GAL model or a net are reachable",
      "  implicant verify FILE           verdicts on its properties, with shortest traces",
      "  implicant check-model FILE...   whether an assertion of a Boolean program can fail",
      "  implicant translate FILE        a C program as a model, in the stages of its translation",
      "  implicant bench dd              decision diagrams beside other packages",
      "  implicant COMMAND --help        options and examples of one command",
      "  source <(implicant completion)  complete commands and options with the tab key",
      "",
      "Results go to standard output, everything else to standard error.",
      "IMPLICANT_JAVA_OPTS holds options for the Java virtual machine, such as -Xmx8g."
    })
public final class ImplicantCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Show this help.")
  @SuppressWarnings("UnusedVariable") // picocli acts on it
  private boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Show the version, and the commit if the build knew it.")
  @SuppressWarnings("UnusedVariable") // picocli acts on it
  private boolean version;

  @Option(
      names = "--stacktrace",
      scope = ScopeType.INHERIT,
      description = "Show where a failure arose (also IMPLICANT_STACKTRACE=1).")
  private boolean stackTrace;

  @Override
  public Integer call() {
    throw new ParameterException(spec.commandLine(), "expected a command, found none");
  }

  public boolean showsStackTraces() {
    return stackTrace || "1".equals(System.getenv("IMPLICANT_STACKTRACE"));
  }
}
