package io.implicant.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.Cli;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CheckCommandTest {
  private static final Path EXAMPLES = Path.of(System.getProperty("implicant.root"), "examples");

  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int check(String... args) {
    String[] all = Stream.concat(Stream.of("check"), Stream.of(args)).toArray(String[]::new);
    return Cli.run(all, new PrintWriter(out), new PrintWriter(err));
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void everyExampleIsAQueryWithinTheFragment() throws IOException {
    List<Path> examples;
    try (Stream<Path> files = Files.list(EXAMPLES)) {
      examples = files.filter(file -> file.toString().endsWith(".smt2")).sorted().toList();
    }
    assertTrue(examples.size() >= 5, examples::toString);
    assertEquals(0, check(examples.stream().map(Path::toString).toArray(String[]::new)));
    assertEquals("", err.toString());
    List<String> heads = out.toString().lines().filter(line -> !line.startsWith(" ")).toList();
    assertEquals(examples.size(), heads.size());
    heads.forEach(head -> assertTrue(head.contains(": a query in "), head));
  }

  @Test
  void theReportNamesWhatIsThere() {
    String file = EXAMPLES.resolve("goals.smt2").toString();
    assertEquals(0, check(file));
    assertEquals(
        List.of(
            file + ": a query in difference logic over Int",
            "  predicates  3: below last started",
            "  goals       3: goal goal2 goal3",
            "  sorts       Int",
            "  atoms       4",
            "  terms       2"),
        out.toString().lines().toList());
  }

  @Test
  void theFirstConstructBeyondTheFragmentIsShownWithItsPlace() throws IOException {
    String file =
        file(
            "sum.smt2",
            """
            (declare-const x Int)
            (declare-const y Int)
            (assert (and (< x y) (<= (+ x y) 3)))
            (assert (= (* 2 x) y))
            """);
    assertEquals(0, check(file));
    assertTrue(out.toString().startsWith(file + ": a script beyond EUF and difference logic"));
    assertTrue(
        out.toString().contains("  beyond      x + y <= 3  at " + file + ":3:22"), out::toString);
  }

  @Test
  void whatAnExpansionTakesBeyondTheFragmentIsPlacedAtItsUse() throws IOException {
    String file =
        file(
            "macro.smt2",
            """
            (declare-const x Int)
            (declare-const y Int)
            (define-fun plus ((a Int) (b Int)) Int (+ a b))
            (define-fun goal () Bool (<= (plus x y) 3))
            """);
    assertEquals(0, check(file));
    assertTrue(out.toString().contains("  beyond      x + y <= 3  at " + file + ":4:26"));
  }

  @Test
  void aBadFileEndsWith3AndTheOthersAreStillReported() throws IOException {
    String bad = file("bad.smt2", "(assert\n  (and true)");
    String good = file("good.smt2", "(declare-const x Bool)\n(define-fun goal () Bool x)\n");
    assertEquals(3, check(bad, good));
    assertEquals(bad + ":2:13: expected ')', found the end of the input", err.toString().strip());
    assertTrue(out.toString().startsWith(good + ": a query in propositional logic"));
  }

  @Test
  void anInputThatExplodesEndsWith4() throws IOException {
    StringBuilder text = new StringBuilder("(declare-fun f (Int) Bool)\n(declare-fun g (Int) Int)");
    text.append("(define-fun m0 ((x Int)) Bool (f x))\n");
    for (int i = 1; i < 40; i++) {
      text.append("(define-fun m" + i + " ((x Int)) Bool ");
      text.append("(or (m" + (i - 1) + " (g x)) (m" + (i - 1) + " (g (+ x 1)))))\n");
    }
    String file = file("explode.smt2", text.toString());
    assertEquals(4, check("--max-terms", "100000", file));
    assertTrue(err.toString().startsWith(file + ":"), err::toString);
    assertTrue(err.toString().contains("different terms"), err::toString);
  }

  @Test
  void aMissingFileAndAFolderEndWith3() {
    String missing = folder.resolve("missing.smt2").toString();
    assertEquals(3, check(missing));
    assertEquals(missing + ": no such file", err.toString().strip());
    assertEquals(3, check(folder.toString()));
    assertTrue(err.toString().contains(folder + ": cannot be read: is a folder"), err::toString);
  }

  @Test
  void binaryNoiseIsRefusedWithItsPlace() throws IOException {
    Path noise = Files.write(folder.resolve("noise"), new byte[] {'(', (byte) 0xff, 0, 7});
    assertEquals(3, check(noise.toString()));
    assertTrue(err.toString().startsWith(noise + ":1:2: expected "), err::toString);
  }

  @Test
  void skippedCommandsAreNotedOnStandardError() throws IOException {
    String file = file("asks.smt2", "(assert true)(check-sat)(get-model)");
    assertEquals(0, check(file));
    assertEquals(file + ":1:26: note: skipped the command 'get-model'", err.toString().strip());
  }

  @Test
  void formulasCanBeGivenOnTheCommandLine() {
    assertEquals(0, check("--print", "-p", "x = y", "-p", "f(x) <= 3", "-g", "f(y) <= 3"));
    assertEquals(
        List.of(
            "(declare-fun x () Int)",
            "(declare-fun y () Int)",
            "(declare-fun f (Int) Int)",
            "(define-fun p1 () Bool (= x y))",
            "(define-fun p2 () Bool (<= (f x) 3))",
            "(define-fun goal () Bool (<= (f y) 3))"),
        out.toString().lines().toList());
  }

  @Test
  void anErrorOnTheCommandLineNamesTheFormula() {
    assertEquals(3, check("-p", "x = y", "-p", "x <", "-g", "true"));
    assertEquals("p2:1:4: expected a term, found the end of the text", err.toString().strip());
  }

  @Test
  void filesAndFormulasTogetherAreWrongUse() {
    assertEquals(2, check());
    assertEquals(2, check("-p", "x = y", "file.smt2"));
    assertTrue(err.toString().contains("expected files, or formulas by -p and -g, found both"));
  }
}
