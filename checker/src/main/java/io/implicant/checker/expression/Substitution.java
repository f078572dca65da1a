package io.implicant.checker.expression;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/** Replacement of variables by others or by expressions, each shared node once. */
public final class Substitution extends Rewriting {
  private final Map<Integer, IntExpression> replacements = new HashMap<>();
  private final IntUnaryOperator renaming; // null: none
  private final IdentityHashMap<Expression, Expression> done = new IdentityHashMap<>();

  private Substitution(Expressions pool, IntUnaryOperator renaming) {
    super(pool);
    this.renaming = renaming;
  }

  /** Renames all variables, those of arrays included; the result belongs to the given pool. */
  public static Substitution renaming(Expressions pool, IntUnaryOperator renaming) {
    return new Substitution(pool, renaming);
  }

  /**
   * Replaces some variables by expressions. An access with an unknown index must not be able to
   * reach any of them.
   */
  public static Substitution of(Expressions pool, Map<Integer, IntExpression> replacements) {
    Substitution substitution = new Substitution(pool, null);
    substitution.replacements.putAll(replacements);
    return substitution;
  }

  public IntExpression apply(IntExpression e) {
    return rewrite(e);
  }

  public BoolExpression apply(BoolExpression e) {
    return rewrite(e);
  }

  @Override
  boolean affects(Expression expression) {
    if (renaming != null) {
      return true;
    }
    for (int variable : expression.sharedSupport()) {
      if (replacements.containsKey(variable)) {
        return true;
      }
    }
    return false;
  }

  @Override
  IntExpression onVariable(Variable variable) {
    return renaming == null
        ? replacements.get(variable.index())
        : pool().variable(renaming.applyAsInt(variable.index()));
  }

  @Override
  IntExpression onCell(Cell cell, IntExpression newIndex) {
    if (renaming != null) {
      return pool().cell(renamed(cell.cells()), newIndex);
    }
    IntExpression access = pool().cell(cell.cells(), newIndex);
    for (int variable : cell.cells().sorted()) {
      if (replacements.containsKey(variable) && !(access instanceof Value)) {
        throw new IllegalArgumentException(variable + " can be reached by " + cell);
      }
    }
    return access;
  }

  public Cells renamed(Cells cells) {
    int[] variables = cells.variables();
    for (int i = 0; i < variables.length; i++) {
      variables[i] = renaming.applyAsInt(variables[i]);
    }
    return pool().cells(variables);
  }

  @Override
  IntExpression rewritten(IntExpression e) {
    Expression known = done.get(e);
    if (known != null) {
      return (IntExpression) known;
    }
    IntExpression result = renaming != null && e instanceof Value v ? constant(v) : rebuild(e);
    done.put(e, result);
    return result;
  }

  private IntExpression constant(Value value) {
    return pool().constantValue(value.value());
  }

  @Override
  BoolExpression rewritten(BoolExpression e) {
    Expression known = done.get(e);
    if (known != null) {
      return (BoolExpression) known;
    }
    BoolExpression result =
        e instanceof Truth truth ? pool().truthValue(truth.value()) : rebuild(e);
    done.put(e, result);
    return result;
  }
}
