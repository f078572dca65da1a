package io.implicant.bench.closure;

import io.implicant.abstraction.NamedPredicate;
import io.implicant.bench.workload.Diamond;
import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.apache.commons.math3.fraction.BigFraction;

/** Problems made by rule. All come from seeds, so that every run has the same ones. */
final class Families {
  private Families() {}

  /** Different bounds x - y <= c of random pairs of Int variables, c from -largest to largest. */
  static Problem order(int predicates, int variables, int largest, long seed) {
    Terms terms = new Terms();
    Random random = new Random(seed);
    List<Term> x = constants(terms, "x", Sort.INT, variables);
    Set<Formula> formulas = new LinkedHashSet<>();
    while (formulas.size() <= predicates) {
      formulas.add(bound(terms, x, largest, random));
    }
    List<Formula> all = List.copyOf(formulas);
    return new Problem("seed " + seed, terms, all.subList(0, predicates), all.get(predicates));
  }

  private static Formula bound(Terms terms, List<Term> x, int largest, Random random) {
    int left = random.nextInt(x.size());
    int right = (left + 1 + random.nextInt(x.size() - 1)) % x.size();
    int constant = random.nextInt(2 * largest + 1) - largest;
    Term number = terms.number(new BigFraction(constant), Sort.INT);
    return terms.atMost(x.get(left), terms.add(List.of(x.get(right), number)));
  }

  /** Order predicates in blocks that share no variable; the goal is about the first block. */
  static Problem blocks(int predicates, int blockSize, long seed) {
    Terms terms = new Terms();
    Random random = new Random(seed);
    List<Formula> all = new ArrayList<>();
    List<Term> first = constants(terms, "b0_", Sort.INT, 4);
    for (int block = 0; all.size() < predicates; block++) {
      List<Term> x = constants(terms, "b" + block + "_", Sort.INT, 4);
      Set<Formula> formulas = new LinkedHashSet<>();
      while (formulas.size() < Math.min(blockSize, predicates - all.size())) {
        formulas.add(bound(terms, x, 5, random));
      }
      all.addAll(formulas);
    }
    return new Problem("blocks", terms, all, bound(terms, first, 5, random));
  }

  /** Eight equalities of a cycle between f^depth of constants: most terms, few predicates. */
  static Problem nested(int depth) {
    Terms terms = new Terms();
    Sort sort = terms.sort("U");
    Symbol f = terms.symbol("f", List.of(sort), sort);
    List<Term> powers = new ArrayList<>();
    for (Term term : constants(terms, "x", sort, 8)) {
      Term power = term;
      for (int i = 0; i < depth; i++) {
        power = terms.apply(f, List.of(power));
      }
      powers.add(power);
    }
    List<Term> x = constants(terms, "x", sort, 8);
    List<Formula> predicates = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      predicates.add(terms.equal(i % 2 == 0 ? x.get(i) : powers.get(i), powers.get((i + 1) % 8)));
    }
    return new Problem("depth " + depth, terms, predicates, terms.equal(powers.get(0), x.get(4)));
  }

  /** LBC07 Figure 8. */
  static Problem diamonds(int n) {
    Diamond diamond = new Diamond(n, Diamond.Theory.EUF);
    List<Formula> predicates = diamond.predicates().stream().map(NamedPredicate::formula).toList();
    return new Problem("diamond", diamond.terms(), predicates, diamond.goal());
  }

  private static List<Term> constants(Terms terms, String name, Sort sort, int n) {
    List<Term> constants = new ArrayList<>();
    for (int i = 1; i <= n; i++) {
      constants.add(terms.constant(name + i, sort));
    }
    return constants;
  }
}
