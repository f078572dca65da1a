package io.implicant.logic.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.logic.SharedFiles;
import io.implicant.logic.Terms;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Input that is wrong, hostile or huge ends in a typed error, in bounded time and memory. */
class BadInputTest {
  private static final int FIVE_MEGABYTES = 5 << 20;
  private static final Duration SOON = Duration.ofSeconds(60);

  @ParameterizedTest(name = "{0}((((...")
  @ValueSource(
      strings = {
        "",
        "(assert ",
        "(assert (and ",
        "(declare-fun f ",
        "(declare-const x ",
        "(define-fun f ((x Int)) ",
        "(define-sort S (A) ",
        "(set-info :x ",
        "(set-option :x ",
        "(set-info :predicates ",
        "(get-value ",
        "(assert (let ",
        "(assert (let ((x ",
        "(assert (! true :x ",
        "(check-sat-assuming ",
        "(push ",
        "(assert (as x ",
      })
  void fiveMegabytesOfOpenParenthesesAreRefused(String start) {
    refused(start + "(".repeat(FIVE_MEGABYTES));
  }

  @ParameterizedTest(name = "{0} repeated")
  @ValueSource(
      strings = {
        "(assert ",
        "(and ",
        "(not ",
        "(! ",
        "(let ((x ",
        "(let ((x 1)) ",
        "((as ",
        "(_ ",
        ")",
        "|",
        "\"",
        ";",
        "\n",
        "\u0000",
        "#",
        ":",
        "9",
        "a",
        "(push)",
        "(declare-sort ",
        "(ite true ",
        "1.",
        "\"\"\"",
        "|a|",
        "(check-sat)",
        "(set-info :x (",
        "(get-x ",
        "\r",
      })
  void fiveMegabytesOfOneThingAreReadOrRefused(String part) {
    readOrRefused(part.repeat(FIVE_MEGABYTES / part.length()));
    readOrRefused("(assert " + part.repeat(FIVE_MEGABYTES / part.length()));
  }

  @Test
  void sortsNestedDeepAreRefused() {
    String declared = "(declare-sort S 1)(declare-const x ";
    refused(declared + "(S ".repeat(1_000_000) + "Int" + ")".repeat(1_000_000) + ")");
    refused("(define-sort A (X) X)(declare-const x " + "(A ".repeat(200) + "Int");
  }

  @Test
  void sortsThatDoubleAreRefused() {
    StringBuilder text = new StringBuilder("(declare-sort P 2)(define-sort D0 () Int)");
    for (int i = 1; i < 100; i++) {
      text.append("(define-sort D%d () (P D%d D%d))".formatted(i, i - 1, i - 1));
    }
    refused(text.toString());
  }

  @ParameterizedTest
  @ValueSource(ints = {10_000, 1_000_000})
  void aNumberOfTooManyDigitsIsRefused(int digits) {
    for (String number : List.of("7".repeat(digits), "0." + "3".repeat(digits))) {
      InputException e = refused("(declare-const r Real)(assert (< (* 2 r) " + number + "))");
      assertEquals(
          "t.smt2:1:42: expected a construct that Implicant reads, found a number of more than 9900"
              + " digits",
          e.getMessage());
    }
  }

  @Test
  void aNumberOfManyDigitsIsReadAndPrinted() throws InputException {
    for (String number : List.of("7".repeat(9_800), "0." + "3".repeat(1_200))) {
      Terms terms = new Terms();
      String text = "(declare-const r Real)(assert (< (* 2 r) " + number + "))";
      Reading.requireRoundTrip(terms, Reading.read(terms, text));
    }
    assertInstanceOf(
        InputLimitException.class, refused("(assert (= 1 " + "9".repeat(9_899) + "))"));
    assertInstanceOf(
        InputLimitException.class, refused("(assert (= 1 0." + "3".repeat(2_000) + "))"));
  }

  @Test
  void repeatedSquaringIsRefused() {
    StringBuilder text = new StringBuilder("(define-fun n0 () Int 10)");
    for (int i = 1; i < 64; i++) {
      text.append("(define-fun n%d () Int (* n%d n%d))".formatted(i, i - 1, i - 1));
    }
    assertInstanceOf(InputLimitException.class, refused(text.toString()));
    StringBuilder let = new StringBuilder("(assert ");
    for (int i = 1; i < 64; i++) {
      let.append("(let ((n (* %s %s))) ".formatted(i == 1 ? "9" : "n", i == 1 ? "9" : "n"));
    }
    assertInstanceOf(InputLimitException.class, refused(let + "true" + ")".repeat(64)));
  }

  @Test
  void fractionsThatGrowAreRefused() {
    StringBuilder text = new StringBuilder("(declare-const r Real)(assert (= r (+ 0.0");
    for (int i = 3; i < 30_000; i += 2) {
      text.append(" (/ 1 ").append(i).append(")");
    }
    assertInstanceOf(InputLimitException.class, refused(text + ")))"));
  }

  @Test
  void definitionsThatExplodeAreRefused() {
    StringBuilder text =
        new StringBuilder("(declare-fun g (Int Int) Int)(define-fun f0 ((x Int)) Int (g x x))");
    for (int i = 1; i < 60; i++) {
      text.append("(define-fun f%d ((x Int)) Int ".formatted(i));
      text.append("(g (f%d (g x 1)) (f%d (g x 2))))".formatted(i - 1, i - 1));
    }
    InputException e =
        assertTimeoutPreemptively(
            SOON,
            () ->
                assertThrows(
                    InputLimitException.class,
                    () -> Reading.read(new Terms(1 << 20), text.toString())));
    Reading.requireUsefulMessage(e);
  }

  @Test
  void definitionsThatOnlyShareAreRead() throws InputException {
    StringBuilder text =
        new StringBuilder("(declare-fun g (Int Int) Int)(define-fun f0 ((x Int)) Int (g x x))");
    for (int i = 1; i < 500; i++) {
      text.append("(define-fun f%d ((x Int)) Int (g (f%d x) (f%d x)))".formatted(i, i - 1, i - 1));
    }
    text.append("(declare-const y Int)(define-fun goal () Bool (= y (f499 y)))");
    Terms terms = new Terms();
    Script script = Reading.read(terms, text.toString());
    assertTrue(Fragment.of(Query.of(script).formulas()).terms() < 600);
    Reading.requireRoundTrip(terms, script);
  }

  @Test
  void aDagOfManyNodesStaysOne() throws InputException {
    int size = 100_000;
    StringBuilder text = new StringBuilder("(declare-const p0 Bool)(declare-const p1 Bool)");
    text.append("(define-fun n0 () Bool p0)(define-fun n1 () Bool p1)");
    for (int i = 2; i < size; i++) {
      text.append(
          "(define-fun n%d () Bool (%s n%d (not n%d)))"
              .formatted(i, i % 2 == 0 ? "and" : "or", i - 1, i - 2));
    }
    text.append("(assert n%d)".formatted(size - 1));
    Terms terms = new Terms();
    Script script = Reading.read(terms, text.toString());
    assertTrue(terms.size() < 2 * size + 10, () -> terms.size() + " nodes");
    String printed = SmtPrinter.print(script);
    assertTrue(printed.length() < 3 * text.length(), () -> printed.length() + " characters");
    assertTrue(Reading.body(script, "n99999").toString().length() < 200);
  }

  @Test
  void aDagWithoutDefinitionsIsPrintedWithSome() throws InputException {
    int size = 50_000;
    StringBuilder text = new StringBuilder("(declare-fun f (Int Int) Int)(declare-const x Int)");
    text.append("(assert (= x ");
    for (int i = 0; i < size; i++) {
      text.append("(let ((x (f x x))) ");
    }
    text.append("x").append(")".repeat(size)).append("))");
    Terms terms = new Terms();
    Script script = Reading.read(terms, text.toString());
    assertTrue(terms.size() < size + 10);
    assertTrue(SmtPrinter.print(script).length() < 50 * size);
    Reading.requireRoundTrip(terms, script);
  }

  @Test
  void longSumsAndListsAreRead() throws InputException {
    int size = 100_000;
    StringBuilder text = new StringBuilder();
    StringBuilder names = new StringBuilder();
    for (int i = 0; i < size; i++) {
      text.append("(declare-const v").append(i).append(" Int)");
      names.append(" v").append(i);
    }
    text.append("(assert (<= (+").append(names).append(") 3))");
    text.append("(assert (<=").append(names).append("))");
    text.append("(assert (=").append(names).append("))");
    Terms terms = new Terms();
    Reading.requireRoundTrip(terms, Reading.read(terms, text.toString()));
  }

  @Test
  void sumsThatGrowQuadraticallyAreRefused() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 50_000; i++) {
      text.append("(declare-const v%d Int)".formatted(i));
      text.append(
          "(define-fun s%d () Int (+ v%d %s))".formatted(i, i, i == 0 ? "1" : "s" + (i - 1)));
    }
    assertInstanceOf(InputLimitException.class, refused(text.toString()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"numbers", "constants", "alike"})
  void tooManyDistinctTermsAreRefused(String kind) {
    StringBuilder text = new StringBuilder("(declare-fun f (Int) Int)(assert (distinct");
    for (int i = 0; i < 300_000; i++) {
      text.append(
          kind.equals("numbers") ? " " + i : kind.equals("alike") ? " 1" : " (f " + i + ")");
    }
    assertInstanceOf(InputLimitException.class, refused(text + "))"));
  }

  @Test
  void manyScopesAreOpenedAndClosedQuickly() {
    readOrRefused("(push 1000000)(pop 1000000)".repeat(100_000));
    readOrRefused("(push 1000000)(pop)(push)".repeat(100_000));
  }

  @Test
  void manyChecksOfManyAssertionsAreRead() throws InputException {
    String step = "(assert (< x %d))(check-sat)";
    StringBuilder text = new StringBuilder("(declare-const x Int)");
    for (int i = 0; i < 100_000; i++) {
      text.append(step.formatted(i));
    }
    Script script = assertTimeoutPreemptively(SOON, () -> Reading.read(text.toString()));
    assertEquals(100_000, script.checks().size());
    assertEquals(100_000, script.checks().get(99_999).formulas().size());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "queries/tricky/t17_empty_P.smt2",
        "data/smt/QF_UFIDL/cvc5__ooo.rf6.smt2",
        "queries/block/block11.smt2",
      })
  void aFileCutOffAnywhereIsReadOrRefused(String name) throws IOException {
    String text = SharedFiles.text(SharedFiles.at(name));
    String start = text.substring(0, Math.min(text.length(), 7_000));
    for (int end = 0; end <= start.length(); end++) {
      attempt(start.substring(0, end));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(set-info :s \"a\"\"b\")(declare-sort U 0)(declare-fun |f g| (U Bool) Int)\r\n"
            + "(declare-const u U)(define-fun m ((x Int) (y Int)) Bool (<= (+ x 1.0) y 3)) ; c",
        "(declare-const x Int)(push 1)(assert (! (let ((y (- x 2.5)) (z true)) z) :named n :k (v)))"
            + "(check-sat-assuming (n))(pop 1)(get-model)(exit)trash",
        "(set-logic QF_LRA)(define-sort P (A B) Int)(declare-const r (P Bool Real))(assert "
            + "(xor (distinct (as r Int) (ite true 1 r)) (=> false (= (* 2 3) (/ 1 2)))))",
      })
  void aScriptCutOffAnywhereIsReadOrRefused(String text) {
    for (int end = 0; end <= text.length(); end++) {
      attempt(text.substring(0, end));
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void binaryNoiseIsReadOrRefused(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < 2_000; i++) {
      byte[] bytes = new byte[random.nextInt(200)];
      random.nextBytes(bytes);
      attempt(new String(bytes, StandardCharsets.UTF_8));
      attempt("(assert (= |x" + new String(bytes, StandardCharsets.ISO_8859_1));
      attempt("(set-info :x (" + new String(bytes, StandardCharsets.ISO_8859_1));
    }
  }

  @Test
  void namesOfOneHashAreReadQuickly() {
    List<String> names = new ArrayList<>(List.of(""));
    for (int i = 0; i < 15; i++) {
      List<String> longer = new ArrayList<>();
      names.forEach(name -> Collections.addAll(longer, name + "Aa", name + "BB"));
      names = longer;
    }
    StringBuilder text = new StringBuilder();
    for (String name : names) {
      text.append("(declare-const ").append(name).append(" Int)(assert (= 1 ").append(name);
      text.append("))");
    }
    readOrRefused(text.toString());
  }

  private static InputException refused(String text) {
    InputException e =
        assertTimeoutPreemptively(
            SOON, () -> assertThrows(InputException.class, () -> Reading.read(text)));
    Reading.requireUsefulMessage(e);
    return e;
  }

  private static void readOrRefused(String text) {
    assertTimeoutPreemptively(
        SOON,
        () -> attempt(text),
        () -> "reading " + text.substring(0, Math.min(60, text.length())));
  }

  private static void attempt(String text) {
    try {
      Reading.read(text);
    } catch (InputException e) {
      Reading.requireUsefulMessage(e);
    }
  }
}
