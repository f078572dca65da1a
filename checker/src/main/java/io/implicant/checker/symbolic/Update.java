package io.implicant.checker.symbolic;

import io.implicant.checker.expression.BoolExpression;
import io.implicant.checker.expression.Cell;
import io.implicant.checker.expression.Expression;
import io.implicant.checker.expression.Expressions;
import io.implicant.checker.expression.IntExpression;
import io.implicant.checker.expression.UnknownIndex;
import io.implicant.checker.expression.Variable;
import io.implicant.dd.ddd.Inductive;
import io.implicant.dd.ddd.Residual;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * A guard and assignments, all of which read the state before: EvalAssign [Col13 Algorithm 7] for
 * several assignments at once. Walking down the diagram, the values met on the way are put into the
 * expressions; an edge gets its new value as soon as its level is reached. Where that value, the
 * target of an assignment or an access still depends on levels further below, {@link LookAhead}
 * splits the set.
 *
 * <p>If two assignments meet in one cell, the later one counts. An undefined value or index leaves
 * nothing; a failure raises {@link EvaluationFailure} once the guard is known to hold.
 */
final class Update extends Inductive {
  private final Updates updates;
  private final BoolExpression guard;
  private final List<Assignment> assignments;
  private final int top;

  Update(Updates updates, BoolExpression guard, List<Assignment> assignments) {
    this.updates = updates;
    this.guard = guard;
    this.assignments = List.copyOf(assignments);
    int least = guard.top();
    for (Assignment each : assignments) {
      least = Math.min(least, Math.min(each.target().top(), each.value().top()));
    }
    this.top = least;
  }

  BoolExpression guard() {
    return guard;
  }

  List<Assignment> assignments() {
    return assignments;
  }

  @Override
  public int top() {
    return top;
  }

  @Override
  public BitSet reads() {
    BitSet levels = new BitSet();
    add(levels, guard);
    for (Assignment each : assignments) {
      add(levels, each.value());
      if (each.target() instanceof Cell cell) {
        add(levels, cell.index());
      }
    }
    return levels;
  }

  @Override
  public BitSet writes() {
    BitSet levels = new BitSet();
    for (Assignment each : assignments) {
      if (each.target() instanceof Cell cell) {
        for (int variable : cell.cells().variables()) {
          levels.set(variable);
        }
      } else {
        add(levels, each.target());
      }
    }
    return levels;
  }

  private static void add(BitSet levels, Expression e) {
    for (int variable : e.support()) {
      levels.set(variable);
    }
  }

  @Override
  public boolean isSelector() {
    return assignments.isEmpty();
  }

  @Override
  protected Residual compute(int value) {
    return residual(updates, top, value, guard, assignments);
  }

  /** What is left to do below a level with a known value. */
  static Residual residual(
      Updates updates, int level, int value, BoolExpression guard, List<Assignment> assignments) {
    Expressions pool = updates.pool();
    BoolExpression condition = pool.with(guard, level, value);
    if (condition.isFalse()) {
      return null;
    }
    IntExpression unknown = UnknownIndex.find(condition, level);
    List<Assignment> known = new ArrayList<>(assignments.size());
    for (Assignment each : assignments) {
      Assignment next = with(pool, each, level, value);
      if (next.value() == pool.undefined() || next.target() == pool.undefined()) {
        return null;
      }
      unknown = unknown == null ? UnknownIndex.find(next.value(), level) : unknown;
      if (unknown == null && next.target() instanceof Cell cell) {
        unknown = UnknownIndex.find(cell.index(), level);
        if (unknown == null && cell.cells().contains(level)) {
          unknown = cell.index();
        }
      }
      known.add(next);
    }
    return unknown == null
        ? assigned(updates, level, value, condition, known)
        : new LookAhead(updates, level, value, condition, known, unknown);
  }

  private static Assignment with(Expressions pool, Assignment old, int level, int value) {
    IntExpression newValue = pool.with(old.value(), level, value);
    IntExpression target = old.target();
    if (target instanceof Cell cell) { // a target is an address: its content is not put in
      target = pool.cell(cell.cells(), pool.with(cell.index(), level, value));
    }
    return newValue == old.value() && target == old.target()
        ? old
        : new Assignment(target, newValue);
  }

  /** The move with the value that the last assignment to the level gives it. */
  private static Residual assigned(
      Updates updates, int level, int value, BoolExpression guard, List<Assignment> assignments) {
    Expressions pool = updates.pool();
    BoolExpression condition = guard;
    IntExpression newValue = pool.constant(value);
    List<Assignment> others = new ArrayList<>(assignments.size());
    for (Assignment each : assignments) {
      if (each.target() instanceof Variable variable && variable.index() == level) {
        condition = pool.and(condition, updates.defined(newValue)); // what is overwritten
        newValue = each.value();
      } else {
        others.add(each);
      }
    }
    return newValue.isConstant()
        ? LookAhead.move(updates, newValue, value, condition, others)
        : new LookAhead(updates, level, value, condition, assignments, newValue);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Update that
        && guard == that.guard
        && assignments.equals(that.assignments); // records of interned expressions
  }

  @Override
  public int hashCode() {
    int hash = guard.id();
    for (Assignment each : assignments) {
      hash = 31 * (31 * hash + each.target().id()) + each.value().id();
    }
    return hash;
  }
}
