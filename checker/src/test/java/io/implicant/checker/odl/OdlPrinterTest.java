package io.implicant.checker.odl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.implicant.logic.text.InputException;
import org.junit.jupiter.api.Test;

/** What is printed reads back, and EDL is as in BR03 Fig. 2(b). */
final class OdlPrinterTest {
  private static final String ALL =
      """
      odl all {
        var x : -3..3 = -1 + 1;
        var y : 0..7;
        array t[2] : 0..3 = 1;
        define d = (x > 0) * 2 + y % 2;
        pc = 1;
        1: x := *, pc := {1, 2};
        2: t[x + d] := (t[0] & 1) + 1, pc := if !x == 0 || y < 3 then 3 else 9;
        3: end;
        4: pc := 1;
        never pc == 3 && x > 2;
      }
      """;

  @Test
  void printingIsTheInverseOfReading() throws InputException {
    assertEquals(ALL, OdlPrinter.print(OdlReader.read("all.odl", ALL)));
    String div = OdlPrinter.print(OdlReader.read("div.odl", OdlExamples.text("div.odl")));
    assertEquals(div, OdlPrinter.print(OdlReader.read("div.odl", div)));
  }

  @Test
  void theEdlViewOfDivHasTheNextStateFunctionsOfFigure2() throws InputException {
    String edl = EdlPrinter.print(OdlModel.read("div.odl", OdlExamples.text("div.odl")));
    assertEquals(
        """
        var pc : 19..53;
        init(pc) := 19;
        var x : 0..15;
        var z : 0..255;
        define r1 := 0;
        define r2 := x;
        define r3 := z;
        define r4 := 5;
        define r5 := r3 + r4;
        define r6 := x;
        define r7 := r6 - 1;
        next(pc) := case
          pc = 19 : 22;
          pc = 22 : 26;
          pc = 26 : if r2 > 0 then 29 else 27;
          pc = 27 : 53;
          pc = 29 : 41;
          pc = 41 : 48;
          pc = 48 : 50;
          pc = 50 : 22;
          else : pc;
        esac;
        next(x) := case
          pc = 48 : r7;
          else : x;
        esac;
        next(z) := case
          pc = 19 : r1;
          pc = 41 : r5;
          else : z;
        esac;
        AG !(pc = 53 & x != 0);
        AG !(pc = 53 & z > 75);
        """,
        edl);
  }

  @Test
  void inEdlEachCellOfAnArrayHasItsOwnFunction() throws InputException {
    String edl = EdlPrinter.print(OdlModel.read("all.odl", ALL));
    String cell =
        """
        next(t[1]) := case
          pc = 2 & (x + d) = 1 : (t[0] bitand 1) + 1;
          else : t[1];
        esac;
        """;
    assertEquals(cell, edl.substring(edl.indexOf("next(t[1])"), edl.indexOf("AG")));
  }
}
