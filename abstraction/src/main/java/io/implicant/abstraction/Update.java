package io.implicant.abstraction;

import io.implicant.logic.Apply;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Predicate;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What one step of a program does to its state. */
public sealed interface Update {
  /**
   * A parallel assignment: all values and addresses are those before the step. Of two targets of
   * one function whose addresses are equal in the state before, the later one counts, as if they
   * were written one after the other; the order of other targets does not matter.
   */
  record Assignment(List<Target> targets) implements Update {
    public Assignment {
      targets = List.copyOf(targets);
    }

    /** The weakest precondition of a formula about the state after. */
    Formula precondition(Terms terms, Formula after) {
      Map<Term, Term> before = new HashMap<>();
      for (Term term : Dag.postorder(List.of(after))) {
        if (term instanceof Apply || term instanceof Predicate) {
          read(terms, term, before);
        }
      }
      return (Formula) Dag.substitute(terms, after, before);
    }

    /** Morris' axiom: f(u) after f(a) := t is t where u = a, and else what it was. */
    private void read(Terms terms, Term apply, Map<Term, Term> before) {
      Symbol symbol = symbol(apply);
      List<Term> arguments = new ArrayList<>();
      for (Term argument : apply.children()) {
        arguments.add(Dag.substitute(terms, argument, before));
      }
      Term value = terms.apply(symbol, arguments);
      for (Target target : targets) {
        if (target.symbol() == symbol) {
          List<Formula> same = new ArrayList<>();
          for (int i = 0; i < arguments.size(); i++) {
            same.add(terms.equal(arguments.get(i), target.address().get(i)));
          }
          value = terms.ite(terms.and(same), target.value(), value);
        }
      }
      if (value != apply) {
        before.put(apply, value);
      }
    }
  }

  /**
   * {@code x := value} or {@code f(address) := value}.
   *
   * @param symbol the variable or function written to
   * @param address the arguments, none for a variable
   */
  record Target(Symbol symbol, List<Term> address, Term value) {
    public Target {
      address = List.copyOf(address);
      List<Sort> sorts = address.stream().map(Term::sort).toList();
      if (!sorts.equals(symbol.arguments()) || !value.sort().equals(symbol.result())) {
        throw new IllegalArgumentException(
            "expected a write to " + symbol + ", found one at " + address + " of " + value);
      }
    }
  }

  /**
   * Any relation between the states before and after.
   *
   * @param relation over names before and names after
   * @param after for each symbol that may change its name after the step
   */
  record Relation(Formula relation, Map<Symbol, Symbol> after) implements Update {
    public Relation {
      after = Map.copyOf(after);
      after.forEach(
          (before, next) -> {
            if (!before.arguments().equals(next.arguments())
                || !before.result().equals(next.result())) {
              throw new IllegalArgumentException(
                  "expected a name after the step like " + before + ", found " + next);
            }
          });
    }

    /** A formula about the state before, said about the state after. */
    Formula primed(Terms terms, Formula formula) {
      Map<Term, Term> renamed = new HashMap<>();
      for (Term term : Dag.postorder(List.of(formula))) {
        if (term instanceof Apply || term instanceof Predicate) {
          List<Term> arguments = new ArrayList<>();
          for (Term argument : term.children()) {
            arguments.add(Dag.substitute(terms, argument, renamed));
          }
          Symbol symbol = after.getOrDefault(symbol(term), symbol(term));
          Term value = terms.apply(symbol, arguments);
          if (value != term) {
            renamed.put(term, value);
          }
        }
      }
      return (Formula) Dag.substitute(terms, formula, renamed);
    }
  }

  private static Symbol symbol(Term application) {
    return application instanceof Apply apply ? apply.symbol() : ((Predicate) application).symbol();
  }

  /** The variable becomes the value. */
  static Update assign(Symbol variable, Term value) {
    return new Assignment(List.of(new Target(variable, List.of(), value)));
  }
}
