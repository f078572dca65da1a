package io.implicant.bench;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

/**
 * Ends a command with a message for the user and an exit code. For bad input the message has the
 * form {@code file:line:column: expected a term, found ')'}.
 */
public final class CommandException extends Exception {
  private final ExitCode exitCode;

  public CommandException(ExitCode exitCode, String message) {
    super(Objects.requireNonNull(message));
    this.exitCode = Objects.requireNonNull(exitCode);
  }

  public CommandException(ExitCode exitCode, String message, Throwable cause) {
    super(Objects.requireNonNull(message), cause);
    this.exitCode = Objects.requireNonNull(exitCode);
  }

  /** For an input file that cannot be read. */
  public static CommandException unreadable(String file, IOException cause) {
    return new CommandException(ExitCode.INPUT, file + ": cannot be read: " + reason(cause), cause);
  }

  /** What is wrong with a file; the message of many exceptions is only its name. */
  private static String reason(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "no such file";
    } else if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    boolean given = e instanceof FileSystemException file && file.getReason() != null;
    return given ? ((FileSystemException) e).getReason() : e.getMessage();
  }

  public ExitCode exitCode() {
    return exitCode;
  }
}
