package io.implicant.bench.command;

import io.implicant.abstraction.Limits;
import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.checker.bp.BpChecker;
import io.implicant.checker.bp.Verdict;
import io.implicant.checker.bp.flow.Dialect;
import io.implicant.checker.bp.flow.FlowGraph;
import io.implicant.checker.bp.search.Interleavings;
import io.implicant.checker.bp.syntax.BpReader;
import io.implicant.checker.bp.syntax.Program;
import io.implicant.checker.partition.PartitionKind;
import io.implicant.checker.search.Strategy;
import io.implicant.logic.text.InputException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says whether assertions of Boolean programs and of software can fail. */
@Command(
    name = "check-model",
    description = {
      "Say whether an assertion of a Boolean program or of software in C (*.c) or ODL (*.odl) can"
          + " fail, and show how, down to source lines.",
      "",
      "A program with one thread is decided, recursion included: it holds (exit code 0), or an"
          + " assertion can fail (1). A program with several threads is searched within bounds on"
          + " threads and context switches: a failure is real (1); if none is found, the answer is"
          + " unknown (4), since more threads or switches might fail. With several files the worst"
          + " code counts. Traces are replayed state by state before they are printed.",
      "",
      "In software a line also fails where a value is outside its range, an index outside its"
          + " array, or a division is by zero; a trace is a shortest one (docs/software.md).",
      "",
      "Reaching the label SLIC_ERROR or MY_ERROR_LABEL is an error as well."
          + " docs/boolean-programs.md describes the language and its dialects."
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    parameterListHeading = "%nParameters:%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant check-model examples/lock.bp",
      "  implicant check-model examples/software/insertion_sort.c",
      "  implicant check-model --label ERROR --format json examples/recursive.bp",
      "  implicant check-model --threads 3 --switches 4 --timeout 60 driver.bp"
    })
final class CheckModelCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Boolean programs, and software (*.c, *.odl); - is standard input.")
  private List<String> files = new ArrayList<>();

  @Option(
      names = "--label",
      paramLabel = "NAME",
      description =
          "Reaching this label is an error, instead of SLIC_ERROR and MY_ERROR_LABEL; may be"
              + " repeated.")
  private List<String> labels = new ArrayList<>();

  @Option(
      names = "--dialect",
      paramLabel = "D",
      description =
          "plain, boppo (a call labelled ASYNC_... starts a thread), getafix (init, then main and"
              + " all thread... procedures at once), or auto (default): getafix if init has a label"
              + " endinit, boppo if some call is labelled ASYNC_..., else plain.")
  private String dialect = "auto";

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "Threads that run at once, if there are several (default ${DEFAULT-VALUE}).")
  private int threads = Interleavings.Bounds.DEFAULT.threads();

  @Option(
      names = "--switches",
      paramLabel = "N",
      description =
          "Changes from a thread that has not ended to another one (default ${DEFAULT-VALUE}).")
  private int switches = Interleavings.Bounds.DEFAULT.switches();

  @Mixin private LimitOptions limits;
  @Mixin private COptions c;

  @Option(names = "--no-trace", description = "Give verdicts only.")
  private boolean noTrace;

  @Option(names = "--stats", description = "Say also how large the search was.")
  private boolean stats;

  @Option(
      names = "--format",
      paramLabel = "F",
      description = "What to print: text (default) or json, one line for each file.")
  private String format = "text";

  @Override
  public Integer call() {
    boolean json = ReachCommand.isJson(format, spec);
    limits.limits(spec);
    c.check(spec);
    if (threads < 1 || switches < 0) {
      throw new ParameterException(
          spec.commandLine(), "expected at least 1 after --threads and 0 after --switches");
    }
    dialect();
    refuseIgnored();
    int worst = ExitCode.DONE.code();
    for (String file : files) {
      worst = Math.max(worst, check(file, json));
    }
    return worst;
  }

  private void refuseIgnored() {
    if (files.stream().allMatch(SoftwareText::accepts)) {
      IgnoredOptions.refuse(
          spec, "Boolean programs", "--label", "--dialect", "--threads", "--switches");
    }
    if (files.stream().noneMatch(SoftwareText::isC)) {
      IgnoredOptions.refuse(spec, "C programs", COptions.NAMES);
    }
  }

  private Dialect dialect() {
    List<String> names = List.of("auto", "plain", "boppo", "getafix");
    if (!names.contains(dialect)) {
      throw new ParameterException(
          spec.commandLine(),
          "expected auto, plain, boppo or getafix after --dialect, found '" + dialect + "'");
    }
    return dialect.equals("auto") ? null : Dialect.valueOf(dialect.toUpperCase(Locale.ROOT));
  }

  /** Checks one file; an error is a message and a code, and the next file has its turn. */
  private int check(String file, boolean json) {
    PrintWriter out = spec.commandLine().getOut();
    try {
      if (SoftwareText.accepts(file)) {
        SoftwareCheck checked = SoftwareCheck.of(software(file), !noTrace);
        out.print(json ? Json.text(checked.fields()) + "\n" : checked.text(stats));
        out.flush();
        return checked.exitCode().code();
      }
      ModelVerdict verdict = verdict(file);
      out.print(json ? Json.text(verdict.fields(!noTrace)) + "\n" : verdict.text(!noTrace, stats));
      out.flush();
      return verdict.exitCode().code();
    } catch (CommandException e) {
      if (json) {
        out.println(JsonErrors.error(InputFiles.name(file), e.getMessage()));
      }
      out.flush();
      spec.commandLine().getErr().println(e.getMessage());
      return e.exitCode().code();
    }
  }

  private SoftwareInput software(String file) throws CommandException {
    Limits most = limits.limits(spec);
    SoftwareOptions options =
        new SoftwareOptions(
            PartitionKind.PARTIAL, Strategy.SATURATION, most.maxNodes(), most.time());
    SoftwareText text = SoftwareText.read(file, c);
    return new SoftwareInput(InputFiles.name(file), text, options, spec);
  }

  private ModelVerdict verdict(String file) throws CommandException {
    String name = InputFiles.name(file);
    long start = System.nanoTime();
    try {
      Program program = BpReader.read(name, InputFiles.text(file));
      Dialect chosen = dialect() == null ? Dialect.of(program) : dialect();
      Set<String> errors = labels.isEmpty() ? FlowGraph.ERROR_LABELS : Set.copyOf(labels);
      FlowGraph graph = FlowGraph.of(program, chosen, errors);
      int depth = Interleavings.Bounds.DEFAULT.depth();
      BpChecker checker = new BpChecker(graph, new Interleavings.Bounds(threads, switches, depth));
      Progress progress = progress(name, checker, start);
      try {
        Verdict verdict = checker.check(limits.budget(spec));
        return new ModelVerdict(name, graph, verdict, checker, (System.nanoTime() - start) / 1e9);
      } finally {
        progress.close();
      }
    } catch (InputException e) {
      throw InputFiles.failure(e);
    }
  }

  private Progress progress(String name, BpChecker checker, long start) {
    return new Progress(
        spec.commandLine().getErr(),
        () ->
            String.format(
                "%s: %d s, %s",
                name, (System.nanoTime() - start) / 1_000_000_000L, checker.progress()));
  }
}
