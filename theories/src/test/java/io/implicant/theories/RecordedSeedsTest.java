package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.Budget;
import io.implicant.theories.RandomProblems.Fragment;
import io.implicant.theories.closure.ClosureAnswer;
import io.implicant.theories.closure.ClosureEngine;
import io.implicant.theories.closure.EngineOptions;
import io.implicant.theories.closure.EngineOptions.Algorithm;
import io.implicant.theories.closure.EngineOptions.Way;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The labelled closure on random queries whose answers Z3 gave once: fast, and without a native
 * library, so that mutation testing can run it often. {@code -Dimplicant.record=FILE} writes the
 * answers anew.
 */
class RecordedSeedsTest {
  private static final int SEEDS = 60;
  private static final List<EngineOptions> OPTIONS =
      List.of(
          EngineOptions.DEFAULT,
          EngineOptions.DEFAULT.withWay(Way.PATHS).withCut(false),
          EngineOptions.DEFAULT.withWay(Way.ONE_RUN),
          EngineOptions.DEFAULT.withAlgorithm(Algorithm.DIAGRAMS).withWay(Way.PATHS),
          EngineOptions.DEFAULT.withAlgorithm(Algorithm.SPARSE),
          EngineOptions.DEFAULT.withMaxColumns(4));

  /** F and I in hexadecimal, bit i for minterm i. */
  private record Line(String generator, long seed, String function, String inconsistent) {
    static Line of(String text) {
      String[] words = text.split(" ", -1);
      return new Line(words[0], Long.parseLong(words[1]), words[2], words[3]);
    }

    Problem problem() {
      return generator.startsWith("tight-")
          ? RandomProblems.tightProblem(seed, Fragment.valueOf(generator.substring(6)), 4)
          : RandomProblems.problem(seed, Fragment.valueOf(generator), 5);
    }

    @Override
    public String toString() {
      return String.join(" ", generator, Long.toString(seed), function, inconsistent);
    }
  }

  @Test
  void theAnswersAreThoseOnRecord() throws Exception {
    String record = System.getProperty("implicant.record");
    if (record != null) {
      record(Path.of(record));
    }
    for (String text : recorded()) {
      Line line = Line.of(text);
      Problem problem = line.problem();
      for (EngineOptions options : OPTIONS) {
        ClosureEngine engine = new ClosureEngine(problem.terms(), problem.predicates(), options);
        ClosureAnswer answer = engine.ask(problem.goal(), Budget.unlimited());
        Line found =
            new Line(
                line.generator(),
                line.seed(),
                hex(problem, answer.function()),
                hex(problem, answer.inconsistent()));
        assertEquals(line, found, () -> options + "\n" + problem.toSource());
      }
    }
  }

  private static List<String> recorded() throws IOException {
    try (InputStream in = RecordedSeedsTest.class.getResourceAsStream("recorded-seeds.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  private static String hex(Problem problem, Bdd function) {
    return hex(problem.minterms(function));
  }

  private static String hex(BitSet minterms) {
    return Long.toHexString(minterms.isEmpty() ? 0 : minterms.toLongArray()[0]);
  }

  private static void record(Path file) throws IOException {
    List<String> generators = new ArrayList<>(List.of("tight-INT", "tight-MIXED_INT"));
    for (Fragment fragment : Fragment.values()) {
      generators.add(fragment.name());
    }
    List<String> lines = new ArrayList<>();
    for (String generator : generators) {
      for (long seed = 0; seed < SEEDS; seed++) {
        Problem problem = new Line(generator, seed, "", "").problem();
        Problem impossible = problem.withGoal(problem.terms().bool(false));
        String function = hex(Z3Oracle.impliedMinterms(problem));
        String inconsistent = hex(Z3Oracle.impliedMinterms(impossible));
        lines.add(new Line(generator, seed, function, inconsistent).toString());
      }
    }
    Files.write(file, lines);
  }
}
