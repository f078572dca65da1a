package io.implicant.bench.peer;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** One goal of a file, and where the answers go. */
public record Question(Path file, int goal, Comparison.Row row) {
  /**
   * The goals of files, and of the files {@code *.smt2} in folders; each set is named after the
   * folder of its files.
   */
  public static List<Question> read(List<Path> filesAndFolders)
      throws CommandException, IOException {
    List<Question> questions = new ArrayList<>();
    for (Path given : filesAndFolders) {
      for (Path file : filesOf(given)) {
        Path folder = file.toAbsolutePath().normalize().getParent().getFileName();
        questions.addAll(
            of(file, folder == null ? "/" : folder.toString(), file.getFileName().toString()));
      }
    }
    if (questions.isEmpty()) {
      throw new CommandException(ExitCode.INPUT, "no queries (*.smt2) in " + filesAndFolders);
    }
    return questions;
  }

  /** The goals of one file, under the names that tables show. */
  public static List<Question> of(Path file, String set, String name)
      throws CommandException, IOException {
    List<Problem> problems = Problem.read(file);
    List<Question> questions = new ArrayList<>();
    for (int i = 0; i < problems.size(); i++) {
      Problem problem = problems.get(i);
      var row = new Comparison.Row(set, name, problem.name(), problem.predicates().size());
      questions.add(new Question(file, i, row));
    }
    return questions;
  }

  /** The file itself, or the query files in the folder, sorted. */
  public static List<Path> filesOf(Path given) throws IOException {
    if (!Files.isDirectory(given)) {
      return List.of(given);
    }
    try (Stream<Path> inside = Files.list(given)) {
      return inside.filter(file -> file.toString().endsWith(".smt2")).sorted().toList();
    }
  }
}
