package io.implicant.checker.symbolic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.implicant.checker.expression.BinaryOperator;
import io.implicant.checker.expression.BoolExpression;
import io.implicant.checker.expression.Cell;
import io.implicant.checker.expression.Cells;
import io.implicant.checker.expression.Comparator;
import io.implicant.checker.expression.Evaluation;
import io.implicant.checker.expression.Expressions;
import io.implicant.checker.expression.Failure;
import io.implicant.checker.expression.IntExpression;
import io.implicant.checker.expression.RandomExpressions;
import io.implicant.checker.expression.Value;
import io.implicant.checker.expression.Values;
import io.implicant.checker.expression.Variable;
import io.implicant.dd.ddd.DddTable;
import io.implicant.dd.ddd.Hom;
import io.implicant.dd.ddd.Homs;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Assignments and their inverses against evaluation state by state. */
final class UpdateTest {
  private static final int LEVELS = 4;

  /** A statement: an assumption if it has no target. */
  private record Statement(BoolExpression condition, IntExpression target, IntExpression value) {}

  private final DddTable table = new DddTable(LEVELS);
  private final Homs homs = new Homs(table);
  private final Expressions pool = new Expressions();
  private final Updates updates = new Updates(table, homs, pool);

  private Hom hom(Statement statement) {
    return statement.target == null
        ? updates.select(statement.condition)
        : updates.assign(statement.target, statement.value);
  }

  private Statement random(RandomExpressions expressions, Random random) {
    return random.nextInt(3) == 0
        ? new Statement(expressions.condition(2), null, null)
        : new Statement(null, expressions.target(2), expressions.integer(3));
  }

  /** The successor, nothing if there is none; throws an ArithmeticException for a failure. */
  private static Optional<int[]> run(Statement statement, int[] state) {
    if (statement.target == null) {
      long truth = Evaluation.truth(statement.condition, state);
      check(truth);
      return truth == 1 ? Optional.of(state) : Optional.empty();
    }
    long address = address(statement.target, state);
    long value = Evaluation.value(statement.value, state);
    if (address == Values.UNDEFINED || value == Values.UNDEFINED) {
      return Optional.empty();
    }
    check(address);
    check(value);
    int[] next = state.clone();
    next[(int) address] = (int) value;
    return Optional.of(next);
  }

  private static void check(long value) {
    if (Values.isFailure(value)) {
      throw new ArithmeticException(Values.failure(value).toString());
    }
  }

  private static long address(IntExpression target, int[] state) {
    if (target instanceof Variable variable) {
      return variable.index();
    }
    if (target instanceof Value value) {
      return value.value();
    }
    Cell cell = (Cell) target;
    long index = Evaluation.value(cell.index(), state);
    if (!Values.isInt(index)) {
      return index;
    }
    boolean inside = cell.cells().hasIndex((int) index);
    return inside ? cell.cells().variable((int) index) : Values.UNDEFINED;
  }

  private static Optional<int[]> run(List<Statement> statements, int[] state) {
    Optional<int[]> now = Optional.of(state);
    for (Statement statement : statements) {
      now = now.flatMap(s -> run(statement, s));
    }
    return now;
  }

  @Test
  void sequencesAndTheirInversesAgreeWithExecutionStateByState() {
    Sequences sequences = new Sequences(updates);
    int counted = 0;
    for (long seed = 0; counted < 10_000; seed++) {
      Random random = new Random(seed);
      RandomExpressions expressions = new RandomExpressions(random, pool, LEVELS);
      List<Statement> statements = new ArrayList<>();
      Hom whole = homs.identity();
      for (int i = random.nextInt(3); i >= 0; i--) {
        statements.add(random(expressions, random));
        whole = sequences.compose(whole, hom(statements.get(statements.size() - 1)));
      }
      int[][] states = Sets.random(random, LEVELS, 1 + random.nextInt(15), -1, 4);
      counted += check(seed, random, whole, statements, states) ? 1 : 0;
    }
  }

  /** False if some state fails. */
  private boolean check(
      long seed, Random random, Hom whole, List<Statement> statements, int[][] states) {
    int set = Sets.of(table, states);
    Set<List<Integer>> expected = new HashSet<>();
    int[][] targets = Sets.random(random, LEVELS, 20, -1, 4);
    Set<List<Integer>> wanted = Sets.explicit(targets);
    Set<List<Integer>> before = new HashSet<>();
    try {
      for (int[] state : states) {
        for (int[] next : run(statements, state).stream().toList()) {
          expected.addAll(Sets.explicit(next));
          if (wanted.containsAll(Sets.explicit(next))) {
            before.addAll(Sets.explicit(state));
          }
        }
      }
    } catch (ArithmeticException e) {
      return false; // see the tests of failures
    }
    String message = "seed " + seed + ": " + statements + " on " + Sets.text(table, set);
    assertEquals(expected, Sets.explicit(table, homs.engine().image(whole, set)), message);
    int preimage = homs.engine().preimage(whole, set, Sets.of(table, targets));
    assertEquals(before, Sets.explicit(table, preimage), message);
    int inverse = homs.engine().image(homs.inverse(whole, set), Sets.of(table, targets));
    assertEquals(preimage, inverse, message);
    return true;
  }

  /** [Col13 4.3.2, Figure 4.1]: t[t[0]] := t[1] + t[2]. */
  @Test
  void theExampleOfEvaluationStepByStep() {
    DddTable three = new DddTable(3);
    Updates small = new Updates(three, new Homs(three), pool);
    Cells t = pool.cells(0, 1, 2);
    IntExpression index = pool.variable(0);
    IntExpression sum = pool.add(pool.variable(1), pool.variable(2));
    int set = Sets.of(three, new int[][] {{0, 0, 2}, {0, 0, 1}, {0, 1, 1}, {1, 1, 1}});
    Partition addresses = small.split().split(index, set);
    assertEquals("[0, 0, 1] [0, 0, 2] [0, 1, 1]", Sets.text(three, addresses.part(0)));
    assertEquals("[1, 1, 1]", Sets.text(three, addresses.part(1)));
    Partition values = small.split().split(sum, addresses.part(0));
    assertEquals("[0, 0, 1]", Sets.text(three, values.part(0)));
    assertEquals("[0, 0, 2] [0, 1, 1]", Sets.text(three, values.part(1)));
    Hom assign = small.assign(pool.cell(t, index), sum);
    int image = small.homs().engine().image(assign, set);
    assertEquals("[1, 0, 1] [1, 2, 1] [2, 0, 2] [2, 1, 1]", Sets.text(three, image));
  }

  /** [Col13 4.3.4, Figure 4.2]: the same assignment, backwards. */
  @Test
  void theExampleOfReversionStepByStep() {
    DddTable three = new DddTable(3);
    Updates small = new Updates(three, new Homs(three), pool);
    IntExpression sum = pool.add(pool.variable(1), pool.variable(2));
    Hom assign = small.assign(pool.cell(pool.cells(0, 1, 2), pool.variable(0)), sum);
    int after = Sets.of(three, new int[][] {{1, 0, 1}, {1, 2, 1}, {2, 0, 2}, {2, 1, 1}});
    int[][] possible = {{0, 0, 1}, {0, 0, 3}, {1, 1, 1}};
    String[] expected = {"[0, 0, 1]", "", "[1, 1, 1]"};
    for (int i = 0; i < possible.length; i++) {
      int single = Sets.of(three, possible[i]);
      int before = small.homs().engine().preimage(assign, single, after);
      assertEquals(expected[i], Sets.text(three, before));
    }
    int all = small.homs().engine().preimage(assign, Sets.of(three, possible), after);
    assertEquals("[0, 0, 1] [1, 1, 1]", Sets.text(three, all));
  }

  @Test
  void nestedAccessesOnBothSides() {
    DddTable three = new DddTable(3);
    Updates small = new Updates(three, new Homs(three), pool);
    Cells t = pool.cells(2, 1, 0); // against the order of levels
    IntExpression target = pool.cell(t, pool.cell(t, pool.variable(2))); // t[t[t[0]]]
    IntExpression value = pool.cell(t, pool.cell(t, pool.variable(1))); // t[t[t[1]]]
    int set = Sets.of(three, new int[][] {{0, 2, 1}, {1, 0, 2}, {2, 2, 2}, {0, 1, 5}});
    Hom assign = small.assign(target, value);
    int image = small.homs().engine().image(assign, set);
    // (a, b, c) means t = [c, b, a]; the last state has t[0] = 5: out of range
    assertEquals("[1, 1, 2] [1, 2, 1] [2, 2, 2]", Sets.text(three, image));
  }

  @Test
  void whereTwoAssignmentsMeetTheLaterOneCounts() {
    Cells array = pool.cells(0, 1);
    Assignment first =
        new Assignment(pool.cell(array, pool.constant(0)), pool.variable(3)); // t[0] = x3
    Assignment second =
        new Assignment(pool.cell(array, pool.variable(2)), pool.variable(2)); // t[x2] = x2
    Hom both = updates.of(pool.truth(true), List.of(first, second));
    int set = Sets.of(table, new int[][] {{7, 7, 0, 5}, {7, 7, 1, 5}});
    assertEquals("[0, 7, 0, 5] [5, 1, 1, 5]", Sets.text(table, homs.engine().image(both, set)));
  }

  @Test
  void aFailureUnderAGuardThatHoldsIsRaised() {
    IntExpression quotient = pool.binary(BinaryOperator.DIVIDE, pool.constant(1), pool.variable(3));
    BoolExpression guard = pool.compare(Comparator.DIFFERENT, pool.variable(3), pool.constant(0));
    Assignment divide = new Assignment(pool.variable(0), quotient);
    int set = Sets.of(table, new int[][] {{0, 0, 0, 0}, {0, 0, 0, 1}});
    Hom guarded = updates.of(guard, List.of(divide));
    assertEquals("[1, 0, 0, 1]", Sets.text(table, homs.engine().image(guarded, set)));
    Hom bare = updates.of(pool.truth(true), List.of(divide));
    EvaluationFailure failure =
        assertThrows(EvaluationFailure.class, () -> homs.engine().image(bare, set));
    assertEquals(Failure.DIVISION_BY_ZERO, failure.failure());
    assertEquals("[1, 0, 0, 1]", Sets.text(table, homs.engine().image(guarded, set)));
  }
}
