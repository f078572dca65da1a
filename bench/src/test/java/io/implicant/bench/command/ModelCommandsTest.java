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

/** The commands {@code reach}, {@code verify} and {@code bench reach}. */
final class ModelCommandsTest {
  private static final Path EXAMPLES = Path.of(System.getProperty("implicant.root"), "examples");

  /** Counts to 3, and back from there. */
  private static final String COUNTER =
      """
      gal counter {
        int x = 0; int down = 0; array [2] t = (5, 5);
        transition up [down == 0 && x < 3] { x += 1; }
        transition turn [x == 3] { down = 1; t[1] = 6; }
        transition back [down == 1 && x > 0] { x -= 1; }
      }
      property top [reachable] : x == 3 && t[1] == 6;
      property low [never] : x > 3;
      property small [invariant] : x < 2;
      property range [bounds] : x - 5;
      """;

  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Cli.run(args, new PrintWriter(out), new PrintWriter(err));
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void reachCountsTheStatesOfTheExamplesAndEveryStrategyAgrees() {
    for (String strategy : List.of("saturation", "chaining", "bfs")) {
      for (String order : List.of("force", "file", "eating,held[2]")) {
        String philosophers = EXAMPLES.resolve("philosophers.gal").toString();
        assertEquals(0, run("reach", "--strategy", strategy, "--order", order, philosophers));
      }
    }
    List<String> counts = out.toString().lines().filter(l -> l.contains("states")).toList();
    assertEquals(9, counts.size());
    assertEquals(1, counts.stream().distinct().count(), counts::toString);
    assertTrue(counts.get(0).endsWith("philosophers.gal: 82 states"), counts::toString);
  }

  @Test
  void reachPrintsJsonWithAnExactCount() throws IOException {
    StringBuilder text = new StringBuilder("gal bits {\n");
    for (int i = 0; i < 100; i++) {
      text.append("int b" + i + "; transition t" + i + " [b" + i + " == 0] { b" + i + " = 1; }\n");
    }
    assertEquals(0, run("reach", "--format", "json", file("bits.gal", text + "}")), err::toString);
    String json = out.toString();
    assertTrue(json.contains("\"states\": \"1267650600228229401496703205376\""), json);
    for (String field : List.of("nodes", "peak", "seconds", "order", "strategy", "complete")) {
      assertTrue(json.contains("\"" + field + "\": "), json);
    }
  }

  @Test
  void aVariableWithoutBoundEndsAtALimitWithALowerBound() throws IOException {
    String model = file("grow.gal", "gal g { int x; transition up [true] { x += 1; } }");
    assertEquals(4, run("reach", "--limit-nodes", "500", "--strategy", "bfs", model));
    assertTrue(out.toString().contains("at least "), out::toString);
    assertTrue(
        out.toString().contains("limit      nodes; the count is a lower bound"), out::toString);
  }

  @Test
  void aFaultEndsWithExitCode4AndNamesTheTransition() throws IOException {
    String model =
        file("fault.gal", "gal g { int x = 2; transition d [x > 0] { x = 4 / (x - 1) - 3; } }");
    assertEquals(4, run("reach", model), out::toString);
    assertTrue(err.toString().contains("transition d: "), err::toString);
    assertEquals("", out.toString());
  }

  @Test
  void badModelsEndWithExitCode3AndAPosition() throws IOException {
    String model = file("bad.gal", "gal g { int x; transition t [y == 0] { } }");
    assertEquals(3, run("reach", model));
    assertTrue(err.toString().contains("bad.gal:1:30: expected a declared variable, found 'y'"));
    assertEquals(3, run("reach", folder.resolve("none.gal").toString()));
  }

  @Test
  void fixpointsThatNeverEndAreExitCode3WithAPosition() throws IOException {
    String always =
        file("a.gal", "gal g { int x; transition t [true] { fixpoint { x = 1 - x; } } }");
    assertEquals(3, run("reach", always));
    assertTrue(err.toString().contains("a.gal:1:38: expected a fixpoint that some state can end"));
    String flips = "if (x == 0) { x = 1; } else { x = 0; }";
    String model = "gal g { int x; transition t [true] { fixpoint { " + flips + " } } }";
    for (String strategy : List.of("saturation", "bfs", "chaining")) {
      assertEquals(3, run("reach", "--strategy", strategy, file("b.gal", model)));
    }
    String message = "b.gal:1:38: transition t: a fixpoint that never becomes stable";
    assertEquals(3, err.toString().lines().filter(line -> line.contains(message)).count());
  }

  @Test
  void wrongOptionsAreWrongUse() throws IOException {
    String model = file("counter.gal", COUNTER);
    assertEquals(2, run("reach", "--strategy", "magic", model));
    assertEquals(2, run("reach", "--order", "x,q", model));
    assertEquals(2, run("reach", "--format", "xml", model));
    assertEquals(2, run("reach", "--timeout", "0", model));
    assertEquals(2, run("verify", file("empty.gal", "gal g { }")));
  }

  @Test
  void verifyDecidesThePropertiesOfTheFileWithShortestTraces() throws IOException {
    assertEquals(1, run("verify", file("counter.gal", COUNTER)), err::toString);
    String text = out.toString();
    assertTrue(text.contains("reachable top: holds"), text);
    assertTrue(text.contains("never low: holds"), text);
    assertTrue(text.contains("invariant small: violated"), text);
    assertTrue(text.contains("from -5 to -2"), text);
    assertTrue(text.contains("shortest trace, 4 steps"), text);
    assertTrue(text.contains("      0  x = 0, down = 0, t[1] = 5"), text);
    assertTrue(text.contains("      4  turn              down = 1, t[1] = 6"), text);
  }

  @Test
  void verifyTakesExpressions() throws IOException {
    String model = file("counter.gal", COUNTER);
    assertEquals(0, run("verify", "--reachable", "x == 0 && down == 1", model));
    assertTrue(out.toString().contains("shortest trace, 7 steps"), out::toString);
    assertEquals(1, run("verify", "--reachable", "x == 7", model));
    assertEquals(0, run("verify", "--invariant", "x <= 3", "--property", "low", model));
    assertEquals(3, run("verify", "--reachable", "y == 7", model));
    assertTrue(err.toString().contains("--reachable:1:1: expected a declared variable"));
    assertEquals(3, run("verify", "--property", "nothing", model));
  }

  @Test
  void verifyDecidesBranchingTimeFormulas() throws IOException {
    String model = file("counter.gal", COUNTER);
    assertEquals(0, run("verify", "--ctl", "AF down == 1 && AG EF x == 0", model), err::toString);
    assertEquals(1, run("verify", "--ctl", "EG down == 0", model));
    assertEquals(0, run("verify", "--ctl", "E (down == 0 U x == 3)", model));
  }

  @Test
  void verifyGoesBackBySaturationOrByRounds() throws IOException {
    String file = file("c.gal", COUNTER);
    for (String backward : List.of("saturation", "rounds")) {
      assertEquals(
          1,
          run("verify", "--backward", backward, "--ctl", "EF x == 2", "--ctl", "EG x < 3", file));
    }
    List<String> verdicts = out.toString().lines().filter(l -> l.contains(": ctl ")).toList();
    assertEquals(verdicts.subList(0, 2), verdicts.subList(2, 4));
    assertEquals(2, run("verify", "--backward", "fast", "--ctl", "EF x == 2", file));
  }

  @Test
  void verifyPrintsJson() throws IOException {
    String model = file("counter.gal", COUNTER);
    assertEquals(1, run("verify", "--format", "json", "--property", "small", model));
    String json = out.toString();
    assertTrue(json.contains("\"verdict\": \"violated\", \"satisfying\": \"4\""), json);
    assertTrue(
        json.contains("\"trace\": [{\"step\": \"up\", \"changes\": {\"x\": 1}}, {\"step\": \"up\""),
        json);
  }

  @Test
  void aPartialSearchLeavesVerdictsOpenUnlessAStateIsFound() throws IOException {
    String model = file("grow.gal", "gal g { int x; transition up [true] { x += 1; } }");
    String[] limits = {"verify", "--limit-nodes", "500", "--strategy", "bfs"};
    assertEquals(4, run(with(limits, "--reachable", "x < 0", model)), out::toString);
    assertEquals(0, run(with(limits, "--reachable", "x == 3", model)), out::toString);
  }

  private static String[] with(String[] first, String... more) {
    return java.util.stream.Stream.of(first, more)
        .flatMap(java.util.Arrays::stream)
        .toArray(String[]::new);
  }

  @Test
  void netsAreReadAsWell() throws IOException {
    String net =
        "<pnml><net id=\"n\" type=\"ptnet\"><page id=\"p\"><place id=\"a\"><initialMarking>"
            + "<text>3</text></initialMarking></place><place id=\"b\"/><transition id=\"t\"/>"
            + "<arc source=\"a\" target=\"t\"/><arc source=\"t\" target=\"b\"/></page></net></pnml>";
    assertEquals(0, run("verify", "--reachable", "b == 3", file("n.pnml", net)), err::toString);
    assertTrue(out.toString().contains("shortest trace, 3 steps"), out::toString);
  }

  @Test
  void benchReachPrintsOursBesideTheRecordedRuns() throws IOException {
    file("counter.gal", COUNTER);
    String headings = "instance,states,confidence,its_reach_cpu_s,its_reach_rss_kb\n";
    String counts = file("counts.csv", headings + "counter,8,explicit,0.5,2048\n");
    String[] command = {
      "bench",
      "reach",
      "--counts",
      counts,
      "--models",
      folder.toString(),
      "--strategy",
      "saturation,bfs"
    };
    assertEquals(0, run(command), err::toString);
    assertTrue(out.toString().contains("solved within 60 s: 1"), out::toString);
    file("counts.csv", headings + "counter,9,explicit,0.5,2048\n");
    assertEquals(70, run(command));
    assertTrue(err.toString().contains("counter: 8 states, expected 9"), err::toString);
  }

  @Test
  void benchReachTakesTablesWithoutTimesAndLeavesOutColouredNets() throws IOException {
    file("counter.gal", COUNTER);
    String counts =
        file(
            "counts.csv",
            "file,type,states,note\ncounter.gal,PT,8,\ncounter,COL,9,\ncounter,PT,,unknown\n");
    assertEquals(
        0, run("bench", "reach", "--counts", counts, "--models", folder.toString()), err::toString);
    assertTrue(out.toString().contains("1 models; solved within 60 s: 1."), out::toString);
    assertEquals(2, run("bench", "reach", "--set", "other"));
    assertTrue(err.toString().contains("expected beem, gal or mcc"), err::toString);
  }
}
