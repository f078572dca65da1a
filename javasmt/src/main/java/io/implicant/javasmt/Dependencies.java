package io.implicant.javasmt;

import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sosy_lab.common.rationals.Rational;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.Formula;
import org.sosy_lab.java_smt.api.FormulaManager;
import org.sosy_lab.java_smt.api.FunctionDeclaration;
import org.sosy_lab.java_smt.api.QuantifiedFormulaManager.Quantifier;
import org.sosy_lab.java_smt.api.visitors.DefaultFormulaVisitor;
import org.sosy_lab.java_smt.api.visitors.TraversalProcess;

/**
 * What the value of a formula depends on: names of variables and functions, and one name for all
 * operations that are not defined everywhere. A solver completes those as it likes, as if they were
 * uninterpreted functions: {@code 3 / 0 = 5} and {@code 3 / 0 = 6} share no variable, and yet they
 * are not both true.
 */
final class Dependencies extends DefaultFormulaVisitor<TraversalProcess> {
  private static final String PARTIAL = "an operation that is not defined everywhere";

  private final FormulaManager manager;
  private final Set<String> names = new HashSet<>();
  private boolean quantified;

  private Dependencies(FormulaManager manager) {
    this.manager = manager;
  }

  /** The names, unless there are quantifiers: then it also matters how many values there are. */
  static Optional<Set<String>> of(FormulaManager manager, BooleanFormula formula) {
    Dependencies visitor = new Dependencies(manager);
    try {
      manager.visitRecursively(formula, visitor);
    } catch (UnsupportedOperationException e) { // SMTInterpol's way to say: a quantifier
      return Optional.empty();
    }
    return visitor.quantified ? Optional.empty() : Optional.of(Set.copyOf(visitor.names));
  }

  @Override
  protected TraversalProcess visitDefault(Formula formula) {
    return TraversalProcess.CONTINUE;
  }

  @Override
  public TraversalProcess visitFreeVariable(Formula formula, String name) {
    names.add(name);
    return TraversalProcess.CONTINUE;
  }

  @Override
  public TraversalProcess visitFunction(
      Formula formula, List<Formula> arguments, FunctionDeclaration<?> function) {
    switch (function.getKind()) {
      case UF, VAR -> names.add(Symbols.name(function));
      case DIV, MODULO -> {
        if (!isNumberButZero(arguments.get(1))) {
          names.add(PARTIAL);
        }
      }
      case FP_MIN, FP_MAX, FP_CASTTO_SBV, FP_CASTTO_UBV, FP_AS_IEEEBV, OTHER -> names.add(PARTIAL);
      default -> {}
    }
    return TraversalProcess.CONTINUE;
  }

  private boolean isNumberButZero(Formula divisor) {
    return Shape.of(manager, divisor) instanceof Shape.Constant constant
        && !constant.value().equals(BigInteger.ZERO)
        && !constant.value().equals(Rational.ZERO);
  }

  @Override
  public TraversalProcess visitQuantifier(
      BooleanFormula formula, Quantifier quantifier, List<Formula> bound, BooleanFormula body) {
    quantified = true;
    return TraversalProcess.ABORT;
  }
}
