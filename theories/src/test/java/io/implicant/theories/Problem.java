package io.implicant.theories;

import io.implicant.dd.bdd.Bdd;
import io.implicant.logic.Apply;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Predicate;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Position;
import io.implicant.logic.text.Query;
import io.implicant.logic.text.Script;
import io.implicant.logic.text.SmtPrinter;
import io.implicant.logic.text.SmtReader;
import io.implicant.theories.ReferenceEngine.Choice;
import io.implicant.theories.ReferenceEngine.Limits;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** P and e. */
record Problem(Terms terms, List<Formula> predicates, Formula goal) {
  /** In infix syntax: {@code of("x = 1", "x = 2")} has the predicate x = 1 and the goal x = 2. */
  static Problem of(String... predicatesAndGoal) {
    List<String> all = List.of(predicatesAndGoal);
    int last = all.size() - 1;
    try {
      Terms terms = new Terms();
      return of(terms, Query.ofInfix(terms, all.subList(0, last), all.subList(last, last + 1)));
    } catch (InputException e) {
      throw new IllegalArgumentException(e);
    }
  }

  /** From SMT-LIB. */
  static Problem read(String name, String text) throws InputException {
    Terms terms = new Terms();
    return of(terms, SmtReader.read(terms, name, text));
  }

  private static Problem of(Terms terms, Script script) throws InputException {
    Query query = Query.of(script);
    List<Formula> predicates = query.predicates().stream().map(Query.Named::formula).toList();
    return new Problem(terms, predicates, query.goals().get(0).formula());
  }

  Problem withGoal(Formula other) {
    return new Problem(terms, predicates, other);
  }

  int size() {
    return predicates.size();
  }

  /** As SMT-LIB, to replay a failure. */
  String toSource() {
    Set<Symbol> symbols = new LinkedHashSet<>();
    List<Term> roots = new ArrayList<>(predicates);
    roots.add(goal);
    for (Term term : Dag.postorder(roots)) {
      if (term instanceof Apply apply) {
        symbols.add(apply.symbol());
      } else if (term instanceof Predicate predicate) {
        symbols.add(predicate.symbol());
      }
    }
    List<Script.Definition> definitions = new ArrayList<>();
    for (int i = 0; i < predicates.size(); i++) {
      definitions.add(definition("p" + i, predicates.get(i)));
    }
    definitions.add(definition("goal", goal));
    return SmtPrinter.print(Script.ofDefinitions("test", List.copyOf(symbols), definitions));
  }

  private static Script.Definition definition(String name, Formula formula) {
    return new Script.Definition(name, formula, new Position("test", 1, 1));
  }

  ReferenceEngine engine(Choice choice, int maxDepth) {
    try {
      Limits limits = new Limits(maxDepth, Limits.NONE.maxNodes());
      return new ReferenceEngine(terms, predicates, choice, limits);
    } catch (UnsupportedFormulaException e) {
      throw new AssertionError(toSource(), e);
    }
  }

  ReferenceResult solve(Choice choice, int maxDepth) {
    try {
      return engine(choice, maxDepth).weakestStrengthening(goal);
    } catch (UnsupportedFormulaException e) {
      throw new AssertionError(toSource(), e);
    }
  }

  ReferenceResult solve() {
    return solve(Choice.COMBINED, Integer.MAX_VALUE);
  }

  /** The minterms of a function over P: bit i of a minterm's number is predicate i. */
  BitSet minterms(Bdd function) {
    BitSet minterms = new BitSet();
    for (int k = 0; k < 1 << size(); k++) {
      minterms.set(k, function.evaluate(BitSet.valueOf(new long[] {k})));
    }
    return minterms;
  }

  BitSet minterms(ReferenceResult result) {
    return minterms(result.function());
  }
}
