package io.implicant.logic.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.logic.Interpretation;
import io.implicant.logic.SharedFiles;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Real files are read or refused by name, and what is printed reads as what was read. */
class RoundTripTest {
  static List<Path> samples() throws IOException {
    return SharedFiles.smtFiles();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("samples")
  void theSampleIsPrintedSoThatItReadsAsBefore(Path file) throws IOException {
    String text = SharedFiles.text(file);
    Terms terms = new Terms();
    Script script;
    try {
      script = Reading.read(terms, text);
    } catch (InputException e) {
      Reading.requireUsefulMessage(e);
      return;
    }
    Reading.requireRoundTrip(terms, script);
    requireSameValues(script);
  }

  /** In other {@code Terms} the printed text has the same values. */
  private static void requireSameValues(Script script) {
    String printed = SmtPrinter.print(script);
    Script reread;
    try {
      reread = Reading.read(new Terms(), SmtPrinter.print(Reading.read(new Terms(), printed)));
    } catch (InputException e) {
      throw new AssertionError(printed, e);
    }
    List<Term> before = roots(script, reread);
    List<Term> after = roots(reread, script);
    for (int seed = 0; seed < 3; seed++) {
      Map<Term, Object> left = new Interpretation(seed, 5).values(before);
      Map<Term, Object> right = new Interpretation(seed, 5).values(after);
      for (int i = 0; i < before.size(); i++) {
        assertEquals(left.get(before.get(i)), right.get(after.get(i)), "seed " + seed);
      }
    }
  }

  /** The definitions that both have, and all assertions. */
  private static List<Term> roots(Script script, Script other) {
    List<String> common = Reading.definitionNames(other);
    List<Term> roots = new ArrayList<>();
    script.definitions().stream()
        .filter(definition -> common.contains(definition.name()))
        .sorted(java.util.Comparator.comparing(Script.Definition::name))
        .forEach(definition -> roots.add(definition.body()));
    script.checks().forEach(check -> roots.addAll(check.formulas()));
    return roots;
  }

  @Test
  void nearlyAllSamplesAreRead() throws IOException {
    List<String> refused = new ArrayList<>();
    for (Path file : samples()) {
      try {
        Reading.read(SharedFiles.text(file));
      } catch (InputException e) {
        refused.add(file.getFileName() + " " + e.getMessage());
      }
    }
    assertTrue(refused.size() <= samples().size() / 10, () -> String.join("\n", refused));
  }

  @Test
  void everySampleQueryIsReadAndHasAGoal() throws IOException, InputException {
    for (Path file : samples()) {
      if (file.startsWith(SharedFiles.at("queries"))) {
        Query query = Query.of(Reading.read(SharedFiles.text(file)));
        assertEquals(1, query.goals().size(), file::toString);
      }
    }
  }

  static Stream<String> scripts() {
    return Stream.of(
        "(declare-fun |let| () Int)(declare-fun || () Int)(assert (= |let| ||))",
        "(declare-fun |a b| () Bool)(declare-fun |1| (Bool) Bool)(assert (|1| |a b|))",
        "(declare-sort |my sort| 2)(declare-sort P 1)"
            + "(declare-const x (|my sort| Int (P Bool)))(declare-const y (|my sort| Int (P Bool)))"
            + "(assert (= x y))",
        "(define-fun goal () Bool true)(define-fun p () Bool false)",
        "(declare-const d_1 Bool)(declare-const x Int)(declare-fun f (Int Int Int) Int)"
            + "(define-fun d_3 () Bool (= 0 (f (f x x x) (f 1 2 x) (f 3 3 x))))"
            + "(define-fun goal () Bool (or d_1 (and (<= (f (f x x x) (f 1 2 x) (f 3 3 x)) 4)"
            + " (>= (f (f x x x) (f 1 2 x) (f 3 3 x)) 5))))",
        "(set-logic QF_RDL)(declare-const r Real)(assert (<= (* 3 r) 1))(check-sat)",
        "(set-logic QF_LRA)(declare-const x Int)(declare-fun f (Int) Int)"
            + "(assert (<= (+ x x) x))(assert (= (f (- x x)) x))(assert (= x (f (- (- x x) x))))",
        "(declare-const x Int)(push)(declare-const y Int)(assert (< x y))(check-sat)(pop)"
            + "(declare-const y Real)(assert (< y 1.0))(check-sat)",
        "(push)(declare-sort S 0)(declare-const a S)(declare-const b S)(assert (= a b))(check-sat)"
            + "(pop)(declare-sort S 1)(declare-const a (S Int))",
        "(declare-const x Int)(define-fun p () Bool (< x 1))(define-fun q () Bool p)"
            + "(define-fun goal () Bool (not q))(define-fun goal2 () Bool q)",
        "(declare-const x Int)(define-fun t () Int (+ x 1))(define-fun n () Int (- 5))"
            + "(define-fun goal () Bool (= t n))",
        "(declare-const r Real)(define-fun h () Real (/ (- 1) 3))(assert (< r h))",
        "(declare-const x Int)(define-fun c () Int x)(define-fun f ((x Int)) Bool (= x c))"
            + "(assert (f 3))(assert (f (+ x 1)))");
  }

  @ParameterizedTest
  @MethodSource("scripts")
  void aTrickyScriptIsPrintedSoThatItReadsAsBefore(String text) throws InputException {
    Terms terms = new Terms();
    Reading.requireRoundTrip(terms, Reading.read(terms, text));
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 60, 900})
  void sortsOfManyNamesArePrintedInFull(int size) throws InputException {
    String pairs = "Int";
    for (int i = 1; i < size / 10; i++) {
      pairs = "(T " + pairs + " A B A B A B A B A)";
      if (i % 90 == 0) {
        break;
      }
    }
    Terms terms = new Terms();
    String text =
        "(declare-sort A 0)(declare-sort B 0)(declare-sort T 10)(declare-const x "
            + pairs
            + ")(declare-const y "
            + pairs
            + ")(assert (= x y))(define-fun z () "
            + pairs
            + " x)";
    Reading.requireRoundTrip(terms, Reading.read(terms, text));
  }
}
