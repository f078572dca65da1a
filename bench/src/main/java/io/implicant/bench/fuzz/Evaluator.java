package io.implicant.bench.fuzz;

import io.implicant.logic.Apply;
import io.implicant.logic.Atom;
import io.implicant.logic.Choice;
import io.implicant.logic.Comparison;
import io.implicant.logic.Formula;
import io.implicant.logic.Junction;
import io.implicant.logic.Predicate;
import io.implicant.logic.Sort;
import io.implicant.logic.Sum;
import io.implicant.logic.Term;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.apache.commons.math3.fraction.BigFraction;

/** Evaluates terms, once the applications among them have values; as plain as can be. */
final class Evaluator {
  /** Computes a register from others. */
  private interface Step {
    int value(int[] registers);
  }

  private final Map<Term, Integer> registers = new HashMap<>();
  private final List<Step> steps = new ArrayList<>();
  private final List<Integer> targets = new ArrayList<>();
  private final ToIntFunction<BigFraction> intNumbers;
  private final ToIntFunction<BigFraction> realNumbers;
  private Step[] program = {};
  private int[] results = {};

  /** Numbers of both sorts become ints by the given functions. */
  Evaluator(ToIntFunction<BigFraction> intNumbers, ToIntFunction<BigFraction> realNumbers) {
    this.intNumbers = intNumbers;
    this.realNumbers = realNumbers;
  }

  int register(Term term) {
    return registers.get(term);
  }

  int size() {
    return registers.size();
  }

  /** Adds a term whose children have been added. */
  void add(Term term) {
    if (registers.containsKey(term)) {
      return;
    }
    int register = registers.size();
    registers.put(term, register);
    if (!(term instanceof Apply || term instanceof Predicate)) {
      steps.add(step(term));
      targets.add(register);
      program = steps.toArray(Step[]::new);
      results = targets.stream().mapToInt(Integer::intValue).toArray();
    }
  }

  /** How many steps there are so far. */
  int end() {
    return steps.size();
  }

  void run(int[] values, int from, int to) {
    for (int i = from; i < to; i++) {
      values[results[i]] = program[i].value(values);
    }
  }

  private Step step(Term term) {
    if (term instanceof Formula formula) {
      return formula(formula);
    } else if (term instanceof Choice choice) {
      return choice(register(choice.condition()), choice.thenTerm(), choice.elseTerm());
    }
    Sum sum = (Sum) term;
    int constant = number(sum.constant(), sum.sort());
    if (sum.summands().isEmpty()) {
      return values -> constant;
    }
    int base = register(sum.summands().get(0));
    return values -> values[base] + constant;
  }

  private Step choice(int condition, Term then, Term otherwise) {
    int first = register(then);
    int second = register(otherwise);
    return values -> values[condition] != 0 ? values[first] : values[second];
  }

  private int number(BigFraction number, Sort sort) {
    return (sort == Sort.INT ? intNumbers : realNumbers).applyAsInt(number);
  }

  private Step formula(Formula formula) {
    return formula.match(
        new Formula.Cases<>() {
          @Override
          public Step constant(boolean value) {
            int bit = value ? 1 : 0;
            return values -> bit;
          }

          @Override
          public Step atom(Atom atom) {
            return Evaluator.this.atom(atom);
          }

          @Override
          public Step not(Formula operand) {
            int of = register(operand);
            return values -> 1 - values[of];
          }

          @Override
          public Step junction(Junction junction) {
            return Evaluator.this.junction(junction);
          }

          @Override
          public Step iff(Formula left, Formula right) {
            int a = register(left);
            int b = register(right);
            return values -> values[a] == values[b] ? 1 : 0;
          }

          @Override
          public Step conditional(Formula condition, Formula then, Formula otherwise) {
            return choice(register(condition), then, otherwise);
          }
        });
  }

  private Step junction(Junction junction) {
    int[] of = junction.operands().stream().mapToInt(this::register).toArray();
    int decisive = junction.isConjunction() ? 0 : 1;
    return values -> {
      for (int operand : of) {
        if (values[operand] == decisive) {
          return decisive;
        }
      }
      return 1 - decisive;
    };
  }

  private Step atom(Atom atom) {
    if (!(atom instanceof Comparison comparison)) {
      int a = register(atom.children().get(0));
      int b = register(atom.children().get(1));
      return values -> values[a] == values[b] ? 1 : 0;
    }
    int bound = number(comparison.bound(), comparison.operandSort());
    int plus = comparison.plus().map(this::register).orElse(-1);
    int minus = comparison.minus().map(this::register).orElse(-1);
    boolean equality = comparison.isEquality();
    return values -> {
      int difference = (plus < 0 ? 0 : values[plus]) - (minus < 0 ? 0 : values[minus]);
      return (equality ? difference == bound : difference <= bound) ? 1 : 0;
    };
  }
}
