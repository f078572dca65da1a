package io.implicant.bench;

import io.implicant.bench.command.ImplicantCommand;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.FileSystemException;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Runs one command line: results go to {@code out}, everything else to {@code err}, and every way
 * to end is one of {@link ExitCode}. Commands throw; only this class turns exceptions into
 * messages.
 */
public final class Cli {
  private final ImplicantCommand root = new ImplicantCommand();
  private final CommandLine commandLine = new CommandLine(root);
  private final PrintWriter err;

  /** {@code more} commands are for tests. */
  Cli(PrintWriter out, PrintWriter err, Object... more) {
    this.err = err;
    for (Object command : more) {
      commandLine.addSubcommand(command);
    }
    // Picocli passes these settings on to the subcommands that are there already.
    commandLine.setOut(out).setErr(err).setExpandAtFiles(false); // arguments are taken as they are
    commandLine.getCommandSpec().version(Version.line());
    commandLine.getCommandSpec().usageMessage().exitCodeList(ExitCode.table());
  }

  /** The command line as picocli sees it. */
  CommandLine describe() {
    return commandLine;
  }

  public static int run(String[] args, PrintWriter out, PrintWriter err) {
    return new Cli(out, err).execute(args);
  }

  /** Not {@link CommandLine#execute}, which meets some exceptions with a stack trace of its own. */
  int execute(String... args) {
    try {
      int status = commandLine.getExecutionStrategy().execute(commandLine.parseArgs(args));
      commandLine.getOut().flush(); // may find out only now that the output cannot be written
      return status;
    } catch (ParameterException e) {
      return wrongUse(e).code();
    } catch (ExecutionException e) {
      return failure(e.getCause() == null ? e : e.getCause()).code();
    } catch (RuntimeException | Error e) {
      return failure(e).code();
    } finally {
      err.flush();
    }
  }

  private ExitCode wrongUse(ParameterException e) {
    CommandLine command = e.getCommandLine();
    err.println("implicant: " + e.getMessage());
    UnmatchedArgumentException.printSuggestions(e, err);
    err.print(command.getHelp().synopsisHeading());
    err.print(command.getHelp().synopsis(command.getHelp().synopsisHeadingLength()));
    err.println("Try '" + command.getCommandSpec().qualifiedName() + " --help'.");
    return ExitCode.USAGE;
  }

  /** Tells the user about a command that threw. */
  private ExitCode failure(Throwable e) {
    if (e instanceof CommandException failure) {
      return end(failure.exitCode(), failure.getMessage(), e);
    }
    if (e instanceof StandardOutput.Closed closed) {
      return closed.byReader()
          ? ExitCode.DONE // `implicant ... | head`: whoever reads has seen enough
          : end(ExitCode.FAILED, "cannot write the output: " + closed.getMessage(), e);
    }
    if (e instanceof IOException io) {
      return end(ExitCode.INPUT, describe(io), e);
    }
    if (e instanceof UncheckedIOException io) {
      return end(ExitCode.INPUT, describe(io.getCause()), e);
    }
    if (e instanceof OutOfMemoryError) {
      String advice = "out of memory; IMPLICANT_JAVA_OPTS=-Xmx8g allows 8 GB";
      return end(ExitCode.UNKNOWN, advice, e);
    }
    return end(
        ExitCode.FAILED,
        "internal error: "
            + e
            + System.lineSeparator()
            + "This is a defect of Implicant. Please report it with the command line, the input,"
            + System.lineSeparator()
            + "and what the same command prints with --stacktrace.",
        e);
  }

  private ExitCode end(ExitCode exitCode, String message, Throwable e) {
    try {
      // Results printed so far stay in front of the message where both go to one terminal.
      commandLine.getOut().flush();
    } catch (StandardOutput.Closed closed) {
      // The message still matters.
    }
    err.println(exitCode == ExitCode.INPUT ? message : "implicant: " + message);
    if (root.showsStackTraces()) {
      e.printStackTrace(err);
    }
    return exitCode;
  }

  private static String describe(IOException e) {
    if (e instanceof FileSystemException file) {
      return CommandException.unreadable(file.getFile(), file).getMessage();
    }
    if (e instanceof CharacterCodingException) {
      return "the input is not UTF-8 text: " + e.getMessage();
    }
    return "cannot be read: " + e.getMessage();
  }
}
