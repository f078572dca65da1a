package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.InputLimitException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Reads the files that a command names; {@code -} is standard input. */
final class InputFiles {
  private InputFiles() {}

  /**
   * The text of the file, without a byte order mark. Bytes that are not UTF-8 become U+FFFD, which
   * the readers refuse.
   */
  static String text(String file) throws CommandException {
    try {
      byte[] bytes =
          file.equals("-") ? System.in.readAllBytes() : Files.readAllBytes(Path.of(file));
      String text = new String(bytes, StandardCharsets.UTF_8);
      return text.startsWith("\uFEFF") ? text.substring(1) : text;
    } catch (NoSuchFileException e) {
      throw new CommandException(ExitCode.INPUT, file + ": no such file", e);
    } catch (AccessDeniedException e) {
      throw new CommandException(ExitCode.INPUT, file + ": cannot be read: permission denied", e);
    } catch (IOException | RuntimeException e) {
      String reason = isFolder(file) ? "is a folder" : String.valueOf(e.getMessage());
      throw new CommandException(ExitCode.INPUT, file + ": cannot be read: " + reason, e);
    } catch (OutOfMemoryError e) {
      throw new CommandException(ExitCode.UNKNOWN, file + ": larger than the memory", e);
    }
  }

  private static boolean isFolder(String file) {
    try {
      return Files.isDirectory(Path.of(file));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** How messages call the file. */
  static String name(String file) {
    return file.equals("-") ? "<stdin>" : file;
  }

  /** What a command ends with that cannot use its input. */
  static CommandException failure(InputException e) {
    ExitCode code = e instanceof InputLimitException ? ExitCode.UNKNOWN : ExitCode.INPUT;
    return new CommandException(code, e.getMessage(), e);
  }
}
