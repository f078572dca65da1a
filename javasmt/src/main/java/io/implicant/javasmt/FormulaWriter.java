package io.implicant.javasmt;

import io.implicant.logic.Atom;
import io.implicant.logic.Choice;
import io.implicant.logic.Comparison;
import io.implicant.logic.Dag;
import io.implicant.logic.Equality;
import io.implicant.logic.Formula;
import io.implicant.logic.Junction;
import io.implicant.logic.Predicate;
import io.implicant.logic.Sides;
import io.implicant.logic.Sort;
import io.implicant.logic.Sum;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;
import org.sosy_lab.common.rationals.Rational;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.BooleanFormulaManager;
import org.sosy_lab.java_smt.api.FormulaManager;
import org.sosy_lab.java_smt.api.FormulaType;
import org.sosy_lab.java_smt.api.FunctionDeclaration;
import org.sosy_lab.java_smt.api.NumeralFormula;
import org.sosy_lab.java_smt.api.NumeralFormula.IntegerFormula;

/** Formulas of ours as formulas of a solver; linear in the number of different nodes. */
final class FormulaWriter {
  private final FormulaManager manager;
  private final BooleanFormulaManager booleans;
  private final Symbols symbols;
  private final Map<Term, org.sosy_lab.java_smt.api.Formula> written = new HashMap<>();

  FormulaWriter(FormulaManager manager, Symbols symbols) {
    this.manager = manager;
    this.booleans = manager.getBooleanFormulaManager();
    this.symbols = symbols;
  }

  BooleanFormula write(Formula formula) {
    for (Term term : Dag.postorder(List.of(formula), term -> !written.containsKey(term))) {
      written.put(
          term,
          term.match(
              apply -> call(apply.symbol(), apply.arguments()),
              this::sum,
              this::choice,
              this::formula));
    }
    return bool(formula);
  }

  private BooleanFormula bool(Term term) {
    return (BooleanFormula) written.get(term);
  }

  private org.sosy_lab.java_smt.api.Formula choice(Choice choice) {
    return booleans.ifThenElse(
        bool(choice.condition()), written.get(choice.thenTerm()), written.get(choice.elseTerm()));
  }

  private BooleanFormula formula(Formula formula) {
    return formula.match(
        new Formula.Cases<BooleanFormula>() {
          @Override
          public BooleanFormula constant(boolean value) {
            return booleans.makeBoolean(value);
          }

          @Override
          public BooleanFormula atom(Atom atom) {
            return atom.match(
                (Predicate predicate) ->
                    (BooleanFormula) call(predicate.symbol(), predicate.arguments()),
                (Equality equality) -> equality(equality),
                (Comparison comparison) -> comparison(comparison));
          }

          @Override
          public BooleanFormula not(Formula operand) {
            return booleans.not(bool(operand));
          }

          @Override
          public BooleanFormula junction(Junction junction) {
            List<BooleanFormula> operands = new ArrayList<>();
            junction.operands().forEach(operand -> operands.add(bool(operand)));
            return junction.isConjunction() ? booleans.and(operands) : booleans.or(operands);
          }

          @Override
          public BooleanFormula iff(Formula left, Formula right) {
            return booleans.equivalence(bool(left), bool(right));
          }

          @Override
          public BooleanFormula conditional(Formula condition, Formula left, Formula right) {
            return booleans.ifThenElse(bool(condition), bool(left), bool(right));
          }
        });
  }

  private org.sosy_lab.java_smt.api.Formula call(Symbol symbol, List<Term> arguments) {
    Optional<FunctionDeclaration<?>> met = symbols.declaration(symbol);
    if (arguments.isEmpty() && met.isEmpty()) {
      return symbols.variable(symbol).orElseGet(() -> makeVariable(symbol));
    }
    var operands = arguments.stream().map(written::get).toList();
    return manager.makeApplication(met.orElseGet(() -> declare(symbol)), operands);
  }

  private org.sosy_lab.java_smt.api.Formula makeVariable(Symbol symbol) {
    return manager.makeVariable(Symbols.type(symbol.result()), symbols.name(symbol));
  }

  private FunctionDeclaration<?> declare(Symbol symbol) {
    FormulaType<?> result = Symbols.type(symbol.result());
    return manager.getUFManager().declareUF(symbols.name(symbol), result, Symbols.types(symbol));
  }

  private BooleanFormula equality(Equality equality) {
    return manager
        .getIntegerFormulaManager()
        .equal(
            (IntegerFormula) written.get(equality.left()),
            (IntegerFormula) written.get(equality.right()));
  }

  private BooleanFormula comparison(Comparison comparison) {
    Arithmetic arithmetic = arithmetic(comparison.operandSort());
    Sides sides = Sides.of(comparison);
    NumeralFormula left = sum(arithmetic, sides.left());
    NumeralFormula right = sum(arithmetic, sides.right());
    return switch (sides.relation()) {
      case "=" -> arithmetic.equal(left, right);
      case "<=" -> arithmetic.atMost(left, right);
      default -> arithmetic.atMost(right, left);
    };
  }

  private NumeralFormula sum(Sum sum) {
    Arithmetic arithmetic = arithmetic(sum.sort());
    return sum(arithmetic, new Sides.Side(sum.summands(), sum.coefficients(), sum.constant()));
  }

  private NumeralFormula sum(Arithmetic arithmetic, Sides.Side side) {
    List<NumeralFormula> parts = new ArrayList<>();
    for (int i = 0; i < side.terms().size(); i++) {
      NumeralFormula part = (NumeralFormula) written.get(side.terms().get(i));
      BigFraction factor = side.factors().get(i);
      parts.add(
          factor.equals(BigFraction.ONE) ? part : arithmetic.multiply(rational(factor), part));
    }
    if (parts.isEmpty() || !side.constant().equals(BigFraction.ZERO)) {
      parts.add(arithmetic.number(rational(side.constant())));
    }
    return parts.size() == 1 ? parts.get(0) : arithmetic.sum(parts);
  }

  private static Rational rational(BigFraction number) {
    return Rational.of(number.getNumerator(), number.getDenominator());
  }

  private Arithmetic arithmetic(Sort sort) {
    return sort == Sort.INT
        ? new Arithmetic.OfInt(manager.getIntegerFormulaManager())
        : new Arithmetic.OfReal(manager.getRationalFormulaManager());
  }
}
