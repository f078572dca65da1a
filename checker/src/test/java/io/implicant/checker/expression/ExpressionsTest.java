package io.implicant.checker.expression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class ExpressionsTest {
  private static final int VARIABLES = 4;

  private final Expressions pool = new Expressions();
  private final Cells t = pool.cells(1, 2, 3);
  private final IntExpression i = pool.variable(0);

  @Test
  void equalExpressionsAreTheSameObject() {
    assertSame(pool.add(i, pool.constant(1)), pool.add(pool.constant(1), i));
    assertSame(
        pool.compare(Comparator.LESS, i, pool.constant(3)),
        pool.not(pool.compare(Comparator.AT_MOST, pool.constant(3), i)));
  }

  @Test
  void aConstantIndexGivesTheVariableOrUndefined() {
    assertSame(pool.variable(3), pool.cell(t, pool.constant(2)));
    assertSame(pool.undefined(), pool.cell(t, pool.constant(3)));
    assertSame(pool.undefined(), pool.cell(t, pool.constant(-1)));
  }

  @Test
  void aComparisonWithAnUndefinedOperandIsFalseAndSoIsItsNegation() {
    BoolExpression zero =
        pool.compare(Comparator.EQUAL, pool.cell(t, pool.variable(0)), pool.constant(0));
    assertTrue(pool.with(zero, 0, 9).isFalse());
    assertTrue(pool.with(pool.not(zero), 0, 9).isFalse());
  }

  @Test
  void falseHidesAFailureInAnyOrder() {
    IntExpression quotient = pool.binary(BinaryOperator.DIVIDE, pool.constant(6), i);
    BoolExpression big = pool.compare(Comparator.GREATER, quotient, pool.constant(2));
    BoolExpression guarded = pool.and(pool.compare(Comparator.DIFFERENT, i, pool.constant(0)), big);
    assertTrue(pool.with(guarded, 0, 0).isFalse());
    assertTrue(pool.with(guarded, 0, 2).isTrue());
    assertEquals("<division by zero>", pool.with(big, 0, 0).toString());
  }

  @Test
  void overflowFails() {
    IntExpression sum = pool.add(pool.constant(Integer.MAX_VALUE), i);
    assertSame(pool.failure(Failure.OVERFLOW), pool.with(sum, 0, 1));
    assertSame(pool.constant(Integer.MAX_VALUE - 1), pool.with(sum, 0, -1));
    IntExpression minimum = pool.constant(Integer.MIN_VALUE);
    assertSame(
        pool.failure(Failure.OVERFLOW),
        pool.binary(BinaryOperator.DIVIDE, minimum, pool.constant(-1)));
    assertSame(pool.failure(Failure.OVERFLOW), pool.unary(UnaryOperator.NEGATE, minimum));
  }

  @Test
  void divisionTruncatesAndTheRemainderHasTheSignOfTheDividend() {
    assertSame(
        pool.constant(-2), pool.binary(BinaryOperator.DIVIDE, pool.constant(-7), pool.constant(3)));
    assertSame(
        pool.constant(-1),
        pool.binary(BinaryOperator.REMAINDER, pool.constant(-7), pool.constant(3)));
  }

  @Test
  void powersAreExact() {
    assertEquals(1L << 30, BinaryOperator.POWER.apply(2, 30));
    assertTrue(Values.isFailure(BinaryOperator.POWER.apply(2, 31)));
    assertEquals(Integer.MIN_VALUE, BinaryOperator.POWER.apply(-2, 31));
    assertEquals(1, BinaryOperator.POWER.apply(-1, Integer.MAX_VALUE - 1));
    assertEquals(1, BinaryOperator.POWER.apply(0, 0));
  }

  @Test
  void anAccessWithAnUnknownIndexDependsOnAllCells() {
    IntExpression access = pool.cell(t, i);
    assertEquals("[0, 1, 2, 3]", Arrays.toString(access.support()));
    assertEquals("[2]", Arrays.toString(pool.with(access, 0, 1).support()));
    assertTrue(pool.with(access, 2, 5).dependsOn(2), "the index is still unknown");
    assertFalse(pool.with(pool.with(access, 2, 5), 0, 1).isConstant());
  }

  @Test
  void nestingIsBounded() {
    IntExpression deep = i;
    for (int k = 1; k < Expressions.MAX_DEPTH; k++) {
      deep = pool.add(deep, pool.variable(k % 7));
    }
    IntExpression deepest = deep;
    assertThrows(NestingLimit.class, () -> pool.add(deepest, pool.constant(1)));
  }

  @Test
  void partialEvaluationInAnyOrderAgreesWithEvaluation() {
    for (long seed = 0; seed < 3000; seed++) {
      Random random = new Random(seed);
      Expressions fresh = new Expressions();
      RandomExpressions expressions = new RandomExpressions(random, fresh, VARIABLES);
      IntExpression integer = expressions.integer(4);
      BoolExpression condition = expressions.condition(3);
      int[] state = random.ints(VARIABLES, -1, 4).toArray();
      Value value = (Value) known(fresh, integer, state, random);
      assertEquals(
          Evaluation.value(integer, state), value.value(), "seed " + seed + ": " + integer);
      Truth truth = (Truth) known(fresh, condition, state, random);
      assertEquals(
          Evaluation.truth(condition, state), truth.value(), "seed " + seed + ": " + condition);
    }
  }

  /** Rounds over the variables in random order, until nothing is unknown. */
  private static Expression known(Expressions pool, Expression e, int[] state, Random random) {
    Expression rest = e;
    while (rest.top() != Expression.NONE) {
      int variable = random.nextInt(VARIABLES);
      rest =
          rest instanceof IntExpression integer
              ? pool.with(integer, variable, state[variable])
              : pool.with((BoolExpression) rest, variable, state[variable]);
    }
    return rest;
  }

  @Test
  void renamingAndSubstitutionCommuteWithEvaluation() {
    for (long seed = 0; seed < 500; seed++) {
      Random random = new Random(seed);
      RandomExpressions expressions = new RandomExpressions(random, pool, VARIABLES);
      IntExpression integer = expressions.integer(4);
      int[] state = random.ints(VARIABLES, -1, 4).toArray();
      int[] reversed = new int[VARIABLES];
      for (int k = 0; k < VARIABLES; k++) {
        reversed[VARIABLES - 1 - k] = state[k];
      }
      Expressions other = new Expressions();
      IntExpression renamed = Substitution.renaming(other, k -> VARIABLES - 1 - k).apply(integer);
      assertEquals(
          Evaluation.value(integer, state), Evaluation.value(renamed, reversed), "seed " + seed);
    }
  }
}
