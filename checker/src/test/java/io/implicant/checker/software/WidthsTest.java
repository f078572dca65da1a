package io.implicant.checker.software;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What the width of int changes: where unsigned types wrap, and where signed ones overflow. */
final class WidthsTest {
  private static String run(int width, String text) throws Exception {
    return ModelRun.of(Translation.of("t.c", text, OptionalInt.of(width)), Map.of());
  }

  @Test
  void unsignedTypesWrapAtTheWidth() throws Exception {
    String text = "unsigned u; void main(void) { u = u - 1; u += 3; u = u - 4; }";
    assertEquals("u=14", run(4, text));
    assertEquals("u=254", run(8, text));
    assertEquals("u=65534", run(16, text));
    String narrow = "unsigned char u = 200; void main(void) { u = u + 100; }";
    assertEquals("u=44", run(8, narrow));
    assertEquals("u=44", run(16, narrow));
  }

  @Test
  void signedOverflowIsAViolationEvenInTheMiddleOfAnExpression() throws Exception {
    String text = "int x = 7; void main(void) { x = x + 1 - 1; }";
    assertEquals("violation", run(4, text));
    assertEquals("x=7", run(5, text));
    assertEquals("violation", run(4, "int x = 7, y; void main(void) { if (x + 1 > 0) y = 1; }"));
    assertEquals("violation", run(4, "int x = -8; void main(void) { x = -x; }"));
    assertEquals("violation", run(4, "int x = -8; void main(void) { x = x / -1; }"));
    assertEquals("violation", run(32, "int x = 2147483647; void main(void) { x++; }"));
    assertEquals(
        "violation",
        run(8, "int x = 100; unsigned char u; void main(void) { u = (unsigned char)(x + x); }"));
    assertEquals("violation", run(8, "int x = 16; void main(void) { x = x * x; }"));
  }

  @Test
  void aNarrowSignedTypeTakesOnlyWhatItHas() throws Exception {
    assertEquals("violation", run(16, "signed char c; int x = 128; void main(void) { c = x; }"));
    assertEquals(
        "c=-128 x=-128", run(16, "signed char c; int x = -128; void main(void) { c = x; }"));
  }

  @Test
  void accessesOutsideOfObjectsAreViolations() throws Exception {
    assertEquals("violation", run(8, "int a[3], i = 3; void main(void) { a[i] = 1; }"));
    assertEquals("violation", run(8, "int a[3], i = -1, x; void main(void) { x = a[i]; }"));
    assertEquals(
        "violation",
        run(8, "int a[3], b[3], i = 3, *p; void main(void) { p = &b[0]; p = &a[i]; }"));
    assertEquals("violation", run(8, "int x, *p, *q = &x; void main(void) { *p = 1; }"));
    assertEquals("violation", run(8, "int x, y; void main(void) { x = 5 / y; }"));
  }

  @Test
  void assertionsAndAssumptionsEndRuns() throws Exception {
    assertEquals("error", run(8, "int x; void main(void) { assert(x == 1); }"));
    assertEquals("error", run(8, "int x; void main(void) { if (!x) __VERIFIER_error(); }"));
    assertEquals(
        "blocked",
        run(8, "int x; void main(void) { __VERIFIER_assume(x == 1); __VERIFIER_error(); }"));
  }

  @Test
  void functionsReturnToTheirCallers() throws Exception {
    assertEquals(
        "x=9 y=5",
        run(
            8,
            "int x, y; int g(int a) { return a + 1; } int f(int a) { return g(a) + g(a + 1); }"
                + " void main(void) { y = f(1); x = g(y) + g(2); }"));
  }
}
