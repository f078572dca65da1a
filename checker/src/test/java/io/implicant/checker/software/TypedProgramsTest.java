package io.implicant.checker.software;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.cfront.CSourceException;
import io.implicant.checker.Seeds;
import java.util.Arrays;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Expressions of all integer types mean what C says, at any width of int. */
final class TypedProgramsTest {
  private static final int PROGRAMS = 150;

  private static String byName(String end) {
    return end.equals("violation")
        ? end
        : Arrays.stream(end.split(" ")).sorted().collect(Collectors.joining(" "));
  }

  @ParameterizedTest(name = "int of {0} bits")
  @ValueSource(ints = {3, 4, 7, 8, 9, 13, 16, 17, 24, 31})
  void programsEndAsTheRulesOfCSay(int width) throws Exception {
    Map<Boolean, Integer> ends = new TreeMap<>();
    for (long seed : Seeds.of(PROGRAMS).toArray()) {
      TypedPrograms.Program program = TypedPrograms.of(seed, width);
      Translation translation;
      try {
        translation = Translation.of("t.c", program.text(), OptionalInt.of(width));
      } catch (CSourceException e) {
        // ODL has 32 bits: products of unsigned numbers may be refused
        assertTrue(e.getMessage().contains("unsigned operation beyond 32 bits"), e.getMessage());
        continue;
      }
      String end = ModelRun.of(translation, Map.of());
      String message = "seed " + seed + ", width " + width + "\n" + program.text();
      assertEquals(byName(program.end()), byName(end), message);
      ends.merge(end.equals("violation"), 1, Integer::sum);
    }
    assertTrue(ends.getOrDefault(true, 0) > 20 && ends.getOrDefault(false, 0) > 20, ends::toString);
  }
}
