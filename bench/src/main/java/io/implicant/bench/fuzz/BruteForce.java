package io.implicant.bench.fuzz;

import io.implicant.logic.Apply;
import io.implicant.logic.Comparison;
import io.implicant.logic.Dag;
import io.implicant.logic.Predicate;
import io.implicant.logic.Sort;
import io.implicant.logic.Sum;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Tries all models up to likeness. A model gives a value to each application t1, ..., tn (variables
 * are applications without arguments); those values that respect congruence extend to tables of the
 * functions. Formulas look at values only by comparing, so few values need be tried:
 *
 * <ul>
 *   <li><em>Declared sorts</em>: only which terms are equal matters. One vector per partition.
 *   <li><em>Int</em>: differences ti - tj are compared with constants k, |k| <= C, where C takes
 *       account of offsets, choices, and of arguments at the same place ({@link Offsets}); zero is
 *       one of the terms. Sort the values; a gap above C + 1 may be closed to C + 1, since all
 *       differences across it stay beyond every k. So gaps of 1 to C + 1 suffice.
 *   <li><em>Real</em>: let D be a common denominator of the constants and scale by D. Then ti - tj
 *       <= k depends on the floors and on the order of the fractional parts, of which there are at
 *       most n: replace the i-th smallest by i/n. Scaled by n, this is the case of Int with n C D.
 *   <li><em>Bool</em>: both values of each application.
 * </ul>
 *
 * <p>Hence a minterm is consistent, and consistent with the negated goal, if and only if one of
 * these models says so. Queries with too many models are declined.
 */
public final class BruteForce implements Oracle {
  private static final int MOST_TERMS = 9;
  private static final int MOST_PREDICATES = 12;

  private final double mostModels;

  /** Declines queries with more models than this. */
  public BruteForce(int mostModels) {
    this.mostModels = mostModels;
  }

  @Override
  public String name() {
    return "brute";
  }

  @Override
  public Optional<List<Answer>> answers(FuzzQuery query) {
    if (query.predicates().size() > MOST_PREDICATES) {
      return Optional.empty();
    }
    return Models.of(query, mostModels).map(Models::answers);
  }

  /** The models of one query. */
  private static final class Models {
    /** Terms of one sort, and the vectors of values for them; register -1 is the number zero. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Group(int[] registers, int[][] vectors) {}

    /** Applications of one symbol, with the registers of their arguments. */
    @SuppressWarnings("ArrayRecordComponent") // never compared
    private record Pair(int first, int second, int[] left, int[] right) {
      boolean isRespected(int[] values) {
        if (values[first] == values[second]) {
          return true;
        }
        for (int k = 0; k < left.length; k++) {
          if (values[left[k]] != values[right[k]]) {
            return true;
          }
        }
        return false;
      }
    }

    private final FuzzQuery query;
    private final Evaluator evaluator;
    private final int argumentSteps;
    private final List<Group> groups = new ArrayList<>();
    private final Pair[] pairs;

    private Models(FuzzQuery query, List<Term> all, List<Term> applications, BigInteger unit) {
      this.query = query;
      BigFraction real = new BigFraction(unit);
      evaluator =
          new Evaluator(
              number -> number.getNumerator().intValueExact(),
              number -> number.multiply(real).getNumerator().intValueExact());
      Dag.postorder(applications).forEach(evaluator::add);
      argumentSteps = evaluator.end();
      all.forEach(evaluator::add);
      List<Pair> found = new ArrayList<>();
      for (List<Term> both : sameSymbol(applications)) {
        found.add(
            new Pair(
                evaluator.register(both.get(0)),
                evaluator.register(both.get(1)),
                both.get(0).children().stream().mapToInt(evaluator::register).toArray(),
                both.get(1).children().stream().mapToInt(evaluator::register).toArray()));
      }
      pairs = found.toArray(Pair[]::new);
    }

    static Optional<Models> of(FuzzQuery query, double mostModels) {
      List<Term> all = Dag.postorder(query.roots());
      Offsets offsets = new Offsets(all);
      Map<Sort, List<Term>> bySort = new LinkedHashMap<>();
      List<Term> applications = new ArrayList<>();
      for (Term term : all) {
        if (term instanceof Apply || term instanceof Predicate) {
          applications.add(term);
          bySort.computeIfAbsent(term.sort(), key -> new ArrayList<>()).add(term);
        }
      }
      for (List<Term> both : sameSymbol(applications)) {
        for (int k = 0; k < both.get(0).children().size(); k++) {
          offsets.compare(both.get(0).children().get(k), both.get(1).children().get(k));
        }
      }
      if (!offsets.areDifferences()) {
        return Optional.empty();
      }
      int reals = bySort.getOrDefault(Sort.REAL, List.of()).size() + 1;
      BigInteger unit = denominator(all).multiply(BigInteger.valueOf(reals));
      Models models = new Models(query, all, applications, unit);
      double count = 1;
      for (Map.Entry<Sort, List<Term>> entry : bySort.entrySet()) {
        Sort sort = entry.getKey();
        BigFraction scale = new BigFraction(sort == Sort.REAL ? unit : BigInteger.ONE);
        int gap = offsets.largest(sort).multiply(scale).intValue() + 1;
        count *= models.add(entry.getValue(), usesZero(all, sort), gap, mostModels / count);
        if (count > mostModels) {
          return Optional.empty();
        }
      }
      return Optional.of(models);
    }

    private static List<List<Term>> sameSymbol(List<Term> applications) {
      List<List<Term>> pairs = new ArrayList<>();
      for (int i = 1; i < applications.size(); i++) {
        for (int j = 0; j < i; j++) {
          Term a = applications.get(i);
          Term b = applications.get(j);
          if (symbol(a) == symbol(b)) {
            pairs.add(List.of(a, b));
          }
        }
      }
      return pairs;
    }

    private static Symbol symbol(Term term) {
      return term instanceof Apply apply ? apply.symbol() : ((Predicate) term).symbol();
    }

    private static BigInteger denominator(List<Term> all) {
      BigInteger common = BigInteger.ONE;
      for (Term term : all) {
        BigFraction constant = BigFraction.ZERO;
        if (term instanceof Sum sum) {
          constant = sum.constant();
        } else if (term instanceof Comparison comparison) {
          constant = comparison.bound();
        }
        BigInteger other = constant.getDenominator();
        common = common.multiply(other).divide(common.gcd(other));
      }
      return common;
    }

    private static boolean usesZero(List<Term> all, Sort sort) {
      return all.stream()
          .anyMatch(
              term ->
                  term instanceof Comparison comparison
                      ? comparison.operandSort() == sort && comparison.summands().size() == 1
                      : term instanceof Sum sum && sum.sort() == sort && sum.isNumber());
    }

    /** Adds the terms of a sort; returns the number of their vectors. */
    private double add(List<Term> terms, boolean withZero, int gap, double most) {
      Sort sort = terms.get(0).sort();
      int zeros = sort.isNumeric() && withZero ? 1 : 0;
      int[] registers = new int[terms.size() + zeros];
      registers[0] = -1;
      for (int i = 0; i < terms.size(); i++) {
        registers[i + zeros] = evaluator.register(terms.get(i));
      }
      int n = registers.length;
      double count =
          n > MOST_TERMS
              ? Double.MAX_VALUE
              : sort.isNumeric() ? Valuations.countNumbers(n, gap) : 1;
      if (count <= most) {
        int[][] vectors =
            sort.isNumeric()
                ? Valuations.numbers(n, gap)
                : sort.isBool() ? Valuations.truths(n) : Valuations.partitions(n);
        groups.add(new Group(registers, vectors));
        count = vectors.length;
      }
      return count;
    }

    List<Answer> answers() {
      BitSet consistent = new BitSet();
      List<BitSet> refuting = new ArrayList<>();
      query.goals().forEach(goal -> refuting.add(new BitSet()));
      int[] predicates = query.predicates().stream().mapToInt(evaluator::register).toArray();
      int[] goals = query.goals().stream().mapToInt(evaluator::register).toArray();
      int[] values = new int[evaluator.size()];
      int[] positions = new int[groups.size()];
      for (int g = 0; g < positions.length; g++) {
        write(groups.get(g), 0, values);
      }
      do {
        if (isModel(values)) {
          evaluator.run(values, argumentSteps, evaluator.end());
          int minterm = 0;
          for (int i = 0; i < predicates.length; i++) {
            minterm |= values[predicates[i]] << i;
          }
          consistent.set(minterm);
          for (int i = 0; i < goals.length; i++) {
            if (values[goals[i]] == 0) {
              refuting.get(i).set(minterm);
            }
          }
        }
      } while (next(positions, values));
      int minterms = 1 << predicates.length;
      consistent.flip(0, minterms);
      List<Answer> answers = new ArrayList<>();
      for (BitSet minterm : refuting) {
        minterm.flip(0, minterms);
        answers.add(new Answer(minterm, consistent));
      }
      return answers;
    }

    private boolean isModel(int[] values) {
      evaluator.run(values, 0, argumentSteps);
      for (Pair pair : pairs) {
        if (!pair.isRespected(values)) {
          return false;
        }
      }
      return true;
    }

    /** The next combination of vectors, the first group fastest. */
    private boolean next(int[] positions, int[] values) {
      for (int g = 0; g < positions.length; g++) {
        Group group = groups.get(g);
        positions[g] = (positions[g] + 1) % group.vectors().length;
        write(group, positions[g], values);
        if (positions[g] > 0) {
          return true;
        }
      }
      return false;
    }

    private static void write(Group group, int position, int[] values) {
      int[] vector = group.vectors()[position];
      int[] registers = group.registers();
      for (int i = 0; i < vector.length; i++) {
        if (registers[i] >= 0) {
          values[registers[i]] = vector[i];
        }
      }
    }
  }
}
