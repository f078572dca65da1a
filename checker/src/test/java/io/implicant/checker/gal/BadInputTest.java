package io.implicant.checker.gal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.implicant.logic.text.InputException;
import io.implicant.logic.text.InputLimitException;
import io.implicant.logic.text.UnsupportedException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mistakes are told with file, line and column. */
final class BadInputTest {
  private static final String DECLARATIONS = "gal g { int x = 0; array [2] t = (0, 0);\n";

  private static void assertMessage(String expected, String text) {
    InputException e = assertThrows(InputException.class, () -> GalModel.read("m.gal", text), text);
    assertEquals(expected, e.getMessage(), text);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '#',
      value = {
        "y == 0 # m.gal:2:15: expected a declared variable, found 'y'",
        "t == 0 # m.gal:2:15: expected an index after the array 't', found none",
        "x[0] == 0 # m.gal:2:15: expected an array, found 'x', a variable without index",
        "x == $p # m.gal:2:20: expected a declared parameter, found '$p'",
        "x # m.gal:2:15: expected a condition, found an integer",
        "x == 0 == 1 # m.gal:2:17: expected an integer, found a condition",
        "x == 0 + (x < 3 # m.gal:2:30: expected ')', found ']'",
        "! ! x == 0 # m.gal:2:17: expected an operand, or one in parentheses, found '!'",
        "x == 2 ** - 1 # m.gal:2:25: expected an operand, or one in parentheses, found '-'",
        "x == 99999999999 # m.gal:2:20: expected a number below 2147483648, found '99999999999'",
        "x = 0 # m.gal:2:15: expected a condition, found an integer",
        "EX == 0 # m.gal:2:15: expected a declared variable, found 'EX'",
        "x == @ # m.gal:2:20: expected a name, a number or an operator, found the character '@'",
        " # m.gal:2:15: expected an expression, found ']'",
      })
  void aWrongGuardIsPointedAt(String guard, String message) {
    String text = DECLARATIONS + "transition a [" + (guard == null ? "" : guard) + "] { } }";
    assertMessage(message, text);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '#',
      value = {
        "y = 1; # m.gal:3:1: expected a declared variable, found 'y'",
        "t = 1; # m.gal:3:1: expected an index after the array 't', found none",
        "x == 1; # m.gal:3:3: expected '=', '+=' or '-=', found '=='",
        "for ($i : r) { } # m.gal:3:11: expected the name of a declared range, found 'r'",
        "if (x == 0) { } else if (x == 1) { } # m.gal:3:22: expected '{', found 'if'",
        "fixpoint x = 1; # m.gal:3:10: expected '{', found 'x'",
        "fixpoint { x # m.gal:3:14: expected '=', '+=' or '-=', found '}'",
        "self a; # m.gal:3:6: expected '.', found 'a'",
        "abort # m.gal:3:7: expected ';', found '}'",
      })
  void aWrongStatementIsPointedAt(String statement, String message) {
    assertMessage(message, DECLARATIONS + "transition a [true] {\n" + statement + " } }");
  }

  @Test
  void wrongSizesOfArraysAreToldWithTheArray() {
    assertMessage(
        "m.gal:1:19: expected 3 initial values of t, found 2", "gal g { array [3] t = (0, 0); }");
    assertMessage(
        "m.gal:1:16: expected a size of at least 0, found '-1'", "gal g { array [-1] t; }");
    assertMessage("m.gal:1:24: expected a constant, found 'x'", "gal g { int x; int y = x; }");
  }

  @Test
  void namesAreDeclaredOnce() {
    assertMessage(
        "m.gal:1:20: expected a new name, found 'x', which is declared already",
        "gal g { int x; int x; }");
    assertMessage(
        "m.gal:1:15: expected a new name, found 'g', which is declared already",
        "gal g { } gal g { } main g;");
    assertMessage(
        "m.gal:1:49: expected a new parameter, found '$i'",
        "gal g { typedef r = 0 .. 1; transition t (r $i,r$i) [true] { } }");
  }

  @Test
  void aLabelThatCallsItselfIsAnError() {
    assertMessage(
        "m.gal:2:49: expected calls without recursion, found a label that calls itself: a",
        "gal g {\n transition s [true] label \"a\" { self.\"b\"; self.\"a\"; } }");
    assertMessage(
        "m.gal:2:39: expected calls without recursion, found a label that calls itself: a",
        "gal g { transition s [true] label \"a\" { self.\"b\"; }\n"
            + " transition t [true] label \"b\" { self.\"a\"; } }");
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "x = 1 - x;",
        "x = x + 1;",
        "x += 2; x -= 1;",
        "t[0] = x; x = t[0] * 3 - (5 - 2);",
        "self.\"flip\";",
        "x = 4; x = 2 * x + t[1] - 8; t[1] = - x - 7;",
      })
  void aFixpointThatChangesEveryStateIsAnError(String body) {
    assertMessage(
        "m.gal:3:1: expected a fixpoint that some state can end,"
            + " found one whose body changes every state",
        DECLARATIONS
            + "transition f [true] label \"flip\" { x = - x + 1; } transition a [true] {\n"
            + ("fixpoint { " + body + " } } }"));
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "x = 2 - x;",
        "x = x * 2;",
        "x = 1;",
        "x += 1; x -= 1;",
        "x = x + 1; abort;",
        "x = x + 1; t[2] = 0;",
        "x = x + 1; t[x] = 0;",
        "x = x + 1; t[1] = t[t[0]];",
        "if (x > 0) { x = 1 - x; }",
        "self.\"two\";",
        "t[0] = x; x = t[1]; t[1] = t[0];",
      })
  void aFixpointThatSomeStateEndsIsNone(String body) throws Exception {
    String flip = "transition f [true] label \"two\" { x = - x + 1; }";
    GalModel.read(
        "m.gal",
        DECLARATIONS + flip + flip + " transition a [true] { fixpoint { " + body + " } } }");
  }

  @Test
  void longChainsOfCallsAreRefusedAndShortOnesAreNot() throws Exception {
    assertEquals(1, GalModel.read("m.gal", chain(400)).actions().steps().size());
    assertThrows(InputLimitException.class, () -> GalModel.read("m.gal", chain(20_000)));
  }

  private static String chain(int length) {
    StringBuilder text = new StringBuilder("gal g { int x; transition a [true] { self.\"0\"; }\n");
    for (int i = 0; i < length; i++) {
      text.append("transition a [true] label \"" + i + "\" { self.\"" + (i + 1) + "\"; }\n");
    }
    return text + "transition a [true] label \"" + length + "\" { x = 1; } }";
  }

  @Test
  void deepExpressionsAreReadWithoutAStack() throws Exception {
    int depth = 100_000;
    String nested = "(".repeat(depth) + "x" + ")".repeat(depth);
    String sum = "x" + " + x".repeat(depth) + " - - - x".repeat(10);
    String text = DECLARATIONS + "transition a [" + nested + " == " + sum + "] { } }";
    String printed = GalPrinter.print(GalReader.read("m.gal", text));
    assertEquals(printed, GalPrinter.print(GalReader.read("m.gal", printed)));
    GalModel.read("m.gal", text);
  }

  @Test
  void deepBlocksAndHugeExpansionsAreLimits() {
    String deep = "if (x == 0) { ".repeat(1000) + "}".repeat(1000);
    assertThrows(
        InputLimitException.class,
        () -> GalModel.read("m.gal", DECLARATIONS + "transition a [true] { " + deep + "} }"));
    String huge = "gal g { typedef r = 0 .. 99999; transition a (r $i, r $j) [true] { } }";
    assertThrows(InputLimitException.class, () -> GalModel.read("m.gal", huge));
  }

  @Test
  void instancesAndTheirParametersMustExist() {
    assertMessage(
        "m.gal:2:15: expected a declared type, found 'h'",
        "gal g { }\ncomposite c { h a; } main c;");
    assertMessage(
        "m.gal:2:20: expected a parameter of g, found '$N'",
        "gal g { }\ncomposite c { g a ($N = 1); } main c;");
    assertMessage(
        "m.gal:2:42: expected a declared instance, found 'b'",
        "gal g { }\ncomposite c { g a; synchronization s {   b.\"x\"; } } main c;");
    assertMessage(
        "m.gal:2:45: expected an index from 0 to 2, found 3",
        "gal g { }\ncomposite c { g[3] a; synchronization s {   a[3].\"x\"; } } main c;");
    assertMessage(
        "m.gal:2:15: expected a type declared before its use, found c",
        "gal g { }\ncomposite c { c a; } main c;");
    assertMessage(
        "m.gal:1:15: expected 'main' and the type of the system, found none",
        "gal g { } gal h { }");
    assertMessage("m.gal:1:1: expected a type, found none", "");
  }

  @Test
  void propertiesMeanTheVariablesOfTheSystem() throws Exception {
    assertMessage(
        "m.gal:2:26: expected a declared variable, found 'a:y'",
        "gal g { int x; } composite c { g a; } main c;\n" + "property p [reachable] : a:y == 1;");
    GalModel model =
        GalModel.read(
            "m.gal",
            """
            gal g { array [2] x; predicate q = x[1] == 0; } composite c { g[2] a; } main c;
            property o [atom] : a[1]:q && a[0]:x[1] != 3;
            property p [ctl] : AG (o -> ! EX E (a[0]:q U a[1]:x[0] == 1));
            """);
    assertEquals(2, model.properties().size());
  }

  @Test
  void whatTheGrammarHasBeyondOurFilesIsRefused() {
    assertThrows(UnsupportedException.class, () -> GalReader.read("m.gal", "import \"x\";"));
    assertThrows(UnsupportedException.class, () -> GalReader.read("m.gal", "composite c<int> { }"));
    assertThrows(
        UnsupportedException.class, () -> GalReader.read("m.gal", "gal g { alias a = 1; }"));
    assertThrows(
        UnsupportedException.class,
        () -> GalReader.read("m.gal", "gal g { } property p [ltl] : true;"));
  }
}
