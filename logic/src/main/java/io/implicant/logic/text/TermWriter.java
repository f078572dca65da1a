package io.implicant.logic.text;

import io.implicant.logic.Apply;
import io.implicant.logic.BoolConstant;
import io.implicant.logic.Comparison;
import io.implicant.logic.Formula;
import io.implicant.logic.Junction;
import io.implicant.logic.Not;
import io.implicant.logic.Predicate;
import io.implicant.logic.Sides;
import io.implicant.logic.Sort;
import io.implicant.logic.Sum;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;

/** Writes single terms in SMT-LIB, with a stack of its own; named subterms are written by name. */
final class TermWriter {
  private final StringBuilder out;
  private final Map<Term, String> names;

  /** What is still to be written, first on top: strings and terms. */
  private final Deque<Object> pending = new ArrayDeque<>();

  /** The pieces of the node at hand, in order. */
  private final List<Object> pieces = new ArrayList<>();

  TermWriter(StringBuilder out, Map<Term, String> names) {
    this.out = out;
    this.names = names;
  }

  /** Writes the term; its own name, if it has one, is not used at the top. */
  void write(Term root) {
    split(root);
    while (true) {
      for (int i = pieces.size() - 1; i >= 0; i--) {
        pending.push(pieces.get(i));
      }
      pieces.clear();
      while (pending.peek() instanceof String string) {
        out.append(string);
        pending.pop();
      }
      if (pending.isEmpty()) {
        return;
      }
      Term term = (Term) pending.pop();
      String name = names.get(term);
      if (name != null) {
        pieces.add(Symbol.quoted(name));
      } else {
        split(term);
      }
    }
  }

  private void split(Term term) {
    if (term instanceof Formula formula) {
      splitFormula(formula);
    } else if (term instanceof Apply apply) {
      list(Symbol.quoted(apply.symbol().name()), apply.arguments());
    } else if (term instanceof Sum sum) {
      sum(sum.summands(), sum.coefficients(), sum.constant(), sum.sort());
    } else {
      list("ite", term.children());
    }
  }

  private void splitFormula(Formula formula) {
    if (formula instanceof BoolConstant constant) {
      pieces.add(constant.value() ? "true" : "false");
    } else if (formula instanceof Predicate predicate) {
      list(Symbol.quoted(predicate.symbol().name()), predicate.arguments());
    } else if (formula instanceof Comparison comparison) {
      comparison(comparison);
    } else if (formula instanceof Not) {
      list("not", formula.children());
    } else if (formula instanceof Junction junction) {
      list(junction.isConjunction() ? "and" : "or", formula.children());
    } else {
      list(formula.children().size() == 3 ? "ite" : "=", formula.children());
    }
  }

  private void comparison(Comparison comparison) {
    Sides sides = Sides.of(comparison);
    pieces.add("(" + sides.relation() + " ");
    side(sides.left(), comparison.operandSort());
    pieces.add(" ");
    side(sides.right(), comparison.operandSort());
    pieces.add(")");
  }

  private void side(Sides.Side side, Sort sort) {
    sum(side.terms(), side.factors(), side.constant(), sort);
  }

  private void sum(List<Term> terms, List<BigFraction> factors, BigFraction constant, Sort sort) {
    if (terms.isEmpty()) {
      pieces.add(number(constant, sort));
      return;
    }
    boolean hasConstant = !constant.equals(BigFraction.ZERO);
    if (hasConstant) {
      pieces.add(constant.compareTo(BigFraction.ZERO) < 0 ? "(- " : "(+ ");
    }
    products(terms, factors, sort);
    if (hasConstant) {
      pieces.add(" " + number(constant.abs(), sort) + ")");
    }
  }

  private void products(List<Term> terms, List<BigFraction> factors, Sort sort) {
    boolean several = terms.size() > 1;
    pieces.add(several ? "(+" : "");
    for (int i = 0; i < terms.size(); i++) {
      pieces.add(several ? " " : "");
      product(factors.get(i), terms.get(i), sort);
    }
    pieces.add(several ? ")" : "");
  }

  private void product(BigFraction factor, Term term, Sort sort) {
    if (factor.equals(BigFraction.ONE)) {
      pieces.add(term);
      return;
    }
    boolean minus = factor.equals(BigFraction.MINUS_ONE);
    pieces.add(minus ? "(- " : "(* " + number(factor, sort) + " ");
    pieces.add(term);
    pieces.add(")");
  }

  private void list(String head, List<Term> arguments) {
    if (arguments.isEmpty()) {
      pieces.add(head);
      return;
    }
    pieces.add("(" + head);
    for (Term argument : arguments) {
      pieces.add(" ");
      pieces.add(argument);
    }
    pieces.add(")");
  }

  private static String number(BigFraction number, Sort sort) {
    String point = sort == Sort.REAL ? ".0" : "";
    String text = number.getNumerator().abs() + point;
    if (!number.getDenominator().equals(BigInteger.ONE)) {
      text = "(/ " + text + " " + number.getDenominator() + point + ")";
    }
    return number.compareTo(BigFraction.ZERO) < 0 ? "(- " + text + ")" : text;
  }
}
