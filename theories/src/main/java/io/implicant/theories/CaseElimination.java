package io.implicant.theories;

import io.implicant.logic.Apply;
import io.implicant.logic.Atom;
import io.implicant.logic.BoolConstant;
import io.implicant.logic.Choice;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Predicate;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Turns if-then-else terms and Bool arguments of functions into Boolean structure, which theories
 * can treat: f(phi) becomes ite(phi, f(true), f(false)), and an atom A[ite(c, s, t)] becomes ite(c,
 * A[s], A[t]), innermost first. Bool is a finite sort, so its arguments must go this way before any
 * argument that relies on infinite sorts.
 *
 * <p>Cost: one substitution per choice; an atom with k independent choices becomes 2^k atoms.
 */
public final class CaseElimination {
  private CaseElimination() {}

  /** An equivalent formula whose atoms have no formulas and no choices inside. */
  public static Formula eliminate(Terms terms, Formula formula) {
    Formula result = formula;
    Optional<Term> next = withFormulaArgument(result);
    while (next.isPresent()) {
      Term split = splitArgument(terms, next.get());
      result = (Formula) Dag.substitute(terms, result, Map.of(next.get(), split));
      next = withFormulaArgument(result);
    }
    Optional<Choice> choice = innermostChoice(result);
    while (choice.isPresent()) {
      result = lift(terms, result, choice.get());
      choice = innermostChoice(result);
    }
    return result;
  }

  /** The first application, in postorder, with an argument that is a formula and no constant. */
  private static Optional<Term> withFormulaArgument(Formula formula) {
    return Dag.postorder(List.of(formula)).stream()
        .filter(term -> term instanceof Apply || term instanceof Predicate)
        .filter(term -> formulaArgument(term) >= 0)
        .findFirst();
  }

  private static int formulaArgument(Term application) {
    List<Term> arguments = application.children();
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i) instanceof Formula && !(arguments.get(i) instanceof BoolConstant)) {
        return i;
      }
    }
    return -1;
  }

  private static Term splitArgument(Terms terms, Term application) {
    int index = formulaArgument(application);
    List<Term> arguments = new ArrayList<>(application.children());
    Formula condition = (Formula) arguments.get(index);
    arguments.set(index, terms.bool(true));
    Term whenTrue = applied(terms, application, arguments);
    arguments.set(index, terms.bool(false));
    return terms.ite(condition, whenTrue, applied(terms, application, arguments));
  }

  private static Term applied(Terms terms, Term application, List<Term> arguments) {
    return application instanceof Apply apply
        ? terms.apply(apply.symbol(), arguments)
        : terms.apply(((Predicate) application).symbol(), arguments);
  }

  private static Optional<Choice> innermostChoice(Formula formula) {
    return Dag.postorder(List.of(formula)).stream()
        .filter(Choice.class::isInstance)
        .map(Choice.class::cast)
        .findFirst(); // in postorder, so nothing below it is a choice
  }

  /** Replaces every atom with the choice inside by a choice of two atoms. */
  private static Formula lift(Terms terms, Formula formula, Choice choice) {
    Map<Term, Term> replacements = new HashMap<>();
    for (Term term : Dag.postorder(List.of(formula), node -> true)) {
      if (term instanceof Atom atom) {
        Term left = Dag.substitute(terms, atom, Map.of(choice, choice.thenTerm()));
        if (left != atom) {
          Term right = Dag.substitute(terms, atom, Map.of(choice, choice.elseTerm()));
          replacements.put(atom, terms.ite(choice.condition(), left, right));
        }
      }
    }
    return (Formula) Dag.substitute(terms, formula, replacements);
  }
}
