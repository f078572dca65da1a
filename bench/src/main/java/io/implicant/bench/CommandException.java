package io.implicant.bench;

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

  public ExitCode exitCode() {
    return exitCode;
  }
}
