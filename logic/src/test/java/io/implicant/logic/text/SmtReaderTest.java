package io.implicant.logic.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.logic.Sort;
import io.implicant.logic.Terms;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the constructs of SMT-LIB mean. */
class SmtReaderTest {
  private static final String DECLARATIONS =
      """
      (declare-const p Bool) (declare-const q Bool)
      (declare-const x Int) (declare-const y Int)
      (declare-const r Real) (declare-fun f (Int) Int) (declare-fun g (Real) Real)
      (declare-fun h (Bool Int) Bool) (declare-sort U 0) (declare-const u U)
      (define-fun inc ((x Int)) Int (+ x 1))
      (define-fun swap ((x Int) (y Int)) Bool (< y x))
      (define-fun first ((a Int) (b Int)) Int a)
      (define-fun twice ((y Int)) Int (inc (inc y)))
      (define-fun half ((a Real)) Real (/ a 2))
      (define-const two Int 2)
      """;

  @ParameterizedTest(name = "{0} means {1}")
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      value = {
        // let is parallel and shadows
        "(let ((x y) (y x)) (< x y))             # x > y",
        "(let ((x 1)) (let ((x (+ x 1))) (= x y))) # y = 2",
        "(and (let ((p q)) p) p)                 # q && p",
        "(let ((x (let ((x 5)) x))) (= x y))     # y = 5",
        "(let ((f x)) (= f y))                   # x = y",
        "(let ((|x| y)) (= x 3))                 # y = 3",
        // definitions
        "(= (inc y) 3)                           # y = 2",
        "(= (inc x) 3)                           # x = 2",
        "(= (twice x) (inc y))                   # y = x + 1",
        "(swap y x)                              # x <= y - 1",
        "(swap (inc x) (inc (inc y)))            # x > y + 1",
        "(= (first x (f y)) 2)                   # x = 2",
        "(= (f two) x)                           # x = f(2)",
        "(= (half 3) r)                          # r = 3/2",
        "(let ((x 7)) (= (inc x) y))             # y = 8",
        // annotations and qualification
        "(! (< x y) :named n :weight 5)          # x <= y - 1",
        "(and (! p :named n) (or n q))           # p && (p || q)",
        "(= (! (f x) :pattern ((f x)) :no-value) y) # y = f(x)",
        "(= (as x Int) ((as f Int) y))           # x = f(y)",
        // numbers
        "(= r 1)                                 # r = 1",
        "(= 0.50 r)                              # r = 1/2",
        "(= (g 2) (/ 1 3))                       # g(2) = 1/3",
        "(= (- 1.5) r)                           # r = -3/2",
        "(<= 1 r 2.5)                            # r >= 1 && r <= 5/2",
        "(= (ite p 1 r) 2)                       # ite(p, 1, r) = 2",
        "(= x (- 3))                             # x = -3",
        "(= x (- 10 1 2))                        # x = 7",
        "(= x (* 2 3 y))                         # x = 6*y",
        "(= x 000)                               # x = 0",
        // Bool as argument
        "(h (< x y) 1)                           # h(x <= y - 1, 1)",
        "(h (h p x) x)                           # h(h(p, x), x)",
        "(= p (h q 1) q)                         # (p <-> h(q, 1)) && (q <-> h(q, 1))",
        // connectives
        "(=> p q p)                              # true",
        "(xor p q p)                             # p <-> (p <-> q)",
        "(distinct x y 3)                        # x != y && x != 3 && y != 3",
        "(and p)                                 # p",
        "(or p)                                  # p",
        "(ite p q false)                         # p && q",
        "(= u (ite p u u))                       # true",
      })
  void theTermHasThisMeaning(String term, String infix) throws InputException {
    Script script = Reading.read(DECLARATIONS + "(assert " + term + ")");
    assertEquals(infix, script.checks().get(0).formulas().get(0).toString());
  }

  @Test
  void numeralsAreRealsInLogicsOfReals() throws InputException {
    for (String logic : List.of("QF_RDL", "QF_LRA", "QF_UFLRA", "LRA", "UFNRA")) {
      Script script = Reading.read("(set-logic " + logic + ")(define-const c Real (+ 1 2))");
      assertSame(Sort.REAL, Reading.body(script, "c").sort());
      assertEquals(Optional.of(logic), script.logic());
    }
    for (String logic : List.of("QF_IDL", "QF_UFLIA", "QF_LIRA", "ALL")) {
      Script script = Reading.read("(set-logic " + logic + ")(define-const c Int (+ 1 2))");
      assertSame(Sort.INT, Reading.body(script, "c").sort());
    }
  }

  @Test
  void quotedAndPlainSymbolsAreTheSame() throws InputException {
    Script script = Reading.read("(declare-const |x| Int)(assert (= x |x|))");
    assertEquals("true", script.checks().get(0).formulas().get(0).toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"let", "a b", "", "(", "\"", ";x", "1", "a\r\nb", "\u00e9", "as"})
  void anythingCanBeANameInBars(String name) throws InputException {
    String text = "(declare-const |" + name + "| Int)(assert (= |" + name + "| 1))";
    Terms terms = new Terms();
    Script script = Reading.read(terms, text);
    assertEquals(name, script.symbols().get(0).name());
    Reading.requireRoundTrip(terms, script);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(set-info :source |a ( b|)",
        "(set-info :source \"say \"\"(\"\"\")",
        "(set-info :x (a (b \"c\") 1.5 #b1 :k))",
        "(set-info :x)",
        "(set-option :produce-models true)",
        "; only a comment",
        "; comment\r\n;another",
        "(check-sat) ; comment at the end (",
        "\t\f\r\n ",
        "",
      })
  void whatSaysNothingIsPassedOver(String text) throws InputException {
    assertTrue(Reading.read(text).definitions().isEmpty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"(oops", "|", "\"", "{", "\u0000\uffff", ")", " (exit) (exit"})
  void nothingIsReadAfterExit(String rest) throws InputException {
    Script script = Reading.read("(declare-const p Bool)(assert p)(exit)" + rest);
    assertEquals(1, script.checks().size());
  }

  @Test
  void commandsThatAskAboutAnAnswerAreSkippedWithANote() throws InputException {
    Script script =
        Reading.read("(echo \"hi\")\n(get-model)\n (get-value ((f x) undeclared))(block-model)");
    List<String> notes = script.notes().stream().map(n -> n.position() + " " + n.text()).toList();
    assertEquals(
        List.of(
            "t.smt2:1:2 skipped the command 'echo'",
            "t.smt2:2:2 skipped the command 'get-model'",
            "t.smt2:3:3 skipped the command 'get-value'",
            "t.smt2:3:33 skipped the command 'block-model'"),
        notes);
  }

  @Test
  void sortsMayHaveParametersAndDefinitions() throws InputException {
    Script script =
        Reading.read(
            """
            (declare-sort U 0) (declare-sort Pair 2)
            (define-sort Flip (A B) (Pair B A))
            (define-sort Twice (A) (Flip A (Flip A Int)))
            (define-sort Number () Int)
            (declare-const a (Twice U))
            (declare-const b (Pair (Pair Int U) U))
            (declare-const n Number)
            (assert (and (= a b) (= n 1)))
            """);
    assertEquals("(Pair (Pair Int U) U)", script.symbols().get(0).result().toString());
    assertEquals(2, script.sorts().size());
  }

  @Test
  void aPoppedScopeTakesItsNamesAndAssertionsWithIt() throws InputException {
    Script script =
        Reading.read(
            """
            (declare-const x Int) (assert (< x 1)) (check-sat)
            (push 2) (declare-const y Int) (define-fun goal () Bool (= x y)) (assert goal)
            (check-sat) (pop) (check-sat) (declare-const y Real) (assert (< y 2.5)) (check-sat)
            (pop) (define-fun goal ((z Int)) Bool (= z x)) (assert (goal 7)) (check-sat)
            """);
    List<String> checks = script.checks().stream().map(c -> c.formulas().toString()).toList();
    assertEquals(
        List.of("[x < 1]", "[x < 1, x = y]", "[x < 1]", "[x < 1, y < 5/2]", "[x < 1, x = 7]"),
        checks.stream().map(text -> text.replace("x <= 0", "x < 1")).toList());
    assertTrue(script.definitions().isEmpty());
    assertEquals(1, script.symbols().size());
    assertFalse(Query.isQuery(script));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(define-fun goal ((z Int)) Bool true)",
        "(assert (! false :named goal))",
        "(declare-const goal Bool)",
      })
  void aPoppedDefinitionStaysAwayWhenItsNameIsUsedAgain(String again) throws InputException {
    Script script = Reading.read("(push)(define-fun goal () Bool true)(pop)" + again);
    assertTrue(script.definitions().isEmpty());
  }

  @Test
  void aNameDefinedAgainAfterPopHasItsNewMeaning() throws InputException {
    Script script =
        Reading.read("(push)(define-fun d () Bool true)(pop)(define-fun d () Bool false)");
    assertEquals(List.of("d"), Reading.definitionNames(script));
    assertEquals("false", Reading.body(script, "d").toString());
  }

  @Test
  void globalDeclarationsOutliveTheirScope() throws InputException {
    String text = "(push)(declare-const x Int)(assert (= x 1))(pop)(assert (= x 2))(check-sat)";
    Script script = Reading.read("(set-option :global-declarations true)" + text);
    assertEquals("[x = 2]", script.checks().get(0).formulas().toString());
    assertThrows(ParseException.class, () -> Reading.read(text));
  }

  @Test
  void assumptionsHoldForOneCheck() throws InputException {
    Script script =
        Reading.read(
            "(declare-const p Bool)(declare-const q Bool)(assert p)"
                + "(check-sat-assuming (q (not p)))(check-sat)(check-sat-assuming ())");
    List<String> checks = script.checks().stream().map(c -> c.formulas().toString()).toList();
    assertEquals(List.of("[p, q, !p]", "[p]", "[p]"), checks);
  }

  @Test
  void aFileWithoutCheckSatHasOneCheckIfItAssertsSomething() throws InputException {
    assertEquals(1, Reading.read("(assert true)").checks().size());
    assertEquals(0, Reading.read("(push)(assert true)(pop)").checks().size());
    assertEquals(0, Reading.read("(define-fun p () Bool true)").checks().size());
  }

  @Test
  void placesOutsideTheFragmentAreRemembered() throws InputException {
    Script script =
        Reading.read(
            DECLARATIONS.replace("\n", " ")
                + "\n(assert (and p\n (< x (f (* 2 y)))\n (<= x (+ y y) 3)))");
    assertEquals(
        List.of("t.smt2:3:7", "t.smt2:4:2"),
        script.outside().values().stream().map(Position::toString).sorted().toList());
  }
}
