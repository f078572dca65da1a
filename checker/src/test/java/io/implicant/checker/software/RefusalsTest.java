package io.implicant.checker.software;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.cfront.CSourceException;
import java.util.OptionalInt;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** C outside the subset ends with a message that has its place. */
final class RefusalsTest {
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "void f(int n) { if (n) f(n - 1); } void main(void) { f(3); } | 1:24 | recursive",
        "void g(void); void f(void) { g(); } void g(void) { f(); } void main(void) { g(); } | 1:30 | recursive",
        "double d; void main(void) { } | 1:8 | the type double",
        "int x; void main(void) { x = 1.5; } | 1:30 | floating-point",
        "struct s { int a; } v; void main(void) { } | 1:21 | the type struct s",
        "union u { int a; } v; void main(void) { v.a = 1; } | 1:20 | the type union u",
        "int a[3], *p; void main(void) { p = a; p = p + 1; } | 1:44 | pointers",
        "int a[3], *p, x; void main(void) { p = a; x = p[1]; } | 1:47 | pointer arithmetic",
        "int a[3], x, *p; void main(void) { p = a; x = p < a; } | 1:47 | an order of pointers",
        "int x; char *p; void main(void) { p = (char *)&x; } | 1:39 | a conversion",
        "int x; int *p; void main(void) { x = (int)p; } | 1:38 | a conversion",
        "int x, y; void main(void) { x = x << y; } | 1:33 | a shift",
        "unsigned x; void main(void) { } | 1:10 | unsigned int of 32 bits",
        "long x; void main(void) { } | 1:6 | long of 64 bits",
        "int g(int); int x; void main(void) { x = g(x); } | 1:42 | 'g'",
        "int (*f)(void); void main(void) { f(); } | 1:5 | the type",
        "int a[2][3]; void main(void) { } | 1:5 | the type int[3]",
        "int *p; void f(void) { int x = 1; p = &x; } void main(void) { f(); } | 1:28 | a local",
        "int *p; void main(void) { *p = 1; } | 1:27 | no int has an address",
        "int main(int n) { return n; } | 1:5 | a main with parameters",
        "int x; | 1:1 | expected a function main",
        "unsigned short u; void main(void) { u = u * 3000000000u; } | 1:41 | unsigned int",
        "#pragma implicant width 99\\n void main(void) { } | 1:1 | width N",
      })
  void whatIsOutsideTheSubsetIsRefusedWithItsPlace(String text, String place, String what) {
    String program = text.replace("\\n", "\n");
    CSourceException e =
        assertThrows(
            CSourceException.class, () -> Translation.of("t.c", program, OptionalInt.empty()));
    assertTrue(e.getMessage().startsWith("t.c:" + place + ": "), e::getMessage);
    assertTrue(e.getMessage().contains(what), e::getMessage);
  }
}
