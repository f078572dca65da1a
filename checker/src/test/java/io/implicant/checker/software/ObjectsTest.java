package io.implicant.checker.software;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What arrays hold at the start, and where pointers can point. */
final class ObjectsTest {
  private static Translation translated(String text) throws Exception {
    return Translation.of("t.c", text, OptionalInt.of(8));
  }

  private static String run(String text) throws Exception {
    return ModelRun.of(translated(text), Map.of());
  }

  @Test
  void initializersOfArraysGoOnAfterADesignator() throws Exception {
    String end = " void main(void) {}";
    assertEquals("a[0]=1 a[1]=0 a[2]=5 a[3]=6", run("int a[4] = {[2] = 5, 6, [0] = 1};" + end));
    assertEquals("a[0]=9 a[1]=7", run("int a[] = {1, 7, [0] = 9};" + end));
    assertEquals("a[0]=3 a[1]=0 a[2]=0", run("int a[3] = {3};" + end));
    assertEquals("x=4", run("int x; void main(void) { int a[3] = {[1] = 4}; x = a[0] + a[1]; }"));
  }

  @Test
  void aPointerIsNullOrOneOfTheObjectsOfItsType() throws Exception {
    String text =
        "extern int *p; int x, y[2], z, *q; void main(void) { q = &x; q = &y[1]; if (p) *p = 1; }";
    var pointer =
        translated(text).code().locations().stream()
            .filter(l -> l.name().equals("p"))
            .findFirst()
            .orElseThrow();
    assertEquals(new Range(0, 3), pointer.range(), "x, y[0] and y[1]; z has no address");
  }

  @Test
  void loopsAndSwitchesGoWhereCSays() throws Exception {
    assertEquals(
        "i=3 x=2",
        run("int i, x; void main(void) { do { i++; if (i == 3) continue; x++; } while (i < 3); }"));
    assertEquals(
        "i=4 x=6",
        run("int i, x; void main(void) { for (; i < 4; i++) { if (i == 0) continue; x += i; } }"));
    String cases =
        "int x; void main(void) { switch (%d) { default: x += 1; case 1: x += 2; break; case 2: x"
            + " += 4; case 3: switch (x) { case 4: x += 8; break; default: x += 16; } x += 32; }"
            + " x += 64; }";
    assertEquals("x=67", run(cases.formatted(7)));
    assertEquals("x=66", run(cases.formatted(1)));
    assertEquals("x=108", run(cases.formatted(2)));
    assertEquals("x=112", run(cases.formatted(3)));
  }

  @Test
  void stepsOfAVariableGiveItsValueBeforeOrAfter() throws Exception {
    assertEquals("x=5 y=3", run("int x = 4, y; void main(void) { y = x++ - 1; }"));
    assertEquals("x=3 y=2", run("int x = 4, y; void main(void) { y = --x - 1; }"));
    assertEquals("a[0]=1 a[1]=5 i=1", run("int a[2], i; void main(void) { a[i++]++; a[i] += 5; }"));
  }
}
