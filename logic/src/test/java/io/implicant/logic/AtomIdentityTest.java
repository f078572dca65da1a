package io.implicant.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.implicant.logic.text.InputException;
import io.implicant.logic.text.SmtReader;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Atoms that mean the same are the same node, and only those. */
class AtomIdentityTest {
  private static final String DECLARATIONS =
      """
      (declare-sort U 0) (declare-const a U) (declare-const b U)
      (declare-const x Int) (declare-const y Int) (declare-const z Int)
      (declare-const r Real) (declare-const s Real)
      (declare-fun f (Int) Int) (declare-const p Bool) (declare-const q Bool)
      """;

  private final Terms terms = new Terms();

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource(
      delimiter = '#',
      value = {
        "(< x y)                  # (>= y (+ x 1))",
        "(< x y)                  # (> y x)",
        "(< x y)                  # (not (>= x y))",
        "(< x y)                  # (not (<= y x))",
        "(< x y)                  # (<= (+ x 1) y)",
        "(< x y)                  # (< (- y) (- x))",
        "(< x y)                  # (<= (- x y) (- 1))",
        "(< x y)                  # (< (* 3 x) (* 3 y))",
        "(< x y)                  # (< (+ x 7) (+ y 7))",
        "(< x y)                  # (<= (* 2 (+ x 1)) (+ (* 2 y) 1))",
        "(<= (- x y) 3)           # (<= x (+ y 3))",
        "(<= (- x y) 3)           # (<= (- x 3) y)",
        "(<= (- x y) 3)           # (>= 3 (- x y))",
        "(<= (- x y) 3)           # (>= (- y x) (- 3))",
        "(<= (- x y) 3)           # (< (- x y) 4)",
        "(<= (+ x 1 (- y) (- 3)) 1) # (<= x (+ y 3))",
        "(= (+ x 1 y (- 3)) 0)    # (= x (- 2 y))",
        "(= x y)                  # (= y x)",
        "(= x y)                  # (= (- x y) 0)",
        "(= x y)                  # (= 0 (- y x))",
        "(= x y)                  # (= (* 2 x) (* 2 y))",
        "(= x y)                  # (= (+ x z) (+ z y))",
        "(= x y)                  # (not (distinct x y))",
        "(= (+ x 1) (- y 2))      # (= (- y x) 3)",
        "(= (* 2 x) 1)            # false",
        "(distinct (* 6 x) (* 3 y)) # (not (= y (* 2 x)))",
        "(distinct (* 6 x) (+ (* 3 y) 1)) # true",
        "(<= (* 2 x) 5)           # (<= x 2)",
        "(<= (* 2 x) (- 5))       # (<= x (- 3))",
        "(>= (* 2 x) (- 5))       # (>= x (- 2))",
        "(>= (* 2 x) 5)           # (> x 2)",
        "(< (* 2 x) 5)            # (<= x 2)",
        "(<= x (+ x 1))           # true",
        "(< x x)                  # false",
        "(= (- x (- y (- x))) (- y)) # true",
        "(<= x y z)               # (and (<= x y) (<= y z))",
        "(= x y z)                # (and (= x y) (= y z))",
        "(distinct x y z)         # (and (distinct x y) (distinct x z) (distinct y z))",
        "(= (f (+ x 1)) 0)        # (= 0 (f (- x (- 1))))",
        "(< r s)                  # (> s r)",
        "(< r s)                  # (not (<= s r))",
        "(< r s)                  # (< (* 0.5 r) (/ s 2.0))",
        "(<= r s)                 # (<= (- r s) 0.0)",
        "(<= r s)                 # (>= (* 3 s) (* 3 r))",
        "(<= r s)                 # (>= (- r) (- s))",
        "(= r s)                  # (= (* 0.1 s) (* 0.1 r))",
        "(<= (* 3 r) 1)           # (<= r (/ 1 3))",
        "(= a b)                  # (= b a)",
        "(distinct a b)           # (not (= b a))",
        "(= a a)                  # true",
        "(= p q)                  # (= q p)",
        "(xor p q)                # (= p (not q))",
        "(xor p q)                # (not (= (not q) (not p)))",
        "(distinct p q)           # (xor q p)",
        "(distinct p q p)         # false",
        "(=> p q)                 # (or (not p) q)",
        "(ite p q (not q))        # (= p q)",
        "(ite (not p) x y)        # (ite p y x)",
        "(and p true q p)         # (and p q)",
        "(and p (not p))          # false",
      })
  void theTwoSpellingsReachTheSameNode(String one, String other) throws InputException {
    assertSame(read(one), read(other));
  }

  @ParameterizedTest(name = "{0} is not {1}")
  @CsvSource(
      delimiter = '#',
      value = {
        "(< r s)        # (<= (+ r 1) s)",
        "(<= (* 2 r) 5) # (<= r 2)",
        "(< r 3)        # (<= r 2)",
        "(= (* 2 r) 1)  # false",
        "(<= r s)       # (not (<= s r))",
        "(< r s)        # (not (< s r))",
        "(<= x y)       # (<= y x)",
        "(<= x y)       # (< x y)",
        "(= x y)        # (<= x y)",
        "(= x 0)        # (= y 0)",
        "(= x (- y))    # (= x y)",
      })
  void theTwoAtomsStayApart(String one, String other) throws InputException {
    assertNotSame(read(one), read(other));
  }

  /** {@code ax + by + c ~ dx + ey + f}, with the set of grid points where it holds. */
  private record Written(String text, BitSet points) {}

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2})
  void atomsOverIntAreTheSameNodeExactlyIfTheyHoldForTheSameNumbers(long seed)
      throws InputException {
    sameNodeExactlyIfSamePoints(seed, "x", "y", 3, 25, 1);
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {3, 4})
  void atomsOverRealAreTheSameNodeExactlyIfTheyHoldForTheSameNumbers(long seed)
      throws InputException {
    sameNodeExactlyIfSamePoints(seed, "r", "s", 1, 28, 4);
  }

  private void sameNodeExactlyIfSamePoints(
      long seed, String x, String y, int factors, int range, int parts) throws InputException {
    Random random = new Random(seed);
    Map<BitSet, Term> nodes = new HashMap<>();
    Map<Term, Written> written = new HashMap<>();
    for (int i = 0; i < 2_500; i++) {
      Written atom = random(random, x, y, factors, range, parts);
      Term node = read(atom.text());
      Written first = written.computeIfAbsent(node, key -> atom);
      assertEquals(
          first.points(), atom.points(), () -> first.text() + " became one with " + atom.text());
      Term known = nodes.computeIfAbsent(atom.points(), key -> node);
      assertSame(
          known, node, () -> written.get(known).text() + " means the same as " + atom.text());
      BitSet complement = (BitSet) atom.points().clone();
      complement.flip(0, (2 * range + 1) * (2 * range + 1));
      Term opposite = nodes.get(complement);
      if (opposite != null) {
        assertSame(
            terms.not((Formula) opposite),
            node,
            () -> written.get(opposite).text() + " is the opposite of " + atom.text());
      }
    }
  }

  private static Written random(
      Random random, String x, String y, int factors, int range, int parts) {
    int[] k = random.ints(4, -factors, factors + 1).toArray();
    int[] c = random.ints(2, -3, 4).toArray();
    List<String> relations = List.of("=", "distinct", "<=", "<", ">=", ">");
    int relation = random.nextInt(6);
    BitSet points = new BitSet();
    int index = 0;
    for (int i = -range; i <= range; i++) {
      for (int j = -range; j <= range; j++) {
        int order = (k[0] - k[2]) * i + (k[1] - k[3]) * j + parts * (c[0] - c[1]);
        boolean holds =
            switch (relation) {
              case 0 -> order == 0;
              case 1 -> order != 0;
              case 2 -> order <= 0;
              case 3 -> order < 0;
              case 4 -> order >= 0;
              default -> order > 0;
            };
        points.set(index++, holds);
      }
    }
    String left = side(random, k[0], x, k[1], y, c[0]);
    String right = side(random, k[2], x, k[3], y, c[1]);
    return new Written("(" + relations.get(relation) + " " + left + " " + right + ")", points);
  }

  private static String side(Random random, int a, String x, int b, String y, int c) {
    String p = "(* " + number(a) + " " + x + ")";
    String q = "(* " + y + " " + number(b) + ")";
    return switch (random.nextInt(3)) {
      case 0 -> "(+ " + p + " " + q + " " + number(c) + ")";
      case 1 -> "(- " + p + " (- " + q + ") " + number(-c) + ")";
      default -> "(+ " + number(c) + " (- " + p + " (* (- 1) " + q + ")))";
    };
  }

  private static String number(int value) {
    return value < 0 ? "(- " + -value + ")" : String.valueOf(value);
  }

  @Test
  void aLongConjunctionKeepsTheOrderInWhichItWasWritten() throws InputException {
    assertEquals("q && p", read("(and q p)").toString());
  }

  private Term read(String term) throws InputException {
    for (String sort : List.of("Bool", "Int")) {
      try {
        String text = "(define-fun t () " + sort + " " + term + ")";
        return SmtReader.read(terms, "t", DECLARATIONS + text).definitions().get(0).body();
      } catch (InputException e) {
        if (sort.equals("Int")) {
          throw e;
        }
      }
    }
    throw new AssertionError();
  }
}
