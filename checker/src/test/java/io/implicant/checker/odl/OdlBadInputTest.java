package io.implicant.checker.odl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.implicant.logic.text.InputException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mistakes are told with file, line and column. */
final class OdlBadInputTest {
  private static void assertMessage(String expected, String text) {
    InputException e = assertThrows(InputException.class, () -> OdlModel.read("m.odl", text), text);
    assertEquals("m.odl:" + expected, e.getMessage(), text);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '#',
      value = {
        "1: x := 1, y := 2, pc := 9 # 2:12: expected 'pc': line 1 of an or-structure changes pc and"
            + " at most one further variable, found 'y' besides 'x'",
        "1: pc := 2; 1: pc := 9 # 2:13: expected a new number, found '1', the number of the line at"
            + " m.odl:2:1",
        "1: pc := 2; 5: pc := 6 # 2:10: expected the number of a line, or one after all lines,"
            + " where the execution ends, found '2'",
        "1: pc := if x > 0 then 0 else 7 # 2:10: expected the number of a line, or one after all"
            + " lines, where the execution ends, found '0'",
        "1: pc := {1, 0} # 2:10: expected the number of a line, or one after all lines, where the"
            + " execution ends, found '0'",
        "1: x := pc, pc := 2 # 2:9: expected a declared variable, found 'pc'",
        "1: d := 1, pc := 2 # 2:4: expected a variable, found 'd', which is a definition",
        "1: t := 1, pc := 2 # 2:4: expected an index after the array 't', found none",
        "1: x[0] := 1, pc := 2 # 2:4: expected an array, found 'x', a variable without index",
        "1: x := t, pc := 2 # 2:9: expected an index after the array 't', found none",
        "1: x := $p, pc := 2 # 2:9: expected a declared parameter, found '$p'",
        "1: x := x > 0, pc := 2 # 2:11: expected an integer, found a condition",
        "1: x := 1 # 2:10: expected ',', found ';'",
        "1: pc := x # 2:10: expected the number of a line, 'if' or '{', found 'x'",
        "1: pc := 5 := 6 # 2:12: expected ';', found ':='",
      })
  void aWrongLineIsPointedAt(String lines, String message) {
    assertMessage(
        message,
        "odl m { var x : 0..3; var y : 0..3; array t[2] : 0..1; define d = x; pc = 1;\n"
            + lines
            + ";}");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '#',
      value = {
        "var x; # 1:14: expected ':' and the bounds of 'x', found ';'",
        "array a[3]; # 1:19: expected ':' and the bounds of 'a', found ';'",
        "var x : 0; # 1:18: expected '..', found ';'",
        "var x : 3..2; # 1:13: expected at least one value and one cell, found '3..2' for 'x'",
        "array a[0] : 0..1; # 1:15: expected at least one value and one cell, found an array of no"
            + " cells",
        "array a[70000] : 0..1; # 1:15: expected input within the limits, found more than 65536"
            + " variables",
        "var x : 0..3 = 4; # 1:24: expected a constant of 0..3, found '4'",
        "var x : 0..3; var y : 0..3 = x; # 1:38: expected a declared variable, found 'x'",
        "var pc : 0..3; # 1:13: expected a name that is not 'pc', found 'pc'",
        "var x : 0..1; var x : 0..1; # 1:27: expected a new name, found 'x', which is declared"
            + " already",
        "var x : 0..1; define x = 2; # 1:30: expected a new name, found 'x', which is declared"
            + " already",
        "define a = b; define b = 1; # 1:20: expected a declared variable, found 'b'",
        "pc = 1; # 1:16: expected one initial value of pc, found two",
        "int x; # 1:9: expected 'var', 'array', 'define', 'pc' or a line, found 'int'",
      })
  void aWrongDeclarationIsPointedAt(String declaration, String message) {
    assertMessage(message, "odl m { " + declaration + "pc = 1; }");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '#',
      value = {
        "odl m { } # 1:5: expected a declaration 'pc = ...;' of the first line, found none",
        "odl m { pc = 1; never x == 0; } # 1:23: expected a declared variable, found 'x'",
        "odl m { pc = 1; 1: end; never pc; } # 1:31: expected a condition, found an integer",
        "odl m { pc = 1; 1: end; } x # 1:27: expected the end of the text, found 'x'",
        "odl m { pc = 1; 2: end; } # 1:9: expected the number of a line, or one after all lines,"
            + " where the execution ends, found '1'",
        "gal m { } # 1:1: expected 'odl', found 'gal'",
      })
  void aWrongModelIsPointedAt(String text, String message) {
    assertMessage(message, text);
  }
}
