package io.implicant.theories.path;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.ClosureEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Formulas of parts that are independent, or nearly so. */
class RelationalImageTest {
  private static LazyResult solve(Terms terms, List<Formula> predicates, Formula phi, int first)
      throws UnsupportedFormulaException {
    LazyResult result =
        LazyImages.consistent(
            terms,
            predicates,
            phi,
            BddManager.create(predicates.size()),
            new Limits(Limits.DEFAULT.columns(), Limits.DEFAULT.equalities(), first),
            Budget.unlimited());
    assertEquals(Optional.empty(), result.limit());
    return result;
  }

  /** Three cases for each of the diamonds: 3^n implicants, of which no two have the same image. */
  private static LazyResult diamonds(int count) throws UnsupportedFormulaException {
    Terms terms = new Terms();
    List<Formula> predicates = new ArrayList<>();
    List<Formula> phi = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Term x = terms.constant("x" + i, Sort.INT);
      Term y = terms.constant("y" + i, Sort.INT);
      List<Formula> cases = new ArrayList<>();
      for (int k = 0; k < 3; k++) {
        Formula definition = terms.equal(y, terms.add(List.of(x, terms.number(k))));
        cases.add(terms.and(terms.equal(x, terms.number(k)), definition));
      }
      phi.add(terms.or(cases));
      predicates.add(terms.equal(y, terms.number(2)));
      predicates.add(terms.equal(y, terms.number(4)));
    }
    return solve(terms, predicates, terms.and(phi), 16);
  }

  @Test
  void iterationsOfIndependentDiamondsGrowLinearly() throws UnsupportedFormulaException {
    for (int count : new int[] {4, 8, 16}) {
      LazyResult result = diamonds(count);
      assertEquals(Math.pow(3, count), result.consistent().modelCount().doubleValue());
      assertTrue(result.stats().iterations() <= 16 + 10 * count, result.stats()::toString);
    }
  }

  @Test
  void formulasWithIndependentPartsAreExact() throws UnsupportedFormulaException {
    int relational = 0;
    for (int seed = 0; seed < 300; seed++) {
      Terms terms = new Terms();
      Random random = new Random(seed);
      List<Formula> predicates = new ArrayList<>();
      List<Formula> phi = new ArrayList<>();
      for (int part = 0; part < 3; part++) {
        int own = part;
        List<Formula> atoms =
            IntStream.range(0, 6).mapToObj(i -> atom(terms, random, own)).toList();
        predicates.addAll(atoms.subList(0, 2));
        phi.add(formula(terms, random, atoms));
        phi.add(formula(terms, random, atoms));
      }
      List<Formula> distinct = predicates.stream().distinct().toList();
      Formula all = terms.and(phi);
      LazyResult result = solve(terms, distinct, all, 2 + seed % 3);
      relational += result.stats().relationalImages();
      ClosureEngine closure = new ClosureEngine(terms, distinct);
      Bdd expected = closure.consistentWith(all, Budget.unlimited()).minterms();
      String shown = "seed " + seed + "\n" + distinct + "\n" + all;
      assertEquals(expected.toText(i -> "p" + i), text(result, closure.manager()), shown);
    }
    assertTrue(relational > 100, relational + " relational images");
  }

  private static String text(LazyResult result, BddManager manager) {
    return Transfer.copy(result.consistent(), manager, manager::variable).toText(i -> "p" + i);
  }

  /** An atom over variables of the part and two that all parts share, with a function. */
  private static Formula atom(Terms terms, Random random, int part) {
    Term left = variable(terms, random, part);
    Term right = variable(terms, random, part);
    return switch (random.nextInt(4)) {
      case 0 -> terms.equal(left, terms.number(random.nextInt(2)));
      case 1 -> terms.atMost(left, terms.add(List.of(right, terms.number(random.nextInt(2)))));
      default -> terms.equal(left, right);
    };
  }

  private static Term variable(Terms terms, Random random, int part) {
    Term chosen =
        terms.constant(
            random.nextInt(4) == 0 ? "shared" + random.nextInt(2) : "x" + part + random.nextInt(3),
            Sort.INT);
    return random.nextInt(5) == 0
        ? terms.apply(terms.symbol("f", List.of(Sort.INT), Sort.INT), List.of(chosen))
        : chosen;
  }

  private static Formula formula(Terms terms, Random random, List<Formula> atoms) {
    Formula formula = atoms.get(random.nextInt(atoms.size()));
    for (int i = 0; i < 4; i++) {
      Formula other = atoms.get(random.nextInt(atoms.size()));
      formula =
          switch (random.nextInt(6)) {
            case 0 -> terms.and(formula, terms.not(other));
            case 1 -> terms.iff(formula, other);
            case 2 -> (Formula) terms.ite(other, formula, atoms.get(i));
            case 3 -> terms.or(formula, terms.not(other));
            default -> terms.or(formula, other);
          };
    }
    return formula;
  }
}
