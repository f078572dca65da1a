package io.implicant.abstraction.baseline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.Cube;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class CubesOfLengthTest {
  @Test
  void everyCubeComesOnce() {
    int[][] counts = {{1}, {1, 2}, {1, 4, 4}, {1, 6, 12, 8}, {1, 8, 24, 32, 16}};
    for (int variables = 0; variables < counts.length; variables++) {
      for (int length = 0; length <= variables; length++) {
        List<Cube> all = all(length, variables);
        assertEquals(counts[variables][length], all.size());
        assertEquals(all.size(), new TreeSet<>(all).size());
      }
    }
  }

  private static List<Cube> all(int length, int variables) {
    CubesOfLength cubes = new CubesOfLength(length, variables);
    List<Cube> all = new ArrayList<>();
    do {
      Cube cube = Cube.ofLiterals(cubes.literals());
      assertEquals(length, cube.size());
      assertTrue(cube.variables().allMatch(v -> v < variables));
      all.add(cube);
    } while (cubes.advance(length));
    return all;
  }

  @Test
  void aPrefixIsLeftBehindAtOnce() {
    CubesOfLength cubes = new CubesOfLength(3, 4);
    assertEquals("x0 & x1 & x2", Cube.ofLiterals(cubes.literals()).toString());
    assertTrue(cubes.advance(2));
    assertEquals("x0 & !x1 & x2", Cube.ofLiterals(cubes.literals()).toString());
    assertEquals(1, cubes.firstChanged());
    assertTrue(cubes.advance(1));
    assertEquals("!x0 & x1 & x2", Cube.ofLiterals(cubes.literals()).toString());
  }
}
