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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands {@code reach}, {@code verify} and {@code bench partitions} on software in ODL. */
final class SoftwareCommandsTest {
  private static final String DIV =
      Path.of(System.getProperty("implicant.root"), "examples", "software", "div.odl").toString();

  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Cli.run(args, new PrintWriter(out), new PrintWriter(err));
  }

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("m.odl"), text).toString();
  }

  @Test
  void reachCountsTheSameStatesByEveryPartition() {
    for (String partition : List.of("partial", "disjunctive", "conjunctive")) {
      assertEquals(0, run("reach", "--partition", partition, DIV));
    }
    assertEquals(3, out.toString().lines().filter(l -> l.endsWith("div.odl: 4880 states")).count());
    assertEquals(2, run("reach", "--partition", "other", DIV));
  }

  @Test
  void verifyShowsAShortestTraceToAValueOutOfRange() throws IOException {
    String model =
        file(
            "odl m { var x : 0..3 = 2; pc = 1; 1: x := x + 1, pc := 1; never x == 3; never x == 0; }");
    assertEquals(1, run("verify", model));
    String text = out.toString();
    assertTrue(text.contains("never a line fails: violated"), text);
    assertTrue(text.contains("4 is outside the range 0..3 of x"), text);
    assertTrue(text.contains("shortest trace, 1 step"), text);
    assertTrue(text.contains("never x == 3: violated"), text);
    assertTrue(text.contains("never x == 0: holds"), text);
  }

  @Test
  void verifyDecidesFormulasForAllInitialStates() {
    assertEquals(0, run("verify", "--ctl", "AF pc == 53", "--invariant", "x <= 15", DIV));
    assertEquals(1, run("verify", "--ctl", "z == 0", DIV)); // z may start with any value
  }

  @Test
  void badInputEndsWithItsPosition() throws IOException {
    String model = file("odl m { var x : 0..3; pc = 1;\n1: x := 1, x := 2, pc := 1; }");
    assertEquals(3, run("reach", model));
    assertTrue(err.toString().contains("m.odl:2:12: expected 'pc': line 1"), err.toString());
  }

  @Test
  void aNodeLimitEndsWithItsExitCode() {
    String sort = DIV.replace("div.odl", "quick-sort.odl");
    assertEquals(4, run("reach", "--limit-nodes", "20000", sort));
  }

  @Test
  void benchPartitionsPrintsBothTables() {
    assertEquals(0, run("bench", "partitions", "--rounds", "1", DIV), err.toString());
    assertTrue(out.toString().contains("BR03 Fig. 4"), out.toString());
    assertTrue(out.toString().contains("BR03 Fig. 5"), out.toString());
  }
}
