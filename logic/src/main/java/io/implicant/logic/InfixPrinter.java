package io.implicant.logic;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Writes terms the way people do: {@code x <= y + 2 && f(a) != b}. The infix reader reads it back
 * to the same term. Sharing is written out, so the text is cut at a given length.
 */
public final class InfixPrinter {
  private static final int IFF = 1;
  private static final int OR = 2;
  private static final int AND = 3;
  private static final int NOT = 4;
  private static final int RELATION = 5;
  private static final int SUM = 6;
  private static final int PRODUCT = 7;
  private static final int PRIMARY = 8;

  private static final Pattern NAME = Pattern.compile("[A-Za-z_$@.~][A-Za-z0-9_$@.~]*");
  private static final Set<String> KEYWORDS = Set.of("true", "false", "ite", "distinct");

  /** What is still to be written, first on top: strings and {@link Operand}s. */
  private final Deque<Object> pending = new ArrayDeque<>();

  /** The pieces of the node at hand, in order. */
  private final List<Object> pieces = new ArrayList<>();

  private record Operand(Term term, int precedence) {}

  private InfixPrinter() {}

  /** The term as text; when it would be longer than {@code limit}, its beginning and "...". */
  public static String print(Term term, int limit) {
    return new InfixPrinter().text(term, limit);
  }

  /** The atom, or its negation, as text. */
  public static String print(Atom atom, boolean positive, int limit) {
    InfixPrinter printer = new InfixPrinter();
    if (!positive) {
      printer.writeNot(atom);
    } else {
      printer.writeAtom(atom, false);
    }
    StringBuilder text = new StringBuilder();
    printer.flush(text);
    return printer.rest(text, limit);
  }

  /** The name as the infix syntax writes it: in bars unless it is plain. */
  public static String quoted(String name) {
    return NAME.matcher(name).matches() && !KEYWORDS.contains(name) ? name : "|" + name + "|";
  }

  private String text(Term root, int limit) {
    pending.push(new Operand(root, 0));
    return rest(new StringBuilder(), limit);
  }

  /** Writes what is pending; the strings on top are written already. */
  private String rest(StringBuilder text, int limit) {
    while (!pending.isEmpty()) {
      write((Operand) pending.pop());
      flush(text);
      if (text.length() > limit) {
        return text.substring(0, limit) + "...";
      }
    }
    return text.toString();
  }

  /** Moves the pieces on the stack, then writes the strings on its top. */
  private void flush(StringBuilder text) {
    for (int i = pieces.size() - 1; i >= 0; i--) {
      pending.push(pieces.get(i));
    }
    pieces.clear();
    while (pending.peek() instanceof String string) {
      text.append(string);
      pending.pop();
    }
  }

  private void write(Operand operand) {
    Term term = operand.term();
    boolean parentheses = precedence(term) < operand.precedence();
    if (parentheses) {
      pieces.add("(");
    }
    if (term instanceof Formula formula) {
      writeFormula(formula);
    } else if (term instanceof Apply apply) {
      writeCall(quoted(apply.symbol().name()), apply.arguments());
    } else if (term instanceof Choice choice) {
      writeCall("ite", choice.children());
    } else {
      Sum sum = (Sum) term;
      writeSum(sum.summands(), sum.coefficients(), sum.constant());
    }
    if (parentheses) {
      pieces.add(")");
    }
  }

  private static int precedence(Term term) {
    return switch (term.kind()) {
      case APPLY, CHOICE, CONSTANT, PREDICATE, CONDITIONAL -> PRIMARY;
      case SUM -> precedence((Sum) term);
      case EQUALITY, COMPARISON -> RELATION;
      case NOT ->
          term.children().get(0).kind().compareTo(Kind.PREDICATE) > 0
                  && term.children().get(0) instanceof Atom
              ? RELATION
              : NOT;
      case AND -> AND;
      case OR -> OR;
      case IFF -> IFF;
    };
  }

  private static int precedence(Sum sum) {
    boolean plain = sum.isNumber() && sum.constant().compareTo(BigFraction.ZERO) >= 0;
    return plain && isWhole(sum.constant()) ? PRIMARY : SUM;
  }

  private void writeFormula(Formula formula) {
    switch (formula.kind()) {
      case CONSTANT -> pieces.add(((BoolConstant) formula).value() ? "true" : "false");
      case NOT -> writeNot(((Not) formula).operand());
      case AND -> writeList(formula.children(), " && ", AND + 1);
      case OR -> writeList(formula.children(), " || ", OR + 1);
      case IFF -> writeList(formula.children(), " <-> ", IFF + 1);
      case CONDITIONAL -> writeCall("ite", formula.children());
      default -> writeAtom((Atom) formula, false);
    }
  }

  private void writeNot(Formula operand) {
    if (operand instanceof Equality || operand instanceof Comparison) {
      writeAtom((Atom) operand, true);
    } else {
      pieces.add("!");
      pieces.add(new Operand(operand, PRIMARY));
    }
  }

  private void writeAtom(Atom atom, boolean negated) {
    if (atom instanceof Predicate predicate) {
      writeCall(quoted(predicate.symbol().name()), predicate.arguments());
    } else if (atom instanceof Equality equality) {
      writeList(equality.children(), negated ? " != " : " = ", RELATION + 1);
    } else {
      writeComparison((Comparison) atom, negated);
    }
  }

  private void writeComparison(Comparison atom, boolean negated) {
    Sides sides = Sides.of(atom);
    writeSide(sides.left());
    pieces.add(negated ? opposite(sides.relation()) : " " + sides.relation() + " ");
    writeSide(sides.right());
  }

  private void writeSide(Sides.Side side) {
    writeSum(side.terms(), side.factors(), side.constant());
  }

  private static String opposite(String relation) {
    return switch (relation) {
      case "=" -> " != ";
      case "<=" -> " > ";
      default -> " < ";
    };
  }

  private void writeSum(List<Term> terms, List<BigFraction> factors, BigFraction constant) {
    for (int i = 0; i < terms.size(); i++) {
      writeSign(factors.get(i), i == 0);
      BigFraction factor = factors.get(i).abs();
      if (!factor.equals(BigFraction.ONE)) {
        pieces.add(number(factor) + "*");
      }
      pieces.add(new Operand(terms.get(i), PRODUCT + 1));
    }
    if (terms.isEmpty() || !constant.equals(BigFraction.ZERO)) {
      writeSign(constant, terms.isEmpty());
      pieces.add(number(constant.abs()));
    }
  }

  private void writeSign(BigFraction number, boolean first) {
    boolean negative = number.compareTo(BigFraction.ZERO) < 0;
    if (first) {
      pieces.add(negative ? "-" : "");
    } else {
      pieces.add(negative ? " - " : " + ");
    }
  }

  private void writeCall(String name, List<Term> arguments) {
    pieces.add(name);
    if (!arguments.isEmpty()) {
      pieces.add("(");
      writeList(arguments, ", ", 0);
      pieces.add(")");
    }
  }

  private void writeList(List<Term> terms, String separator, int precedence) {
    for (int i = 0; i < terms.size(); i++) {
      if (i > 0) {
        pieces.add(separator);
      }
      pieces.add(new Operand(terms.get(i), precedence));
    }
  }

  private static boolean isWhole(BigFraction number) {
    return number.getDenominator().equals(BigInteger.ONE);
  }

  private static String number(BigFraction number) {
    return isWhole(number)
        ? number.getNumerator().toString()
        : number.getNumerator() + "/" + number.getDenominator();
  }
}
