package io.implicant.logic;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * A random meaning of all symbols, drawn from a seed, and the value of terms under it: a {@code
 * Boolean}, or a {@link BigFraction} (elements of declared sorts are numbered). It speaks of names,
 * not of nodes, so terms of different {@link Terms} and source text can be compared under it.
 */
public final class Interpretation {
  private static final int ELEMENTS = 3;

  private final long seed;
  private final int range;
  private final Map<List<Object>, Object> table = new HashMap<>();

  /** Numbers are drawn from -range to range. */
  public Interpretation(long seed, int range) {
    this.seed = seed;
    this.range = range;
  }

  /** The value of the function at the arguments: always the same, for it is written in a table. */
  public Object apply(String name, Sort result, List<Object> arguments) {
    return table.computeIfAbsent(
        List.of(name, result.toString(), arguments),
        key -> {
          Random random = new Random(seed * 31 + key.hashCode());
          random.nextLong();
          if (result.isBool()) {
            return random.nextBoolean();
          } else if (!result.isNumeric()) {
            return new BigFraction(random.nextInt(ELEMENTS));
          }
          int number = random.nextInt(2 * range + 1) - range;
          return result == Sort.INT
              ? new BigFraction(number)
              : new BigFraction(number, 1 + random.nextInt(3));
        });
  }

  public boolean holds(Formula formula) {
    return (Boolean) value(formula);
  }

  public Object value(Term root) {
    return values(List.of(root)).get(root);
  }

  /** The values of the roots and everything below them. */
  public Map<Term, Object> values(List<? extends Term> roots) {
    Map<Term, Object> values = new HashMap<>();
    for (Term term : Dag.postorder(roots)) {
      List<Object> arguments = term.children().stream().map(values::get).toList();
      values.put(term, value(term, arguments));
    }
    return values;
  }

  private Object value(Term term, List<Object> arguments) {
    return term.match(
        apply -> apply(apply.symbol().name(), apply.sort(), arguments),
        sum -> total(sum.coefficients(), arguments).add(sum.constant()),
        choice -> (Boolean) arguments.get(0) ? arguments.get(1) : arguments.get(2),
        formula -> truth(formula, arguments));
  }

  private boolean truth(Formula formula, List<Object> arguments) {
    return formula.match(
        new Formula.Cases<Boolean>() {
          @Override
          public Boolean constant(boolean value) {
            return value;
          }

          @Override
          public Boolean atom(Atom atom) {
            return atom.match(
                predicate ->
                    (Boolean) apply(predicate.symbol().name(), predicate.sort(), arguments),
                equality -> arguments.get(0).equals(arguments.get(1)),
                comparison -> holds(comparison, arguments));
          }

          @Override
          public Boolean not(Formula operand) {
            return !(Boolean) arguments.get(0);
          }

          @Override
          public Boolean junction(Junction junction) {
            return junction.isConjunction() ? !arguments.contains(false) : arguments.contains(true);
          }

          @Override
          public Boolean iff(Formula left, Formula right) {
            return arguments.get(0).equals(arguments.get(1));
          }

          @Override
          public Boolean conditional(Formula condition, Formula first, Formula second) {
            return (Boolean) arguments.get((Boolean) arguments.get(0) ? 1 : 2);
          }
        });
  }

  private static boolean holds(Comparison comparison, List<Object> arguments) {
    int order = total(comparison.coefficients(), arguments).compareTo(comparison.bound());
    return comparison.isEquality() ? order == 0 : order <= 0;
  }

  private static BigFraction total(List<BigFraction> coefficients, List<Object> arguments) {
    BigFraction total = BigFraction.ZERO;
    for (int i = 0; i < coefficients.size(); i++) {
      total = total.add(coefficients.get(i).multiply((BigFraction) arguments.get(i)));
    }
    return total;
  }
}
