package io.implicant.checker.software;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.implicant.cfront.CSourceException;
import io.implicant.checker.odl.EdlPrinter;
import io.implicant.checker.odl.OdlModel;
import io.implicant.checker.odl.OdlPrinter;
import io.implicant.checker.software.IntermediateCode.Line;
import io.implicant.checker.software.IntermediateCode.Load;
import io.implicant.checker.software.IntermediateCode.Store;
import io.implicant.logic.text.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Figures 1, 2 and 3 of BR03. The paper's pcs come from a compiler that numbered other things, too;
 * its k-th line is our k-th line. Fig. 1(b) leaves out line 29, an empty one that its own text and
 * Fig. 2 have; ours ends with a line that says so.
 */
final class FiguresTest {
  private static final Path DIV =
      Path.of(System.getProperty("implicant.root"), "examples/software/div.c");

  private static final int[] PAPER_PCS = {
    18, 19, 22, 24, 26, 27, 29, 35, 37, 39, 41, 44, 46, 48, 50, 53
  };

  private static Translation div() throws IOException, CSourceException {
    return Translation.of("div.c", Files.readString(DIV), OptionalInt.empty());
  }

  /** The text with our pcs in place of the paper's; registers and numbers of C stay. */
  private static String renumbered(String text) {
    Map<String, Integer> ours = new HashMap<>();
    for (int i = 0; i < PAPER_PCS.length; i++) {
      ours.put(String.valueOf(PAPER_PCS[i]), i + 1);
    }
    Matcher number = Pattern.compile("(?<![\\w.])(1[89]|[2-4]\\d|5[03])\\b").matcher(text);
    return number.replaceAll(m -> String.valueOf(ours.get(m.group())));
  }

  @Test
  void figure1IsTheIntermediateCodeOfDiv() throws IOException, CSourceException {
    String figure =
        """
        18: r1 <- 0
        19: z <- r1
        22:
        24: r2 <- x
        26: pc <- (r2 > 0) ? 29 : 27
        27: pc <- 53
        29:
        35: r3 <- z
        37: r4 <- 5
        39: r5 <- r3 + r4
        41: z <- r5
        44: r6 <- x
        46: r7 <- r6 - 1
        48: x <- r7
        50: pc <- 22
        53: end
        """;
    String ours =
        div().code().lines().stream()
            .map(line -> line.pc() + ":" + IntermediateCode.text(line) + "\n")
            .collect(Collectors.joining());
    assertEquals(renumbered(figure), ours);
  }

  @Test
  void figure2IsTheModelOfDiv() throws IOException, CSourceException, InputException {
    String odl =
        """
        odl div {
          var x : -128..127;
          var z : -128..127 = 0;
          define main_r1 = 0;
          define main_r2 = x;
          define main_r3 = z;
          define main_r4 = 5;
          define main_r5 = main_r3 + main_r4;
          define main_r6 = x;
          define main_r7 = main_r6 - 1;
          pc = 19;
          19: z := main_r1, pc := 22;
          22: pc := 26;
          26: pc := if main_r2 > 0 then 29 else 27;
          27: pc := 53;
          29: pc := 41;
          41: z := main_r5, pc := 48;
          48: x := main_r7, pc := 50;
          50: pc := 22;
          53: end;
        }
        """;
    assertEquals(renumbered(odl), OdlPrinter.print(div().odl()));
    String edl =
        """
        next(pc) := case
          pc = 19 : 22;
          pc = 22 : 26;
          pc = 26 : if main_r2 > 0 then 29 else 27;
          pc = 27 : 53;
          pc = 29 : 41;
          pc = 41 : 48;
          pc = 48 : 50;
          pc = 50 : 22;
          else : pc;
        esac;
        next(x) := case
          pc = 48 : main_r7;
          else : x;
        esac;
        next(z) := case
          pc = 19 : main_r1;
          pc = 41 : main_r5;
          else : z;
        esac;
        """;
    String ours = EdlPrinter.print(OdlModel.of(div().odl()));
    assertEquals(renumbered(edl), ours.substring(ours.indexOf("next(pc)")));
  }

  /** The stores of main, with registers replaced by what they hold. */
  private static List<String> stores(String declarations, String statement)
      throws CSourceException {
    String text = declarations + " void main(void) { " + statement + " }";
    Map<String, String> registers = new HashMap<>();
    List<Line> lines = Translation.of("t.c", text, OptionalInt.of(8)).code().lines();
    List<String> stores = new java.util.ArrayList<>();
    for (Line line : lines) {
      if (line.operation() instanceof Load load) {
        registers.put(load.register(), expanded(load.value().toString(), registers));
      } else if (line.operation() instanceof Store store) {
        stores.add(
            store.place() + " = " + expanded(store.value().orElseThrow().toString(), registers));
      }
    }
    return stores;
  }

  private static String expanded(String text, Map<String, String> registers) {
    return Pattern.compile("main_r\\d+")
        .matcher(text)
        .replaceAll(m -> Matcher.quoteReplacement(registers.get(m.group())));
  }

  @Test
  void figure3aReadsAnArrayThroughCutPoints() throws CSourceException {
    assertEquals(
        List.of("r_index_ar = i", "r_array_ar = ar[r_index_ar]", "x = r_array_ar"),
        stores("int ar[4], x, i;", "x = ar[i];"));
  }

  @Test
  void figure3bWritesAnArrayThroughCutPoints() throws CSourceException {
    assertEquals(
        List.of("l_index_ar = i", "l_array_ar = x", "ar[l_index_ar] = l_array_ar"),
        stores("int ar[4], x, i;", "ar[i] = x;"));
  }

  @Test
  void figure3cTakesOneAccessAfterTheOther() throws CSourceException {
    assertEquals(
        List.of(
            "r_index_a = i",
            "r_array_a = a[r_index_a]",
            "l_index_a = r_array_a",
            "l_array_a = 5",
            "a[l_index_a] = l_array_a"),
        stores("int a[4], i;", "a[a[i]] = 5;"));
  }

  @Test
  void twoReadsOfOneArrayAreKeptApartByATemporary() throws CSourceException {
    assertEquals(
        List.of(
            "r_index_a = i",
            "r_array_a = a[r_index_a]",
            "temp_int = r_array_a",
            "r_index_a = j",
            "r_array_a = a[r_index_a]",
            "x = temp_int + r_array_a"),
        stores("int a[4], i, j, x;", "x = a[i] + a[j];"));
  }

  @Test
  void onlyVariableSelfAssignmentsAreSplit() throws CSourceException {
    assertEquals(List.of("temp_int = x", "x = temp_int + y"), stores("int x, y;", "x += y;"));
    assertEquals(
        List.of("temp_int = x", "temp_int_2 = temp_int * y", "x = temp_int_2 + y"),
        stores("int x, y;", "x = x * y + y;"));
    assertEquals(List.of("x = x * 4"), stores("int x;", "x *= 4;"));
    assertEquals(List.of("x = x + 1"), stores("int x;", "x++;"));
    assertEquals(List.of("x = y + 1"), stores("int x, y;", "x = y + 1;"));
  }

  @Test
  void pointersAreIndicesOfTheArrayOfTheirObjects() throws CSourceException {
    assertEquals(
        List.of(
            "p = 1",
            "index_mem_int_1 = i",
            "p = index_mem_int_1 + 1 + 1",
            "l_index_mem_int = p - 1",
            "r_index_mem_int = p - 1",
            "r_array_mem_int = mem_int[r_index_mem_int]",
            "l_array_mem_int = r_array_mem_int + 1",
            "mem_int[l_index_mem_int] = l_array_mem_int",
            "mem_int[0] = 7"),
        stores("int x, a[3], i, *p;", "p = &x; p = &a[i]; *p = *p + 1; x = 7;"));
  }
}
