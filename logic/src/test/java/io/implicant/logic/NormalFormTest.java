package io.implicant.logic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Script;
import io.implicant.logic.text.SmtPrinter;
import io.implicant.logic.text.SmtReader;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever {@link Terms} rewrites, the value stays: compared with direct evaluation. */
class NormalFormTest {
  private static final int TERMS = 4_000;
  private static final int ASSIGNMENTS = 6;

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3})
  void aFormulaKeepsItsValueWhenItIsRead(long seed) {
    keepsItsValue(Sort.BOOL, seed);
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {4, 5})
  void anIntTermKeepsItsValueWhenItIsRead(long seed) {
    keepsItsValue(Sort.INT, seed);
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {6, 7})
  void aRealTermKeepsItsValueWhenItIsRead(long seed) {
    keepsItsValue(Sort.REAL, seed);
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {8, 9})
  void aFormulaKeepsItsValueWhenItIsPrintedAndReadByOthers(long seed) throws InputException {
    Random random = new Random(seed);
    for (int i = 0; i < TERMS / 4; i++) {
      SourceTerm source = SourceTerm.random(random, Sort.BOOL, 5);
      String printed = SmtPrinter.print(read(new Terms(), source.toString(), Sort.BOOL));
      Term reread = body(SmtReader.read(new Terms(), "printed", printed));
      Interpretation interpretation = new Interpretation(seed + i, 4);
      assertEquals(
          source.value(interpretation),
          interpretation.value(reread),
          () -> source + "\nwas printed as\n" + printed);
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {10, 11})
  void substitutionAgreesWithEvaluation(long seed) throws InputException {
    Random random = new Random(seed);
    Terms terms = new Terms();
    for (int i = 0; i < TERMS / 2; i++) {
      SourceTerm source = SourceTerm.random(random, Sort.BOOL, 4);
      SourceTerm replacement = SourceTerm.random(random, Sort.INT, 2);
      Term root = body(read(terms, source.toString(), Sort.BOOL));
      Term value = body(read(terms, replacement.toString(), Sort.INT));
      Term replaced = Dag.substitute(terms, root, Map.of(terms.constant("i1", Sort.INT), value));
      Term direct = body(read(terms, replaced(source, replacement).toString(), Sort.BOOL));
      Interpretation interpretation = new Interpretation(seed + i, 4);
      assertEquals(
          interpretation.value(direct),
          interpretation.value(replaced),
          () -> source + " with i1 := " + replacement);
    }
  }

  private static SourceTerm replaced(SourceTerm term, SourceTerm replacement) {
    if (term.head().equals("i1")) {
      return replacement;
    }
    List<SourceTerm> arguments =
        term.arguments().stream().map(argument -> replaced(argument, replacement)).toList();
    return new SourceTerm(term.head(), term.sort(), arguments);
  }

  private static void keepsItsValue(Sort sort, long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < TERMS; i++) {
      SourceTerm source = SourceTerm.random(random, sort, 1 + i % 6);
      long first = seed + 1_000L * i;
      if (differs(source, first)) {
        SourceTerm shrunk = source.shrunk(smaller -> differs(smaller, first));
        fail("seed " + seed + ": another value when read: " + shrunk + " is " + shown(shrunk));
      }
    }
  }

  private static boolean differs(SourceTerm source, long seed) {
    Term term;
    try {
      term = body(read(new Terms(), source.toString(), source.sort()));
    } catch (InputException e) {
      throw new AssertionError(source.toString(), e);
    }
    for (int i = 0; i < ASSIGNMENTS; i++) {
      Interpretation interpretation = new Interpretation(seed + i, 4);
      if (!source.value(interpretation).equals(interpretation.value(term))) {
        return true;
      }
    }
    return false;
  }

  private static String shown(SourceTerm source) {
    try {
      return body(read(new Terms(), source.toString(), source.sort())).toString();
    } catch (InputException e) {
      return e.getMessage();
    }
  }

  private static Script read(Terms terms, String body, Sort sort) throws InputException {
    String text = "(define-fun t () " + sort + " " + body + ")";
    return SmtReader.read(terms, "source", SourceTerm.DECLARATIONS + text);
  }

  private static Term body(Script script) {
    return script.definitions().get(script.definitions().size() - 1).body();
  }
}
