package io.implicant.checker.symbolic;

import io.implicant.checker.expression.BoolExpression;
import io.implicant.checker.expression.Cell;
import io.implicant.checker.expression.Expression;
import io.implicant.checker.expression.Expressions;
import io.implicant.checker.expression.IntExpression;
import io.implicant.checker.expression.NestingLimit;
import io.implicant.checker.expression.Substitution;
import io.implicant.checker.expression.Variable;
import io.implicant.dd.ddd.Hom;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Composes updates. Two updates in sequence become one that assigns all at once where the second
 * can be said in terms of the state before the first: where no access with an unknown index lies
 * between them.
 */
final class Sequences {
  private final Updates updates;

  Sequences(Updates updates) {
    this.updates = updates;
  }

  /** First one, then the other. */
  Hom compose(Hom first, Hom second) {
    if (first instanceof Update before && second instanceof Update after) {
      try {
        if (isMergeable(before, after)) {
          return merge(before, after);
        }
      } catch (NestingLimit e) {
        // too large as one expression: stay two
      }
    }
    return updates.homs().compose(second, first);
  }

  private static boolean isMergeable(Update before, Update after) {
    BitSet known = new BitSet(); // levels whose new value is an expression
    BitSet unclear = new BitSet(); // levels that may or may not be assigned
    for (Assignment each : before.assignments()) {
      if (each.target() instanceof Cell cell) {
        for (int level : cell.cells().variables()) {
          unclear.set(level);
        }
      } else {
        known.set(((Variable) each.target()).index());
      }
    }
    return !after.reads().intersects(unclear) && !accesses(after).intersects(known);
  }

  /** Levels that are read through accesses with an unknown index. */
  private static BitSet accesses(Update update) {
    BitSet levels = new BitSet();
    addAccesses(update.guard(), levels);
    for (Assignment each : update.assignments()) {
      addAccesses(each.value(), levels);
      if (each.target() instanceof Cell cell) {
        addAccesses(cell.index(), levels);
      }
    }
    return levels;
  }

  private static void addAccesses(Expression e, BitSet levels) {
    if (e instanceof Cell cell) {
      for (int level : cell.cells().variables()) {
        levels.set(level);
      }
    }
    e.forEachChild(child -> addAccesses(child, levels));
  }

  private Hom merge(Update before, Update after) {
    Expressions pool = updates.pool();
    Map<Integer, IntExpression> values = new HashMap<>();
    for (Assignment each : before.assignments()) {
      if (each.target() instanceof Variable variable) {
        values.put(variable.index(), each.value());
      }
    }
    Substitution substitution = Substitution.of(pool, values);
    BoolExpression guard = pool.and(before.guard(), substitution.apply(after.guard()));
    List<Assignment> all = new ArrayList<>(before.assignments());
    for (Assignment each : after.assignments()) {
      IntExpression target = each.target();
      if (target instanceof Cell cell) {
        target = pool.cell(cell.cells(), substitution.apply(cell.index()));
      } else {
        guard = overwrite(all, target, guard);
      }
      all.add(new Assignment(target, substitution.apply(each.value())));
    }
    return updates.of(guard, all);
  }

  /** Drops an earlier assignment to the same variable; its value must still be defined. */
  private BoolExpression overwrite(
      List<Assignment> assignments, IntExpression target, BoolExpression guard) {
    BoolExpression condition = guard;
    for (int i = assignments.size() - 1; i >= 0; i--) {
      if (assignments.get(i).target() == target) {
        IntExpression old = assignments.remove(i).value();
        condition = updates.pool().and(condition, updates.defined(old));
      }
    }
    return condition;
  }
}
