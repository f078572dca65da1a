package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes the files that a command is asked for; nothing half-written remains. */
final class OutputFiles {
  private OutputFiles() {}

  /** Writes the text beside the file and then renames. */
  static void write(String file, String text) throws CommandException {
    Path target = Path.of(file).toAbsolutePath();
    Path unfinished = null;
    try {
      unfinished = Files.createTempFile(target.getParent(), ".implicant", ".tmp");
      Files.writeString(unfinished, text);
      Files.move(unfinished, target, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      remove(unfinished);
      throw new CommandException(
          ExitCode.FAILED, file + ": cannot be written: " + e.getMessage(), e);
    }
  }

  private static void remove(Path unfinished) {
    try {
      if (unfinished != null) {
        Files.deleteIfExists(unfinished);
      }
    } catch (IOException e) {
      // The failure to write is what the user is told.
    }
  }
}
