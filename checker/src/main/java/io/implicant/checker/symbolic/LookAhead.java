package io.implicant.checker.symbolic;

import io.implicant.checker.expression.BoolExpression;
import io.implicant.checker.expression.Cell;
import io.implicant.checker.expression.Expressions;
import io.implicant.checker.expression.IntExpression;
import io.implicant.checker.expression.Replacement;
import io.implicant.checker.expression.Value;
import io.implicant.checker.expression.Values;
import io.implicant.dd.ddd.DddTable;
import io.implicant.dd.ddd.Edges;
import io.implicant.dd.ddd.Hom;
import io.implicant.dd.ddd.HomEngine;
import io.implicant.dd.ddd.Residual;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An {@link Update} that needs the value of an expression over lower levels before it can go on:
 * splits the set by that value, after the guard has made it as small as possible.
 */
final class LookAhead extends Residual {
  private final Updates updates;
  private final int level;
  private final int value;
  private final Hom guard;
  private final List<Assignment> assignments;
  private final BoolExpression condition;
  private final IntExpression unknown;
  private final Map<Long, Optional<Residual>> continuations = new HashMap<>();

  LookAhead(
      Updates updates,
      int level,
      int value,
      BoolExpression condition,
      List<Assignment> assignments,
      IntExpression unknown) {
    this.updates = updates;
    this.level = level;
    this.value = value;
    this.assignments = List.copyOf(assignments);
    this.unknown = unknown;
    boolean guardFirst = !condition.dependsOn(level);
    this.guard = guardFirst ? updates.select(condition) : updates.homs().identity();
    this.condition = guardFirst ? updates.pool().truth(true) : condition;
  }

  @Override
  public void emit(HomEngine engine, int child, Receiver out) {
    DddTable table = engine.table();
    int guarded = engine.apply(guard, child);
    if (guarded == DddTable.ZERO) {
      return;
    }
    Partition partition = updates.split().split(unknown, guarded);
    Edges kept = table.acquire(); // the classes must survive what happens to the first ones
    for (int i = 0; i < partition.size(); i++) {
      kept.add(i, partition.part(i));
    }
    for (int i = 0; i < partition.size(); i++) {
      Optional<Residual> next =
          continuations.computeIfAbsent(
              partition.value(i), known -> Optional.ofNullable(continuation(known)));
      if (next.isPresent()) {
        next.get().emit(engine, partition.part(i), out);
      }
    }
    table.release(kept);
  }

  private Residual continuation(long known) {
    Expressions pool = updates.pool();
    Replacement replacement = new Replacement(pool, unknown, pool.constantValue(known));
    List<Assignment> replaced = new ArrayList<>(assignments.size());
    for (Assignment each : assignments) {
      IntExpression target = each.target();
      if (target instanceof Cell cell) {
        target = pool.cell(cell.cells(), replacement.apply(cell.index()));
      }
      replaced.add(new Assignment(target, replacement.apply(each.value())));
    }
    return Update.residual(updates, level, value, replacement.apply(condition), replaced);
  }

  /** The move to a constant; a failure joins the guard instead. */
  static Residual move(
      Updates updates,
      IntExpression newValue,
      int oldValue,
      BoolExpression condition,
      List<Assignment> others) {
    long constant = ((Value) newValue).value();
    BoolExpression guard = condition;
    if (Values.isFailure(constant)) {
      guard = updates.pool().and(condition, updates.pool().truthValue(constant));
    }
    Hom rest = updates.of(guard, others);
    return rest == updates.homs().zero()
        ? null
        : new Move(Values.isInt(constant) ? (int) constant : oldValue, rest);
  }
}
