package io.implicant.bench.command;

import io.implicant.bench.ExitCode;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints the script with which bash and zsh complete commands and options. */
@Command(
    name = "completion",
    description = "Print a completion script for bash and zsh.",
    sortOptions = false,
    usageHelpAutoWidth = true,
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  source <(implicant completion)                      for this shell",
      "  echo 'source <(implicant completion)' >> ~/.bashrc  for every bash to come",
    })
final class CompletionCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CommandLine root = spec.root().commandLine();
    spec.commandLine().getOut().print(AutoComplete.bash(root.getCommandName(), root));
    return ExitCode.DONE.code();
  }
}
