package io.implicant.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.Cli;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands {@code sdp} and {@code explain}. */
final class ReferenceCommandsTest {
  private static final Path EXAMPLES = Path.of(System.getProperty("implicant.root"), "examples");

  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Cli.run(args, new PrintWriter(out), new PrintWriter(err));
  }

  private static String example(String name) {
    return EXAMPLES.resolve(name).toString();
  }

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("q.smt2"), text).toString();
  }

  @Test
  void sdpPrintsTheCubesOfFigure5() {
    assertEquals(0, run("sdp", example("figure5.smt2")));
    List<String> lines = out.toString().lines().toList();
    assertEquals(example("figure5.smt2") + ": goal", lines.get(0));
    assertTrue(lines.get(2).contains("7 of 16 minterms, 4 inconsistent"), lines.get(2));
    assertTrue(lines.get(2).endsWith("exact"), lines.get(2));
    assertEquals(
        List.of("  cubes     2", "    ab & bc", "    ad & dc"), lines.subList(3, lines.size()));
  }

  @Test
  void sdpDrawsTheLevelsOfFigure5() throws IOException {
    Path dot = folder.resolve("levels.dot");
    assertEquals(0, run("sdp", "--dot", dot.toString(), example("figure5.smt2")));
    String text = Files.readString(dot);
    assertTrue(text.contains("\"i = 0\"") && text.contains("\"i = 2\""), text);
    assertTrue(text.contains("shape=diamond"), text);
  }

  @Test
  void aDepthThatIsTooSmallIsAnUnderApproximationAndEndsWith4() {
    assertEquals(4, run("sdp", "--depth", "0", example("figure5.smt2")));
    assertTrue(out.toString().contains("under-approximation"), out::toString);
  }

  @Test
  void anUnwritableDrawingIsSaidAndNothingRemains() {
    String dot = folder.resolve("no/such/folder/x.dot").toString();
    assertEquals(70, run("sdp", "--dot", dot, example("figure5.smt2")));
    assertTrue(err.toString().contains(dot + ": cannot be written: no such folder"), err::toString);
  }

  @Test
  void aCompoundPredicateIsRefusedWithItsPlace() {
    assertEquals(3, run("sdp", example("real-time.smt2")));
    String place = example("real-time.smt2") + ":7:13: expected a predicate that is an atom";
    assertTrue(err.toString().startsWith(place), err::toString);
  }

  @Test
  void aNodeLimitEndsWith4() {
    assertEquals(4, run("sdp", "--max-nodes", "5", example("diamond.smt2")));
    assertTrue(err.toString().contains("the limit of nodes was reached"), err::toString);
    assertEquals("", out.toString());
  }

  @Test
  void anUnknownTheoryIsWrongUse() {
    assertEquals(2, run("sdp", "--theory", "arrays", example("figure5.smt2")));
  }

  @Test
  void atomsBeyondTheChosenTheoryAreRefused() {
    assertEquals(3, run("sdp", "--theory", "euf", example("goals.smt2")));
    assertTrue(err.toString().contains("expected a formula of EUF, found"), err::toString);
  }

  @Test
  void explainGivesTheStepsInTheUsersTerms() {
    assertEquals(0, run("explain", example("figure5.smt2"), "--cube", "ad & dc"));
    assertEquals(
        List.of(
            "ad & dc implies goal:",
            "",
            "Suppose a != c.",
            "  1. c = d          dc",
            "  2. a = d          ad",
            "  3. a = c          transitivity of 1, 2",
            "  4. a != c         negated goal",
            "  5. contradiction  contradiction of 3, 4"),
        out.toString().lines().toList());
  }

  @Test
  void explainCrossesTheoriesAndNamesDefinitions() throws IOException {
    String file =
        file(
            """
            (declare-fun f (Int) Int)
            (declare-const x Int)
            (declare-const y Int)
            (define-fun below () Bool (<= x (+ y 1)))
            (define-fun above () Bool (>= x (+ y 1)))
            (define-fun goal () Bool (= (f x) (f (+ y 1))))
            """);
    assertEquals(0, run("explain", file));
    String text = out.toString();
    assertTrue(text.startsWith("below & above implies goal:"), text);
    assertTrue(text.contains("by definition"), text);
    assertTrue(text.contains("f(x) = f(y + 1)"), text);
    assertTrue(text.contains("antisymmetry (E)"), text);
    assertFalse(text.contains("w1"), text);
  }

  @Test
  void aCubeThatNeedsOtherPredicatesIsExplainedByCases() throws IOException {
    String file =
        file(
            """
            (declare-sort U 0)
            (declare-const a U)
            (declare-const b U)
            (declare-const c U)
            (define-fun ab () Bool (= a b))
            (define-fun other () Bool (= c b))
            (define-fun goal () Bool (or (= a b) (not (= a b)) (= a c)))
            """);
    assertEquals(0, run("explain", file, "--cube", "true"));
    assertTrue(out.toString().contains("goal is always true"), out::toString);
  }

  @Test
  void aCubeThatDoesNotImplyTheGoalIsSaidSoWithTheMintermsThatDo() {
    assertEquals(1, run("explain", example("aliasing.smt2"), "--cube", "!same"));
    assertEquals(
        List.of(
            "!same does not imply goal.",
            "These minterms of it do:",
            "  !same & empty & !positive",
            "  !same & empty & positive",
            "",
            "A model of !same in which goal is false:",
            "  p = 1",
            "  q = 2",
            "  count(2) = 3",
            "  count(_) = 0",
            "Its minterm is !same & !empty & positive."),
        out.toString().lines().toList());
  }

  @Test
  void aCubeThatNeedsCaseSplitsIsSaidToImplyTheGoalWithoutDerivation() throws IOException {
    String file =
        file(
            """
            (declare-fun x () Int)
            (declare-fun f (Int) Int)
            (define-fun low () Bool (<= 0 x))
            (define-fun high () Bool (<= x 1))
            (define-fun zero () Bool (= (f 0) 2))
            (define-fun one () Bool (= (f 1) 2))
            (define-fun goal () Bool (= (f x) 2))
            """);
    assertEquals(4, run("explain", file, "--cube", "low & high & zero & one"));
    String expected = "low & high & zero & one implies goal, but this engine has no derivation";
    assertTrue(out.toString().startsWith(expected), out::toString);
    assertEquals(1, run("explain", file, "--cube", "low & high & one"));
    assertTrue(out.toString().contains("  x = 0\n"), out::toString);
  }

  @Test
  void anUnknownPredicateOrGoalIsWrongUse() {
    assertEquals(2, run("explain", example("figure5.smt2"), "--cube", "ab & nobody"));
    assertTrue(err.toString().contains("found 'nobody'"), err::toString);
    assertEquals(2, run("explain", example("figure5.smt2"), "--goal", "goal9"));
  }

  @Test
  void emptyAndConstantQueriesHaveAnswers() throws IOException {
    assertEquals(0, run("sdp", file("(define-fun goal () Bool true)")));
    assertTrue(out.toString().contains("1 of 1 minterms"), out::toString);
    out.getBuffer().setLength(0);
    assertEquals(
        0,
        run(
            "sdp",
            file(
                "(declare-const x Int)(define-fun t () Bool (< x (+ x 1)))"
                    + "(define-fun goal () Bool (= x 3))")));
    assertTrue(out.toString().contains("1 of 2 minterms, 1 inconsistent"), out::toString);
  }

  @Test
  void givenFactsAreCreditedToTheCubeAlone() {
    assertEquals(0, run("explain", example("goals.smt2"), "--cube", "below & !last"));
    assertTrue(out.toString().contains("i <= n - 1     below"), out::toString);
    assertFalse(out.toString().matches("(?s).*  last\\R.*"), out::toString);
  }

  @Test
  void aLinkIsWrittenThroughAndAFolderOrTheInputIsNotOverwritten() throws IOException {
    Path target = Files.writeString(folder.resolve("target.dot"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link.dot"), target);
    assertEquals(0, run("sdp", "--dot", link.toString(), example("figure5.smt2")));
    assertTrue(Files.isSymbolicLink(link));
    assertTrue(Files.readString(target).startsWith("digraph"));
    assertEquals(70, run("sdp", "--dot", folder.toString(), example("figure5.smt2")));
    assertTrue(err.toString().contains("it is a folder"), err::toString);
    String input = file("(define-fun goal () Bool true)");
    assertEquals(70, run("sdp", "--dot", input, input));
    assertTrue(Files.readString(Path.of(input)).startsWith("(define-fun"));
    assertEquals(List.of(), temporaryFiles());
  }

  private List<Path> temporaryFiles() throws IOException {
    try (var files = Files.list(folder)) {
      return files.filter(path -> path.toString().endsWith(".tmp")).toList();
    }
  }

  @Test
  void quotedNamesCanBeCopiedFromTheOutputIntoACube() throws IOException {
    String file =
        file(
            """
            (declare-const x Int)
            (define-fun |a & !b| () Bool (= x 1))
            (define-fun goal () Bool (= x 1))
            """);
    assertEquals(0, run("sdp", file));
    assertTrue(out.toString().contains("    |a & !b|"), out::toString);
    assertEquals(0, run("explain", file, "--cube", "|a & !b|"));
  }

  @Test
  void aTimeoutEndsWith4() throws IOException {
    StringBuilder text = new StringBuilder("(declare-const y Int)(define-fun p () Bool (= y 1))");
    StringBuilder goal = new StringBuilder("(define-fun goal () Bool (or");
    for (int i = 0; i < 22; i++) {
      text.append("(declare-const x").append(i).append(" Int)");
      goal.append(String.format(" (and (= x%d y) (<= x%d 3))", i, i));
    }
    String file = file(text + "\n" + goal + "))");
    assertEquals(4, run("sdp", "--timeout", "0.5", file));
    assertTrue(err.toString().contains("unknown: the time-out was reached"), err::toString);
  }

  @Test
  void assertionsInAQueryAreNoted() throws IOException {
    String file = file("(declare-const x Int)(assert (= x 1))(define-fun goal () Bool (= x 1))");
    assertEquals(0, run("sdp", file));
    assertTrue(err.toString().contains("note: assertions are not part of a query"), err::toString);
  }

  @Test
  void aByteOrderMarkIsPassedOver() throws IOException {
    assertEquals(0, run("sdp", file("\uFEFF(define-fun goal () Bool true)")));
  }
}
