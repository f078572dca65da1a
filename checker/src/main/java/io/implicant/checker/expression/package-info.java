/**
 * Integer and Boolean expressions over the variables of a model [CBKT13 section 2; Col13 4.1]:
 * interned trees with the operators of C, array accesses with any index, and partial evaluation.
 *
 * <pre>{@code
 * Expressions pool = new Expressions();
 * Cells t = pool.cells(1, 2, 3); // an array whose cells are the variables 1, 2, 3
 * IntExpression i = pool.variable(0);
 * BoolExpression guard = pool.compare(Comparator.LESS, pool.cell(t, i), pool.constant(7));
 * pool.with(guard, 0, 2); // x3 < 7
 * pool.with(guard, 0, 9); // false: the index is out of range
 * }</pre>
 *
 * <p><b>Values.</b> An expression comes to an int, to <em>undefined</em> (an index out of range) or
 * to a {@link io.implicant.checker.expression.Failure} (division by zero, overflow). Undefined
 * passes through every integer operator and wins over a failure; a comparison with an undefined
 * operand is false whatever its operator, and negations are pushed inward to the comparisons. A
 * failure passes through integer operators and comparisons, but not through a conjunction with a
 * false operand or a disjunction with a true one. None of this depends on an order of evaluation.
 */
package io.implicant.checker.expression;
