package io.implicant.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.implicant.bench.Cli;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code implicant abstract} says for F, for G, and where a part of the work is too much. */
final class AbstractAnswersTest {
  @TempDir private Path folder;

  private String ends(int expected, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Cli.run(args, new PrintWriter(out), new PrintWriter(err));
    assertEquals(expected, code, () -> String.join(" ", args) + "\n" + out + err);
    return out.toString();
  }

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("query.smt2"), text).toString();
  }

  /** {@code i + 1 < n} has F = below and not last, or I; and G without I. */
  @Test
  void theDualIsTheStrongestConsequence() {
    String goals =
        Path.of(System.getProperty("implicant.root"), "examples", "goals.smt2").toString();
    String weakest = ends(0, "abstract", goals, "--format", "json", "--count");
    String strongest = ends(0, "abstract", goals, "--format", "json", "--count", "--dual");
    assertEquals("4", first(weakest).get("minterms").getAsString());
    assertEquals("2", first(strongest).get("minterms").getAsString());
    assertEquals("2", first(strongest).get("inconsistent").getAsString());
  }

  private static JsonObject first(String out) {
    return JsonParser.parseString(out.lines().findFirst().orElseThrow()).getAsJsonObject();
  }

  /** Ten pigeons for nine holes, then a goal that takes no time. */
  @Test
  void oneGoalAtALimitDecidesTheExitCodeOfAll() throws IOException {
    StringBuilder declared = new StringBuilder("(declare-const z Int)");
    StringBuilder holes = new StringBuilder();
    StringBuilder pigeons = new StringBuilder();
    for (int i = 0; i < 10; i++) {
      declared.append("(declare-const x").append(i).append(" Int)");
      holes.append(String.format("(<= 1 x%d)(<= x%d 9)", i, i));
      pigeons.append(" x").append(i);
    }
    String query =
        file(
            declared
                + "(define-fun p () Bool (<= z 0))"
                + String.format("(define-fun goal () Bool (and %s(distinct%s)))", holes, pigeons)
                + "(define-fun goal2 () Bool (<= z 0))");
    String options = "--cartesian --timeout 0.3 --format json";
    String out = ends(4, ("abstract " + query + " " + options).split(" ", -1));
    assertEquals(false, first(out).get("exact").getAsBoolean());
    assertTrue(out.lines().skip(1).allMatch(line -> line.contains("\"exact\":true")), out);
  }

  /** All equalities of seven constants: there is a limit that F keeps and its primes do not. */
  @Test
  void whereOnlyTheCubesAreTooManyTheScriptErrsOnTheSafeSide() throws IOException {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 7; i++) {
      text.append("(declare-const x").append(i).append(" Int)");
      for (int k = 0; k < i; k++) {
        text.append(String.format("(define-fun e%d%d () Bool (= x%d x%d))", k, i, k, i));
      }
    }
    String query = file(text + "(define-fun goal () Bool (= x0 x6))");
    int nodes = 16384;
    while (!first(count(query, nodes)).get("minterms").getAsString().matches("[1-9].*")) {
      nodes += nodes / 8;
    }
    assumeFalse(first(count(query, nodes)).has("primes"), "the primes keep the limit too");
    String script = "abstract " + query + " --format smt2 --max-length 21 --max-nodes " + nodes;
    String weakest = ends(4, script.split(" ", -1));
    assertTrue(weakest.contains("(define-fun goal () Bool false)"), weakest);
    String strongest = ends(4, (script + " --dual").split(" ", -1));
    assertTrue(strongest.contains("(define-fun goal () Bool true)"), strongest);
  }

  private String count(String query, int nodes) {
    StringWriter out = new StringWriter();
    String[] args = {
      "abstract", query, "--format", "json", "--count", "--max-nodes", Integer.toString(nodes)
    };
    Cli.run(args, new PrintWriter(out), new PrintWriter(new StringWriter()));
    return out.toString();
  }
}
