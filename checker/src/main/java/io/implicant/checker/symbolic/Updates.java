package io.implicant.checker.symbolic;

import io.implicant.checker.expression.BoolExpression;
import io.implicant.checker.expression.Cell;
import io.implicant.checker.expression.Comparator;
import io.implicant.checker.expression.Expressions;
import io.implicant.checker.expression.IntExpression;
import io.implicant.checker.expression.Value;
import io.implicant.checker.expression.Values;
import io.implicant.checker.expression.Variable;
import io.implicant.dd.ddd.DddTable;
import io.implicant.dd.ddd.Hom;
import io.implicant.dd.ddd.Homs;
import java.util.ArrayList;
import java.util.List;

/**
 * Makes {@link Update}s, simplified: what cannot happen is zero, what does nothing the identity.
 */
public final class Updates {
  private final Homs homs;
  private final Expressions pool;
  private final EquivSplit split;

  public Updates(DddTable table, Homs homs, Expressions pool) {
    this.homs = homs;
    this.pool = pool;
    this.split = new EquivSplit(table, pool);
  }

  public Homs homs() {
    return homs;
  }

  public Expressions pool() {
    return pool;
  }

  public EquivSplit split() {
    return split;
  }

  /** Keeps the states where the condition holds. */
  public Hom select(BoolExpression condition) {
    return of(condition, List.of());
  }

  /** One assignment [Col13 4.3.1]. */
  public Hom assign(IntExpression target, IntExpression value) {
    return of(pool.truth(true), List.of(new Assignment(target, value)));
  }

  /** All assignments at once, where the guard holds. */
  public Hom of(BoolExpression guard, List<Assignment> assignments) {
    BoolExpression condition = guard;
    List<Assignment> kept = new ArrayList<>(assignments.size());
    for (Assignment each : assignments) {
      if (each.target() == pool.undefined() || each.value() == pool.undefined()) {
        return homs.zero();
      }
      if (each.target() instanceof Value failed) {
        condition = pool.and(condition, pool.truthValue(failed.value()), defined(each.value()));
      } else if (each.target() != each.value() || !(each.target() instanceof Variable)) {
        kept.add(each);
      }
    }
    if (condition.isFalse()) {
      return homs.zero();
    }
    if (condition.isConstant() && !condition.isTrue() && kept.stream().noneMatch(this::mayVanish)) {
      return homs.intern(new Raise(condition));
    }
    return condition.isTrue() && kept.isEmpty()
        ? homs.identity()
        : homs.intern(new Update(this, condition, kept));
  }

  /** Whether an assignment could still come to nothing because something in it is undefined. */
  private boolean mayVanish(Assignment assignment) {
    return assignment.target() instanceof Cell || mayBeUndefined(assignment.value());
  }

  boolean mayBeUndefined(IntExpression e) {
    return !(e instanceof Variable) && !(e instanceof Value v && Values.isInt(v.value()));
  }

  /** A condition that is true where the expression has a value, false where it is undefined. */
  BoolExpression defined(IntExpression e) {
    return pool.compare(Comparator.EQUAL, e, e);
  }
}
