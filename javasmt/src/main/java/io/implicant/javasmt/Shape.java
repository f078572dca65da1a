package io.implicant.javasmt;

import io.implicant.javasmt.UnsupportedTermException.Reason;
import java.util.ArrayList;
import java.util.List;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.Formula;
import org.sosy_lab.java_smt.api.FormulaManager;
import org.sosy_lab.java_smt.api.FormulaType;
import org.sosy_lab.java_smt.api.FunctionDeclaration;
import org.sosy_lab.java_smt.api.QuantifiedFormulaManager.Quantifier;
import org.sosy_lab.java_smt.api.visitors.FormulaVisitor;

/** What JavaSMT's visitor says about one node. */
sealed interface Shape {
  /** The direct subterms that have to be translated first. */
  default List<Formula> arguments() {
    return List.of();
  }

  /** A number or a truth value. */
  record Constant(Object value) implements Shape {}

  /** A variable. */
  record Variable(String name, FormulaType<?> type) implements Shape {}

  /** A connective, an operator or an uninterpreted function with its arguments. */
  record Call(FunctionDeclaration<?> function, List<Formula> arguments) implements Shape {}

  /** Something outside the fragment, seen without a look at the arguments. */
  record Outside(Reason reason) implements Shape {}

  /** The shape of a node. */
  static Shape of(FormulaManager manager, Formula formula) {
    FormulaType<?> type = manager.getFormulaType(formula);
    if (!Symbols.isKnown(type)) {
      return new Outside(Reason.of(type));
    }
    try {
      return manager.visit(formula, new Visitor(manager, type));
    } catch (UnsupportedOperationException e) { // SMTInterpol's way to say: a quantifier
      return new Outside(Reason.OTHER);
    }
  }

  /** See {@link Shape#of}. */
  record Visitor(FormulaManager manager, FormulaType<?> type) implements FormulaVisitor<Shape> {
    @Override
    public Shape visitFreeVariable(Formula formula, String name) {
      return new Variable(name, type);
    }

    @Override
    public Shape visitBoundVariable(Formula formula, int index) {
      return new Outside(Reason.QUANTIFIER);
    }

    @Override
    public Shape visitConstant(Formula formula, Object value) {
      return new Constant(value);
    }

    @Override
    public Shape visitFunction(
        Formula formula, List<Formula> arguments, FunctionDeclaration<?> function) {
      List<FormulaType<?>> types = new ArrayList<>();
      arguments.forEach(argument -> types.add(manager.getFormulaType(argument)));
      return types.stream()
          .filter(argument -> !Symbols.isKnown(argument))
          .findFirst()
          .<Shape>map(argument -> new Outside(Reason.of(argument)))
          .orElseGet(() -> new Call(function, List.copyOf(arguments)));
    }

    @Override
    public Shape visitQuantifier(
        BooleanFormula formula, Quantifier quantifier, List<Formula> bound, BooleanFormula body) {
      return new Outside(Reason.QUANTIFIER);
    }
  }
}
