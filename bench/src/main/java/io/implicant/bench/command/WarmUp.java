package io.implicant.bench.command;

import io.implicant.abstraction.Limits;
import io.implicant.abstraction.PredicateAbstraction;
import io.implicant.bench.CommandException;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.EngineOptions;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Lets the compiler of the virtual machine see the engine at work; results are thrown away. */
final class WarmUp {
  private static final long NANOS = 3_000_000_000L;
  private static final long FEW_NANOS = 1_000_000_000L;
  private static final int FEW_FILES = 10;
  private static final int MOST_FILES = 100;

  private WarmUp() {}

  /** Some of the files, again and again for some seconds; those that fail are left for later. */
  static void run(List<String> files) {
    long end = System.nanoTime() + (files.size() < FEW_FILES ? FEW_NANOS : NANOS);
    int step = Math.max(1, files.size() / MOST_FILES);
    Limits limits = Limits.NONE.withTime(Duration.ofMillis(200));
    while (System.nanoTime() < end) {
      int tried = 0;
      for (int i = 0; i < files.size() && System.nanoTime() < end; i += step) {
        if (isPlain(files.get(i))) {
          tried++;
          once(files.get(i), limits);
        }
      }
      if (tried == 0) {
        return;
      }
    }
  }

  /** A pipe can be read only once. */
  private static boolean isPlain(String file) {
    try {
      return Files.isRegularFile(Path.of(file));
    } catch (InvalidPathException e) {
      return false; // it will be reported when its turn comes
    }
  }

  private static void once(String file, Limits limits) {
    try {
      QueryInput query = QueryInput.ofFile(file);
      try (PredicateAbstraction abstraction = query.open(limits, EngineOptions.DEFAULT)) {
        abstraction.weakestStrengthening(query.goals().get(0).formula());
      }
    } catch (CommandException | UnsupportedFormulaException e) {
      return; // it will be reported when its turn comes
    }
  }
}
