package io.implicant.logic.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.logic.Dag;
import io.implicant.logic.Sort;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Terms nested a million deep pass through everything on a thread with the default stack. */
class DeepInputTest {
  private static final int MILLION = 1_000_000;
  private static final int LESS = 100_000; // for the variants, to save time
  private static final String DECLARATIONS =
      "(declare-const p Bool)(declare-const q Bool)(declare-const x Int)(declare-const y Int)"
          + "(declare-fun f (Int) Int)(declare-fun g (Int Int) Int)(declare-fun r (Bool) Bool)";

  @ParameterizedTest(name = "{0}...{1}...{2}")
  @CsvSource(
      delimiter = '#',
      value = {
        "(not #p#)",
        "(and q #p#)",
        "(let ((p (and p q))) #p#)",
        "(ite q p #q#)",
      })
  void aFormulaNestedAMillionDeepPassesThroughEverything(String before, String middle, String after)
      throws Exception {
    onDefaultStack(() -> exercise("Bool", before, middle, after, MILLION));
  }

  @ParameterizedTest(name = "{0}...{1}...{2}")
  @CsvSource(
      delimiter = '#',
      value = {
        "(f #x#)",
        "(+ 1 #x#)",
        "(ite p x #y#)",
      })
  void aTermNestedAMillionDeepPassesThroughEverything(String before, String middle, String after)
      throws Exception {
    onDefaultStack(() -> exercise("Int", before, middle, after, MILLION));
  }

  @ParameterizedTest(name = "{0}...{1}...{2}")
  @CsvSource(
      delimiter = '#',
      value = {
        "(not (and q #p#))",
        "(or q (and p #q#))",
        "(=> q #p#)",
        "(= q #p#)",
        "(xor q #p#)",
        "(ite #q# p q)",
        "(r #p#)",
        "(r (ite (r q) #p# q))",
        "(! #p# :pattern (p))",
        "(let ((x (f x))) #(= x y)#)",
      })
  void aDeepFormulaPassesThroughEverything(String before, String middle, String after)
      throws Exception {
    onDefaultStack(() -> exercise("Bool", before, middle, after, LESS));
  }

  @ParameterizedTest(name = "{0}...{1}...{2}")
  @CsvSource(
      delimiter = '#',
      value = {
        "(g y #x#)",
        "(g #x# y)",
        "(+ x #y#)",
        "(- #x#)",
        "(- y #x#)",
        "(* 1 #x#)",
        "(f (+ 1 #x#))",
        "(ite (= x #y#) x y)",
        "(+ 1 (ite p x #y#))",
      })
  void aDeepTermPassesThroughEverything(String before, String middle, String after)
      throws Exception {
    onDefaultStack(() -> exercise("Int", before, middle, after, LESS));
  }

  private static Void exercise(String sort, String before, String middle, String after, int depth)
      throws InputException {
    String deep = (before + " ").repeat(depth) + middle + (" " + after).repeat(depth);
    String name = sort.equals("Bool") ? "goal" : "deep";
    String definition = "(define-fun " + name + " () " + sort + " " + deep + ")";
    String goal = sort.equals("Bool") ? "" : "(define-fun goal () Bool (= x deep))";
    Terms terms = new Terms();
    Script script = Reading.read(terms, DECLARATIONS + definition + goal);
    Term term = Reading.body(script, name);
    assertTrue(term.toString().length() < 200);
    Query query = Query.of(script);
    assertEquals(1, query.goals().size());
    assertTrue(Fragment.of(query.formulas()).terms() <= 2 * depth + 10);
    Script reread = Reading.read(terms, SmtPrinter.print(script));
    assertSame(term, Reading.body(reread, name));
    Term x = terms.constant("x", Sort.INT);
    Term z = terms.constant("z", Sort.INT);
    Term replaced = Dag.substitute(terms, term, Map.of(x, z));
    if (depth < MILLION) {
      assertSame(term, Dag.substitute(terms, replaced, Map.of(z, x)));
    }
    return null;
  }

  private static void onDefaultStack(Callable<Void> work) throws Exception {
    FutureTask<Void> task = new FutureTask<>(work);
    new Thread(task).start();
    task.get();
  }
}
