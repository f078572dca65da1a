package io.implicant.cfront.internal;

import io.implicant.cfront.Action;
import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CType;
import io.implicant.cfront.CType.VoidType;
import io.implicant.cfront.Expression;
import io.implicant.cfront.Expression.VariableUse;
import io.implicant.cfront.IntegerKind;
import io.implicant.cfront.Position;
import io.implicant.cfront.internal.CfgBuilder.Label;
import java.math.BigInteger;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/** The branches of {@code && || ! ?:}, as conditions and as values. */
final class Branches {
  private final UnitReader unit;
  private final Body body;
  private final ExpressionReader values;
  private final Effects effects;

  Branches(UnitReader unit, Body body, ExpressionReader values, Effects effects) {
    this.unit = unit;
    this.body = body;
    this.values = values;
    this.effects = effects;
  }

  /** 1 or 0. */
  Expression truth(IASTExpression e) throws CSourceException {
    VariableUse value = effects.temporary(e, unit.dataModel().type(IntegerKind.INT));
    Position position = unit.source().position(e);
    choose(
        e,
        e,
        () -> effects.assign(e, value, unit.operators().literal(1, position)),
        () -> effects.assign(e, value, unit.operators().literal(0, position)));
    return value;
  }

  Expression conditional(IASTConditionalExpression e) throws CSourceException {
    IASTExpression positive = e.getPositiveResultExpression();
    if (positive == null) {
      throw unit.source().unsupported(e, "?: without its middle operand");
    } else if (body == null) {
      throw unit.source().unsupported(e, "?: in a constant");
    }
    CType type = conditionalType(positive, e.getNegativeResultExpression());
    if (type instanceof VoidType) {
      throw unit.source().wrong(e, "expected a value, found ?: without one");
    }
    VariableUse value = effects.temporary(e, type);
    choose(
        e,
        e.getLogicalConditionExpression(),
        () -> effects.assign(e, value, values.value(positive)),
        () -> effects.assign(e, value, values.value(e.getNegativeResultExpression())));
    return value;
  }

  private CType conditionalType(IASTExpression yes, IASTExpression no) throws CSourceException {
    ExpressionReader dry = new ExpressionReader(unit, body.withoutEffects());
    Expression left = dry.value(yes);
    Expression right = dry.value(no);
    if (left.type().isPointer() || right.type().isPointer()) {
      return Conversions.ofPointers(left, right);
    }
    return left.type().isScalar() && right.type().isScalar()
        ? unit.conversions().common(left.type(), right.type())
        : left.type();
  }

  /** One side of a choice. */
  @FunctionalInterface
  interface Side {
    void read() throws CSourceException;
  }

  /** Reads one side or the other. */
  void choose(IASTExpression e, IASTExpression condition, Side yes, Side no)
      throws CSourceException {
    Label isTrue = new Label();
    Label isFalse = new Label();
    Label end = new Label();
    condition(condition, isTrue, isFalse);
    body.graph().place(isTrue);
    yes.read();
    body.graph().jump(end, unit.source().position(e));
    body.graph().place(isFalse);
    no.read();
    body.graph().place(end);
  }

  /** Goes to one of the labels; the right operand of {@code && ||} is read only if need be. */
  void condition(IASTExpression expression, Label yes, Label no) throws CSourceException {
    IASTExpression e = Effects.stripped(expression);
    if (body == null) {
      throw unit.source().unsupported(e, "&& || ?: in a constant");
    } else if (e instanceof IASTUnaryExpression unary
        && unary.getOperator() == IASTUnaryExpression.op_not) {
      condition(unary.getOperand(), no, yes);
    } else if (e instanceof IASTBinaryExpression binary
        && binary.getOperator() == IASTBinaryExpression.op_logicalAnd) {
      Label both = new Label();
      condition(binary.getOperand1(), both, no);
      body.graph().place(both);
      condition(binary.getOperand2(), yes, no);
    } else if (e instanceof IASTBinaryExpression binary
        && binary.getOperator() == IASTBinaryExpression.op_logicalOr) {
      Label other = new Label();
      condition(binary.getOperand1(), yes, other);
      body.graph().place(other);
      condition(binary.getOperand2(), yes, no);
    } else {
      leaf(e, yes, no);
    }
  }

  private void leaf(IASTExpression e, Label yes, Label no) throws CSourceException {
    Expression value = unit.operators().scalar(e, values.value(e));
    BigInteger constant = Folding.value(value);
    Position position = unit.source().position(e);
    if (constant == null) {
      body.graph().branch(value, yes, no, position);
    } else {
      body.graph().leave(constant.signum() != 0 ? yes : no, new Action.Skip(), position);
    }
  }
}
