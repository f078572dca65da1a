package io.implicant.cfront.internal;

import io.implicant.cfront.Action;
import io.implicant.cfront.CReader;
import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CType;
import io.implicant.cfront.CType.ArrayType;
import io.implicant.cfront.CType.StructureType;
import io.implicant.cfront.Expression;
import io.implicant.cfront.Expression.BinaryOperator;
import io.implicant.cfront.Expression.Cast;
import io.implicant.cfront.Expression.Element;
import io.implicant.cfront.Expression.FunctionUse;
import io.implicant.cfront.Expression.IntegerLiteral;
import io.implicant.cfront.Expression.LValue;
import io.implicant.cfront.Expression.MemberUse;
import io.implicant.cfront.Expression.UnaryOperator;
import io.implicant.cfront.Expression.VariableUse;
import io.implicant.cfront.IntegerKind;
import io.implicant.cfront.Position;
import io.implicant.cfront.Program.Member;
import java.util.List;
import java.util.Map;
import org.eclipse.cdt.core.dom.ast.IASTArraySubscriptExpression;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpressionList;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IASTTypeIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/**
 * Values and places of expressions; what they do on the way becomes edges, in the order of the
 * text, and the rest is read behind these edges, as C allows between two sequence points.
 */
final class ExpressionReader {
  static final Map<Integer, BinaryOperator> OPERATORS =
      Map.ofEntries(
          Map.entry(IASTBinaryExpression.op_multiply, BinaryOperator.MULTIPLY),
          Map.entry(IASTBinaryExpression.op_divide, BinaryOperator.DIVIDE),
          Map.entry(IASTBinaryExpression.op_modulo, BinaryOperator.REMAINDER),
          Map.entry(IASTBinaryExpression.op_plus, BinaryOperator.ADD),
          Map.entry(IASTBinaryExpression.op_minus, BinaryOperator.SUBTRACT),
          Map.entry(IASTBinaryExpression.op_shiftLeft, BinaryOperator.SHIFT_LEFT),
          Map.entry(IASTBinaryExpression.op_shiftRight, BinaryOperator.SHIFT_RIGHT),
          Map.entry(IASTBinaryExpression.op_lessThan, BinaryOperator.LESS),
          Map.entry(IASTBinaryExpression.op_greaterThan, BinaryOperator.GREATER),
          Map.entry(IASTBinaryExpression.op_lessEqual, BinaryOperator.AT_MOST),
          Map.entry(IASTBinaryExpression.op_greaterEqual, BinaryOperator.AT_LEAST),
          Map.entry(IASTBinaryExpression.op_equals, BinaryOperator.EQUAL),
          Map.entry(IASTBinaryExpression.op_notequals, BinaryOperator.DIFFERENT),
          Map.entry(IASTBinaryExpression.op_binaryAnd, BinaryOperator.AND),
          Map.entry(IASTBinaryExpression.op_binaryXor, BinaryOperator.XOR),
          Map.entry(IASTBinaryExpression.op_binaryOr, BinaryOperator.OR));

  private final UnitReader unit;
  private final Body body;
  private final Operators operators;
  private final Effects effects;
  private int depth;

  /**
   * A reader for a function.
   *
   * @param body null for constants, which have no effects
   */
  ExpressionReader(UnitReader unit, Body body) {
    this.unit = unit;
    this.body = body;
    this.operators = unit.operators();
    this.effects = new Effects(unit, body, this);
  }

  Effects effects() {
    return effects;
  }

  /** The value, with arrays as pointers. */
  Expression value(IASTExpression e) throws CSourceException {
    return unit.conversions().value(read(e));
  }

  LValue place(IASTExpression e) throws CSourceException {
    return operators.place(e, read(e));
  }

  /** The value or place, arrays as they are. */
  Expression read(IASTExpression e) throws CSourceException {
    if (++depth > CReader.MOST_LEVELS) {
      throw unit.source().limit(e, "an expression of more than 1000 levels");
    }
    try {
      return dispatch(e);
    } finally {
      depth--;
    }
  }

  private Expression dispatch(IASTExpression e) throws CSourceException {
    if (e instanceof IASTLiteralExpression literal) {
      return unit.literals().literal(literal);
    } else if (e instanceof IASTIdExpression id) {
      return name(id);
    } else if (e instanceof IASTUnaryExpression unary) {
      return unary(unary);
    } else if (e instanceof IASTBinaryExpression binary) {
      return binary(binary);
    } else if (e instanceof IASTCastExpression cast) {
      return cast(cast);
    } else if (e instanceof IASTArraySubscriptExpression subscript) {
      return subscript(subscript);
    } else if (e instanceof IASTFieldReference field) {
      return member(field);
    } else if (e instanceof IASTTypeIdExpression id
        && id.getOperator() == IASTTypeIdExpression.op_sizeof) {
      return size(e, unit.types().type(id.getTypeId()));
    } else if (e instanceof IASTFunctionCallExpression call) {
      return effects.call(call);
    } else if (e instanceof IASTConditionalExpression conditional) {
      return effects.branches().conditional(conditional);
    } else if (e instanceof IASTExpressionList list) {
      return comma(list);
    }
    throw unit.source().unsupported(e, "the expression '" + brief(e) + "'");
  }

  private static String brief(IASTExpression e) {
    String text = e.getRawSignature().replaceAll("\\s+", " ");
    return text.length() <= 40 ? text : text.substring(0, 40) + "...";
  }

  private Expression name(IASTIdExpression id) throws CSourceException {
    String name = id.getName().toString();
    Position position = unit.source().position(id);
    Scope.Symbol symbol =
        unit.scope()
            .find(name)
            .orElseThrow(() -> unit.source().wrong(id, "'" + name + "' is not declared"));
    if (symbol instanceof Scope.OfVariable variable) {
      return new VariableUse(variable.variable(), position);
    } else if (symbol instanceof Scope.OfConstant constant) {
      return new IntegerLiteral(constant.value(), unit.dataModel().type(IntegerKind.INT), position);
    } else if (symbol instanceof Scope.OfFunction function) {
      return new FunctionUse(function.name(), function.type(), position);
    }
    throw unit.source().wrong(id, "expected an expression, found the type '" + name + "'");
  }

  private Expression unary(IASTUnaryExpression e) throws CSourceException {
    IASTExpression operand = e.getOperand();
    return switch (e.getOperator()) {
      case IASTUnaryExpression.op_bracketedPrimary -> read(operand);
      case IASTUnaryExpression.op_plus -> unit.conversions().promote(value(operand));
      case IASTUnaryExpression.op_minus -> operators.unary(e, UnaryOperator.MINUS, value(operand));
      case IASTUnaryExpression.op_tilde ->
          operators.unary(e, UnaryOperator.COMPLEMENT, value(operand));
      case IASTUnaryExpression.op_not -> operators.not(e, value(operand));
      case IASTUnaryExpression.op_star -> operators.dereference(e, value(operand));
      case IASTUnaryExpression.op_amper -> operators.address(e, read(operand));
      case IASTUnaryExpression.op_sizeof -> sizeOf(e, operand);
      case IASTUnaryExpression.op_prefixIncr,
          IASTUnaryExpression.op_prefixDecr,
          IASTUnaryExpression.op_postFixIncr,
          IASTUnaryExpression.op_postFixDecr ->
          effects.step(e);
      default -> throw unit.source().unsupported(e, "the operator of '" + brief(e) + "'");
    };
  }

  private Expression binary(IASTBinaryExpression e) throws CSourceException {
    BinaryOperator operator = OPERATORS.get(e.getOperator());
    if (operator != null) {
      Expression left = value(e.getOperand1());
      return operators.binary(e, operator, left, value(e.getOperand2()));
    } else if (e.getOperator() == IASTBinaryExpression.op_logicalAnd
        || e.getOperator() == IASTBinaryExpression.op_logicalOr) {
      return effects.branches().truth(e);
    }
    return effects.assignment(e);
  }

  private Expression cast(IASTCastExpression e) throws CSourceException {
    if (e.getOperator() != IASTCastExpression.op_cast) {
      throw unit.source().unsupported(e, "this conversion");
    }
    CType type = unit.types().type(e.getTypeId());
    Expression operand = value(e.getOperand());
    if (!type.isScalar() && !(type instanceof CType.VoidType)) {
      throw unit.source().wrong(e, "cannot convert to " + type);
    }
    Expression converted = unit.conversions().convert(operand, type);
    return converted instanceof Cast cast
        ? new Cast(cast.operand(), type, unit.source().position(e))
        : converted;
  }

  private Expression subscript(IASTArraySubscriptExpression e) throws CSourceException {
    Expression array = read(e.getArrayExpression());
    if (!(e.getArgument() instanceof IASTExpression argument)) {
      throw unit.source().unsupported(e, "this index");
    }
    Expression index = value(argument);
    if (array.type() instanceof ArrayType && array instanceof LValue place) {
      if (!index.type().isInteger()) {
        throw unit.source().wrong(argument, "expected an integer as index");
      }
      return new Element(place, index, unit.source().position(e));
    }
    Expression pointer = unit.conversions().value(array);
    return operators.dereference(
        e, operators.binary(e, BinaryOperator.ADD, pointer, unit.conversions().value(index)));
  }

  private Expression member(IASTFieldReference e) throws CSourceException {
    LValue structure =
        e.isPointerDereference()
            ? operators.dereference(e, value(e.getFieldOwner()))
            : operators.place(e, read(e.getFieldOwner()));
    String name = e.getFieldName().toString();
    List<Member> members =
        structure.type() instanceof StructureType type ? unit.structures().get(type) : null;
    if (members == null) {
      throw unit.source().wrong(e, structure.type() + " has no known members");
    }
    for (Member member : members) {
      if (member.name().equals(name)) {
        return new MemberUse(structure, name, member.type(), unit.source().position(e));
      }
    }
    throw unit.source().wrong(e, structure.type() + " has no member '" + name + "'");
  }

  private Expression sizeOf(IASTUnaryExpression e, IASTExpression operand) throws CSourceException {
    IASTExpression inner = Effects.stripped(operand);
    if (inner instanceof IASTLiteralExpression literal
        && literal.getKind() == IASTLiteralExpression.lk_string_literal) {
      return size(e, unit.literals().arrayType(literal));
    }
    Body nowhere = body == null ? null : body.withoutEffects();
    return size(e, new ExpressionReader(unit, nowhere).read(operand).type());
  }

  private Expression size(IASTExpression e, CType type) throws CSourceException {
    return new IntegerLiteral(
        unit.sizes().bytes(e, type), unit.dataModel().sizeType(), unit.source().position(e));
  }

  private Expression comma(IASTExpressionList list) throws CSourceException {
    IASTExpression[] parts = list.getExpressions();
    for (int i = 0; i < parts.length - 1; i++) {
      effects.effect(parts[i]);
    }
    return read(parts[parts.length - 1]);
  }

  /** An edge that does the action, if there may be any. */
  void append(IASTExpression e, Action action) throws CSourceException {
    if (body == null) {
      throw unit.source().wrong(e, "expected a constant, found '" + brief(e) + "'");
    }
    body.append(action, unit.source().position(e));
  }
}
