package io.implicant.javasmt;

import java.util.List;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.Formula;
import org.sosy_lab.java_smt.api.FormulaManager;
import org.sosy_lab.java_smt.api.FunctionDeclaration;
import org.sosy_lab.java_smt.api.QuantifiedFormulaManager.Quantifier;
import org.sosy_lab.java_smt.api.visitors.FormulaVisitor;

/**
 * A short text of a term for messages, {@code (bvult x (bvadd y ...))}. A solver's own text may be
 * exponential where terms are shared, and asking for it after the solver was closed may crash.
 */
final class TermText {
  private static final int DEPTH = 3;
  private static final int ARGUMENTS = 4;
  private static final String MORE = "...";

  private TermText() {}

  static String of(FormulaManager manager, Formula term) {
    return of(manager, term, DEPTH);
  }

  private static String of(FormulaManager manager, Formula term, int depth) {
    try {
      return depth == 0 ? MORE : manager.visit(term, new Writer(manager, depth));
    } catch (UnsupportedOperationException e) {
      return MORE;
    }
  }

  private record Writer(FormulaManager manager, int depth) implements FormulaVisitor<String> {
    @Override
    public String visitFreeVariable(Formula formula, String name) {
      return name;
    }

    @Override
    public String visitBoundVariable(Formula formula, int index) {
      return "bound" + index;
    }

    @Override
    public String visitConstant(Formula formula, Object value) {
      return value.toString();
    }

    @Override
    public String visitFunction(
        Formula formula, List<Formula> arguments, FunctionDeclaration<?> function) {
      StringBuilder text = new StringBuilder("(").append(function.getName());
      arguments.stream()
          .limit(ARGUMENTS)
          .forEach(argument -> text.append(' ').append(of(manager, argument, depth - 1)));
      return text.append(arguments.size() > ARGUMENTS ? " " + MORE : "").append(')').toString();
    }

    @Override
    public String visitQuantifier(
        BooleanFormula formula, Quantifier quantifier, List<Formula> bound, BooleanFormula body) {
      return "(" + quantifier + " " + of(manager, body, depth - 1) + ")";
    }
  }
}
