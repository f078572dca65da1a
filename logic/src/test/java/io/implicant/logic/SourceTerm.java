package io.implicant.logic;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * A term as a user writes it, not normalised, with its meaning by the book: the oracle for {@link
 * Terms}. Symbols are named after their sorts: b1 is a Bool, i2 an Int, r1 a Real, u1 of sort U, fi
 * a function to Int and so on.
 */
public record SourceTerm(String head, Sort sort, List<SourceTerm> arguments) {
  public static final Sort U = new Terms().sort("U");

  /** The declarations of all symbols that {@link #random} uses. */
  public static final String DECLARATIONS =
      """
      (declare-sort U 0)
      (declare-const b1 Bool) (declare-const b2 Bool)
      (declare-const i1 Int) (declare-const i2 Int) (declare-const i3 Int)
      (declare-const r1 Real) (declare-const r2 Real)
      (declare-const u1 U) (declare-const u2 U)
      (declare-fun fb (Bool Int) Bool)
      (declare-fun fi (Int Bool) Int)
      (declare-fun fr (Real Int) Real)
      (declare-fun fu (U U) U)
      """;

  private static final List<String> RELATIONS = List.of("=", "distinct", "<=", "<", ">=", ">");
  private static final List<String> CONNECTIVES = List.of("and", "or", "xor", "=>", "=");

  private static SourceTerm leaf(String text, Sort sort) {
    return new SourceTerm(text, sort, List.of());
  }

  /** A random term of the sort whose nesting is at most {@code depth}. */
  public static SourceTerm random(Random random, Sort sort, int depth) {
    if (depth == 0 || random.nextInt(8) == 0) {
      return randomLeaf(random, sort);
    } else if (random.nextInt(6) == 0) {
      return call("ite", sort, random, depth, Sort.BOOL, sort, sort);
    } else if (random.nextInt(6) == 0) {
      return randomApplication(random, sort, depth);
    } else if (sort.isBool()) {
      return randomFormula(random, depth);
    } else if (sort == U) {
      return randomApplication(random, sort, depth);
    }
    return randomSum(random, sort, depth);
  }

  private static SourceTerm randomLeaf(Random random, Sort sort) {
    if (sort.isBool()) {
      return leaf(List.of("b1", "b2", "b1", "b2", "true", "false").get(random.nextInt(6)), sort);
    } else if (sort == U) {
      return leaf("u" + (1 + random.nextInt(2)), sort);
    } else if (random.nextInt(3) == 0) {
      return leaf(random.nextInt(5) + (sort == Sort.REAL ? "." + random.nextInt(10) : ""), sort);
    }
    return leaf(
        sort == Sort.INT ? "i" + (1 + random.nextInt(3)) : "r" + (1 + random.nextInt(2)), sort);
  }

  private static SourceTerm call(String head, Sort sort, Random random, int depth, Sort... sorts) {
    List<SourceTerm> arguments = new ArrayList<>();
    for (Sort argument : sorts) {
      arguments.add(random(random, argument, depth - 1));
    }
    return new SourceTerm(head, sort, arguments);
  }

  private static SourceTerm randomApplication(Random random, Sort sort, int depth) {
    if (sort.isBool()) {
      return call("fb", sort, random, depth, Sort.BOOL, Sort.INT);
    } else if (sort == Sort.INT) {
      return call("fi", sort, random, depth, Sort.INT, Sort.BOOL);
    } else if (sort == Sort.REAL) {
      return call("fr", sort, random, depth, Sort.REAL, Sort.INT);
    }
    return call("fu", sort, random, depth, U, U);
  }

  private static SourceTerm randomFormula(Random random, int depth) {
    int choice = random.nextInt(10);
    if (choice == 0) {
      return call("not", Sort.BOOL, random, depth, Sort.BOOL);
    } else if (choice < 4) {
      String head = CONNECTIVES.get(random.nextInt(CONNECTIVES.size()));
      return call(head, Sort.BOOL, random, depth, several(random, Sort.BOOL, 2));
    } else if (choice == 4) {
      String head = RELATIONS.get(random.nextInt(2));
      return call(head, Sort.BOOL, random, depth, several(random, U, 2));
    }
    Sort sort = random.nextInt(3) == 0 ? Sort.REAL : Sort.INT;
    String head = RELATIONS.get(random.nextInt(RELATIONS.size()));
    return call(head, Sort.BOOL, random, depth, several(random, sort, 2));
  }

  private static SourceTerm randomSum(Random random, Sort sort, int depth) {
    int choice = random.nextInt(6);
    if (choice == 0) {
      return call("-", sort, random, depth, sort);
    } else if (choice == 1) {
      int factor = random.nextInt(5);
      SourceTerm number = leaf(factor + (sort == Sort.REAL ? ".5" : ""), sort);
      SourceTerm term = random(random, sort, depth - 1);
      boolean swapped = random.nextBoolean();
      return new SourceTerm("*", sort, swapped ? List.of(term, number) : List.of(number, term));
    } else if (choice == 2 && sort == Sort.REAL) {
      SourceTerm divisor = leaf(1 + random.nextInt(4) + ".0", sort);
      return new SourceTerm("/", sort, List.of(random(random, sort, depth - 1), divisor));
    }
    return call(random.nextBoolean() ? "+" : "-", sort, random, depth, several(random, sort, 2));
  }

  private static Sort[] several(Random random, Sort sort, int least) {
    Sort[] sorts = new Sort[least + (random.nextInt(3) == 0 ? 1 + random.nextInt(2) : 0)];
    java.util.Arrays.fill(sorts, sort);
    return sorts;
  }

  /** The value under the interpretation, by the definitions of SMT-LIB. */
  public Object value(Interpretation interpretation) {
    List<Object> values = new ArrayList<>();
    arguments.forEach(argument -> values.add(argument.value(interpretation)));
    return switch (head) {
      case "true" -> true;
      case "false" -> false;
      case "not" -> !truth(values.get(0));
      case "and" -> values.stream().allMatch(SourceTerm::truth);
      case "or" -> values.stream().anyMatch(SourceTerm::truth);
      case "xor" -> values.stream().filter(SourceTerm::truth).count() % 2 == 1;
      case "=>" ->
          truth(values.get(values.size() - 1))
              || !values.subList(0, values.size() - 1).stream().allMatch(SourceTerm::truth);
      case "ite" -> truth(values.get(0)) ? values.get(1) : values.get(2);
      case "=" -> values.stream().distinct().count() == 1;
      case "distinct" -> values.stream().distinct().count() == values.size();
      case "<=" -> isChain(values, order -> order <= 0);
      case "<" -> isChain(values, order -> order < 0);
      case ">=" -> isChain(values, order -> order >= 0);
      case ">" -> isChain(values, order -> order > 0);
      case "+" -> values.stream().map(BigFraction.class::cast).reduce(BigFraction::add).get();
      case "-" -> minus(values);
      case "*" -> number(values.get(0)).multiply(number(values.get(1)));
      case "/" -> number(values.get(0)).divide(number(values.get(1)));
      default ->
          Character.isDigit(head.charAt(0))
              ? decimal(head)
              : interpretation.apply(head, sort, values);
    };
  }

  private static boolean truth(Object value) {
    return (Boolean) value;
  }

  private static BigFraction number(Object value) {
    return (BigFraction) value;
  }

  private static boolean isChain(List<Object> values, Predicate<Integer> test) {
    for (int i = 1; i < values.size(); i++) {
      if (!test.test(number(values.get(i - 1)).compareTo(number(values.get(i))))) {
        return false;
      }
    }
    return true;
  }

  private static BigFraction minus(List<Object> values) {
    BigFraction result = number(values.get(0));
    for (Object value : values.subList(1, values.size())) {
      result = result.subtract(number(value));
    }
    return values.size() == 1 ? result.negate() : result;
  }

  private static BigFraction decimal(String text) {
    int point = text.indexOf('.');
    return point < 0
        ? new BigFraction(Integer.parseInt(text))
        : new BigFraction(Integer.parseInt(text.replace(".", "")), 10);
  }

  /** The smallest term, found by greedy steps, that still fails; {@code this} must fail. */
  public SourceTerm shrunk(Predicate<SourceTerm> fails) {
    SourceTerm smallest = this;
    boolean smaller = true;
    while (smaller) {
      smaller = false;
      for (SourceTerm candidate : smallest.reductions()) {
        if (fails.test(candidate)) {
          smallest = candidate;
          smaller = true;
          break;
        }
      }
    }
    return smallest;
  }

  private List<SourceTerm> reductions() {
    List<SourceTerm> reductions = new ArrayList<>();
    addDescendants(this, reductions);
    for (int i = 0; i < arguments.size(); i++) {
      for (SourceTerm reduction : arguments.get(i).reductions()) {
        List<SourceTerm> changed = new ArrayList<>(arguments);
        changed.set(i, reduction);
        reductions.add(new SourceTerm(head, sort, changed));
      }
    }
    return reductions;
  }

  private void addDescendants(SourceTerm term, List<SourceTerm> found) {
    for (SourceTerm argument : term.arguments) {
      if (argument.sort == sort) {
        found.add(argument);
      }
      addDescendants(argument, found);
    }
  }

  /** The term as SMT-LIB. */
  @Override
  public String toString() {
    if (arguments.isEmpty()) {
      return head;
    }
    StringBuilder text = new StringBuilder("(").append(head);
    arguments.forEach(argument -> text.append(' ').append(argument));
    return text.append(')').toString();
  }
}
