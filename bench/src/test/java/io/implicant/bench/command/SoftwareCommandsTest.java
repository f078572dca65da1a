package io.implicant.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.Cli;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The commands {@code reach}, {@code verify}, {@code check-model} and {@code bench partitions} on
 * software.
 */
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
    return file("m.odl", text);
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
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
  void anIllegalCharacterIsShownInTheWordsOfAnyLanguage() throws IOException {
    assertEquals(3, run("reach", file("odl m { var x : 0..3; pc = 1; 1: x := @, pc := 1; }")));
    assertTrue(
        err.toString().contains(":1:39: expected a name, a number or an operator, found"),
        err.toString());
  }

  @Test
  void aFailedAssertionOfCIsShownByItsSourceLines() throws IOException {
    String program =
        file(
            "a.c",
            """
            #pragma implicant width 4
            extern void __VERIFIER_assert(int c);
            extern int x;
            int y;
            void main(void) {
              y = x;
              __VERIFIER_assert(y != 5);
            }
            """);
    assertEquals(1, run("check-model", program));
    assertTrue(
        out.toString().contains("a.c: fails: line 7: __VERIFIER_assert(y != 5)\n"), out.toString());
    assertTrue(out.toString().contains("6: y = x;"), out.toString());
    assertTrue(out.toString().contains("7: __VERIFIER_assert(y != 5);"), out.toString());
    assertEquals(1, run("verify", program));
    assertTrue(out.toString().contains("never a line fails: holds"), out.toString());
    assertTrue(out.toString().contains("never an assertion fails: violated"), out.toString());
    assertEquals(0, run("check-model", "--width", "3", program), "no int of 3 bits is 5");
  }

  @Test
  void aFailedAssertionOfCIsNamedAsOnItsTraceOrElseTheFirstOfTheText() throws IOException {
    String program =
        file(
            "b.c",
            """
            #pragma implicant width 4
            extern void assert(int c);
            extern int x;
            int g;
            void main(void) {
              g = x;
              if (x > 2) { g = 3; g = 3; assert((g) > 3); }
              assert(g < 9); assert(g < 2); // sooner
            }
            """);
    assertEquals(1, run("check-model", program));
    assertTrue(out.toString().startsWith(program + ": fails: line 8: assert(g < 2)\n"), "" + out);
    assertEquals(1, run("check-model", "--format", "json", program));
    assertTrue(
        out.toString().contains("\"check\": \"line 8: assert(g < 2)\", \"start\""), "" + out);
    assertEquals(1, run("check-model", "--no-trace", program));
    assertTrue(out.toString().contains("b.c: fails: line 7: assert((g) > 3)\n"), "" + out);
    assertEquals(1, run("check-model", "--no-trace", "--format", "json", program));
    assertTrue(out.toString().contains("\"check\": \"line 7: assert((g) > 3)\", \"sec"), "" + out);
  }

  @Test
  void aFailureCallsIndicesAndIntermediateValuesByWhatTheyAreInC() throws IOException {
    List<String> cases =
        List.of(
            "int l_index_a; int a[4]; void main(void) { a[x] = l_index_a; } # the index of a",
            "void main(void) { int t[4]; t[x] = 1; } # the index of t",
            "int a[4]; int b[3]; int *p; void main(void) { p = &a[0]; p = &b[x]; } # the index of b",
            "int *p; void main(void) { p = &x; p = 0; *p = 1; } # what a pointer to int points to",
            "int a[4]; void main(void) { a[x & 3] = x + 9; } # an element of a",
            "int y; void main(void) { y = (x + 9) / 2; } # an intermediate value of type int",
            "int f(void) { return x + 9; } void main(void) { x = f(); } # the result of f",
            "int y; void main(void) { y = x << 1; } # a number to be shifted left");
    for (String example : cases) {
      String[] parts = example.split(" # ", 2);
      String program = file("w.c", "#pragma implicant width 5\nextern int x;\n" + parts[0] + "\n");
      out.getBuffer().setLength(0);
      assertEquals(1, run("check-model", program), example + err);
      String headline = out.toString().lines().findFirst().get();
      assertTrue(headline.endsWith(" of " + parts[1]), headline);
    }
  }

  @Test
  void aLimitIsAnUnknownVerdictWhereverItIsReached() {
    assertEquals(4, run("check-model", "--max-nodes", "100", DIV));
    String partitions = DIV + ": unknown: limit of nodes reached by the partitions\n";
    assertEquals(partitions, out.toString());
    assertEquals("", err.toString());
    assertEquals(4, run("check-model", "--format", "json", "--max-nodes", "100", DIV));
    assertTrue(out.toString().contains("\"verdict\": \"unknown\""), out.toString());
    String sort = DIV.replace("div.odl", "quick-sort.odl");
    assertEquals(4, run("check-model", "--max-nodes", "20000", sort));
    assertTrue(out.toString().contains("odl: unknown: limit of nodes reached\n"), out.toString());
  }

  @Test
  void oneThingIsNotCalledSeveral() throws IOException {
    assertEquals(
        0, run("reach", file("m.gal", "gal m { int x = 0; transition t [x == 5] { x = 1; } }")));
    assertTrue(
        out.toString().contains("m.gal: 1 state\n  model      1 variable, 1 step\n"), "" + out);
    assertEquals(
        0, run("check-model", "--stats", file("p.bp", "decl g; void main() begin skip; end")));
    assertTrue(out.toString().contains("1 procedure, "), "" + out);
    assertTrue(out.toString().contains(" points, 1 global, "), "" + out);
    String call = "void f(int x) { } void main(void) { f(1, 2); }\n";
    assertEquals(3, run("check-model", file("f.c", call)));
    assertTrue(err.toString().contains("expected 1 argument, found 2"), "" + err);
  }

  @Test
  void checkModelGivesOneVerdictForEachFileOfSoftware() throws IOException {
    String bad = file("odl m { var x : 0..3 = 2; pc = 1; 1: x := x + 1, pc := 1; }");
    String refused = file("f.c", "float x;\nvoid main(void) { x = 0; }\n");
    assertEquals(1, run("check-model", DIV, bad));
    assertTrue(out.toString().contains("div.odl: holds"), out.toString());
    assertTrue(
        out.toString().contains("m.odl: fails: a line fails: line 1: x := "), out.toString());
    assertEquals(1, run("check-model", "--format", "json", bad));
    assertTrue(out.toString().contains("\"verdict\": \"fails\""), out.toString());
    assertTrue(out.toString().contains("\"changes\": {\"x\": 3}"), out.toString());
    assertEquals(3, run("check-model", refused));
    assertTrue(err.toString().contains("f.c:1:7: the type float"), err.toString());
    assertEquals(4, run("check-model", "--max-nodes", "100", DIV));
  }

  @Test
  void optionsThatWouldBeIgnoredAreRefused() throws IOException {
    String gal = file("m.gal", "gal m { int x = 0; }");
    assertEquals(2, run("reach", "--order", "file", DIV));
    assertEquals(2, run("reach", "--no-equiv-split", DIV));
    assertEquals(2, run("reach", "--width", "8", DIV));
    assertEquals(2, run("reach", "--partition", "partial", gal));
    assertEquals(2, run("check-model", "--width", "8", DIV));
    assertEquals(2, run("check-model", "-D", "N=1", DIV));
    assertEquals(2, run("check-model", "--width", "1", DIV.replace(".odl", ".c")));
    for (String option : List.of("--label=E", "--dialect=plain", "--threads=2", "--switches=1")) {
      assertEquals(2, run("check-model", option, DIV), option);
      assertTrue(err.toString().contains("it is for Boolean programs"), err.toString());
    }
    String bp = file("p.bp", "void main() begin E: skip; end");
    assertEquals(1, run("check-model", "--label", "E", DIV, bp), err.toString());
  }

  @Test
  void aNodeLimitEndsWithItsExitCode() {
    String sort = DIV.replace("div.odl", "quick-sort.odl");
    assertEquals(4, run("reach", "--limit-nodes", "20000", sort));
    assertEquals(4, run("reach", "--limit-nodes", "100", DIV));
    assertEquals(4, run("reach", "--max-nodes", "100", DIV));
    assertEquals(4, run("check-model", "--limit-nodes", "100", DIV));
  }

  @Test
  void benchPartitionsPrintsBothTables() {
    assertEquals(0, run("bench", "partitions", "--rounds", "1", DIV), err.toString());
    assertTrue(out.toString().contains("BR03 Fig. 4"), out.toString());
    assertTrue(out.toString().contains("BR03 Fig. 5"), out.toString());
  }

  @Test
  void benchPartitionsSearchesLargerModelsInPart() {
    String sort = DIV.replace("div.odl", "insertion_sort.c");
    String[] larger = {"bench", "partitions", "--rounds", "1", "-D", "N=5", "--steps", "9"};
    List<String> args = new ArrayList<>(List.of(larger));
    args.addAll(List.of("--whole", "--sift-for", "conjunctive", sort));
    assertEquals(0, run(args.toArray(new String[0])), err.toString());
    String bits =
        out.toString().lines().filter(l -> l.contains("insertion_sort")).findFirst().get();
    assertTrue(bits.matches("\\s*insertion_sort\\s+61\\s.*\\s9\\s.*"), bits);
    assertEquals(2, run("bench", "partitions", "--sift-for", "both", DIV));
    assertEquals(2, run("bench", "partitions", "--steps", "0", DIV));
  }
}
