package io.implicant.checker.expression;

import java.util.Random;

/** Small random expressions over a few variables, nested accesses and divisions included. */
public final class RandomExpressions {
  private final Random random;
  private final Expressions pool;
  private final int variables;
  private final Cells cells;

  /** The array consists of all variables but the first. */
  public RandomExpressions(Random random, Expressions pool, int variables) {
    this.random = random;
    this.pool = pool;
    this.variables = variables;
    int[] array = new int[variables - 1];
    for (int i = 0; i < array.length; i++) {
      array[i] = i + 1;
    }
    for (int i = array.length - 1; i > 0; i--) { // cells need not lie in the order of variables
      int j = random.nextInt(i + 1);
      int swapped = array[i];
      array[i] = array[j];
      array[j] = swapped;
    }
    cells = pool.cells(array);
  }

  public IntExpression integer(int depth) {
    if (depth == 0 || random.nextInt(6) == 0) {
      return random.nextBoolean()
          ? pool.constant(random.nextInt(5) - 1)
          : pool.variable(random.nextInt(variables));
    }
    return switch (random.nextInt(8)) {
      case 0, 1, 2 -> access(depth);
      case 3 -> pool.unary(pick(UnaryOperator.values()), integer(depth - 1));
      case 4 -> pool.fromBoolean(condition(depth - 1));
      case 5 -> pool.binary(pick(BinaryOperator.values()), integer(depth - 1), integer(depth - 1));
      default -> pool.add(integer(depth - 1), integer(depth - 1));
    };
  }

  /** An array access, now and then with a constant index. */
  public IntExpression access(int depth) {
    return pool.cell(cells, integer(Math.max(0, depth - 1)));
  }

  public IntExpression target(int depth) {
    return random.nextBoolean() ? pool.variable(random.nextInt(variables)) : access(depth);
  }

  public BoolExpression condition(int depth) {
    if (depth == 0 || random.nextInt(3) == 0) {
      return pool.compare(
          pick(Comparator.values()), integer(Math.max(0, depth - 1)), integer(depth / 2));
    }
    BoolExpression left = condition(depth - 1);
    BoolExpression right = condition(depth - 1);
    return switch (random.nextInt(3)) {
      case 0 -> pool.and(left, right);
      case 1 -> pool.or(left, right);
      default -> pool.not(left);
    };
  }

  private <T> T pick(T[] values) {
    return values[random.nextInt(values.length)];
  }
}
