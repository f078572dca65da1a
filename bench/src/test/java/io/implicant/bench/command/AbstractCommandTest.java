package io.implicant.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.implicant.bench.Cli;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code implicant abstract} and {@code implicant diamond} as a user sees them. */
final class AbstractCommandTest {
  private static final Path EXAMPLES = Path.of(System.getProperty("implicant.root"), "examples");
  private static final String GOALS = EXAMPLES.resolve("goals.smt2").toString();
  private static final String ALIASING = EXAMPLES.resolve("aliasing.smt2").toString();

  @TempDir private Path folder;
  private StringWriter out;
  private StringWriter err;

  private int run(String... args) {
    out = new StringWriter();
    err = new StringWriter();
    return Cli.run(args, new PrintWriter(out), new PrintWriter(err));
  }

  private void ends(int expected, String... args) {
    assertEquals(expected, run(args), () -> String.join(" ", args) + "\n" + out + err);
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  private List<JsonObject> json() {
    return out.toString()
        .lines()
        .map(line -> JsonParser.parseString(line).getAsJsonObject())
        .toList();
  }

  /** The lines that are cubes. */
  private List<String> cubes() {
    return out.toString()
        .lines()
        .filter(line -> line.startsWith("    ") && !line.startsWith("     "))
        .map(String::strip)
        .toList();
  }

  private void abstracts(String predicates, String goal, String cubes) {
    List<String> args = new ArrayList<>(List.of("abstract", "-g", goal));
    for (String predicate : predicates.isEmpty() ? new String[0] : predicates.split(";", -1)) {
      args.addAll(List.of("-p", predicate));
    }
    ends(0, args.toArray(new String[0]));
    assertEquals(cubes.isEmpty() ? List.of() : List.of(cubes.split(";", -1)), cubes());
  }

  @ParameterizedTest
  @CsvSource({
    "x = y;f(x) <= 3, f(y) <= 3, x = y & f(x) <= 3",
    "x = y, x = y, x = y",
    "x = y, true, true",
    "x = y, false, ''",
    "'', true, true",
    "'', x = y, ''",
    "'', x = x, true",
    "x = y;x = y, x = y, x = y;x = y",
    "x = y;x != y, x = y, x = y;!(x != y)",
    "true, x = 1, ''",
    "false, x = 1, ''",
    "let;and, or -> let, let",
    "x = y || x = z;y = z, x = y, (x = y || x = z) & y = z",
  })
  void cubesSpeakTheUsersWords(String predicates, String goal, String cubes) {
    abstracts(predicates, goal, cubes);
  }

  @Test
  void jsonHasOneLineAGoalInTheOrderOfTheInput() throws IOException {
    String bad = file("bad.smt2", "(define-fun goal () Bool (= x");
    ends(3, "abstract", "--format", "json", GOALS, bad, "nowhere.smt2", ALIASING);
    assertEquals(
        List.of(GOALS, GOALS, GOALS, bad, "nowhere.smt2", ALIASING),
        json().stream().map(line -> line.get("file").getAsString()).toList());
    JsonObject first = json().get(0);
    assertEquals(
        Set.of(
            "file",
            "goal",
            "predicates",
            "minterms",
            "inconsistent",
            "primes",
            "reported",
            "exact",
            "strategy",
            "microseconds",
            "cubes"),
        first.keySet());
    assertEquals("goal", first.get("goal").getAsString());
    assertEquals("goal3", json().get(2).get("goal").getAsString());
    for (String number : List.of("minterms", "inconsistent", "primes", "reported")) {
      assertTrue(first.get(number).getAsJsonPrimitive().isString(), number);
    }
    assertTrue(first.get("predicates").getAsJsonPrimitive().isNumber());
    assertTrue(first.get("exact").getAsBoolean());
    assertTrue(first.get("microseconds").getAsDouble() > 0);
    assertEquals(bad + ":1:29", json().get(3).get("position").getAsString());
    assertEquals("nowhere.smt2", json().get(4).get("position").getAsString());
    assertEquals("", err.toString().replaceAll("(?m)^warming up.*\\R", ""));
  }

  @Test
  void standardInputIsCalledAsItWasGiven() throws IOException {
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(Files.readAllBytes(Path.of(ALIASING))));
    try {
      ends(0, "abstract", "-", "--format", "json", "--count");
      assertEquals("-", json().get(0).get("file").getAsString());
      assertFalse(json().get(0).has("cubes"));
      System.setIn(new ByteArrayInputStream("(assert".getBytes(StandardCharsets.UTF_8)));
      ends(3, "abstract", "-", "--format", "json");
      assertEquals("<stdin>:1:8", json().get(0).get("position").getAsString());
    } finally {
      System.setIn(before);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "--all-primes --cover",
        "--cover --max-length 2",
        "--count --first 2",
        "--first -1",
        "--max-length -1",
        "--first two",
        "--cartesian --cover",
        "--cartesian --count",
        "--cartesian --format dot",
        "--format dot --all-primes",
        "--format dot --first 2",
        "--format smt2 --count",
        "--format xml",
        "--timeout 0",
        "--max-nodes 0",
        "--max-memory 0",
        "--way sideways",
        "--algorithm none",
        "-g x=y",
      })
  void whatDoesNotGoTogetherIsWrongUse(String options) {
    ends(2, ("abstract " + ALIASING + " " + options).split(" ", -1));
    assertEquals("", out.toString());
    assertTrue(err.toString().startsWith("implicant: "), () -> err.toString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "--all-primes",
        "--cover",
        "--max-length 1",
        "--first 1",
        "--count",
        "--all-primes --max-length 1",
        "--all-primes --first 1",
        "--all-primes --count",
        "--cover --first 1",
        "--cover --count",
        "--max-length 2 --first 1",
        "--max-length 2000000000 --count",
        "--cartesian",
      })
  void everyChoiceOfCubesWorksInEveryFormatThatHasCubes(String choice) {
    for (String format : List.of("text", "json", "smt2")) {
      for (String dual : List.of("", "--dual")) {
        if (!format.equals("smt2") || !choice.contains("--count")) {
          String line = "abstract " + GOALS + " --format " + format + " " + choice + " " + dual;
          ends(0, line.strip().split(" +", -1));
          assertFalse(out.toString().isBlank(), line);
        }
      }
    }
  }

  @Test
  void choicesOfCubesPickTheirPart() throws IOException {
    String query = file("orders.smt2", ORDERS);
    ends(0, "abstract", query, "--format", "json");
    JsonObject all = json().get(0);
    assertEquals("3", all.get("primes").getAsString());
    assertEquals("2", all.get("reported").getAsString());
    assertEquals(2, all.get("cubes").getAsJsonArray().size());
    ends(0, "abstract", query, "--format", "json", "--all-primes");
    assertEquals(3, json().get(0).get("cubes").getAsJsonArray().size());
    ends(0, "abstract", query, "--format", "json", "--cover");
    assertEquals(1, json().get(0).get("cubes").getAsJsonArray().size());
    ends(0, "abstract", query, "--format", "json", "--max-length", "1");
    assertEquals("[\"equal\"]", json().get(0).get("cubes").toString());
    ends(0, "abstract", query, "--format", "json", "--first", "1");
    assertEquals("[\"equal\"]", json().get(0).get("cubes").toString());
    assertFalse(json().get(0).get("complete").getAsBoolean());
  }

  private static final String CHOICE =
      "(declare-const x Int)(declare-const y Int)(define-fun p () Bool (< x y))"
          + "(define-fun goal () Bool (< (ite (< x y) x y) y))";

  @ParameterizedTest
  @CsvSource({
    "real-time.smt2, false",
    "aliasing.smt2, true",
    "goals.smt2, true",
    "figure5.smt2, true",
    "choice.smt2, false",
    "second.smt2, false",
  })
  void explainIsSuggestedWhereItWorks(String name, boolean works) throws IOException {
    file("choice.smt2", CHOICE);
    file("second.smt2", ORDERS.replace("goal", "goal2"));
    Path mine = folder.resolve(name);
    String query = (Files.exists(mine) ? mine : EXAMPLES.resolve(name)).toString();
    ends(0, "abstract", query);
    assertEquals(works, out.toString().contains("implicant explain " + query), out::toString);
    assertTrue(out.toString().contains("try next   implicant "), out::toString);
    int code = run("explain", query);
    assertEquals(works, code != 2 && code != 3, () -> code + ": " + err);
  }

  private static final String ORDERS =
      "(declare-const x Int)(declare-const y Int)(define-fun below () Bool (<= x y))"
          + "(define-fun above () Bool (>= x y))(define-fun equal () Bool (= x y))"
          + "(define-fun goal () Bool (and (<= x y) (<= y x)))";

  @Test
  void theAnswersAsAScriptAreAQueryWithTheSameAnswers() throws IOException {
    ends(0, "abstract", GOALS, "--format", "json", "--count");
    List<String> minterms = json().stream().map(line -> line.get("minterms").toString()).toList();
    ends(0, "abstract", GOALS, "--format", "smt2");
    assertTrue(out.toString().contains("(define-fun below () Bool "), () -> out.toString());
    String script = file("script.smt2", out.toString());
    ends(0, "abstract", script, "--format", "json", "--count");
    assertEquals(minterms, json().stream().map(line -> line.get("minterms").toString()).toList());
  }

  @Test
  void theCartesianAbstractionIsWhatTheGoalImplies() {
    ends(0, "abstract", "--cartesian", GOALS);
    assertTrue(out.toString().contains("implies    below & !last"), () -> out.toString());
    ends(0, "abstract", "--cartesian", "--format", "json", GOALS);
    assertEquals("[\"below\",\"!last\"]", json().get(0).get("cartesian").toString());
    assertTrue(json().get(0).get("exact").getAsBoolean());
  }

  @Test
  void seventyPredicatesAreNoMatter() throws IOException {
    StringBuilder text = new StringBuilder("(declare-const x0 Int)");
    for (int i = 0; i < 70; i++) {
      text.append(
          String.format(
              "(declare-const x%d Int)(define-fun p%d () Bool (<= x%d x%d))", i + 1, i, i, i + 1));
    }
    String query = file("chain.smt2", text + "(define-fun goal () Bool (<= x0 x70))");
    ends(0, "abstract", query, "--format", "json");
    assertEquals("1", json().get(0).get("minterms").getAsString());
    assertEquals(1, json().get(0).get("cubes").getAsJsonArray().size());
  }

  @Test
  void aLimitIsFlaggedAndEndsInExitCode4() throws IOException {
    String query = file("hard.smt2", hard());
    for (String limit : List.of("--timeout 0.5", "--max-nodes 500", "--max-memory 1")) {
      ends(4, ("abstract " + query + " --format json " + limit).split(" ", -1));
      assertFalse(json().get(0).get("exact").getAsBoolean());
      assertTrue(json().get(0).has("limit"), () -> out.toString());
    }
    ends(4, "abstract", query, "--timeout", "0.5");
    assertTrue(out.toString().contains("UNKNOWN: limit reached: time"), () -> out.toString());
  }

  @Test
  void aLongQuerySaysThatItIsAtWork() throws IOException {
    ends(4, "abstract", file("hard.smt2", hard()), "--timeout", "1.6", "--format", "json");
    assertTrue(err.toString().matches("(?s).*hard.smt2: goal: 1 s\\R.*"), () -> err.toString());
  }

  /** Orders over so many variables that no engine of ours ends within seconds. */
  private static String hard() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 20; i++) {
      text.append(String.format("(declare-const x%d Int)", i));
    }
    Random random = new Random(5);
    for (int i = 0; i < 70; i++) {
      text.append(
          String.format(
              "(define-fun p%d () Bool (<= (- x%d x%d) %d))",
              i, random.nextInt(10), 10 + random.nextInt(10), random.nextInt(6)));
      text.append(
          String.format(
              "(define-fun q%d () Bool (<= (- x%d x%d) %d))",
              i, 10 + random.nextInt(10), random.nextInt(10), random.nextInt(6)));
    }
    return text + "(define-fun goal () Bool (<= x0 x1))";
  }

  @ParameterizedTest
  @CsvSource({"euf, 4", "difference, 4", "functions, 4"})
  void diamondsHaveTwoToTheNCubes(String theory, int cubes) {
    ends(0, "diamond", "1..2", "--theory", theory, "--format", "json");
    assertEquals("2", json().get(0).get("reported").getAsString());
    assertEquals(Integer.toString(cubes), json().get(1).get("reported").getAsString());
    assertEquals(9, json().get(1).get("predicates").getAsInt());
    ends(0, "diamond", "2", "--theory", theory, "--first", "1");
    assertEquals(3, out.toString().lines().count(), () -> out.toString());
  }

  @Test
  void aThousandDiamondsAreCountedInFull() {
    ends(0, "diamond", "1000", "--count");
    String number = BigInteger.TWO.pow(1000).toString();
    assertTrue(out.toString().contains(": " + number + " cubes;"), () -> out.toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "5..3", "x", "3 --count --first 2", "3 --theory x", "-1"})
  void wrongDiamondsAreWrongUse(String options) {
    ends(2, ("diamond " + options).split(" ", -1));
  }
}
