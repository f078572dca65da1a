package io.implicant.cfront;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is refused, and where. */
final class RefusalsTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "int f( { } | 1:1 | WRONG",
        "int f(void) { return 1 } | 1:15 | WRONG",
        "void f(void) { x = 1; } | 1:16 | WRONG",
        "void f(void) { goto l; } | 1:6 | WRONG",
        "void f(void) { break; } | 1:16 | WRONG",
        "void f(int a) { a(); } | 1:17 | WRONG",
        "void f(int a) { f(1, 2); } | 1:17 | WRONG",
        "void f(int a) { 3 = a; } | 1:17 | WRONG",
        "int t[-1]; | 1:6 | WRONG",
        "int x = y; | 1:9 | WRONG",
        "int f(void); int x = f(); | 1:22 | WRONG",
        "void f(int n) { int t[n]; } | 1:23 | WRONG",
        "void f(void) { int t[]; } | 1:20 | WRONG",
        "struct s { int a : 3; }; | 1:16 | UNSUPPORTED",
        "volatile int x; | 1:1 | UNSUPPORTED",
        "int f(a) int a; { return a; } | 1:5 | UNSUPPORTED",
        "void f(void) { __asm__(\"nop\"); } | 1:16 | UNSUPPORTED",
        "int x = ({ 1; }); | 1:9 | UNSUPPORTED",
        "void f(void) { l: goto *&&l; } | 1:19 | UNSUPPORTED",
        "#include <stdio.h> | 1:1 | UNSUPPORTED",
        "int x = 99999999999999999999; | 1:9 | UNSUPPORTED",
        "#error no | 1:8 | WRONG",
      })
  void whatIsNotCOrNotRepresentedIsRefusedWithItsPlace(
      String text, String place, CSourceException.Kind kind) {
    CSourceException e = assertThrows(CSourceException.class, () -> Graphs.read(text));
    assertEquals(kind, e.kind(), e::getMessage);
    assertTrue(e.getMessage().startsWith("test.c:" + place + ": "), e::getMessage);
  }

  @Test
  void deepNestingIsReadOrRefusedButNeverOverflows() {
    String statements = "if (a) { ".repeat(3000) + "}".repeat(3000);
    String chain = "if (a) a = 1; else ".repeat(3000) + ";";
    for (String body : new String[] {statements, chain}) {
      Assertions.assertTimeoutPreemptively(
          Duration.ofSeconds(60), () -> Graphs.of("void f(int a) {" + body + "}"));
    }
    for (String deep :
        new String[] {
          "a = " + "(".repeat(20_000) + "a" + ")".repeat(20_000) + ";",
          "a = " + "-~".repeat(20_000) + "a;",
          "a = a" + " + a".repeat(20_000) + ";"
        }) {
      CSourceException e =
          assertThrows(
              CSourceException.class,
              () ->
                  Assertions.assertTimeoutPreemptively(
                      Duration.ofSeconds(60), () -> Graphs.of("void f(int a) {" + deep + "}")));
      assertEquals(CSourceException.Kind.LIMIT, e.kind());
    }
  }
}
