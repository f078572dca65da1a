package io.implicant.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CsvTest {
  @Test
  void onlyCellsThatNeedQuotesGetThem() {
    assertEquals("a,b c,\"d,e\",\"f\"\"g\",\n", Csv.line(List.of("a", "b c", "d,e", "f\"g", "")));
  }

  @Test
  void whatIsWrittenIsReadBack() {
    Random random = new Random(1);
    String alphabet = "ab,\"\n\r ";
    for (int round = 0; round < 500; round++) {
      List<List<String>> records = new ArrayList<>();
      StringBuilder text = new StringBuilder();
      for (int r = random.nextInt(4); r >= 0; r--) {
        List<String> cells = new ArrayList<>(List.of("first"));
        for (int c = random.nextInt(4); c > 0; c--) {
          StringBuilder cell = new StringBuilder();
          for (int i = random.nextInt(5); i > 0; i--) {
            cell.append(alphabet.charAt(random.nextInt(alphabet.length())));
          }
          cells.add(cell.toString());
        }
        records.add(cells);
        text.append(Csv.line(cells));
      }
      assertEquals(records, Csv.parse(text.toString()), "round " + round);
    }
  }

  @Test
  void windowsLineEndsAndAMissingLastOneAreRead() {
    assertEquals(List.of(List.of("a", "b"), List.of("c", "")), Csv.parse("a,b\r\nc,"));
    assertEquals(List.of(), Csv.parse(""));
  }
}
