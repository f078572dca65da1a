package io.implicant.javasmt;

import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;

/** Random formulas of ours with every kind of node. */
record RandomLogic(Terms terms, Random random, TestSolver solver) {
  Formula formula(int depth) {
    if (depth == 0) {
      return (Formula) terms.constant("b" + random.nextInt(3), Sort.BOOL);
    }
    return switch (random.nextInt(9)) {
      case 0 -> terms.not(formula(depth - 1));
      case 1 -> terms.and(formulas(depth));
      case 2 -> terms.or(formulas(depth));
      case 3 -> terms.iff(formula(depth - 1), formula(depth - 1));
      case 4 -> (Formula) terms.ite(formula(depth - 1), formula(depth - 1), formula(depth - 1));
      case 5 -> predicate(solver.hasBoolArguments() ? Sort.BOOL : Sort.INT, depth);
      case 6 -> terms.equal(term(declared(), depth - 1), term(declared(), depth - 1));
      default -> {
        Sort sort = solver.hasReals() && random.nextBoolean() ? Sort.REAL : Sort.INT;
        yield random.nextBoolean()
            ? terms.equal(term(sort, depth - 1), term(sort, depth - 1))
            : terms.atMost(term(sort, depth - 1), term(sort, depth - 1));
      }
    };
  }

  private Formula predicate(Sort first, int depth) {
    Term argument = first.isBool() ? formula(depth - 1) : term(first, depth - 1);
    return (Formula)
        terms.apply(
            terms.symbol("pb", List.of(first, Sort.INT), Sort.BOOL),
            List.of(argument, term(Sort.INT, depth - 1)));
  }

  private Sort declared() {
    return terms.sort("U");
  }

  private List<Formula> formulas(int depth) {
    List<Formula> formulas = new ArrayList<>();
    for (int i = 0; i < 2 + random.nextInt(2); i++) {
      formulas.add(formula(depth - 1));
    }
    return formulas;
  }

  private Term term(Sort sort, int depth) {
    if (depth == 0) {
      return terms.constant(
          sort.name().toLowerCase(java.util.Locale.ROOT) + random.nextInt(3), sort);
    }
    int choice = random.nextInt(sort.isNumeric() ? 6 : 3);
    return switch (choice) {
      case 0 -> terms.ite(formula(depth - 1), term(sort, depth - 1), term(sort, depth - 1));
      case 1 ->
          terms.apply(
              terms.symbol("f" + sort, List.of(sort, Sort.INT), sort),
              List.of(term(sort, depth - 1), term(Sort.INT, depth - 1)));
      case 2 -> term(sort, 0);
      case 3 -> terms.number(number(sort), sort);
      case 4 -> terms.multiply(number(sort), term(sort, depth - 1));
      default -> terms.add(List.of(term(sort, depth - 1), term(sort, depth - 1)));
    };
  }

  private BigFraction number(Sort sort) {
    return new BigFraction(random.nextInt(9) - 4, sort == Sort.REAL ? 1 + random.nextInt(3) : 1);
  }
}
