package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Script;
import io.implicant.logic.text.SmtReader;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.solver.Answer;
import io.implicant.theories.solver.FormulaSolver;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Decides whether the assertions of scripts have a model. */
@Command(
    name = "sat",
    description = {
      "Say whether the assertions of an SMT-LIB script have a model: sat, unsat, or unknown, one line"
          + " for each check-sat.",
      "",
      "Scripts over equality with uninterpreted functions and difference logic over Int and Real are"
          + " decided, whatever set-logic says. A term beyond that ends the command with exit code 3"
          + " and the term's place. With several files each line starts with the file's name."
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    parameterListHeading = "%nParameters:%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant sat examples/scripts/schedule.smt2",
      "  implicant sat --model examples/scripts/schedule.smt2",
      "  implicant sat --timeout 10 *.smt2"
    })
final class SatCommand implements Callable<Integer> {
  private static final long SECOND = 1_000_000_000L;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "SMT-LIB files; - is standard input.")
  private List<String> files = new ArrayList<>();

  @Option(
      names = "--model",
      description = "Print a model, as SMT-LIB definitions, before each line that says sat.")
  private boolean model;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      description = "Give up a check after that time: unknown, exit code 4.")
  private double timeout = Double.POSITIVE_INFINITY;

  @Override
  public Integer call() {
    if (!(timeout > 0)) {
      throw new ParameterException(spec.commandLine(), "expected a time after --timeout");
    }
    int worst = ExitCode.DONE.code();
    for (String file : files) {
      worst = Math.max(worst, decide(file));
    }
    return worst;
  }

  /** Decides one file; an error is a message and a code, and the next file has its turn. */
  private int decide(String file) {
    CommandException failure;
    try {
      Terms terms = new Terms();
      Script script = SmtReader.read(terms, InputFiles.name(file), InputFiles.text(file));
      return decide(terms, script);
    } catch (InputException e) {
      failure = InputFiles.failure(e);
    } catch (CommandException e) {
      failure = e;
    }
    spec.commandLine().getOut().flush();
    spec.commandLine().getErr().println(failure.getMessage());
    return failure.exitCode().code();
  }

  private int decide(Terms terms, Script script) throws CommandException {
    if (script.checks().isEmpty()) {
      throw new CommandException(
          ExitCode.INPUT, script.source() + ": expected an assertion or check-sat, found none");
    }
    int worst = ExitCode.DONE.code();
    for (Script.Check check : script.checks()) {
      Answer answer = answer(terms, script, check.formulas());
      worst = Math.max(worst, print(script, check, answer));
    }
    return worst;
  }

  private Answer answer(Terms terms, Script script, List<Formula> formulas)
      throws CommandException {
    try {
      return FormulaSolver.solve(terms, formulas, budget(), progress(script.source()));
    } catch (UnsupportedFormulaException e) {
      String place =
          e.term()
              .map(term -> ScriptReport.position(script, term).toString())
              .orElse(script.source());
      throw new CommandException(ExitCode.INPUT, place + ": " + e.getMessage(), e);
    }
  }

  private Budget budget() {
    return timeout > Long.MAX_VALUE / (double) SECOND
        ? Budget.unlimited()
        : Budget.ofTime(Duration.ofNanos((long) (timeout * SECOND)));
  }

  /** A line on standard error for every second. */
  private FormulaSolver.Progress progress(String source) {
    PrintWriter err = spec.commandLine().getErr();
    long start = System.nanoTime();
    long[] next = {start + SECOND};
    return (implicants, lemmas) -> {
      long now = System.nanoTime();
      if (now - next[0] >= 0) {
        next[0] = now + SECOND;
        err.printf(
            "%s: %d s, %d assignments checked, %d lemmas learnt%n",
            source, (now - start) / SECOND, implicants, lemmas);
        err.flush();
      }
    };
  }

  private int print(Script script, Script.Check check, Answer answer) {
    PrintWriter out = spec.commandLine().getOut();
    String prefix = files.size() > 1 ? script.source() + ": " : "";
    ExitCode code = ExitCode.DONE;
    if (answer instanceof Answer.Satisfiable satisfiable) {
      if (model) {
        out.print(satisfiable.model().over(script.symbols()).toSmtLib());
      }
      out.println(prefix + "sat");
    } else if (answer instanceof Answer.Unknown unknown) {
      String message = check.position() + ": unknown: " + unknown.reason();
      spec.commandLine().getErr().println(message);
      out.println(prefix + "unknown");
      code = ExitCode.UNKNOWN;
    } else {
      out.println(prefix + "unsat");
    }
    out.flush();
    return code.code();
  }
}
