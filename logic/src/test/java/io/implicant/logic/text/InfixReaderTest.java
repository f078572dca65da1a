package io.implicant.logic.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.implicant.logic.Comparison;
import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Terms;
import io.implicant.logic.text.InfixReader.Source;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InfixReaderTest {
  private final Terms terms = new Terms();
  private final InfixReader reader = new InfixReader(terms);

  private Formula read(String text) throws InputException {
    return reader.read(new Source("text", text));
  }

  @ParameterizedTest(name = "{0}  is  {1}")
  @CsvSource(
      delimiter = ';',
      value = {
        "x < y; y >= x + 1",
        "x <= y; !(y < x)",
        "x - y <= 3; x <= 3 + y",
        "2*x + 4 <= 2*y; x + 2 <= y",
        "x != y; !(y = x)",
        "x <> y; !x = y",
        "x == 3; 3 = x",
        "a < b <= c; a < b && b <= c",
        "a = b != c; a = b && !(b = c)",
        "p && q || r; (p && q) || r",
        "p -> q -> r; p -> (q -> r)",
        "p -> q; !p || q",
        "p => q; p -> q",
        "p <-> q; (p) = (q)",
        "p <=> q; p <-> q",
        "x - 1 - 2 = y; x = y + 3",
        "-x <= -y; x >= y",
        "x - (y - 1) <= 0; x + 1 <= y",
        "ite(p, x, y) = z; ite(!p, y, x) = z",
        "distinct(x, y, z); x != y && x != z && y != z",
        "1/2 * r <= 0.25; r : Real <= 0.5",
        "|a b| = 1; 1 = |a b|",
        "|x| = y; x = y",
        "f(x, -1) = 0 && true; 0 = f(x, 1 - 2)",
        "x < x + 1; true",
        "2*x = 3*x - x + 1; false"
      })
  void twoWaysOfWritingGiveOneFormula(String one, String other) throws InputException {
    List<Formula> formulas =
        reader.read(List.of(new Source("one", one), new Source("other", other)));
    assertSame(formulas.get(0), formulas.get(1));
  }

  @Test
  void aNegationReachesOverARelationButNotOverAConjunction() throws InputException {
    assertSame(read("!(x = y)"), read("!x = y"));
    assertSame(read("(!p) && q"), read("!p && q"));
    assertNotSame(read("!(p && q)"), read("!p && q"));
  }

  @Test
  void sortsComeFromAllTextsTogether() throws InputException {
    List<Formula> formulas =
        reader.read(
            List.of(
                new Source("p1", "x = y"),
                new Source("p2", "f(x) <= 3"),
                new Source("g", "y < 0.5")));
    assertEquals(Sort.REAL, ((Comparison) formulas.get(0)).operandSort());
    assertEquals(Sort.INT, ((Comparison) formulas.get(1)).operandSort());
    Symbol f = reader.symbols().get(2);
    assertEquals("f (Real) Int", f.toString());
  }

  @Test
  void sortsOfEarlierTextsAreRemembered() throws InputException {
    assertEquals("x = y", read("x : U = y").toString());
    ParseException error = assertThrows(ParseException.class, () -> read("y <= 3"));
    assertEquals(
        "text:1:1: expected a term of sort Int or Real, found a term of sort U",
        error.getMessage());
  }

  @Test
  void aTextThatFailsLeavesNoNameBehind() throws InputException {
    assertThrows(
        ParseException.class,
        () -> reader.read(List.of(new Source("a", "u && v"), new Source("b", "u < 1"))));
    assertEquals(List.of(), reader.symbols());
    assertEquals("u < 1", read("u < 1").toString().replace("u <= 0", "u < 1"));
  }

  @ParameterizedTest(name = "text {0}")
  @CsvSource(
      delimiter = ';',
      value = {
        "x <; 1:4: expected a term, found the end of the text",
        "''; 1:1: expected a term, found the end of the text",
        "x = y z; 1:7: expected an operator, found 'z'",
        "(x = y; 1:7: expected ')', found the end of the text",
        "x = y); 1:6: expected an operator, found ')'",
        "f(x = 1; 1:8: expected ')', found the end of the text",
        "x, y; 1:2: expected an operator, found ','",
        "x # y; 1:3: expected a formula, found the character '#'",
        "x + 1; 1:3: expected a formula, found a term of sort Int or Real",
        "f(x) = f(x, y); 1:8: expected 1 argument of 'f' as elsewhere, found 2 arguments",
        "x && x < 1; 1:1: expected a term of sort Bool, found a term of sort Int or Real",
        "p && (q + 1 = 2) && q; 1:21: expected a term of sort Bool, found a term of sort Int or Real",
        "x * y = 1; 1:3: expected a construct that Implicant reads, found '*' of two terms that are not numbers",
        "1.2.3 = x; 1:1: expected a number, found '1.2.3'",
        "|a = 1; 1:1: expected a name closed by '|', found the end of the text",
        "x : 3 = y; 1:5: expected a sort, found '3'",
        "ite(p, x) = 1; 1:1: expected 3 arguments of 'ite', found 2 arguments"
      })
  void errorsSayWhereAndWhat(String text, String message) {
    InputException error = assertThrows(InputException.class, () -> read(text));
    assertEquals("text:" + message, error.getMessage());
  }

  @Test
  void linesAreCounted() {
    InputException error = assertThrows(InputException.class, () -> read("x = y\n  && z <"));
    assertEquals("text:2:9: expected a term, found the end of the text", error.getMessage());
  }

  @Test
  void nestingIsBoundedByTheHeapAlone() throws InputException {
    int depth = 100_000;
    assertSame(read("p"), read("!".repeat(2 * depth) + "p"));
    assertSame(read("q"), read("(".repeat(depth) + "q" + ")".repeat(depth)));
    String calls = "g(".repeat(depth) + "x" + ")".repeat(depth) + " = x";
    assertEquals(depth + 1, read(calls).depth());
    String arrows = "a -> ".repeat(depth) + "a";
    assertSame(terms.bool(true), read(arrows));
  }
}
