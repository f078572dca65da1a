package io.implicant.theories;

import io.implicant.logic.Apply;
import io.implicant.logic.Atom;
import io.implicant.logic.Comparison;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Junction;
import io.implicant.logic.Predicate;
import io.implicant.logic.Sum;
import io.implicant.logic.Term;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Brute force over small integer domains: every assignment of numbers to the constants, and some
 * random tables for the functions. Real and uninterpreted sorts get numbers too.
 */
final class SmallModels {
  private final Problem problem;
  private final List<Term> order;
  private final List<Term> constants = new ArrayList<>();

  SmallModels(Problem problem) {
    this.problem = problem;
    List<Term> roots = new ArrayList<>(problem.predicates());
    roots.add(problem.goal());
    order = Dag.postorder(roots);
    for (Term term : order) {
      if (term instanceof Apply && term.children().isEmpty()) {
        constants.add(term);
      }
    }
  }

  /** The minterms that some small model makes true together with the goal's negation. */
  BitSet refutedMinterms(int from, int to, int tables) {
    BitSet refuted = new BitSet();
    int width = to - from + 1;
    long count = (long) Math.pow(width, constants.size());
    for (int table = 0; table < tables; table++) {
      for (long k = 0; k < count; k++) {
        Map<Term, Long> values = new HashMap<>();
        long rest = k;
        for (Term constant : constants) {
          values.put(constant, from + rest % width);
          rest /= width;
        }
        evaluate(values, table, refuted);
      }
    }
    return refuted;
  }

  private void evaluate(Map<Term, Long> values, int table, BitSet refuted) {
    for (Term term : order) {
      if (!values.containsKey(term)) {
        values.put(term, value(term, values, table));
      }
    }
    if (values.get(problem.goal()) == 0) {
      int minterm = 0;
      for (int i = 0; i < problem.size(); i++) {
        minterm |= values.get(problem.predicates().get(i)) != 0 ? 1 << i : 0;
      }
      refuted.set(minterm);
    }
  }

  private static long value(Term term, Map<Term, Long> values, int table) {
    List<Long> children = term.children().stream().map(values::get).toList();
    if (term instanceof Sum sum) {
      return linear(sum.coefficients(), children) + whole(sum.constant());
    } else if (term instanceof Apply apply) {
      return hash(apply.symbol().name(), children, table) % 4 - 1;
    }
    return truth((Formula) term, values, children, table) ? 1 : 0;
  }

  private static boolean truth(
      Formula formula, Map<Term, Long> values, List<Long> children, int table) {
    return formula.match(
        new Formula.Cases<>() {
          @Override
          public Boolean constant(boolean value) {
            return value;
          }

          @Override
          public Boolean atom(Atom atom) {
            if (atom instanceof Predicate predicate) {
              return hash(predicate.symbol().name(), children, table) % 2 == 0;
            } else if (atom instanceof Comparison comparison) {
              long sum = linear(comparison.coefficients(), children);
              long bound = whole(comparison.bound());
              return comparison.isEquality() ? sum == bound : sum <= bound;
            }
            return children.get(0).equals(children.get(1));
          }

          @Override
          public Boolean not(Formula operand) {
            return values.get(operand) == 0;
          }

          @Override
          public Boolean junction(Junction junction) {
            return junction.isConjunction()
                ? children.stream().allMatch(child -> child != 0)
                : children.stream().anyMatch(child -> child != 0);
          }

          @Override
          public Boolean iff(Formula left, Formula right) {
            return values.get(left).equals(values.get(right));
          }

          @Override
          public Boolean conditional(Formula condition, Formula then, Formula otherwise) {
            return values.get(values.get(condition) != 0 ? then : otherwise) != 0;
          }
        });
  }

  private static long linear(List<BigFraction> coefficients, List<Long> values) {
    long sum = 0;
    for (int i = 0; i < values.size(); i++) {
      sum += whole(coefficients.get(i)) * values.get(i);
    }
    return sum;
  }

  private static long whole(BigFraction number) {
    return number.getNumerator().longValueExact();
  }

  private static long hash(String name, List<Long> arguments, int table) {
    long hash = name.hashCode() * 31L + table * 1_000_003L;
    for (long argument : arguments) {
      hash = (hash ^ argument) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 29;
    }
    return hash & Integer.MAX_VALUE;
  }
}
