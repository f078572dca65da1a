package io.implicant.dd.bdd;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.BitSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All 256 functions of three variables, for every operation, in several orders of variables. */
final class ThreeVariablesTest {
  private static final Truth TRUTH = new Truth(3);
  private static final int FUNCTIONS = 256;

  private final int[] edges = new int[FUNCTIONS];
  private BddTable table;

  private void useOrder(String order) {
    table = new BddTable(64);
    table.addVariables(Arrays.stream(order.split("")).mapToInt(Integer::parseInt).toArray());
    for (int f = 0; f < FUNCTIONS; f++) {
      edges[f] = TRUTH.edge(table, f);
    }
  }

  private void check(String operation, int expected, int actual, int... operands) {
    if (edges[expected] != actual) {
      assertEquals(
          Truth.show(expected),
          Truth.show(TRUTH.table(table, actual)),
          () -> operation + Arrays.toString(operands));
      assertEquals(edges[expected], actual, "not canonical: " + operation);
    }
  }

  @ParameterizedTest(name = "order {0}")
  @ValueSource(strings = {"012", "210", "120"})
  void diagramsOfTruthTablesHaveTheirValues(String order) {
    useOrder(order);
    for (int f = 0; f < FUNCTIONS; f++) {
      assertEquals(f, TRUTH.table(table, edges[f]));
      check("not", (int) TRUTH.not(f), table.not(edges[f]), f);
    }
  }

  @ParameterizedTest(name = "order {0}")
  @ValueSource(strings = {"012", "210", "120"})
  void binaryOperationsAgreeWithTruthTables(String order) {
    useOrder(order);
    for (int f = 0; f < FUNCTIONS; f++) {
      for (int g = 0; g < FUNCTIONS; g++) {
        check("and", f & g, table.and(edges[f], edges[g]), f, g);
        check("or", f | g, table.or(edges[f], edges[g]), f, g);
        check("xor", f ^ g, table.xor(edges[f], edges[g]), f, g);
        check("iff", (int) TRUTH.not(f ^ g), table.iff(edges[f], edges[g]), f, g);
        check("implies", (int) TRUTH.not(f) | g, table.implies(edges[f], edges[g]), f, g);
        check("minus", f & ~g, table.minus(edges[f], edges[g]), f, g);
      }
    }
  }

  @ParameterizedTest(name = "order {0}")
  @ValueSource(strings = {"012", "210"})
  void testsWithoutBuildingAgreeWithTruthTables(String order) {
    useOrder(order);
    int size = table.size();
    for (int f = 0; f < FUNCTIONS; f++) {
      for (int g = 0; g < FUNCTIONS; g++) {
        assertEquals((f & ~g) == 0, table.entails(edges[f], edges[g]), f + " entails " + g);
        assertEquals((f & g) == 0, table.disjoint(edges[f], edges[g]), f + " disjoint " + g);
      }
    }
    assertEquals(size, table.size(), "nodes were built");
  }

  @ParameterizedTest(name = "order {0}")
  @ValueSource(strings = {"012", "201"})
  void iteAgreesWithTruthTables(String order) {
    useOrder(order);
    for (int f = 0; f < FUNCTIONS; f++) {
      for (int g = 0; g < FUNCTIONS; g++) {
        for (int h = 0; h < FUNCTIONS; h++) {
          check("ite", (f & g) | (~f & h), table.ite(edges[f], edges[g], edges[h]), f, g, h);
        }
      }
    }
  }

  @ParameterizedTest(name = "order {0}")
  @ValueSource(strings = {"012", "210", "120"})
  void quantifiersAgreeWithTruthTables(String order) {
    useOrder(order);
    Quantifier quantifier = new Quantifier(table);
    for (int set = 0; set < 8; set++) {
      int cube = quantifier.cube(members(set));
      for (int f = 0; f < FUNCTIONS; f++) {
        int forall = (int) TRUTH.not(TRUTH.exists(TRUTH.not(f), set));
        check("exists", (int) TRUTH.exists(f, set), quantifier.exists(edges[f], cube), f, set);
        check("forall", forall, quantifier.forall(edges[f], cube), f, set);
        for (int g = 0; g < FUNCTIONS; g++) {
          int product = quantifier.andExists(edges[f], edges[g], cube);
          check("andExists", (int) TRUTH.exists(f & g, set), product, f, g, set);
        }
      }
    }
  }

  @ParameterizedTest(name = "order {0}")
  @ValueSource(strings = {"012", "210", "120"})
  void restrictionsToCubesAgreeWithTruthTables(String order) {
    useOrder(order);
    Cofactors cofactors = new Cofactors(table);
    for (int code = 0; code < 27; code++) {
      Cube cube = cube(code);
      int cubeEdge = Edges.cube(table, cube);
      for (int f = 0; f < FUNCTIONS; f++) {
        long expected = f;
        for (int literal : cube.literals().toArray()) {
          expected = TRUTH.cofactor(expected, literal >>> 1, (literal & 1) == 0);
        }
        check("restrict", (int) expected, cofactors.restrict(edges[f], cubeEdge), f, code);
      }
    }
  }

  @ParameterizedTest(name = "order {0}")
  @ValueSource(strings = {"012", "210", "120"})
  void generalisedCofactorsEqualTheFunctionWithinTheCareSet(String order) {
    useOrder(order);
    Cofactors cofactors = new Cofactors(table);
    for (int care = 1; care < FUNCTIONS; care++) {
      for (int f = 0; f < FUNCTIONS; f++) {
        int constrained = cofactors.constrain(edges[f], edges[care]);
        int simplified = cofactors.simplify(edges[f], edges[care]);
        int within = cofactors.constrain(edges[f & care], edges[care]);
        check("constrain", f & care, table.and(constrained, edges[care]), f, care);
        check("simplify", f & care, table.and(simplified, edges[care]), f, care);
        assertEquals(constrained, within, "constrain looks outside of the care set");
      }
    }
  }

  @ParameterizedTest(name = "order {0}")
  @ValueSource(strings = {"012", "210"})
  void compositionsAgreeWithTruthTables(String order) {
    useOrder(order);
    for (int variable = 0; variable < 3; variable++) {
      for (int g = 0; g < FUNCTIONS; g++) {
        Substitution substitution = new Substitution(table).replace(variable, edges[g]);
        for (int f = 0; f < FUNCTIONS; f++) {
          long high = TRUTH.cofactor(f, variable, true);
          long low = TRUTH.cofactor(f, variable, false);
          check("compose", (int) ((g & high) | (~g & low)), substitution.apply(edges[f]), f, g);
        }
      }
    }
  }

  @ParameterizedTest(name = "order {0}")
  @ValueSource(strings = {"012", "120"})
  void simultaneousSubstitutionsAgreeWithTruthTables(String order) {
    useOrder(order);
    for (int seed = 0; seed < 500; seed++) {
      int mixed = seed * 0x9E3779B1;
      long[] functions = {mixed & 255, (mixed >>> 8) & 255, (mixed >>> 16) & 255};
      Substitution substitution = new Substitution(table);
      for (int v = 0; v < 3; v++) {
        substitution.replace(v, edges[(int) functions[v]]);
      }
      for (int f = 0; f < FUNCTIONS; f++) {
        int expected = (int) TRUTH.substitute(f, functions);
        check("substitute", expected, substitution.apply(edges[f]), f, seed);
      }
    }
  }

  @Test
  void aSubstitutionThatIsChangedForgetsItsOldResults() {
    useOrder("012");
    int f = table.and(table.variable(0), table.variable(1));
    Substitution substitution = new Substitution(table).replace(0, table.variable(2));
    assertEquals(table.and(table.variable(2), table.variable(1)), substitution.apply(f));
    substitution.replace(0, BddTable.TRUE);
    assertEquals(table.variable(1), substitution.apply(f));
    substitution.replace(1, table.variable(0));
    assertEquals(table.variable(0), substitution.apply(f));
  }

  private static int[] members(int set) {
    return BitSet.valueOf(new long[] {set}).stream().toArray();
  }

  /** Base three digits: absent, positive, negative. */
  private static Cube cube(int code) {
    Cube cube = Cube.empty();
    for (int v = 0; v < 3; v++, code /= 3) {
      cube = code % 3 == 0 ? cube : cube.with(v, code % 3 == 1);
    }
    return cube;
  }
}
