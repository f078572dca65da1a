package io.implicant.theories.solver;

import io.implicant.logic.Apply;
import io.implicant.logic.BoolConstant;
import io.implicant.logic.Choice;
import io.implicant.logic.Comparison;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Predicate;
import io.implicant.logic.Sum;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.theories.UnsupportedFormulaException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Brings formulas into a form whose atoms are plain, at the cost of new constants: ite(c, s, t)
 * becomes v, where c =&gt; v = s and not c =&gt; v = t; f(phi) becomes ite(phi, f(true), f(false)).
 * The outcome has a model if and only if the formulas have, and a model of it is one of them.
 * Unlike {@link io.implicant.theories.CaseElimination}, which makes an equivalent formula, it is
 * linear but for two cases: an application to k formulas becomes 2^k applications, and a sum of
 * several terms of which k are choices is split into cases, in the hope that each is a difference.
 */
public final class CaseNaming {
  private static final int MAX_CASES = 12;

  private final Terms terms;
  private final Map<Term, Term> done = new HashMap<>();
  private final Map<Term, Choice> named = new HashMap<>();
  private final List<Formula> definitions = new ArrayList<>();
  private List<? extends Formula> inputs = List.of();

  public CaseNaming(Terms terms) {
    this.terms = terms;
  }

  /** The rewritten formulas, with the definitions of all new constants so far. */
  public List<Formula> rewrite(List<? extends Formula> formulas)
      throws UnsupportedFormulaException {
    inputs = formulas;
    for (Term term : Dag.postorder(formulas, term -> !done.containsKey(term))) {
      done.put(term, rewritten(term));
    }
    List<Formula> result = new ArrayList<>(definitions);
    formulas.forEach(formula -> result.add((Formula) done.get(formula)));
    return result;
  }

  private Term rewritten(Term term) throws UnsupportedFormulaException {
    Map<Term, Term> children = new HashMap<>();
    for (Term child : term.children()) {
      Term replacement = done.get(child);
      boolean argument = term instanceof Apply || term instanceof Predicate;
      children.put(child, argument ? plainArgument(term, replacement) : replacement);
    }
    Term rebuilt = Dag.substitute(terms, term, children);
    if (rebuilt instanceof Choice choice) {
      return name(term, choice);
    } else if (term instanceof Comparison) {
      return plainFormula(term, rebuilt, MAX_CASES);
    } else if (rebuilt instanceof Apply || rebuilt instanceof Predicate) {
      return withoutFormulas(term, rebuilt, MAX_CASES);
    }
    return rebuilt;
  }

  private Term name(Term origin, Choice choice) throws UnsupportedFormulaException {
    Term constant = fresh(choice);
    named.put(constant, choice);
    Formula condition = choice.condition();
    Formula left = plainEqual(origin, constant, choice.thenTerm());
    Formula right = plainEqual(origin, constant, choice.elseTerm());
    definitions.add(terms.or(terms.not(condition), left));
    definitions.add(terms.or(condition, right));
    return constant;
  }

  private Term fresh(Term term) {
    return terms.apply(terms.freshSymbol("case", List.of(), term.sort()), List.of());
  }

  private Formula plainEqual(Term origin, Term constant, Term value)
      throws UnsupportedFormulaException {
    Formula equal = terms.equal(constant, value);
    return equal instanceof Comparison comparison ? plain(origin, comparison, MAX_CASES) : equal;
  }

  /**
   * The comparison itself if it is a difference, otherwise split by the choices among its terms.
   */
  private Formula plain(Term origin, Comparison comparison, int casesLeft)
      throws UnsupportedFormulaException {
    if (comparison.isDifference()) {
      return comparison;
    }
    Optional<Term> split = comparison.summands().stream().filter(named::containsKey).findFirst();
    if (split.isEmpty() || casesLeft == 0) {
      throw outside(origin);
    }
    Choice choice = named.get(split.get());
    Term left = Dag.substitute(terms, comparison, Map.of(split.get(), choice.thenTerm()));
    Term right = Dag.substitute(terms, comparison, Map.of(split.get(), choice.elseTerm()));
    return (Formula)
        terms.ite(
            choice.condition(),
            plainFormula(origin, left, casesLeft - 1),
            plainFormula(origin, right, casesLeft - 1));
  }

  /** A negated comparison is one turned round. */
  private Formula plainFormula(Term origin, Term formula, int casesLeft)
      throws UnsupportedFormulaException {
    if (formula instanceof BoolConstant constant) {
      return constant;
    } else if (formula instanceof Comparison comparison) {
      return plain(origin, comparison, casesLeft);
    }
    Formula opposite = terms.not((Formula) formula);
    return terms.not(plain(origin, (Comparison) opposite, casesLeft));
  }

  /** A sum beyond {@code t + c} gets a name, if that can be defined by differences. */
  private Term plainArgument(Term origin, Term argument) throws UnsupportedFormulaException {
    if (!(argument instanceof Sum sum) || sum.isOffset()) {
      return argument;
    }
    Term constant = fresh(sum);
    definitions.add(plainEqual(origin, constant, sum));
    return constant;
  }

  private Term withoutFormulas(Term origin, Term application, int casesLeft)
      throws UnsupportedFormulaException {
    int index = openFormula(application);
    if (index < 0) {
      return application;
    } else if (casesLeft == 0) {
      throw outside(origin);
    }
    Formula condition = (Formula) application.children().get(index);
    Term left = withoutFormulas(origin, with(application, index, true), casesLeft - 1);
    Term right = withoutFormulas(origin, with(application, index, false), casesLeft - 1);
    Term result = terms.ite(condition, left, right);
    return result instanceof Choice choice ? name(origin, choice) : result;
  }

  private static int openFormula(Term application) {
    List<Term> arguments = application.children();
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i) instanceof Formula && !(arguments.get(i) instanceof BoolConstant)) {
        return i;
      }
    }
    return -1;
  }

  private Term with(Term application, int index, boolean value) {
    List<Term> arguments = new ArrayList<>(application.children());
    arguments.set(index, terms.bool(value));
    Symbol symbol =
        application instanceof Apply apply ? apply.symbol() : ((Predicate) application).symbol();
    return terms.apply(symbol, arguments);
  }

  private UnsupportedFormulaException outside(Term origin) {
    Formula holder =
        inputs.stream()
            .filter(formula -> Dag.postorder(List.of(formula)).contains(origin))
            .findFirst()
            .orElseThrow();
    return new UnsupportedFormulaException(holder, "a term of EUF and difference logic", origin);
  }
}
