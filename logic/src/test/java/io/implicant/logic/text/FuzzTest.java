package io.implicant.logic.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.fail;

import io.implicant.logic.SharedFiles;
import io.implicant.logic.Terms;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/**
 * Random and mutated scripts are read, or refused by an {@link InputException} with a useful
 * message; and what is read survives printing. The number of inputs is the system property {@code
 * implicant.fuzz}, the seed is {@code implicant.fuzz.seed}.
 */
class FuzzTest {
  private static final int INPUTS = Integer.getInteger("implicant.fuzz", 100_000);
  private static final long SEED = Long.getLong("implicant.fuzz.seed", 20_260_101);
  private static final int LONGEST = 600;
  private static final long SLOW_NANOS = TimeUnit.SECONDS.toNanos(10);

  private static final List<String> WORDS =
      List.of(
          "(",
          ")",
          "(",
          ")",
          "(",
          ")",
          " ",
          "\n",
          "assert",
          "declare-fun",
          "declare-const",
          "define-fun",
          "define-const",
          "declare-sort",
          "define-sort",
          "push",
          "pop",
          "check-sat",
          "check-sat-assuming",
          "exit",
          "set-logic",
          "set-info",
          "set-option",
          "get-model",
          "echo",
          "let",
          "!",
          "as",
          "_",
          "forall",
          "ite",
          "=",
          "distinct",
          "<=",
          "<",
          ">=",
          ">",
          "+",
          "-",
          "*",
          "/",
          "and",
          "or",
          "xor",
          "=>",
          "not",
          "true",
          "false",
          "x",
          "y",
          "f",
          "p",
          "goal",
          "goal2",
          "U",
          "Int",
          "Real",
          "Bool",
          "0",
          "1",
          "2",
          "7",
          "2.5",
          "1000000000000",
          "|x|",
          "|a b|",
          "\"s\"\"t\"",
          ":named",
          ":predicates",
          ":status",
          "QF_LRA",
          "QF_UFLIA",
          ";c\n",
          "#b01",
          "()",
          "(x 1)",
          "(x Int)",
          "(f x)",
          "(- 1)");

  private static final List<String> BUILT_IN_SAMPLES =
      List.of(
          "(set-logic QF_UFLIA)(declare-const x Int)(declare-const y Int)(declare-fun f (Int) Int)"
              + "(define-fun p () Bool (<= (f x) (+ y 2)))(define-fun q () Bool (= x y))"
              + "(define-fun goal () Bool (=> (and p q) (< (f y) (* 3 x))))",
          "(declare-sort U 0)(declare-sort P 2)(define-sort L (T) (P T U))(declare-fun g (U) U)"
              + "(declare-const a U)(declare-const b (L Int))(push 1)(declare-fun r (U Bool) Bool)"
              + "(assert (let ((c (g a)) (d true)) (r (g c) (or d (r c d)))))(check-sat)(pop 1)"
              + "(assert (! (distinct a (g a) (as a U)) :named n))(check-sat-assuming (n (not n)))",
          "(set-logic QF_RDL)(declare-fun x () Real)(declare-fun y () Real)"
              + "(define-fun h ((x Real) (b Bool)) Real (ite b (/ x 2) (- x 1.5)))"
              + "(define-fun c () Real y)(define-fun k ((y Real)) Bool (< y c (h y true)))"
              + "(assert (xor (k x) (>= (h y (k 3)) x y)))(get-model)(exit)");

  private volatile String current = "";
  private int read;

  @Test
  void noInputLeadsToAnythingButAReadingOrAnInputException() throws Exception {
    System.out.println("fuzzing with " + INPUTS + " inputs, seed " + SEED);
    Thread worker = new Thread(this::run, "fuzz");
    Throwable[] thrown = new Throwable[1];
    worker.setUncaughtExceptionHandler((thread, e) -> thrown[0] = e);
    worker.setDaemon(true);
    worker.start();
    String watched = null;
    while (worker.isAlive()) {
      worker.join(TimeUnit.NANOSECONDS.toMillis(SLOW_NANOS) * 2);
      if (worker.isAlive() && current.equals(watched)) {
        fail("still at work after 20 s on\n" + watched);
      }
      watched = current;
    }
    System.out.println(read + " of them were read, the others refused");
    if (thrown[0] != null) {
      throw new AssertionError(thrown[0].getMessage(), thrown[0]);
    }
  }

  private void run() {
    Random random = new Random(SEED);
    List<String> samples = samples();
    for (int i = 0; i < INPUTS; i++) {
      String input = i % 4 == 0 ? soup(random) : mutated(random, samples);
      // The watcher compares texts, so each is marked with its number.
      current = i + ":\n" + input;
      Throwable failure = failure(input);
      if (failure != null) {
        String shrunk = Shrinker.shrink(input, text -> sameKind(failure, failure(text)));
        throw new AssertionError(
            "input " + i + " of seed " + SEED + ", shrunk:\n" + shrunk + "\n", failure(shrunk));
      }
    }
  }

  private static boolean sameKind(Throwable a, Throwable b) {
    return b != null && a.getClass() == b.getClass();
  }

  /** What goes wrong with the text, or null. */
  private Throwable failure(String text) {
    long start = System.nanoTime();
    try {
      Terms terms = new Terms(50_000);
      Script script = Reading.read(terms, text);
      read++;
      Reading.requireRoundTrip(terms, script);
      script.definitions().forEach(definition -> requireText(definition.body()));
      script.checks().forEach(check -> requireText(Fragment.of(check.formulas())));
      requireText(script);
      if (Query.isQuery(script)) {
        Fragment.of(Query.of(script).formulas());
      }
    } catch (InputException e) {
      try {
        Reading.requireUsefulMessage(e);
      } catch (AssertionError unclear) {
        return unclear;
      }
    } catch (RuntimeException | Error e) {
      return e;
    }
    boolean slow = System.nanoTime() - start > SLOW_NANOS;
    return slow ? new AssertionError("slow") : null;
  }

  private static void requireText(Object object) {
    assertFalse(object.toString().isEmpty());
  }

  private static List<String> samples() {
    List<String> samples = new ArrayList<>(BUILT_IN_SAMPLES);
    try {
      for (Path file : SharedFiles.smtFiles()) {
        String text = SharedFiles.text(file);
        if (text.length() < 4 * LONGEST) {
          samples.add(text.replaceAll("(?m)^;.*\\n", ""));
        }
      }
    } catch (IOException | org.opentest4j.TestAbortedException e) {
      System.out.println("fuzzing without sample files: " + e.getMessage());
    }
    return samples;
  }

  private static String soup(Random random) {
    StringBuilder text = new StringBuilder(random.nextInt(3) == 0 ? "(declare-const x Int)" : "");
    int length = 1 + random.nextInt(40);
    for (int i = 0; i < length; i++) {
      text.append(any(random, WORDS)).append(random.nextInt(4) == 0 ? "" : " ");
    }
    return text.toString();
  }

  private static String mutated(Random random, List<String> samples) {
    boolean small = random.nextInt(3) == 0;
    String sample = any(random, small ? BUILT_IN_SAMPLES : samples);
    List<String> tokens = new ArrayList<>(Shrinker.tokens(cut(sample)));
    int changes = 1 + random.nextInt(3);
    boolean gentle = random.nextInt(3) > 0;
    for (int i = 0; i < changes && !tokens.isEmpty(); i++) {
      if (gentle) {
        exchange(random, tokens);
      } else {
        damage(random, tokens);
      }
    }
    return String.join("", tokens);
  }

  /** Puts an expression of the text, or a word, in the place of another: often well-formed. */
  private static void exchange(Random random, List<String> tokens) {
    int at = random.nextInt(tokens.size());
    int other = random.nextInt(tokens.size());
    if (tokens.get(at).isBlank() || tokens.get(at).equals(")") || tokens.get(other).isBlank()) {
      return;
    }
    List<String> replacement = balanced(tokens, other);
    tokens.subList(at, at + balanced(tokens, at).size()).clear();
    tokens.addAll(at, random.nextInt(4) == 0 ? List.of(any(random, WORDS)) : replacement);
  }

  private static void damage(Random random, List<String> tokens) {
    int at = random.nextInt(tokens.size());
    int other = random.nextInt(tokens.size());
    switch (random.nextInt(7)) {
      case 0 -> tokens.remove(at);
      case 1 -> tokens.add(other, tokens.get(at));
      case 2 -> java.util.Collections.swap(tokens, at, other);
      case 3 -> tokens.set(at, any(random, WORDS));
      case 4 -> tokens.addAll(at, Shrinker.tokens(cut(any(random, BUILT_IN_SAMPLES))));
      case 5 -> tokens.addAll(at, balanced(tokens, other));
      default -> tokens.set(at, flipped(random, tokens.get(at)));
    }
  }

  /** The text, or its beginning up to the end of a line. */
  private static String cut(String text) {
    if (text.length() <= LONGEST) {
      return text;
    }
    int end = text.lastIndexOf('\n', LONGEST);
    return text.substring(0, end < 0 ? LONGEST : end);
  }

  /** The expression that begins at the index, or the single token. */
  private static List<String> balanced(List<String> tokens, int from) {
    int end = Shrinker.end(tokens, from);
    return List.copyOf(tokens.subList(from, end < 0 ? from + 1 : end));
  }

  private static String flipped(Random random, String token) {
    char[] characters = token.toCharArray();
    characters[random.nextInt(characters.length)] ^= (char) (1 << random.nextInt(8));
    return new String(characters);
  }

  private static String any(Random random, List<String> list) {
    return list.get(random.nextInt(list.size()));
  }

  @Test
  void theShrinkerFindsAMinimalText() {
    String text = "(assert (and (or p q) (bad x y) r))(check-sat)";
    assertEquals("(bd)", Shrinker.shrink(text, t -> t.matches("(?s).*\\(.*b.*d.*\\).*")));
  }
}
