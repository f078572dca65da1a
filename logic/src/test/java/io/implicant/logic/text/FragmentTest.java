package io.implicant.logic.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which logic a formula needs. */
class FragmentTest {
  private static final String DECLARATIONS =
      """
      (declare-const p Bool) (declare-const q Bool) (declare-sort U 0)
      (declare-const a U) (declare-const b U) (declare-fun c (U) U) (declare-fun m (U Bool) Bool)
      (declare-const x Int) (declare-const y Int) (declare-const z Int) (declare-fun f (Int) Int)
      (declare-const r Real) (declare-const s Real) (declare-fun g (Real) Real)
      """;

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '#',
      value = {
        "true                        # propositional logic",
        "(or p (not q))              # propositional logic",
        "(= p q)                     # propositional logic",
        "(= a b)                     # EUF",
        "(= x y)                     # EUF",
        "(= r s)                     # EUF",
        "(= (c a) b)                 # EUF",
        "(= (f x) y)                 # EUF",
        "(m a (= a b))               # EUF",
        "(= a (ite p a b))           # EUF",
        "(<= x y)                    # difference logic over Int",
        "(< x 3)                     # difference logic over Int",
        "(= x 3)                     # difference logic over Int",
        "(= x (+ y 1))               # difference logic over Int",
        "(= (* 2 x) (+ (* 2 y) 2))   # difference logic over Int",
        "(<= r s)                    # difference logic over Real",
        "(= r 0.5)                   # difference logic over Real",
        "(<= (* 3 r) 1)              # difference logic over Real",
        "(and (<= r s) (<= x y))     # difference logic over Int and Real",
        "(<= (f x) y)                # EUF and difference logic over Int",
        "(= (f (+ x 1)) y)           # EUF and difference logic over Int",
        "(= (f 3) y)                 # EUF and difference logic over Int",
        "(and (= (c a) b) (< x y))   # EUF and difference logic over Int",
        "(<= (g r) s)                # EUF and difference logic over Real",
        "(and (<= (g r) s) (< x 1))  # EUF and difference logic over Int and Real",
        "(and (< x y) (= a b))       # EUF and difference logic over Int",
        "(<= (+ x y) 3)              # beyond EUF and difference logic",
        "(= (+ x y) 3)               # beyond EUF and difference logic",
        "(<= (* 2 x) y)              # beyond EUF and difference logic",
        "(= (* 2 r) s)               # beyond EUF and difference logic",
        "(<= (- x y) z)              # beyond EUF and difference logic",
        "(= (f (* 2 x)) y)           # beyond EUF and difference logic",
        "(= (f (- x)) y)             # beyond EUF and difference logic",
        "(= (f (+ x y)) 1)           # beyond EUF and difference logic",
        "(= x (ite p (* 2 y) y))     # beyond EUF and difference logic",
      })
  void theFormulaNeedsThisLogic(String formula, String name) throws InputException {
    assertEquals(name, of(formula).name());
  }

  @Test
  void atomsAndTermsAreCountedOnce() throws InputException {
    Fragment fragment = of("(or (and (< x y) (= (f x) 3)) (and (>= x y) (= 3 (f x))) p)");
    assertEquals(3, fragment.atoms());
    assertEquals(3, fragment.terms());
  }

  @Test
  void theFirstTermBeyondIsNamed() throws InputException {
    Fragment fragment = of("(and p (= (f (* 2 y)) x) (<= (+ x y) 3))");
    assertEquals("f(2*y)", fragment.beyond().orElseThrow().toString());
  }

  private static Fragment of(String formula) throws InputException {
    Script script = Reading.read(DECLARATIONS + "(assert " + formula + ")");
    return Fragment.of(script.checks().get(0).formulas());
  }
}
