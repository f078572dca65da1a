package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.BddManager;
import io.implicant.logic.Apply;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.sdp.AndOrDag;
import io.implicant.sdp.Functions;
import io.implicant.sdp.SymbolicDecisionProcedure.Options;
import io.implicant.theories.NelsonOppen.Combined;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;

/**
 * LBC07 Section 4 with a third theory, {@link Constructors}, that gives equalities to the others
 * and takes them: nothing of {@link NelsonOppen} knows of it.
 */
class ThirdTheoryTest {
  private final Terms terms = new Terms();
  private final Sort pair = terms.sort("Pair");
  private final Symbol cons = terms.symbol("cons", List.of(Sort.REAL, Sort.REAL), pair);
  private final Symbol f = terms.symbol("f", List.of(Sort.REAL), Sort.REAL);
  private final Symbol h = terms.symbol("h", List.of(pair), Sort.REAL);

  private Term real(String name) {
    return terms.constant(name, Sort.REAL);
  }

  private Term cons(Term first, Term second) {
    return terms.apply(cons, List.of(first, second));
  }

  private Term f(Term argument) {
    return terms.apply(f, List.of(argument));
  }

  /** The minterms that imply the goal, a literal, by all three theories. */
  private BitSet minterms(List<Formula> predicates, Formula goal) {
    AndOrDag dag = new AndOrDag();
    Map<Literal, Integer> literals = new LinkedHashMap<>();
    Literal.of(goal, false).ifPresent(literal -> literals.put(literal, AndOrDag.TRUE));
    BddManager manager = BddManager.create(predicates.size());
    for (int i = 0; i < predicates.size(); i++) {
      Literal literal = Literal.of(predicates.get(i), true).orElseThrow();
      literals.merge(literal, dag.leaf(2 * i), dag::or);
      literals.merge(literal.negated(), dag.leaf(2 * i + 1), dag::or);
    }
    Functions functions =
        new Functions(dag, manager, leaf -> manager.literal(leaf / 2, leaf % 2 == 0));
    List<Theory> theories = List.of(new Constructors(terms), new Euf(terms), new Difference(terms));
    Combined combined =
        NelsonOppen.run(terms, theories, dag, literals, Options.comparing(functions));
    assertTrue(combined.complete());
    return new Problem(terms, predicates, goal).minterms(functions.function(combined.root()));
  }

  private void assertOnlyAll(List<Formula> predicates, Formula goal) {
    BitSet minterms = minterms(predicates, goal);
    int all = (1 << predicates.size()) - 1;
    assertTrue(minterms.get(all), () -> "not implied by all of " + predicates);
    assertEquals(1, minterms.cardinality(), minterms::toString);
  }

  @Test
  void componentsOfEqualPairsAreEqualForFunctions() {
    Term left = cons(real("a"), real("b"));
    Term right = cons(real("c"), real("d"));
    assertOnlyAll(List.of(terms.equal(left, right)), terms.equal(f(real("a")), f(real("c"))));
    assertOnlyAll(List.of(terms.equal(left, right)), terms.equal(f(real("b")), f(real("d"))));
    assertTrue(
        minterms(List.of(terms.equal(left, right)), terms.equal(f(real("a")), f(real("d"))))
            .isEmpty());
  }

  @Test
  void componentsOfEqualPairsAreEqualForOrders() {
    Formula equal = terms.equal(cons(real("a"), real("b")), cons(real("c"), real("d")));
    Formula below = terms.less(real("c"), real("b"));
    assertOnlyAll(List.of(equal, below), terms.less(real("a"), real("d")));
  }

  @Test
  void ordersMakePairsEqual() {
    Formula ab = terms.atMost(real("a"), real("b"));
    Formula ba = terms.atMost(real("b"), real("a"));
    Formula goal = terms.equal(cons(real("a"), real("c")), cons(real("b"), real("c")));
    BitSet minterms = minterms(List.of(ab, ba), goal);
    assertEquals("{0, 3}", minterms.toString(), "0 is inconsistent");
  }

  /** x = u is known to differences alone, u = z to constructors alone, f(x), f(z) to EUF alone. */
  @Test
  void equalitiesThroughAVariableThatOneTheoryDoesNotKnowArriveThere() {
    Term a = real("a");
    Formula low = terms.atMost(real("x"), real("u"));
    Formula high = terms.less(real("x"), real("u"));
    Formula pairs = terms.equal(cons(real("u"), a), cons(real("z"), a));
    BitSet minterms = minterms(List.of(low, high, pairs), terms.equal(f(real("x")), f(real("z"))));
    assertEquals("{2, 5, 6}", minterms.toString(), "2 and 6 are inconsistent");
  }

  /** Injectivity as instances of fst(cons(a, b)) = a and snd(cons(a, b)) = b, which EUF decides. */
  private Formula withSelectors(List<Formula> predicates, Formula goal) {
    List<Term> roots = new ArrayList<>(predicates);
    roots.add(goal);
    Symbol fst = terms.symbol("fst", List.of(pair), Sort.REAL);
    Symbol snd = terms.symbol("snd", List.of(pair), Sort.REAL);
    List<Formula> disjuncts = new ArrayList<>(List.of(goal));
    for (Term term : Dag.postorder(roots)) {
      if (term instanceof Apply apply && apply.symbol() == cons) {
        Formula first = terms.equal(terms.apply(fst, List.of(term)), apply.arguments().get(0));
        Formula second = terms.equal(terms.apply(snd, List.of(term)), apply.arguments().get(1));
        disjuncts.add(terms.not(terms.and(first, second)));
      }
    }
    return terms.or(disjuncts);
  }

  @Test
  void randomQueriesAgreeWithZ3OnSelectors() {
    Z3Oracle.assumeAvailable();
    Seeds.of(250)
        .forEach(
            seed -> {
              Random random = new Random(seed);
              List<Formula> predicates = new ArrayList<>();
              for (int i = random.nextInt(5); i >= 0; i--) {
                predicates.add(atom(random));
              }
              predicates.removeIf(p -> Literal.of(p, true).isEmpty());
              Formula goal = atom(random);
              if (Literal.of(goal, true).isPresent()) {
                Problem problem = new Problem(terms, predicates, withSelectors(predicates, goal));
                assertEquals(
                    Z3Oracle.impliedMinterms(problem),
                    minterms(predicates, goal),
                    () -> "seed " + seed + "\n" + problem.toSource());
              }
            });
  }

  private Formula atom(Random random) {
    return switch (random.nextInt(6)) {
      case 0, 1 -> terms.equal(pair(random), pair(random));
      case 2 -> terms.equal(number(random), number(random));
      case 3 -> terms.less(number(random), number(random));
      default -> terms.atMost(number(random), number(random));
    };
  }

  private Term pair(Random random) {
    return random.nextInt(3) == 0
        ? terms.constant("p" + "qr".charAt(random.nextInt(2)), pair)
        : cons(number(random), number(random));
  }

  private Term number(Random random) {
    Term variable = real(String.valueOf("xyz".charAt(random.nextInt(3))));
    return switch (random.nextInt(7)) {
      case 0 -> f(variable);
      case 1 -> terms.apply(h, List.of(pair(random)));
      case 2 -> terms.add(List.of(variable, terms.number(BigFraction.ONE, Sort.REAL)));
      default -> variable;
    };
  }
}
