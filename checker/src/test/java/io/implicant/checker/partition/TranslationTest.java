package io.implicant.checker.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.checker.Seeds;
import io.implicant.checker.odl.OdlModel;
import io.implicant.checker.odl.RandomOdl;
import io.implicant.checker.odl.RandomOdl.Shape;
import io.implicant.checker.odl.SelfAssignments;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.logic.text.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The translations of BR03 section 4 and its discussion cases. */
final class TranslationTest {
  static LongStream seeds() {
    return Seeds.of(60);
  }

  /** A model's partitions of both kinds, read off its lines. */
  private static final class Model {
    final Encoding encoding;
    final BddManager manager;
    final Translation translation;
    final List<Bdd> conjunctive;
    final List<Bdd> partial;

    Model(String text) throws InputException {
      this(OdlModel.read("m.odl", text));
    }

    Model(OdlModel model) {
      encoding = new Encoding(model, Encoding.defaultOrder(model));
      manager = encoding.manager();
      translation = new Translation(encoding);
      LineRelations lines = new LineRelations(encoding);
      conjunctive = lines.conjunctive();
      partial = lines.partial();
    }

    /** R as one function, on states with values of the ranges. */
    Bdd relation(List<Bdd> partialPartitions) {
      return manager.or(translation.toDisjunctive(partialPartitions)).and(valid());
    }

    Bdd conjunction(List<Bdd> partitions) {
      return manager.and(partitions).and(valid());
    }

    Bdd valid() {
      Bdd valid = manager.constant(true);
      for (int cell : encoding.allCells()) {
        valid = valid.and(encoding.inRange(cell, false));
      }
      return valid;
    }

    Bdd step(int[] before, int[] after) {
      return encoding
          .single(before)
          .and(encoding.renamed(encoding.single(after), true, encoding.allCells()));
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void bothKindsReadOffTheLinesAreOneRelation(long seed) throws InputException {
    String text = RandomOdl.text(seed, Shape.ANY);
    Model m = new Model(text);
    assertEquals(m.conjunction(m.conjunctive), m.relation(m.partial), () -> text);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void conjunctiveToPartialKeepsTheRelationOfASplitModel(long seed) throws InputException {
    String text = RandomOdl.text(seed, Shape.SPLIT);
    Model m = new Model(text);
    List<Bdd> partial = m.translation.toPartial(m.conjunctive);
    assertEquals(m.relation(m.partial), m.relation(partial), () -> text);
    List<Bdd> back = m.translation.toConjunctive(partial);
    assertEquals(m.conjunction(m.conjunctive), m.conjunction(back), () -> text);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void partialToConjunctiveKeepsEveryRelation(long seed) throws InputException {
    String text = RandomOdl.text(seed, Shape.ANY);
    Model m = new Model(text);
    List<Bdd> conjunctive = m.translation.toConjunctive(m.partial);
    assertEquals(m.relation(m.partial), m.conjunction(conjunctive), () -> text);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void theFormulasOf42KeepTheRelationOfScalarModels(long seed) throws InputException {
    String text = RandomOdl.text(seed, Shape.SCALAR);
    Model m = new Model(text);
    List<Bdd> conjunctive = m.translation.toConjunctiveAsGiven(m.partial);
    assertEquals(m.relation(m.partial), m.conjunction(conjunctive), () -> text);
    List<Bdd> back = m.translation.toPartial(conjunctive);
    assertEquals(m.relation(m.partial), m.relation(back), () -> text);
  }

  @Test
  void theFormulasOf42LoseStepsOfArraysAndOfTargetsThatDependOnTheState() throws InputException {
    Model array =
        new Model("odl m { array a[2] : 0..1; var i : 0..1; pc = 1; 1: a[i] := 1 - i, pc := 2; }");
    Bdd lost = array.relation(array.partial);
    assertNotEquals(lost, array.conjunction(array.translation.toConjunctiveAsGiven(array.partial)));
    Model branch =
        new Model(
            "odl m { var x : 0..1; var y : 0..1; pc = 1;"
                + " 1: x := 1, pc := if y == 0 then 2 else 3; }");
    assertNotEquals(
        branch.relation(branch.partial),
        branch.conjunction(branch.translation.toConjunctiveAsGiven(branch.partial)));
  }

  @Test
  void assigningTheValueThatAVariableHasBelongsToItsPartition() throws InputException {
    Model m = new Model("odl m { var x : 0..7; pc = 1; 1: x := 5, pc := 2; 2: pc := 1; }");
    List<Bdd> partial = m.translation.toPartial(m.conjunctive);
    Bdd same = m.step(new int[] {1, 5}, new int[] {2, 5});
    // dep_states leaves it out, the quantification of x brings it in.
    assertFalse(same.entails(m.translation.depStates(1, m.conjunctive.get(1))));
    assertTrue(same.entails(partial.get(1)));
    assertFalse(same.entails(partial.get(OdlModel.PC)));
    assertEquals(m.partial, partial);
  }

  @Test
  void aVariableSelfAssignmentLosesItsStepUnlessItIsSplit() throws InputException {
    String text = "odl m { var x : 0..3; var y : 0..3; pc = 1; 1: x := (x + y) % 4, pc := 2; }";
    Model m = new Model(text);
    List<Bdd> partial = m.translation.toPartial(m.conjunctive);
    Bdd lost = m.step(new int[] {1, 2, 0}, new int[] {2, 2, 0});
    assertTrue(lost.entails(m.relation(m.partial)));
    assertFalse(lost.entails(m.relation(partial)));
    Model split = new Model(OdlModel.of(SelfAssignments.split(OdlModel.read("m.odl", text))));
    assertEquals(
        split.relation(split.partial),
        split.relation(split.translation.toPartial(split.conjunctive)));
  }

  /**
   * In the paper's model {@code a[i] := 1} with i outside the array changes pc alone. That step is
   * in no partition, until the array gets an overflow cell that takes such writes.
   */
  @Test
  void aWriteOutsideTheArrayIsLostWithoutAnOverflowVariable() throws InputException {
    String frame = "var i : 0..3; pc = 7; 7: ";
    Model m =
        new Model("odl m { array a[3] : 0..1; " + frame + "a[i] := 1, pc := 8; 8: pc := 8; }");
    // As in the paper: cells keep their value unless i is theirs, pc goes on in any case.
    List<Bdd> total = new ArrayList<>(m.conjunctive);
    Bdd outside = m.encoding.is(OdlModel.PC, 7).and(m.encoding.is(4, 3));
    total.set(1, total.get(1).or(outside.and(m.encoding.unchanged(1))));
    Bdd astray = m.step(new int[] {7, 0, 0, 0, 3}, new int[] {8, 0, 0, 0, 3});
    assertTrue(astray.entails(m.conjunction(total)));
    List<Bdd> partial = m.translation.toPartial(total);
    assertFalse(astray.entails(m.relation(partial)));
    for (int i = 0; i < 3; i++) { // and a[i] for each i in its own partition
      Bdd inside = m.step(new int[] {7, 1, 1, 1, i}, new int[] {8, 1, 1, 1, i});
      for (int cell = 0; cell <= 3; cell++) {
        assertEquals(cell == i + 1, inside.entails(partial.get(cell)), "cell " + cell);
      }
    }
    Model overflow =
        new Model("odl m { array a[4] : 0..1; " + frame + "a[i] := 1, pc := 8; 8: pc := 8; }");
    Bdd caught = overflow.step(new int[] {7, 0, 0, 0, 0, 3}, new int[] {8, 0, 0, 0, 1, 3});
    List<Bdd> translated = overflow.translation.toPartial(overflow.conjunctive);
    assertTrue(caught.entails(overflow.relation(translated)));
  }

  @Test
  void readingTheArrayThatIsWrittenIsWhyThereAreCutPoints() throws InputException {
    Model m =
        new Model("odl m { array a[2] : 0..1; var i : 0..1; pc = 1; 1: a[i] := a[1], pc := 2; }");
    assertNotEquals(m.relation(m.partial), m.relation(m.translation.toPartial(m.conjunctive)));
  }

  @Test
  void twoVariablesThatChangeAtOnceAreRefusedWithTheState() throws InputException {
    Model m =
        new Model(
            "odl m { var x : 0..1; var y : 0..1; pc = 1; 1: x := 1, pc := 2; 2: y := 1, pc := 3; }");
    List<Bdd> bad = new ArrayList<>(m.conjunctive);
    Bdd here = m.encoding.is(OdlModel.PC, 1);
    Bdd both = here.and(m.encoding.becomes(2, 1));
    bad.set(2, bad.get(2).minus(here).or(both));
    IllegalArgumentException e =
        assertThrows(IllegalArgumentException.class, () -> m.translation.toPartial(bad));
    assertEquals(
        "not an or-structure: y and another variable change at pc = 1, x = 0, y = 0",
        e.getMessage());
  }
}
