package io.implicant.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code implicant lemmas} and {@code implicant compile} as a user sees them. */
final class LemmaCommandsTest {
  private static final Path EXAMPLES = Path.of(System.getProperty("implicant.root"), "examples");
  private static final String XY = "(declare-const x Int)\n(declare-const y Int)\n";

  @TempDir private Path folder;
  private StringWriter out;
  private StringWriter err;

  private int run(String... args) {
    out = new StringWriter();
    err = new StringWriter();
    return Cli.run(args, new PrintWriter(out), new PrintWriter(err));
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private List<String> lines() {
    return out.toString().lines().toList();
  }

  @Test
  void lemmasAreAScriptThatHasAModel() {
    String query = EXAMPLES.resolve("figure5.smt2").toString();
    assertEquals(0, run("lemmas", query), () -> err.toString());
    assertEquals("; " + query + ": 10 lemmas over 5 atoms", lines().get(0));
    assertEquals("; of length 3: 6", lines().get(1));
    assertEquals(10, lines().stream().filter(line -> line.startsWith("(assert (or ")).count());
    assertTrue(lines().contains("(assert (or (= a c) (not (= a d)) (not (= c d))))"));
  }

  @Test
  void lemmasCanBeReadBackAndSayNoMore() throws IOException {
    String query = EXAMPLES.resolve("block.smt2").toString();
    assertEquals(0, run("lemmas", "--first", "40", query), () -> err.toString());
    String script = file("lemmas.smt2", out.toString());
    assertEquals(0, run("compile", "--format", "json", script), () -> err.toString());
    assertTrue(out.toString().contains("\"nature\":\"valid\""), () -> out.toString());
  }

  @Test
  void severalFilesAreScopesOfOneScript() throws IOException {
    String one = file("one.smt2", XY + "(assert (< x y))(assert (< y x))");
    String two = file("two.smt2", "(declare-const x Bool)(assert x)");
    assertEquals(0, run("lemmas", one, two));
    assertEquals(
        List.of(
            "; " + one + ": 1 lemma over 2 atoms",
            "; of length 2: 1",
            "(push 1)",
            "(declare-fun x () Int)",
            "(declare-fun y () Int)",
            "(assert (or (not (<= x (- y 1))) (<= x y)))",
            "(pop 1)",
            "; " + two + ": 0 lemmas over 1 atom"),
        lines());
  }

  @Test
  void lemmasForPeopleAndPrograms() {
    String query = EXAMPLES.resolve("aliasing.smt2").toString();
    assertEquals(0, run("lemmas", "--format", "text", query));
    assertEquals(
        List.of(
            query + ": 1 lemma over 3 atoms",
            "  of length 2    1",
            "    count(q) <= 0 | count(q) != 0"),
        lines());
    assertEquals(0, run("lemmas", "--format", "json", query));
    assertTrue(out.toString().contains("\"clauses\":[[2,-3]],\"reported\":\"1\"}"), out::toString);
    assertEquals(0, run("lemmas", "--format", "json", "--count", query));
    assertTrue(out.toString().contains("\"clauses\":[],\"reported\":\"0\"}"), out::toString);
  }

  @Test
  void aDiagramDoesNotDependOnHowTheFormulaIsWritten() throws IOException {
    String one = file("one.smt2", XY + "(assert (and (<= x y) (not (= x y))))");
    String two =
        file(
            "two.smt2",
            "(declare-const y Int)(declare-const x Int)"
                + "(assert (not (= y x)))(assert (or (= x y) (>= y x)))");
    String three = file("three.smt2", XY + "(assert (and (<= x y) (= x y)))");
    assertEquals(0, run("compile", one));
    assertEquals(one + ": assertions is contingent", lines().get(0));
    assertEquals(List.of("  atoms        2", "  diagram      2 nodes"), lines().subList(1, 3));
    String fingerprint = lines().get(4);
    assertEquals(0, run("compile", two));
    assertEquals(fingerprint, lines().get(4));
    assertEquals(0, run("compile", three));
    assertNotEquals(fingerprint, lines().get(4));
  }

  @Test
  void diagramsAreDrawn() throws IOException {
    String drawing = folder.resolve("out.dot").toString();
    String query = EXAMPLES.resolve("aliasing.smt2").toString();
    assertEquals(0, run("compile", "--dot", drawing, query));
    String dot = Files.readString(Path.of(drawing));
    assertTrue(dot.startsWith("digraph") && dot.contains("(= p q)"), dot);
    assertEquals(70, run("compile", "--dot", folder + "/no/such/out.dot", query));
    assertTrue(err.toString().contains("cannot be written: no such folder"), err::toString);
  }

  @ParameterizedTest
  @ValueSource(strings = {"lemmas", "compile"})
  void badInputIsToldWithItsPlaceAndTheOtherFilesGoOn(String command) throws IOException {
    String sum = file("sum.smt2", XY + "(assert (<= (+ x y) 3))");
    String open = file("open.smt2", "(assert (");
    String empty = file("empty.smt2", XY);
    String good = file("good.smt2", XY + "(assert (= x y))");
    assertEquals(3, run(command, "--format", "json", sum, open, empty, good));
    List<String> errors = err.toString().lines().toList();
    assertEquals(
        sum + ":3:9: expected a term of EUF and difference logic, found x + y <= 3", errors.get(0));
    assertTrue(errors.get(1).startsWith(open + ":1:"), errors::toString);
    assertEquals(empty + ":1:1: expected a goal or an assertion, found none", errors.get(2));
    assertEquals(4, lines().size(), out::toString);
    assertTrue(lines().get(0).contains("\"position\":\"" + sum + ":3:9\""), out::toString);
  }

  @ParameterizedTest
  @ValueSource(strings = {"lemmas", "compile"})
  void atALimitTheAnswerIsUnknown(String command) throws IOException {
    StringBuilder text = new StringBuilder("(declare-sort U 0)");
    for (int i = 0; i < 9; i++) {
      text.append("(declare-const c").append(i).append(" U)");
      for (int j = 0; j < i; j++) {
        text.append(String.format("(assert (= c%d c%d))", j, i));
      }
    }
    String file = file("equalities.smt2", text.toString());
    assertEquals(4, run(command, "--max-nodes", "500", file), () -> out + "\n" + err);
    assertTrue(err.toString().startsWith(file + ": unknown: limit"), err::toString);
    assertEquals("", out.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "lemmas",
        "compile",
        "lemmas --first -1 x",
        "lemmas --format dot x",
        "lemmas --timeout 0 x",
        "compile --format smt2 x",
        "compile --max-nodes 0 x",
        "compile --dot out.dot x y"
      })
  void wrongUseEndsWith2(String line) {
    assertEquals(2, run(line.split(" ", -1)));
    assertEquals("", out.toString());
  }
}
