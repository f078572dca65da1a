package io.implicant.checker.bp.search;

import io.implicant.checker.bp.syntax.Expression;
import io.implicant.checker.bp.syntax.Operator;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import java.util.List;
import java.util.function.ToIntFunction;

/** Expressions as functions of diagram variables. */
final class Encoder {
  private final BddManager manager;
  private final Truth either;

  Encoder(BddManager manager) {
    this.manager = manager;
    this.either = new Truth(manager.constant(true), manager.constant(true));
  }

  /** The expression, where the function says which diagram variable a variable is. */
  Truth truth(Expression expression, ToIntFunction<Expression> variables) {
    return expression.fold((e, operands) -> combine(e, operands, variables));
  }

  private Truth combine(Expression expression, List<Truth> v, ToIntFunction<Expression> variables) {
    return switch (expression.operator()) {
      case VARIABLE, PRIMED -> exactly(manager.variable(variables.applyAsInt(expression)));
      case TRUE, FALSE -> exactly(manager.constant(expression.operator() == Operator.TRUE));
      case STAR -> either;
      case NOT -> v.get(0).not();
      case AND -> v.get(0).and(v.get(1));
      case OR -> v.get(0).or(v.get(1));
      case IMPLIES -> v.get(0).not().or(v.get(1));
      case EQUAL -> v.get(0).equal(v.get(1));
      case XOR, DIFFERENT -> v.get(0).equal(v.get(1)).not();
      case CONDITIONAL -> v.get(0).choose(v.get(1), v.get(2));
      case CHOOSE ->
          v.get(0)
              .choose(
                  exactly(manager.constant(true)),
                  v.get(1).choose(exactly(manager.constant(false)), either));
    };
  }

  private static Truth exactly(Bdd function) {
    return new Truth(function, function.not());
  }

  /** The diagram variable gets a value that the expression can have. */
  Bdd receives(int variable, Truth value) {
    return manager.variable(variable).ite(value.yes(), value.no());
  }

  BddManager manager() {
    return manager;
  }
}
