package io.implicant.theories;

import io.implicant.logic.Atom;
import io.implicant.logic.BoolConstant;
import io.implicant.logic.Choice;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Sum;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.List;

/** Tells what the saturation theories cannot treat. */
public final class SupportedFormulas {
  private SupportedFormulas() {}

  /** EUF and difference logic. */
  public static List<Theory> all(Terms terms) {
    return List.of(new Euf(terms), new Difference(terms));
  }

  /** Fails unless the formula is a constant, an atom or a negated atom that the theories treat. */
  public static void requireLiteral(Formula formula, List<Theory> theories)
      throws UnsupportedFormulaException {
    if (formula instanceof BoolConstant) {
      return;
    }
    if (Literal.of(formula, true).isEmpty()) {
      throw new UnsupportedFormulaException(
          formula, "a predicate that is an atom or a negated atom", formula.toString());
    }
    requireAtoms(formula, theories);
  }

  /** Fails unless every atom of the formula is one that the theories treat. */
  public static void requireAtoms(Formula formula, List<Theory> theories)
      throws UnsupportedFormulaException {
    for (Term term : Dag.postorder(List.of(formula))) {
      String reason = reason(term, theories);
      if (!reason.isEmpty()) {
        throw new UnsupportedFormulaException(
            formula, "a formula of " + names(theories), reason + ", " + term);
      }
    }
  }

  private static String reason(Term term, List<Theory> theories) {
    if (term instanceof Choice) {
      return "an if-then-else term";
    } else if (term instanceof Sum sum && !sum.isOffset()) {
      return "a sum beyond difference logic";
    } else if (!(term instanceof Formula) || term instanceof Atom) {
      return atomReason(term, theories);
    }
    return "";
  }

  private static String atomReason(Term term, List<Theory> theories) {
    if (term.children().stream().anyMatch(SupportedFormulas::isOpenFormula)) {
      return "a Bool argument of a function";
    } else if (term instanceof Atom atom && theories.stream().noneMatch(t -> t.accepts(atom))) {
      return "the atom";
    }
    boolean constant = term.children().isEmpty() && !(term instanceof Sum);
    if (!(term instanceof Atom) && !constant && theories.stream().noneMatch(t -> t.owns(term))) {
      return "the term";
    }
    return "";
  }

  /** A formula whose value is open; true and false are terms like others. */
  private static boolean isOpenFormula(Term term) {
    return term instanceof Formula && !(term instanceof BoolConstant);
  }

  private static String names(List<Theory> theories) {
    return String.join(" and ", theories.stream().map(Theory::name).toList());
  }
}
