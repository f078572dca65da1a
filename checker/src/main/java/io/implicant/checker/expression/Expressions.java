package io.implicant.checker.expression;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The pool that makes and interns expressions. Constants fold at once, by the rules of the package;
 * beyond that only laws that keep undefined values and failures are applied (so {@code e == e} is
 * true only for a variable, and {@code 0 * e} stays). Not thread-safe.
 */
public final class Expressions {
  /** Largest nesting of operators, so that recursions over expressions are shallow. */
  public static final int MAX_DEPTH = 2000;

  private Expression[] slots = new Expression[1 << 10];
  private int size;
  private final Map<List<Integer>, Cells> arrays = new HashMap<>();
  private final PartialEvaluation partialEvaluation = new PartialEvaluation(this);
  private final IntExpression undefined = constantValue(Values.UNDEFINED);
  private final BoolExpression no = truthValue(0);
  private final BoolExpression yes = truthValue(1);

  /** Number of expressions made so far. */
  public int size() {
    return size;
  }

  // Integers

  public IntExpression constant(int value) {
    return constantValue(value);
  }

  /** The value of an access out of range. */
  public IntExpression undefined() {
    return undefined;
  }

  public IntExpression failure(Failure failure) {
    return constantValue(Values.of(failure));
  }

  /** The constant for one of the {@link Values}. */
  public IntExpression constantValue(long value) {
    return interned(new Value(value));
  }

  public Variable variable(int index) {
    if (index < 0) {
      throw new IllegalArgumentException("variable " + index);
    }
    return interned(new Variable(index));
  }

  /** The array whose cells are these variables. */
  public Cells cells(int... variables) {
    List<Integer> key = Arrays.stream(variables).boxed().toList();
    return arrays.computeIfAbsent(key, k -> new Cells(variables, arrays.size()));
  }

  /** An array access: a variable or undefined if the index is constant. */
  public IntExpression cell(Cells cells, IntExpression index) {
    if (index instanceof Value value) {
      if (!Values.isInt(value.value())) {
        return index;
      }
      int i = (int) value.value();
      return cells.hasIndex(i) ? variable(cells.variable(i)) : undefined;
    }
    return interned(new Cell(cells, index));
  }

  public IntExpression unary(UnaryOperator operator, IntExpression operand) {
    if (operand instanceof Value value) {
      return constantValue(operator.apply(value.value()));
    }
    return interned(new Unary(operator, operand));
  }

  public IntExpression binary(BinaryOperator operator, IntExpression left, IntExpression right) {
    if (left instanceof Value a && right instanceof Value b) {
      return constantValue(operator.apply(a.value(), b.value()));
    }
    if (left == undefined || right == undefined) {
      return undefined;
    }
    if (operator.isCommutative() && left.id() > right.id()) {
      return interned(new Binary(operator, right, left));
    }
    return interned(new Binary(operator, left, right));
  }

  public IntExpression add(IntExpression left, IntExpression right) {
    return binary(BinaryOperator.ADD, left, right);
  }

  /** 1 where the condition holds, 0 elsewhere. */
  public IntExpression fromBoolean(BoolExpression condition) {
    if (condition instanceof Truth truth) {
      return constantValue(truth.value());
    }
    return interned(new FromBoolean(condition));
  }

  // Conditions

  public BoolExpression truth(boolean value) {
    return value ? yes : no;
  }

  /** The constant condition for 0, 1 or a failure. */
  public BoolExpression truthValue(long value) {
    return interned(new Truth(value));
  }

  public BoolExpression compare(Comparator comparator, IntExpression left, IntExpression right) {
    if (left instanceof Value a && right instanceof Value b) {
      return truthValue(comparator.apply(a.value(), b.value()));
    }
    if (left == undefined || right == undefined) {
      return no;
    }
    if (left == right && left instanceof Variable) {
      return truth(comparator.holds(0, 0));
    }
    if (left.id() > right.id()) {
      return interned(new Comparison(comparator.swapped(), right, left));
    }
    return interned(new Comparison(comparator, left, right));
  }

  public BoolExpression and(BoolExpression... operands) {
    return junction(true, Arrays.asList(operands));
  }

  public BoolExpression or(BoolExpression... operands) {
    return junction(false, Arrays.asList(operands));
  }

  public BoolExpression and(Collection<BoolExpression> operands) {
    return junction(true, operands);
  }

  public BoolExpression or(Collection<BoolExpression> operands) {
    return junction(false, operands);
  }

  BoolExpression junction(boolean conjunction, Collection<BoolExpression> operands) {
    BoolExpression neutral = truth(conjunction);
    BoolExpression absorbing = truth(!conjunction);
    List<BoolExpression> flat = new ArrayList<>(operands.size());
    for (BoolExpression operand : operands) {
      if (operand == absorbing) {
        return absorbing;
      }
      if (operand instanceof Junction inner && inner.isConjunction() == conjunction) {
        flat.addAll(inner.operands());
      } else if (operand != neutral) {
        flat.add(operand);
      }
    }
    return ofFlat(conjunction, flat.toArray(new BoolExpression[0]));
  }

  private BoolExpression ofFlat(boolean conjunction, BoolExpression[] flat) {
    Arrays.sort(flat, (a, b) -> Integer.compare(a.id(), b.id()));
    int distinct = 0;
    boolean constant = true;
    for (BoolExpression operand : flat) {
      if (distinct == 0 || flat[distinct - 1] != operand) {
        flat[distinct++] = operand;
        constant &= operand.isConstant();
      }
    }
    if (distinct == 0) {
      return truth(conjunction);
    }
    if (constant) { // nothing but failures
      long first = Values.of(Failure.OVERFLOW);
      for (int i = 0; i < distinct; i++) {
        first = Math.min(first, ((Truth) flat[i]).value());
      }
      return truthValue(first);
    }
    if (distinct == 1) {
      return flat[0];
    }
    return interned(new Junction(conjunction, Arrays.copyOf(flat, distinct)));
  }

  /** Where all operands are defined, the opposite; false where an undefined one decides. */
  public BoolExpression not(BoolExpression condition) {
    if (condition instanceof Truth truth) {
      return Values.isFailure(truth.value()) ? truth : truth(truth.value() == 0);
    }
    if (condition instanceof Comparison comparison) {
      return compare(comparison.comparator().negated(), comparison.left(), comparison.right());
    }
    Junction junction = (Junction) condition;
    return junction(
        !junction.isConjunction(), junction.operands().stream().map(this::not).toList());
  }

  // Partial evaluation

  /**
   * The expression with the content of a variable known. An access whose index is still unknown
   * keeps its dependence on the variable [CBKT13 Lemma 2].
   */
  public IntExpression with(IntExpression expression, int variable, int value) {
    return expression.dependsOn(variable)
        ? partialEvaluation.with(expression, variable, value)
        : expression;
  }

  public BoolExpression with(BoolExpression condition, int variable, int value) {
    return condition.dependsOn(variable)
        ? partialEvaluation.with(condition, variable, value)
        : condition;
  }

  /** Interns a node, or finds the equal one that exists. */
  @SuppressWarnings("unchecked")
  private <E extends Expression> E interned(E candidate) {
    if (candidate.depth() > MAX_DEPTH) {
      throw new NestingLimit(MAX_DEPTH);
    }
    int mask = slots.length - 1;
    int slot = (candidate.shapeHash() >>> 7) & mask;
    while (slots[slot] != null) {
      if (slots[slot].shapeHash() == candidate.shapeHash() && slots[slot].sameShape(candidate)) {
        return (E) slots[slot];
      }
      slot = (slot + 1) & mask;
    }
    candidate.intern(size);
    slots[slot] = candidate;
    if (++size * 2 > slots.length) {
      grow();
    }
    return candidate;
  }

  private void grow() {
    Expression[] old = slots;
    slots = new Expression[2 * old.length];
    int mask = slots.length - 1;
    for (Expression expression : old) {
      if (expression != null) {
        int slot = (expression.shapeHash() >>> 7) & mask;
        while (slots[slot] != null) {
          slot = (slot + 1) & mask;
        }
        slots[slot] = expression;
      }
    }
  }
}
