package io.implicant.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.implicant.bench.Cli;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SatCommandTest {
  private static final Path ROOT = Path.of(System.getProperty("implicant.root"));

  @TempDir private Path folder;
  private StringWriter out;
  private StringWriter err;

  private int sat(String... args) {
    out = new StringWriter();
    err = new StringWriter();
    String[] all = Stream.concat(Stream.of("sat"), Stream.of(args)).toArray(String[]::new);
    return Cli.run(all, new PrintWriter(out), new PrintWriter(err));
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void everyCheckHasItsLineInOrder() {
    assertEquals(0, sat(ROOT.resolve("examples/scripts/schedule.smt2").toString()));
    assertEquals(List.of("sat", "unsat"), out.toString().lines().toList());
    assertEquals("", err.toString());
  }

  @Test
  void aModelComesBeforeItsLine() throws IOException {
    String file =
        file(
            "model.smt2",
            """
            (declare-sort U 0)
            (declare-const a U)
            (declare-const b U)
            (declare-const unused Bool)
            (declare-fun |a size| (U) Real)
            (assert (< (|a size| b) (|a size| a) 0.0))
            (assert (= (|a size| b) (- (|a size| a) 0.5)))
            """);
    assertEquals(0, sat("--model", file));
    assertEquals(
        List.of(
            "(",
            "  (define-fun a () U (as @U_0 U))",
            "  (define-fun b () U (as @U_1 U))",
            "  (define-fun unused () Bool false)",
            "  (define-fun |a size| ((x!0 U)) Real",
            "    (ite (= x!0 (as @U_0 U)) (- (/ 1.0 4.0))",
            "    (ite (= x!0 (as @U_1 U)) (- (/ 3.0 4.0))",
            "    0.0)))",
            ")",
            "sat"),
        out.toString().lines().toList());
  }

  @Test
  void aTermBeyondTheFragmentIsNamedWithItsPlace() throws IOException {
    String file =
        file(
            "sum.smt2",
            """
            (declare-const x Int)
            (declare-const y Int)
            (assert (< (+ x (ite (< y 0) 1 2)) y))
            (check-sat)
            (assert (and (< x y) (<= (+ x y) 3)))
            (check-sat)
            """);
    assertEquals(3, sat(file));
    assertEquals("sat\n", out.toString());
    assertEquals(
        file + ":5:22: expected a term of EUF and difference logic, found x + y <= 3",
        err.toString().strip());
  }

  @Test
  void severalFilesAreTold() throws IOException {
    String one = file("one.smt2", "(declare-const p Bool)(assert p)(check-sat)");
    String two = file("two.smt2", "(assert false)");
    String none = file("none.smt2", "(declare-const p Bool)");
    assertEquals(3, sat(one, none, two));
    assertEquals(List.of(one + ": sat", two + ": unsat"), out.toString().lines().toList());
    assertEquals(none + ": expected an assertion or check-sat, found none", err.toString().strip());
  }

  @Test
  void overTheLimitTheAnswerIsUnknown() throws IOException {
    StringBuilder text = new StringBuilder();
    int pigeons = 12;
    for (int i = 0; i < pigeons; i++) {
      text.append("(declare-const p").append(i).append(" Int)");
      text.append("(assert (<= 1 p").append(i).append(" 11))");
    }
    text.append("(assert (distinct");
    for (int i = 0; i < pigeons; i++) {
      text.append(" p").append(i);
    }
    String file = file("pigeons.smt2", text + "))(check-sat)");
    assertEquals(4, sat("--timeout", "0.2", file));
    assertEquals("unknown\n", out.toString());
    assertTrue(err.toString().contains("unknown: limit reached: time"), err::toString);
  }

  /** Each public benchmark gets its status, or is refused, never a wrong word. */
  @Test
  void publicBenchmarksGetTheirStatus() throws IOException {
    Path samples = ROOT.toAbsolutePath().normalize().resolveSibling("shared/data/smt");
    Path table = samples.resolve("STATUS.tsv");
    assumeTrue(Files.exists(table), "skipped, no sample files: ../shared/data/smt");
    List<String> refused = new ArrayList<>();
    for (String line : Files.readAllLines(table).subList(1, 50)) {
      String[] row = line.split("\t", -1);
      String file = samples.resolve(row[0]).resolve(row[1]).toString();
      int code = sat(file);
      if (code == 3) {
        assertTrue(err.toString().startsWith(file + ":"), err::toString);
        refused.add(row[1]);
      } else {
        List<String> lines = out.toString().lines().toList();
        assertEquals(row[2], lines.get(lines.size() - 1), file);
        assertEquals(0, code, file);
      }
    }
    assertEquals(10, refused.size(), refused::toString);
  }
}
