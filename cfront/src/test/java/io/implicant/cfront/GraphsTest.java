package io.implicant.cfront;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Statements and expressions as edges, one by one. */
final class GraphsTest {
  private static void expect(String text, String edges) throws CSourceException {
    assertEquals(edges.strip(), Graphs.of(text));
  }

  @Test
  void aLoopRunsBackToItsHead() throws CSourceException {
    expect(
        "int x, z; void f(void) { z = 0; while (x > 0) { z += 5; x--; } }",
        """
        0 -> 1 z = 0
        1 -> 2 [(x > 0)]
        1 -> 5 [!((x > 0))]
        2 -> 3 z = (z + 5)
        3 -> 4 x = (x - 1)
        4 -> 1
        """);
  }

  @Test
  void continueInAForLoopRunsItsStepAndInADoLoopItsTest() throws CSourceException {
    expect(
        "void f(int n) { for (int i = 0; i < n; i++) { if (i == 3) continue; n--; } }",
        """
        0 -> 1 i = 0
        1 -> 2 [(i < n)]
        1 -> 7 [!((i < n))]
        2 -> 3 [(i == 3)]
        2 -> 4 [!((i == 3))]
        3 -> 5
        4 -> 5 n = (n - 1)
        5 -> 6 i = (i + 1)
        6 -> 1
        """);
    expect(
        "void f(int n) { do { if (n == 3) continue; n--; } while (n); }",
        """
        0 -> 1 [(n == 3)]
        0 -> 2 [!((n == 3))]
        1 -> 3
        2 -> 3 n = (n - 1)
        3 -> 0 [n]
        3 -> 4 [!(n)]
        """);
  }

  @Test
  void conditionsAreEvaluatedOnlyAsFarAsNeeded() throws CSourceException {
    expect(
        "int g(void); void f(int a, int b) { if (a && !(b || g())) a = 1; }",
        """
        0 -> 1 [a]
        0 -> 5 [!(a)]
        1 -> 5 [b]
        1 -> 2 [!(b)]
        2 -> 3 tmp = g()
        3 -> 5 [tmp]
        3 -> 4 [!(tmp)]
        4 -> 5 a = 1
        """);
    expect(
        "void f(int a, int b) { a = b ? a : b && a; }",
        """
        0 -> 1 [b]
        0 -> 3 [!(b)]
        1 -> 2 tmp = a
        2 -> 9
        3 -> 4 [b]
        3 -> 7 [!(b)]
        4 -> 5 [a]
        4 -> 7 [!(a)]
        5 -> 6 tmp_2 = 1
        6 -> 8
        7 -> 8 tmp_2 = 0
        8 -> 9 tmp = tmp_2
        9 -> 10 a = tmp
        """);
  }

  @Test
  void aSwitchTestsItsCasesAndFallsThrough() throws CSourceException {
    expect(
        "void f(int a) { switch (a) { case 1: a = 5; case 2: a = 6; break; default: a = 7; } }",
        """
        0 -> 3 [(a == 1)]
        0 -> 1 [!((a == 1))]
        1 -> 4 [(a == 2)]
        1 -> 2 [!((a == 2))]
        2 -> 6
        3 -> 4 a = 5
        4 -> 5 a = 6
        5 -> 7
        6 -> 7 a = 7
        """);
  }

  @Test
  void jumpsLeadIntoBlocksAndDeadCodeIsDropped() throws CSourceException {
    expect(
        "void f(int a) { goto in; a = 1; while (a) { in: a = 2; } return; a = 3; }",
        """
        0 -> 2
        1 -> 2 [a]
        1 -> 4 [!(a)]
        2 -> 3 a = 2
        3 -> 1
        4 -> 5 return
        """);
  }

  @Test
  void sideEffectsHappenBeforeTheValueIsUsed() throws CSourceException {
    expect(
        "int t[4]; int g(int); void f(int i) { t[i++] = g(--i) + (i = 2, 3); }",
        """
        0 -> 1 tmp = i
        1 -> 2 i = (i + 1)
        2 -> 3 i = (i - 1)
        3 -> 4 tmp_2 = g(i)
        4 -> 5 i = 2
        5 -> 6 t[tmp] = (tmp_2 + 3)
        """);
  }

  @Test
  void conversionsAreExplicit() throws CSourceException {
    expect(
        "void f(unsigned char c, unsigned u, long l, int i) {"
            + " c = c + 1; l = u + i; i = l < i; u = -1; c = 300; }",
        """
        0 -> 1 c = (unsigned char)((int)c + 1)
        1 -> 2 l = (long)(u + (unsigned int)i)
        2 -> 3 i = (l < (long)i)
        3 -> 4 u = 4294967295
        4 -> 5 c = 44
        """);
  }

  @Test
  void pointersArraysAndStructuresKeepTheirShape() throws CSourceException {
    expect(
        "struct s { int v; struct s *next; } a[3]; int m[2][3];"
            + " void f(struct s *p, int *q) { p->next = &a[1]; p->next->v = *q; q = m[1];"
            + " *q = q[2]; *&a[0] = *p; (*p).v = sizeof m; q = 0; }",
        """
        0 -> 1 *p.next = &a[1]
        1 -> 2 **p.next.v = *q
        2 -> 3 q = &m[1][0]
        3 -> 4 *q = *(q + 2)
        4 -> 5 a[0] = *p
        5 -> 6 *p.v = 24
        6 -> 7 q = (int*)0
        """);
  }

  @Test
  void initializersAreTakenApart() throws CSourceException {
    expect(
        "void f(void) { int t[] = {1, [3] = 2}; struct { int a; char s[3]; } x = {.s = \"a\"}; }",
        """
        0 -> 1 t[0] = 1
        1 -> 2 t[1] = 0
        2 -> 3 t[2] = 0
        3 -> 4 t[3] = 2
        4 -> 5 x.a = 0
        5 -> 6 x.s[0] = 97
        6 -> 7 x.s[1] = 0
        7 -> 8 x.s[2] = 0
        """);
  }

  @Test
  void namesAreUniqueWithinAFunction() throws CSourceException {
    expect(
        "int x; enum { A = 3, B }; typedef int num; void f(num y) { int x = B; { num x = y; y = x; }"
            + " static int n = A + 1; n = x; }",
        """
        0 -> 1 x_2 = 4
        1 -> 2 x_3 = y
        2 -> 3 y = x_3
        3 -> 4 f_n = x_2
        """);
  }
}
