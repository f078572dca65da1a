package io.implicant.dd.bdd;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The n-queens problem: the number of solutions is known, and every solution is a model. */
final class QueensTest {
  @ParameterizedTest(name = "{0} queens have {1} solutions")
  @CsvSource({"1,1", "2,0", "3,0", "4,2", "5,10", "6,4", "7,40", "8,92", "9,352"})
  void theModelsAreTheSolutions(int n, int solutions) {
    BddManager manager = BddManager.create(n * n);
    Bdd queens = queens(manager, n);
    assertEquals(BigInteger.valueOf(solutions), queens.modelCount());
    int cubes = 0;
    for (Cube cube : queens.cubes()) {
      assertEquals(n, cube.variables().filter(cube::hasPositive).count());
      cubes++;
    }
    assertEquals(solutions, cubes);
  }

  private static Bdd queens(BddManager manager, int n) {
    Bdd result = manager.constant(true);
    for (int row = 0; row < n; row++) {
      Bdd someInRow = manager.constant(false);
      for (int column = 0; column < n; column++) {
        someInRow = someInRow.or(manager.variable(row * n + column));
      }
      result = result.and(someInRow);
    }
    for (int square = 0; square < n * n; square++) {
      Bdd alone = manager.constant(true);
      for (int other = 0; other < n * n; other++) {
        if (other != square && attacks(square / n, square % n, other / n, other % n)) {
          alone = alone.and(manager.literal(other, false));
        }
      }
      result = result.and(manager.variable(square).implies(alone));
    }
    return result;
  }

  private static boolean attacks(int row, int column, int otherRow, int otherColumn) {
    return row == otherRow
        || column == otherColumn
        || Math.abs(row - otherRow) == Math.abs(column - otherColumn);
  }
}
