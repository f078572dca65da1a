package io.implicant.checker.expression;

/** An expression is nested more deeply than {@link Expressions#MAX_DEPTH}. */
public final class NestingLimit extends RuntimeException {
  NestingLimit(int limit) {
    super("an expression is nested more than " + limit + " deep");
  }
}
