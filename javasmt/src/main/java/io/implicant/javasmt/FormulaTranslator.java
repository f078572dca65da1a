package io.implicant.javasmt;

import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.FormulaManager;

/**
 * Formulas of JavaSMT, whatever the solver, to formulas of ours and back. Both ways are exact and
 * keep sharing: each node is translated once, on a stack of our own, and remembered.
 *
 * <p>Translated are quantifier-free formulas with Bool, Int, Real and uninterpreted functions. An
 * Int term inside Real arithmetic is taken for what it is, {@code to_real(x) <= 5/2} for {@code x
 * <= 2}. Anything else is reported as {@link UnsupportedTermException}, never approximated.
 *
 * <p>A symbol keeps its name where the solver allows that; read back by the same translator it is
 * the same symbol in any case. Declared sorts, which JavaSMT lacks, are written as Int: that does
 * not change what follows from what, since formulas without quantifiers that have a model have an
 * infinite one.
 *
 * <p>Not thread-safe, as the formula managers of most solvers.
 */
public final class FormulaTranslator {
  private final Symbols symbols;
  private final FormulaReader reader;
  private final FormulaWriter writer;

  /** Between the formulas of a solver and those made by {@code terms}. */
  public FormulaTranslator(FormulaManager manager, Terms terms) {
    this(
        manager,
        terms,
        (atom, why) -> {
          throw why;
        },
        () -> {});
  }

  /**
   * The same with something that stands in for atoms outside the fragment, and something that is
   * called now and then, and may throw.
   */
  FormulaTranslator(
      FormulaManager manager, Terms terms, FormulaReader.Outsiders outsiders, Runnable pause) {
    symbols = new Symbols(terms, manager::isValidName);
    reader = new FormulaReader(manager, terms, symbols, outsiders, pause);
    writer = new FormulaWriter(manager, symbols);
  }

  Symbols symbols() {
    return symbols;
  }

  /**
   * The formula as one of ours.
   *
   * @throws UnsupportedTermException if it holds a term outside the fragment; the exception names
   *     it
   */
  public Formula toLogic(BooleanFormula formula) throws UnsupportedTermException {
    return reader.read(formula);
  }

  /**
   * The formula as one of the solver's.
   *
   * @throws UnsupportedOperationException if the solver has no Real numbers and the formula does
   */
  public BooleanFormula toJavaSmt(Formula formula) {
    return writer.write(formula);
  }
}
