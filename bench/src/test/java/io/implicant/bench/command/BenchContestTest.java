package io.implicant.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.Cli;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code implicant bench diamond} and {@code implicant bench drivers} as a user sees them. */
final class BenchContestTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir private Path folder;

  private int run(String line) {
    return Cli.run(line.split(" ", -1), new PrintWriter(out), new PrintWriter(err));
  }

  @Test
  void oursGoesToTheEndOfTheChainAndTheOthersToTheirTimeOut() throws IOException {
    String peers = "engine,prover-per-cube,sat-quantification";
    assertEquals(
        0,
        run(
            "bench diamond --theory euf,difference --max 20 --timeout 0.5 --warm-up 0.1 --peers "
                + peers
                + " --out "
                + folder),
        err::toString);
    assertTrue(out.toString().contains("Theory: difference\nengine: n = 20, with 2^20 cubes"));
    assertTrue(out.toString().contains("All answers agree."), out::toString);
    assertTrue(out.toString().matches("(?s).*\nengine +20 .*"), out::toString);
    assertTrue(err.toString().contains("prover-per-cube, euf: n = "), err::toString);
    assertTrue(Files.exists(folder.resolve("diamond-euf.svg")));
    String csv = Files.readString(folder.resolve("diamond-euf-engine.csv"));
    assertTrue(csv.startsWith("n,predicates,cubes,engine (ms)\n1,4,2^1,"), csv);
    assertTrue(csv.contains("\n20,99,2^20,"), csv);
  }

  @Test
  void setsAreAddedUpWithRatiosAndAScatterPlot() throws IOException {
    Path queries = Files.createDirectories(folder.resolve("queries/driver"));
    Path examples = Path.of(System.getProperty("implicant.root"), "examples");
    for (String name : new String[] {"aliasing.smt2", "figure5.smt2", "goals.smt2"}) {
      Files.copy(examples.resolve(name), queries.resolve(name));
    }
    Path report = folder.resolve("report");
    String line =
        "bench drivers --sets driver --timeout 5 --warm-up 0.1 --queries "
            + folder.resolve("queries")
            + " --peers engine,prover-per-cube,smtinterpol/all-sat --out "
            + report;
    assertEquals(0, run(line), err::toString);
    assertTrue(out.toString().contains("Best solver strategy: smtinterpol/all-sat"));
    assertTrue(out.toString().contains("Classical way: prover-per-cube, "), out::toString);
    assertTrue(Files.exists(report.resolve("drivers-driver-scatter.png")));
    assertTrue(
        Files.readString(report.resolve("drivers-driver-queries.csv"))
            .startsWith("query,P,minterms,engine (ms),prover-per-cube (ms)"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bench diamond --theory arrays",
        "bench diamond --max 0",
        "bench diamond --peers simplify",
        "bench diamond --timeout 0",
        "bench drivers --every 0"
      })
  void wrongUseEndsWith2(String line) {
    assertEquals(2, run(line), err::toString);
    assertEquals("", out.toString());
  }

  @Test
  void queriesThatAreNotThereAreBadInput() {
    assertEquals(3, run("bench drivers --queries " + folder), err::toString);
  }
}
