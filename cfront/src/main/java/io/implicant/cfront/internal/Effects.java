package io.implicant.cfront.internal;

import io.implicant.cfront.Action;
import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CType;
import io.implicant.cfront.CType.FunctionType;
import io.implicant.cfront.CType.PointerType;
import io.implicant.cfront.CType.VoidType;
import io.implicant.cfront.Expression;
import io.implicant.cfront.Expression.AddressOf;
import io.implicant.cfront.Expression.BinaryOperator;
import io.implicant.cfront.Expression.FunctionUse;
import io.implicant.cfront.Expression.LValue;
import io.implicant.cfront.Expression.VariableUse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTCastExpression;
import org.eclipse.cdt.core.dom.ast.IASTConditionalExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpressionList;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/** What expressions do: assignments and calls. */
final class Effects {
  private static final Map<Integer, Integer> ASSIGNING =
      Map.ofEntries(
          Map.entry(IASTBinaryExpression.op_multiplyAssign, IASTBinaryExpression.op_multiply),
          Map.entry(IASTBinaryExpression.op_divideAssign, IASTBinaryExpression.op_divide),
          Map.entry(IASTBinaryExpression.op_moduloAssign, IASTBinaryExpression.op_modulo),
          Map.entry(IASTBinaryExpression.op_plusAssign, IASTBinaryExpression.op_plus),
          Map.entry(IASTBinaryExpression.op_minusAssign, IASTBinaryExpression.op_minus),
          Map.entry(IASTBinaryExpression.op_shiftLeftAssign, IASTBinaryExpression.op_shiftLeft),
          Map.entry(IASTBinaryExpression.op_shiftRightAssign, IASTBinaryExpression.op_shiftRight),
          Map.entry(IASTBinaryExpression.op_binaryAndAssign, IASTBinaryExpression.op_binaryAnd),
          Map.entry(IASTBinaryExpression.op_binaryXorAssign, IASTBinaryExpression.op_binaryXor),
          Map.entry(IASTBinaryExpression.op_binaryOrAssign, IASTBinaryExpression.op_binaryOr));

  private final UnitReader unit;
  private final Body body;
  private final ExpressionReader values;
  private final Branches branches;

  Effects(UnitReader unit, Body body, ExpressionReader values) {
    this.unit = unit;
    this.body = body;
    this.values = values;
    this.branches = new Branches(unit, body, values, this);
  }

  Branches branches() {
    return branches;
  }

  static IASTExpression stripped(IASTExpression e) {
    IASTExpression inner = e;
    while (inner instanceof IASTUnaryExpression unary
        && unary.getOperator() == IASTUnaryExpression.op_bracketedPrimary) {
      inner = unary.getOperand();
    }
    return inner;
  }

  /** Does what the expression does and drops its value. */
  void effect(IASTExpression expression) throws CSourceException {
    IASTExpression e = stripped(expression);
    if (e instanceof IASTExpressionList list) {
      for (IASTExpression part : list.getExpressions()) {
        effect(part);
      }
    } else if (e instanceof IASTUnaryExpression unary && isStep(unary)) {
      advance(unary);
    } else if (e instanceof IASTFunctionCallExpression call) {
      call(call, callee(call), Optional.empty());
    } else if (e instanceof IASTConditionalExpression c) {
      IASTExpression yes =
          c.getPositiveResultExpression() == null
              ? c.getLogicalConditionExpression()
              : c.getPositiveResultExpression();
      branches.choose(
          c,
          c.getLogicalConditionExpression(),
          () -> effect(yes),
          () -> effect(c.getNegativeResultExpression()));
    } else if (e instanceof IASTCastExpression cast
        && unit.types().type(cast.getTypeId()) instanceof VoidType) {
      effect(cast.getOperand());
    } else {
      values.read(e);
    }
  }

  private static boolean isStep(IASTUnaryExpression e) {
    return switch (e.getOperator()) {
      case IASTUnaryExpression.op_prefixIncr,
          IASTUnaryExpression.op_prefixDecr,
          IASTUnaryExpression.op_postFixIncr,
          IASTUnaryExpression.op_postFixDecr ->
          true;
      default -> false;
    };
  }

  /** The value of {@code ++ --}. */
  Expression step(IASTUnaryExpression e) throws CSourceException {
    boolean prefix =
        e.getOperator() == IASTUnaryExpression.op_prefixIncr
            || e.getOperator() == IASTUnaryExpression.op_prefixDecr;
    if (prefix) {
      return advance(e);
    }
    LValue place = values.place(e.getOperand());
    VariableUse before = temporary(e, place.type());
    values.append(e, new Action.Assign(before, place));
    advance(e, place);
    return before;
  }

  private LValue advance(IASTUnaryExpression e) throws CSourceException {
    return advance(e, values.place(e.getOperand()));
  }

  private LValue advance(IASTUnaryExpression e, LValue place) throws CSourceException {
    boolean up =
        e.getOperator() == IASTUnaryExpression.op_prefixIncr
            || e.getOperator() == IASTUnaryExpression.op_postFixIncr;
    Expression one = unit.operators().literal(1, unit.source().position(e));
    BinaryOperator operator = up ? BinaryOperator.ADD : BinaryOperator.SUBTRACT;
    assign(e, place, unit.operators().binary(e, operator, place, one));
    return place;
  }

  void assign(IASTExpression e, LValue place, Expression value) throws CSourceException {
    boolean fits =
        place.type().equals(value.type()) || (place.type().isScalar() && value.type().isScalar());
    if (!fits || place.type() instanceof CType.ArrayType) {
      throw unit.source().wrong(e, "cannot assign " + value.type() + " to " + place.type());
    }
    values.append(e, new Action.Assign(place, unit.conversions().convert(value, place.type())));
  }

  /** {@code = += ...}; the value is that of the place afterwards. */
  Expression assignment(IASTBinaryExpression e) throws CSourceException {
    LValue place;
    if (e.getOperator() == IASTBinaryExpression.op_assign) {
      place = values.place(e.getOperand1());
      initialize(e, place, e.getOperand2());
      return place;
    }
    Integer plain = ASSIGNING.get(e.getOperator());
    if (plain == null) {
      throw unit.source().unsupported(e, "the operator of '" + e.getRawSignature() + "'");
    }
    place = values.place(e.getOperand1());
    BinaryOperator operator = ExpressionReader.OPERATORS.get(plain);
    Expression right = values.value(e.getOperand2());
    assign(e, place, unit.operators().binary(e, operator, place, right));
    return place;
  }

  /** Assigns; the result of a call goes to its place without a temporary if the types agree. */
  void initialize(IASTExpression e, LValue place, IASTExpression right) throws CSourceException {
    if (stripped(right) instanceof IASTFunctionCallExpression call
        && stripped(call.getFunctionNameExpression()) instanceof IASTIdExpression
        && functionType(call, callee(call)).result().equals(place.type())) {
      call(call, callee(call), Optional.of(place));
    } else {
      assign(e, place, values.value(right));
    }
  }

  /** The value of a call. */
  Expression call(IASTFunctionCallExpression e) throws CSourceException {
    Expression function = callee(e);
    CType result = functionType(e, function).result();
    if (result instanceof VoidType) {
      throw unit.source().wrong(e, "expected a value, found a call that has none");
    }
    VariableUse value = temporary(e, result);
    call(e, function, Optional.of(value));
    return value;
  }

  private void call(IASTFunctionCallExpression e, Expression function, Optional<LValue> result)
      throws CSourceException {
    FunctionType type = functionType(e, function);
    IASTInitializerClause[] given = e.getArguments();
    int expected = type.parameters().size();
    if (given.length < expected || (given.length > expected && !type.isOpen())) {
      throw unit.source()
          .wrong(
              e,
              "expected "
                  + expected
                  + (expected == 1 ? " argument" : " arguments")
                  + ", found "
                  + given.length);
    }
    List<Expression> arguments = new ArrayList<>();
    for (int i = 0; i < given.length; i++) {
      if (!(given[i] instanceof IASTExpression argument)) {
        throw unit.source().unsupported(given[i], "this argument");
      }
      Expression value = values.value(argument);
      arguments.add(
          i < expected
              ? unit.conversions().convert(value, type.parameters().get(i))
              : unit.conversions().promoteArgument(value));
    }
    values.append(e, new Action.Call(result, function, arguments));
  }

  private Expression callee(IASTFunctionCallExpression e) throws CSourceException {
    if (stripped(e.getFunctionNameExpression()) instanceof IASTIdExpression id) {
      unit.declareCalled(id.getName().toString());
    }
    Expression function = values.value(e.getFunctionNameExpression());
    return function instanceof AddressOf address && address.place() instanceof FunctionUse use
        ? use
        : function;
  }

  private FunctionType functionType(IASTFunctionCallExpression e, Expression function)
      throws CSourceException {
    CType type = function.type() instanceof PointerType p ? p.target() : function.type();
    if (type instanceof FunctionType found) {
      return found;
    }
    throw unit.source().wrong(e, "expected a function, found " + function.type());
  }

  /** A temporary, if there may be any. */
  VariableUse temporary(IASTExpression e, CType type) throws CSourceException {
    if (body == null) {
      throw unit.source().wrong(e, "expected a constant, found '" + e.getRawSignature() + "'");
    }
    return body.temporary(type, unit.source().position(e));
  }
}
