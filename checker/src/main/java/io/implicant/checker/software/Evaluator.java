package io.implicant.checker.software;

import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CType;
import io.implicant.cfront.CType.IntegerType;
import io.implicant.cfront.CType.PointerType;
import io.implicant.cfront.Expression;
import io.implicant.cfront.Expression.AddressOf;
import io.implicant.cfront.Expression.Binary;
import io.implicant.cfront.Expression.BinaryOperator;
import io.implicant.cfront.Expression.Cast;
import io.implicant.cfront.Expression.Dereference;
import io.implicant.cfront.Expression.Element;
import io.implicant.cfront.Expression.FloatingLiteral;
import io.implicant.cfront.Expression.FunctionUse;
import io.implicant.cfront.Expression.IntegerLiteral;
import io.implicant.cfront.Expression.LValue;
import io.implicant.cfront.Expression.MemberUse;
import io.implicant.cfront.Expression.StringLiteral;
import io.implicant.cfront.Expression.Unary;
import io.implicant.cfront.Expression.UnaryOperator;
import io.implicant.cfront.Expression.VariableUse;
import io.implicant.cfront.IntegerKind;
import io.implicant.checker.gal.Node;
import io.implicant.checker.gal.Operator;
import java.math.BigInteger;
import java.util.Optional;
import java.util.Set;

/**
 * Expressions to registers. What C leaves undefined must not be lost: a signed operation that can
 * overflow is stored, in a temporary if need be, whose range is that of the type, so that leaving
 * it is a violation at that line. Unsigned results are reduced modulo 2^n by a mask.
 */
final class Evaluator implements Expression.Visitor<Value, CSourceException> {
  private static final Range MACHINE = new Range(Integer.MIN_VALUE, Integer.MAX_VALUE);

  /** In messages: what is shifted to the left. */
  private static final String NATURAL = "a number to be shifted left";

  private final CodeBuilder code;
  private final Memory memory;
  private final Accesses accesses;

  /** The place that is assigned by itself, and the temporary that holds its old value. */
  private Node split;

  private Node splitCopy;
  private int temporaries;

  Evaluator(CodeBuilder code, Memory memory) {
    this.code = code;
    this.memory = memory;
    this.accesses = new Accesses(code, memory, this);
  }

  Accesses accesses() {
    return accesses;
  }

  /** Temporaries of the statement before may be used again. */
  void startStatement() {
    temporaries = 0;
    split = null;
  }

  /** From now on the place is read from the copy. */
  void splitOff(Node place, Node copy) {
    split = place;
    splitCopy = copy;
  }

  Value evaluate(Expression e) throws CSourceException {
    return e.match(this);
  }

  /**
   * The value for a store that checks the range of the expression's type: the last operation may
   * leave it.
   */
  Value forStore(Expression e) throws CSourceException {
    if (e instanceof Binary binary && binary.type().isInteger()) {
      return operate(binary);
    } else if (e instanceof Unary unary) {
      return operate(unary);
    } else if (e instanceof Cast cast
        && cast.type() instanceof IntegerType to
        && to.isSigned()
        && cast.operand().type() instanceof IntegerType from
        && from.bits() >= to.bits()) {
      return forStore(cast.operand());
    }
    return evaluate(e);
  }

  /** A register with the value. */
  Value register(Value value) {
    return value.with(code.load(value.node()), value.range());
  }

  /** A number in a register, anything else as it is. */
  Value operand(Value value) {
    return value.isNumber() ? register(value) : value;
  }

  Node number(long value) {
    return Node.number((int) value, code.place());
  }

  Node node(Operator operator, Node... operands) {
    return Node.of(operator, code.place(), operands);
  }

  /** The value in a temporary of the type, where no later access changes it. */
  Value spill(Value value, CType type) throws CSourceException {
    Node temporary = temporary(type);
    code.store(temporary, Optional.of(operand(value).node()));
    return new Value(code.load(temporary), memory.range(type, code.position()), Set.of());
  }

  Node temporary(CType type) throws CSourceException {
    return Node.name(memory.temporary(type, ++temporaries, code.position()), code.place());
  }

  /** A condition for a branch. */
  Node condition(Expression e) throws CSourceException {
    if (e instanceof Binary binary && binary.operator().isComparison()) {
      return comparison(binary).node();
    }
    Value value = operand(evaluate(e));
    return node(Operator.NOT_EQUAL, value.node(), number(0));
  }

  private Value comparison(Binary e) throws CSourceException {
    if (e.left().type() instanceof PointerType
        && e.operator() != BinaryOperator.EQUAL
        && e.operator() != BinaryOperator.DIFFERENT) {
      throw Memory.unsupported(e.position(), "an order of pointers");
    }
    Value left = operand(left(e));
    Value right = evaluate(e.right());
    Node compared = node(Operators.of(e.operator()), left.node(), right.node());
    return new Value(compared, new Range(0, 1), Value.union(left, right));
  }

  /** The left operand, safe from what the right one overwrites. */
  private Value left(Binary e) throws CSourceException {
    Value left = evaluate(e.left());
    for (String touched : accesses.touched(e.right())) {
      if (left.cuts().contains(touched)) {
        return spill(left, e.left().type());
      }
    }
    return left;
  }

  @Override
  public Value integer(IntegerLiteral e) throws CSourceException {
    BigInteger value = e.value();
    if (value.bitLength() > 31) {
      throw Memory.unsupported(e.position(), "a number of more than 32 bits");
    }
    return new Value(number(value.intValueExact()), Range.of(value.intValueExact()), Set.of());
  }

  @Override
  public Value variable(VariableUse e) throws CSourceException {
    return read(e);
  }

  @Override
  public Value dereference(Dereference e) throws CSourceException {
    return read(e);
  }

  @Override
  public Value element(Element e) throws CSourceException {
    return read(e);
  }

  private Value read(LValue e) throws CSourceException {
    Value value = accesses.read(e);
    boolean isSplit = split != null && split.toString().equals(value.node().toString());
    return register(isSplit ? value.with(splitCopy, value.range()) : value);
  }

  @Override
  public Value address(AddressOf e) throws CSourceException {
    return accesses.address(e);
  }

  @Override
  public Value unary(Unary e) throws CSourceException {
    return checked(operate(e), e);
  }

  private Value operate(Unary e) throws CSourceException {
    Value operand = operand(evaluate(e.operand()));
    Range range = operand.range();
    boolean minus = e.operator() == UnaryOperator.MINUS;
    Range result =
        minus ? new Range(-range.high(), -range.low()) : new Range(~range.high(), ~range.low());
    Node node = node(minus ? Operator.NEGATE : Operator.COMPLEMENT, operand.node());
    return wrapped(register(operand.with(node, result)), e);
  }

  @Override
  public Value binary(Binary e) throws CSourceException {
    return checked(operate(e), e);
  }

  private Value operate(Binary e) throws CSourceException {
    if (e.operator().isComparison()) {
      Value truth = comparison(e);
      return register(truth.with(truth.node().inParentheses(), truth.range()));
    } else if (!e.left().type().isInteger() || !e.type().isInteger()) {
      throw Memory.unsupported(e.position(), "arithmetic on pointers or floating-point numbers");
    } else if (e.operator().isShift()) {
      return shift(e);
    }
    Value left = operand(left(e));
    Value right = evaluate(e.right());
    boolean step =
        right.node().operator() == Operator.NUMBER
            && right.node().value() == 1
            && (e.operator() == BinaryOperator.ADD || e.operator() == BinaryOperator.SUBTRACT);
    right = step ? right : operand(right); // as in Fig. 1: x - 1, but r4 <- 5
    Node node = node(Operators.of(e.operator()), left.node(), right.node());
    Range range =
        Operators.range(e.operator(), left.range(), right.range())
            .orElse(memory.range(e.type(), e.position()));
    return wrapped(register(new Value(node, range, Value.union(left, right))), e);
  }

  private Value shift(Binary e) throws CSourceException {
    IntegerType type = (IntegerType) e.type();
    if (!(e.right() instanceof IntegerLiteral by)
        || by.value().signum() < 0
        || by.value().compareTo(BigInteger.valueOf(type.bits())) >= 0) {
      throw Memory.unsupported(e.position(), "a shift by other than a constant below the width");
    }
    int distance = by.value().intValueExact();
    Value left = operand(evaluate(e.left()));
    Range range = left.range();
    if (e.operator() == BinaryOperator.SHIFT_RIGHT) {
      Node node = node(Operator.SHIFT_RIGHT, left.node(), number(distance));
      return register(
          left.with(node, new Range(range.low() >> distance, range.high() >> distance)));
    } else if (distance > 30) {
      throw Memory.unsupported(e.position(), "a shift by " + distance);
    }
    Value natural = natural(left, type, e);
    Node node = node(Operator.TIMES, natural.node(), number(1L << distance));
    return wrapped(
        register(natural.with(node, natural.range().times(Range.of(1L << distance)))), e);
  }

  /** C defines shifts to the left of naturals only: a store finds out. */
  private Value natural(Value value, IntegerType type, Expression e) throws CSourceException {
    if (value.range().isNatural()) {
      return value;
    }
    Range range = new Range(0, memory.range(type, e.position()).high());
    String name = "natural_" + Memory.typeName(type) + "_" + ++temporaries;
    Node checked = Node.name(memory.auxiliary(name, range, NATURAL), code.place());
    code.store(checked, Optional.of(value.node()));
    return new Value(code.load(checked), range, Set.of());
  }

  /** Unsigned results modulo 2^n. */
  private Value wrapped(Value value, Expression e) throws CSourceException {
    IntegerType type = (IntegerType) e.type();
    Range range = memory.range(type, e.position());
    if (type.isSigned() || range.contains(value.range())) {
      return value;
    } else if (!MACHINE.contains(value.range())) {
      throw Memory.unsupported(
          e.position(), "an unsigned operation beyond 32 bits (see the option --width)");
    }
    return register(value.with(node(Operator.BIT_AND, value.node(), number(range.high())), range));
  }

  /** A signed result that may be outside its type goes through a store that finds out. */
  private Value checked(Value value, Expression e) throws CSourceException {
    return memory.range(e.type(), e.position()).contains(value.range())
        ? value
        : spill(value, e.type());
  }

  @Override
  public Value cast(Cast e) throws CSourceException {
    Value value = evaluate(e.operand());
    CType from = e.operand().type();
    if (e.type() instanceof PointerType) {
      boolean isNull = value.isNumber() && value.range().equals(Range.of(0));
      if (isNull || from.equals(e.type())) {
        return value;
      }
    } else if (e.type() instanceof IntegerType type && from.isScalar()) {
      if (type.kind() == IntegerKind.BOOL) {
        Node truth = node(Operator.NOT_EQUAL, operand(value).node(), number(0)).inParentheses();
        return register(value.with(truth, new Range(0, 1)));
      } else if (from.isInteger()) {
        return checked(wrapped(value, e), e);
      }
    }
    throw Memory.unsupported(e.position(), "a conversion of " + from + " to " + e.type());
  }

  @Override
  public Value member(MemberUse e) throws CSourceException {
    throw Memory.unsupported(e.position(), "a member of a structure");
  }

  @Override
  public Value floating(FloatingLiteral e) throws CSourceException {
    throw Memory.unsupported(e.position(), "a floating-point number");
  }

  @Override
  public Value string(StringLiteral e) throws CSourceException {
    throw Memory.unsupported(e.position(), "a string");
  }

  @Override
  public Value function(FunctionUse e) throws CSourceException {
    throw Memory.unsupported(e.position(), "a function as a value");
  }
}
