package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/** Writes the files that a command is asked for; nothing half-written remains. */
final class OutputFiles {
  private OutputFiles() {}

  /**
   * Writes the text beside the file and then renames. What is there and is no plain file (a pipe, a
   * device, a link) is written to, not replaced; {@code -} is standard output.
   *
   * @param input the file that was read, which must not be overwritten
   */
  static void write(String file, String text, String input, PrintWriter out)
      throws CommandException {
    if (file.equals("-")) {
      out.print(text);
      return;
    }
    Path target = Path.of(file).toAbsolutePath();
    try {
      if (Files.isDirectory(target)) {
        throw failure(file, "it is a folder", null);
      } else if (!input.equals("-")
          && Files.exists(target)
          && Files.isSameFile(target, Path.of(input))) {
        throw failure(file, "it is the input", null);
      } else if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)
          && !Files.isRegularFile(target, LinkOption.NOFOLLOW_LINKS)) {
        Files.writeString(target, text);
      } else {
        replace(target, text);
      }
    } catch (NoSuchFileException e) {
      throw failure(file, "no such folder", e);
    } catch (AccessDeniedException e) {
      throw failure(file, "permission denied", e);
    } catch (IOException e) {
      throw failure(file, String.valueOf(e.getMessage()), e);
    }
  }

  private static void replace(Path target, String text) throws IOException {
    String name = "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".tmp";
    Path unfinished = target.resolveSibling(name);
    try {
      Files.writeString(unfinished, text, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      Files.move(unfinished, target, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }

  private static CommandException failure(String file, String reason, Throwable cause) {
    return new CommandException(ExitCode.FAILED, file + ": cannot be written: " + reason, cause);
  }
}
