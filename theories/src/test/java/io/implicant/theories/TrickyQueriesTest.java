package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.logic.Dag;
import io.implicant.logic.Sort;
import io.implicant.logic.Term;
import io.implicant.logic.text.InputException;
import io.implicant.theories.ReferenceEngine.Choice;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The queries of ../shared/queries/tricky, whose first comment lines state the answer. */
class TrickyQueriesTest {
  private static final Path FOLDER =
      Path.of(System.getProperty("implicant.root", "..")).resolve("../shared/queries/tricky");
  private static final Pattern COUNTS =
      Pattern.compile("minterms-in-F: (\\d+), inconsistent: (\\d+)");
  private static final Pattern MINTERMS = Pattern.compile("F-minterms[^{]*\\{([^}]*)}");

  static List<String> files() throws IOException {
    if (!Files.isDirectory(FOLDER)) {
      return List.of("");
    }
    try (Stream<Path> files = Files.list(FOLDER)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @ParameterizedTest(name = "file {0}")
  @MethodSource("files")
  void theStatedMintermsAreFound(String file) throws IOException, InputException {
    Assumptions.assumeTrue(!file.isEmpty(), "no queries at " + FOLDER);
    String text = Files.readString(FOLDER.resolve(file));
    Problem problem = Problem.read(file, text);
    Matcher counts = COUNTS.matcher(text);
    assertTrue(counts.find(), "no counts in " + file);
    ReferenceResult result = problem.solve();
    ReferenceResult inconsistent =
        problem.engine(Choice.COMBINED, Integer.MAX_VALUE).inconsistent();
    assertCount(counts.group(1), result);
    assertCount(counts.group(2), inconsistent);
    if (!mentionsIntegers(problem)) {
      assertTrue(result.exact() && inconsistent.exact(), "a convex query must be exact");
    }
    Matcher minterms = MINTERMS.matcher(text);
    if (minterms.find()) {
      BitSet stated = new BitSet();
      Stream.of(minterms.group(1).split(",", -1))
          .map(String::strip)
          .filter(number -> !number.isEmpty())
          .forEach(number -> stated.set(Integer.parseInt(number)));
      BitSet found = problem.minterms(result);
      Subsets.assertWithin(found, stated, file);
      if (result.exact()) {
        assertEquals(stated, found);
      }
    }
  }

  private static void assertCount(String stated, ReferenceResult result) {
    BigInteger found = result.function().modelCount();
    int order = found.compareTo(new BigInteger(stated));
    assertTrue(result.exact() ? order == 0 : order <= 0, stated + " stated, " + found + " found");
  }

  private static boolean mentionsIntegers(Problem problem) {
    List<Term> roots = new ArrayList<>(problem.predicates());
    roots.add(problem.goal());
    return Dag.postorder(roots).stream().anyMatch(term -> term.sort() == Sort.INT);
  }
}
