package io.implicant.checker.symbolic;

import io.implicant.checker.expression.IntExpression;

/**
 * A value for a variable or for a cell of an array.
 *
 * @param target a variable, an access, or a constant that is no int (an index that is undefined or
 *     fails)
 */
public record Assignment(IntExpression target, IntExpression value) {}
