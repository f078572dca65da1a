package io.implicant.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.Cli;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code implicant compare} and {@code implicant solvers}, from outside. */
final class CompareCommandTest {
  private static final String EXAMPLES =
      Path.of(System.getProperty("implicant.root", "."), "examples").toString();

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Cli.run(args, new PrintWriter(out), new PrintWriter(err));
  }

  @Test
  void theEngineAndASolverAgreeOnTheExamples(@TempDir Path folder) throws Exception {
    Path results = folder.resolve("results");
    int code =
        run(
            "compare",
            "--warm-up",
            "0.5",
            "--peers",
            "engine,smtinterpol/all-sat,yices2",
            "--cold",
            "1",
            "--folder",
            folder.toString(),
            "--out",
            results.toString(),
            EXAMPLES + "/aliasing.smt2",
            EXAMPLES + "/goals.smt2");
    assertEquals(0, code, err::toString);
    assertTrue(err.toString().contains("yices2/tree skipped: not here"), err::toString);
    assertTrue(out.toString().contains("Best solver strategy: smtinterpol/all-sat"), out::toString);
    String json = Files.readString(results.resolve("compare.json"));
    assertTrue(
        json.contains("\"query\":\"aliasing.smt2\",\"goal\":\"goal\",\"predicates\":3"), json);
    assertTrue(json.contains("\"minterms\":\"6\",\"agree\":true"), json);
    assertTrue(out.toString().contains("examples: cold processes"), out::toString);
    assertTrue(Files.exists(results.resolve("compare-examples-scatter.svg")));
    String page = Files.readString(results.resolve("index.html"));
    assertTrue(page.contains("<h2>examples</h2>"), "one section a folder");
    assertEquals(out.toString(), Files.readString(results.resolve("compare.txt")));
  }

  @Test
  void anUnknownCompetitorIsWrongUse() {
    assertEquals(2, run("compare", "--peers", "simplify", EXAMPLES + "/aliasing.smt2"));
    assertTrue(err.toString().contains("no competitor simplify; there are engine"), err::toString);
  }

  @Test
  void aFolderWithoutQueriesIsBadInput(@TempDir Path folder) {
    assertEquals(3, run("compare", folder.toString()));
  }

  @Test
  void solversAreListedWithTheirLicences(@TempDir Path folder) {
    assertEquals(0, run("solvers", "--folder", folder.toString()), err::toString);
    assertTrue(out.toString().contains("SMTInterpol 2.5"), out::toString);
    assertTrue(out.toString().matches("(?s).*yices2 +not here \\(--fetch yices2\\) +GPL-3.0.*"));
    assertEquals(2, run("solvers", "--fetch", "simplify"));
  }
}
