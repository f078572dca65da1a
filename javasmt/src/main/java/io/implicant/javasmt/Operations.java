package io.implicant.javasmt;

import io.implicant.javasmt.UnsupportedTermException.Reason;
import io.implicant.logic.Choice;
import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import org.apache.commons.math3.fraction.BigFraction;
import org.sosy_lab.common.rationals.Rational;
import org.sosy_lab.java_smt.api.FunctionDeclaration;
import org.sosy_lab.java_smt.api.FunctionDeclarationKind;

/** The meaning of one node, given that of its arguments. */
final class Operations {
  private final Terms terms;
  private final Symbols symbols;

  Operations(Terms terms, Symbols symbols) {
    this.terms = terms;
    this.symbols = symbols;
  }

  Value value(org.sosy_lab.java_smt.api.Formula node, Shape shape, List<Value> arguments) {
    for (Value argument : arguments) {
      if (argument instanceof Value.Outside) {
        return argument;
      }
    }
    if (shape instanceof Shape.Constant constant) {
      return constant(node, constant.value());
    } else if (shape instanceof Shape.Variable variable) {
      return variable(node, variable);
    } else if (shape instanceof Shape.Call call) {
      return call(node, call.function(), arguments);
    }
    return new Value.Outside(((Shape.Outside) shape).reason(), node);
  }

  /** CVC5 may have two variables of one name, of which one was declared as a function. */
  private Value variable(org.sosy_lab.java_smt.api.Formula node, Shape.Variable variable) {
    Symbol symbol = symbols.symbol(variable.name(), List.of(), variable.type());
    return symbols.meet(symbol, node)
        ? apply(node, symbol, List.of())
        : new Value.Outside(Reason.OTHER, node);
  }

  private Value constant(org.sosy_lab.java_smt.api.Formula node, Object value) {
    if (value instanceof Boolean truth) {
      return new Value.Bool(terms.bool(truth));
    } else if (value instanceof BigInteger number) {
      return new Value.Numeric(LinearTerm.of(new BigFraction(number)));
    } else if (value instanceof Rational number) {
      return new Value.Numeric(LinearTerm.of(new BigFraction(number.getNum(), number.getDen())));
    }
    return new Value.Outside(Reason.OTHER, node);
  }

  private Value call(
      org.sosy_lab.java_smt.api.Formula node,
      FunctionDeclaration<?> function,
      List<Value> arguments) {
    return switch (function.getKind()) {
      case AND, OR, NOT, IFF, XOR, IMPLIES -> connective(function, formulas(arguments));
      case EQ, DISTINCT -> equality(node, function, arguments);
      case LT, LTE, GT, GTE, EQ_ZERO, GTE_ZERO -> order(node, function, numbers(arguments));
      case ITE -> choice(node, function, arguments);
      case UMINUS, SUB, ADD, MUL, DIV -> arithmetic(node, function, numbers(arguments));
      case TO_REAL -> arguments.get(0);
      case FLOOR ->
          numbers(arguments).get(0).isInt()
              ? arguments.get(0)
              : new Value.Outside(Reason.INTEGER_DIVISION, node);
      case MODULO -> new Value.Outside(Reason.INTEGER_DIVISION, node);
      case UF, VAR -> apply(node, symbols.symbol(function), arguments);
      default -> new Value.Outside(Reason.OTHER, node);
    };
  }

  private Value connective(FunctionDeclaration<?> function, List<Formula> operands) {
    return new Value.Bool(
        switch (function.getKind()) {
          case AND -> terms.and(operands);
          case OR -> terms.or(operands);
          case NOT -> terms.not(operands.get(0));
          case IFF -> pairwise(operands, terms::iff, false);
          case XOR -> operands.stream().reduce(terms.bool(false), this::xor);
          default -> implication(operands);
        });
  }

  private Formula xor(Formula left, Formula right) {
    return terms.not(terms.iff(left, right));
  }

  /** To the right: {@code a => b => c} is {@code a => (b => c)}. */
  private Formula implication(List<Formula> operands) {
    Formula result = operands.get(operands.size() - 1);
    for (int i = operands.size() - 2; i >= 0; i--) {
      result = terms.implies(operands.get(i), result);
    }
    return result;
  }

  /** The relation between neighbours, or between any two. */
  private <T> Formula pairwise(List<T> operands, BiFunction<T, T, Formula> relation, boolean all) {
    List<Formula> parts = new ArrayList<>();
    for (int i = 0; i + 1 < operands.size(); i++) {
      for (int j = i + 1; j < (all ? operands.size() : i + 2); j++) {
        parts.add(relation.apply(operands.get(i), operands.get(j)));
      }
    }
    return terms.and(parts);
  }

  private Value equality(
      org.sosy_lab.java_smt.api.Formula node,
      FunctionDeclaration<?> function,
      List<Value> arguments) {
    boolean all = function.getKind() != FunctionDeclarationKind.EQ;
    if (arguments.get(0) instanceof Value.Bool) {
      return new Value.Bool(pairwise(formulas(arguments), all ? this::xor : terms::iff, all));
    }
    return new Comparisons(node)
        .result(
            comparisons ->
                pairwise(
                    numbers(arguments),
                    (left, right) -> {
                      Formula equal = comparisons.equal(left, right);
                      return all ? terms.not(equal) : equal;
                    },
                    all));
  }

  private Value order(
      org.sosy_lab.java_smt.api.Formula node,
      FunctionDeclaration<?> function,
      List<LinearTerm> operands) {
    LinearTerm zero = LinearTerm.of(BigFraction.ZERO);
    return new Comparisons(node)
        .result(
            compare ->
                switch (function.getKind()) {
                  case LT -> pairwise(operands, (a, b) -> terms.not(compare.atMost(b, a)), false);
                  case LTE -> pairwise(operands, compare::atMost, false);
                  case GT -> pairwise(operands, (a, b) -> terms.not(compare.atMost(a, b)), false);
                  case GTE -> pairwise(operands, (a, b) -> compare.atMost(b, a), false);
                  case EQ_ZERO -> compare.equal(operands.get(0), zero);
                  default -> compare.atMost(zero, operands.get(0));
                });
  }

  /** Comparisons of numbers, which fail where Int and Real meet. */
  private final class Comparisons {
    private final org.sosy_lab.java_smt.api.Formula node;
    private boolean failed;

    Comparisons(org.sosy_lab.java_smt.api.Formula node) {
      this.node = node;
    }

    Formula equal(LinearTerm left, LinearTerm right) {
      return compare(left.plus(BigFraction.MINUS_ONE, right), true);
    }

    Formula atMost(LinearTerm left, LinearTerm right) {
      return compare(left.plus(BigFraction.MINUS_ONE, right), false);
    }

    private Formula compare(LinearTerm difference, boolean equality) {
      Optional<Formula> result = difference.compareWithZero(terms, equality);
      failed |= result.isEmpty();
      return result.orElse(terms.bool(false));
    }

    Value result(Function<Comparisons, Formula> made) {
      Formula formula = made.apply(this);
      return failed ? new Value.Outside(Reason.MIXED_SORTS, node) : new Value.Bool(formula);
    }
  }

  private Value choice(
      org.sosy_lab.java_smt.api.Formula node,
      FunctionDeclaration<?> function,
      List<Value> arguments) {
    Formula condition = ((Value.Bool) arguments.get(0)).formula();
    if (arguments.get(1) instanceof Value.Bool left
        && arguments.get(2) instanceof Value.Bool right) {
      return new Value.Bool((Formula) terms.ite(condition, left.formula(), right.formula()));
    }
    List<LinearTerm> branches = numbers(arguments.subList(1, 3));
    Sort declared = Symbols.sort(function.getType());
    LinearTerm deciding = branches.get(branches.get(0).isNumber() ? 1 : 0);
    Sort sort = deciding.sort(declared).orElse(declared);
    Optional<Term> left = branches.get(0).toTerm(terms, sort);
    Optional<Term> right = branches.get(1).toTerm(terms, sort);
    return left.isPresent() && right.isPresent()
        ? new Value.Numeric(LinearTerm.of(terms.ite(condition, left.get(), right.get())))
        : new Value.Outside(Reason.MIXED_SORTS, node);
  }

  private Value arithmetic(
      org.sosy_lab.java_smt.api.Formula node,
      FunctionDeclaration<?> function,
      List<LinearTerm> operands) {
    return switch (function.getKind()) {
      case ADD -> number(operands, (a, b) -> a.plus(BigFraction.ONE, b));
      case SUB, UMINUS ->
          operands.size() == 1
              ? new Value.Numeric(operands.get(0).times(BigFraction.MINUS_ONE))
              : number(operands, (a, b) -> a.plus(BigFraction.MINUS_ONE, b));
      case MUL -> product(node, operands);
      default -> quotient(node, function, operands);
    };
  }

  private static Value number(List<LinearTerm> operands, BinaryOperator<LinearTerm> operation) {
    return new Value.Numeric(operands.stream().reduce(operation).orElseThrow());
  }

  private static Value product(org.sosy_lab.java_smt.api.Formula node, List<LinearTerm> operands) {
    if (operands.stream().filter(operand -> !operand.isNumber()).count() > 1) {
      return new Value.Outside(Reason.NON_LINEAR, node);
    }
    return number(operands, (a, b) -> a.isNumber() ? b.times(a.constant()) : a.times(b.constant()));
  }

  private static Value quotient(
      org.sosy_lab.java_smt.api.Formula node,
      FunctionDeclaration<?> function,
      List<LinearTerm> operands) {
    LinearTerm divisor = operands.get(1);
    if (function.getType().isIntegerType()) {
      return new Value.Outside(Reason.INTEGER_DIVISION, node);
    } else if (!divisor.isNumber() || divisor.constant().equals(BigFraction.ZERO)) {
      return new Value.Outside(Reason.NON_LINEAR, node); // by zero: an unknown function
    }
    return new Value.Numeric(operands.get(0).times(divisor.constant().reciprocal()));
  }

  private Value apply(
      org.sosy_lab.java_smt.api.Formula node, Symbol symbol, List<Value> arguments) {
    List<Term> given = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i) instanceof Value.Bool bool) {
        given.add(bool.formula());
        continue;
      }
      LinearTerm number = ((Value.Numeric) arguments.get(i)).term();
      Sort sort = symbol.arguments().get(i);
      Optional<Term> term = sort.isBool() ? truth(number) : number.toTerm(terms, sort);
      if (term.isEmpty()) {
        return new Value.Outside(Reason.MIXED_SORTS, node);
      }
      given.add(term.get());
    }
    Term result = terms.apply(symbol, given);
    return result instanceof Formula formula
        ? new Value.Bool(formula)
        : new Value.Numeric(LinearTerm.of(result));
  }

  /** Princess writes a Bool argument as a number: 0 is true, 1 is false. */
  private Optional<Term> truth(LinearTerm number) {
    Optional<Term> term = number.toTerm(terms, Sort.INT);
    Term zero = terms.number(0);
    Term one = terms.number(1);
    if (term.isPresent() && term.get() instanceof Choice choice) {
      return Set.of(choice.thenTerm(), choice.elseTerm()).equals(Set.of(zero, one))
          ? Optional.of(terms.iff(choice.condition(), terms.bool(choice.thenTerm() == zero)))
          : Optional.empty();
    }
    return term.filter(value -> value == zero || value == one)
        .map(value -> terms.bool(value == zero));
  }

  private static List<Formula> formulas(List<Value> values) {
    return values.stream().map(value -> ((Value.Bool) value).formula()).toList();
  }

  private static List<LinearTerm> numbers(List<Value> values) {
    return values.stream().map(value -> ((Value.Numeric) value).term()).toList();
  }
}
