package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.checker.odl.EdlPrinter;
import io.implicant.checker.odl.OdlModel;
import io.implicant.checker.odl.OdlPrinter;
import io.implicant.checker.software.Translation;
import io.implicant.logic.text.InputException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** C programs as models in which each step changes pc and at most one variable. */
@Command(
    name = "translate",
    description = {
      "Translate a C program to an or-structure, a model in which each step changes the program"
          + " counter and at most one variable, and print one stage of it: the intermediate code,"
          + " the model in ODL, or its next-state functions in EDL.",
      "",
      "The program has integers, arrays, pointers without arithmetic, if, switch, loops, goto, and"
          + " functions without recursion. Inputs are extern variables without a definition and"
          + " __VERIFIER_nondet_int(); properties are assert(c), __VERIFIER_assert(c),"
          + " __VERIFIER_error(), and __VERIFIER_assume(c) restricts. Signed overflow, indices"
          + " outside their arrays, null pointers and division by zero are violations of the model;"
          + " anything else is refused with its place (exit code 3). docs/c-programs.md says more."
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    parameterListHeading = "%nParameters:%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant translate --to intermediate examples/software/div.c",
      "  implicant translate --to odl --out sort.odl examples/software/insertion_sort.c",
      "  implicant translate --to edl --width 5 examples/software/div.c"
    })
final class TranslateCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "A C program, preprocessed; - is standard input.")
  private String input;

  @Option(
      names = "--to",
      paramLabel = "STAGE",
      description = "What to print: intermediate, odl (default) or edl.")
  private String stage = "odl";

  @Mixin private COptions c;

  @Option(
      names = {"-o", "--out"},
      paramLabel = "OUT",
      description = "Write to this file; - is standard output (default).")
  private String target = "-";

  @Override
  public Integer call() throws CommandException {
    if (!List.of("intermediate", "odl", "edl").contains(stage)) {
      throw new ParameterException(
          spec.commandLine(),
          "expected intermediate, odl or edl after --to, found '" + stage + "'");
    }
    OutputFiles.write(target, text(), input, spec.commandLine().getOut());
    return ExitCode.DONE.code();
  }

  private String text() throws CommandException {
    c.check(spec);
    try {
      Translation translation =
          SoftwareText.translation(InputFiles.name(input), InputFiles.text(input), c);
      return switch (stage) {
        case "intermediate" -> translation.code().toString();
        case "edl" -> EdlPrinter.print(OdlModel.of(translation.odl()));
        default -> OdlPrinter.print(translation.odl());
      };
    } catch (InputException e) {
      throw InputFiles.failure(e);
    }
  }
}
