package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Query;
import io.implicant.logic.text.Script;
import io.implicant.logic.text.SmtPrinter;
import io.implicant.logic.text.SmtReader;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Reads queries and scripts and says what is in them. */
@Command(
    name = "check",
    description = {
      "Read queries and say what is in them: predicates, goals, sorts, atoms, terms, the logic they"
          + " need, and the first construct beyond EUF and difference logic.",
      "",
      "A query is an SMT-LIB 2 file. Its Bool definitions without parameters are the predicates,"
          + " except `goal`, `goal2`, `goal3` ..., which are the goals; (set-info :predicates (p1"
          + " p2)) names the predicates if there are other definitions. A file without a goal is a"
          + " plain script."
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    parameterListHeading = "%nParameters:%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant check examples/*.smt2",
      "  implicant check --print query.smt2 > normal.smt2",
      "  implicant check -p 'x = y' -p 'f(x) <= 3' -g 'f(y) <= 3'",
      "  generate-query | implicant check -"
    })
final class CheckCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "SMT-LIB files; - is standard input.")
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
      names = "--print",
      description = "Print the input in normal form, as SMT-LIB, instead of the report.")
  private boolean print;

  @Option(
      names = "--max-terms",
      paramLabel = "N",
      description =
          "End with exit code 4 at more than N different terms (default ${DEFAULT-VALUE}).")
  private int maxTerms = Terms.DEFAULT_MAX_NODES;

  @Override
  public Integer call() throws CommandException {
    boolean infix = !predicates.isEmpty() || !goals.isEmpty();
    if (infix == !files.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(),
          "expected files, or formulas by -p and -g, found " + (infix ? "both" : "neither"));
    }
    if (maxTerms < 2) {
      throw new ParameterException(
          spec.commandLine(), "expected at least 2 after --max-terms, found " + maxTerms);
    }
    if (infix) {
      return report(this::readInfix);
    }
    int worst = ExitCode.DONE.code();
    for (String file : files) {
      worst = Math.max(worst, report(terms -> readFile(terms, file)));
    }
    return worst;
  }

  private interface Input {
    Script read(Terms terms) throws InputException, CommandException;
  }

  /** Reports on one input; an error is a message and a code, and the next input has its turn. */
  private int report(Input input) {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    CommandException failure;
    try {
      Script script = input.read(new Terms(maxTerms));
      List<Formula> formulas = ScriptReport.formulas(script);
      out.print(print ? SmtPrinter.print(script) : ScriptReport.of(script, formulas).text());
      out.flush();
      script.notes().forEach(note -> err.println(note.position() + ": note: " + note.text()));
      return ExitCode.DONE.code();
    } catch (InputException e) {
      failure = InputFiles.failure(e);
    } catch (CommandException e) {
      failure = e;
    }
    err.println(failure.getMessage());
    return failure.exitCode().code();
  }

  private static Script readFile(Terms terms, String file) throws InputException, CommandException {
    return SmtReader.read(terms, InputFiles.name(file), InputFiles.text(file));
  }

  private Script readInfix(Terms terms) throws InputException {
    return Query.ofInfix(terms, predicates, goals);
  }
}
