package io.implicant.checker.software;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.checker.Seeds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Translated programs end as the same programs do when gcc compiles them. */
final class CompiledProgramsTest {
  private static final Path EXAMPLES =
      Path.of(System.getProperty("implicant.root"), "examples/software");

  @TempDir private Path folder;

  @Test
  void theExamplesAgreeAndTheirAssertionsHold() throws Exception {
    Gcc.assumePresent(folder);
    for (String name :
        List.of(
            "div",
            "factorial",
            "stack_factorial",
            "insertion_sort",
            "quick_sort",
            "merge_sort",
            "pointer_quick_sort",
            "pointer_merge_sort")) {
      String text = Files.readString(EXAMPLES.resolve(name + ".c"));
      Set<String> outcomes = compare(name, text, OptionalInt.empty(), 20, 1);
      assertTrue(outcomes.stream().noneMatch(o -> o.equals("error")), name);
    }
  }

  @Test
  void randomProgramsAgreeInTheirValuesAndInWhatGoesWrong() throws Exception {
    Gcc.assumePresent(folder);
    Set<String> outcomes = new TreeSet<>();
    for (long seed : Seeds.of(30).toArray()) {
      String text = new RandomPrograms(seed).program();
      outcomes.addAll(compare("seed " + seed, text, OptionalInt.empty(), 8, seed));
    }
    for (String outcome : List.of("violation", "error")) {
      assertTrue(outcomes.contains(outcome), "no run ends by " + outcome);
    }
    assertTrue(outcomes.size() > 50, "too few different ends: " + outcomes.size());
  }

  /** How the runs end, after a comparison. */
  private Set<String> compare(String name, String text, OptionalInt width, int runs, long seed)
      throws Exception {
    Translation translation = Translation.of(name, text, width);
    Random random = new Random(seed);
    List<Map<String, Integer>> forC = new ArrayList<>();
    List<String> ours = new ArrayList<>();
    for (int run = 0; run < runs; run++) {
      Map<String, Integer> cells = new LinkedHashMap<>();
      forC.add(inputs(translation, random, cells));
      ours.add(ModelRun.of(translation, cells));
    }
    List<String> theirs = Gcc.run(folder, text, translation, forC);
    for (int run = 0; run < runs; run++) {
      String what = name + " with " + forC.get(run) + "\n" + text;
      assertEquals(expected(name, theirs.get(run), ours.get(run)), ours.get(run), what);
    }
    return new TreeSet<>(ours);
  }

  /** An int of 8 bits, as div has, overflows where one of 32 does not. */
  private static String expected(String name, String theirs, String ours) {
    return name.equals("div") && ours.equals("violation") ? ours : theirs;
  }

  private static Map<String, Integer> inputs(
      Translation translation, Random random, Map<String, Integer> cells) throws IOException {
    Map<String, Integer> forC = new LinkedHashMap<>();
    Map<String, IntermediateCode.Location> locations = new LinkedHashMap<>();
    translation.code().locations().forEach(l -> locations.put(l.name(), l));
    CVariables.of(translation)
        .forEach(
            (c, cell) -> {
              String base = c.replaceAll("\\[.*", "");
              boolean isInput =
                  translation.program().globals().stream()
                      .anyMatch(g -> g.variable().name().equals(base) && !g.isDefined());
              if (isInput) {
                Range range = locations.get(cell.replaceAll("\\[.*", "")).range();
                long low = Math.max(range.low(), -40);
                long high = Math.min(range.high(), 300);
                int value = (int) (low + (long) (random.nextDouble() * (high - low + 1)));
                forC.put(c, value);
                cells.put(cell, value);
              }
            });
    return forC;
  }
}
