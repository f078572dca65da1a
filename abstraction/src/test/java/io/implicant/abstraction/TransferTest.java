package io.implicant.abstraction;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.implicant.abstraction.Update.Assignment;
import io.implicant.abstraction.Update.Target;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.theories.solver.Answer;
import io.implicant.theories.solver.FormulaSolver;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Abstract transition relations against the definition, pair by pair. */
class TransferTest {
  @Test
  void anAssignmentRelatesTheMintermsThatTheDefinitionRelates() throws Exception {
    for (long seed = 0; seed < 25; seed++) {
      RandomQuery q = new RandomQuery(seed, 3);
      Terms terms = q.terms();
      Symbol x = terms.symbol("x0", List.of(), Sort.INT);
      Term next = terms.add(List.of(terms.constant("x1", Sort.INT), terms.number(seed % 3)));
      Symbol primed = terms.freshSymbol("x0'", List.of(), Sort.INT);
      Formula step = terms.equal(terms.apply(primed, List.of()), next);
      try (var abstraction = PredicateAbstraction.of(terms, q.predicates(), Limits.NONE)) {
        Transfer assigned = abstraction.transfer(Update.assign(x, next));
        Update.Relation relation = new Update.Relation(step, Map.of(x, primed));
        Transfer related = abstraction.transfer(relation);
        check(q, relation, assigned, "assignment, seed " + seed);
        check(q, relation, related, "relation, seed " + seed);
      }
    }
  }

  /** f(x0) := x1 + 1, as a relation between f and f' at every point that the predicates read. */
  @Test
  void aWriteThroughAFunctionSplitsOnAliasing() throws Exception {
    Terms terms = new Terms();
    Symbol f = terms.symbol("f", List.of(Sort.INT), Sort.INT);
    Term x = terms.constant("x", Sort.INT);
    Term y = terms.constant("y", Sort.INT);
    Term one = terms.number(1);
    List<NamedPredicate> predicates =
        List.of(
            new NamedPredicate("alias", terms.equal(x, y)),
            new NamedPredicate("one", terms.equal(terms.apply(f, List.of(y)), one)));
    try (var abstraction = PredicateAbstraction.of(terms, predicates, Limits.NONE)) {
      Transfer write =
          abstraction.transfer(new Assignment(List.of(new Target(f, List.of(x), one))));
      for (int before = 0; before < 4; before++) {
        for (int after = 0; after < 4; after++) {
          boolean sameAlias = (before & 1) == (after & 1);
          boolean expected =
              sameAlias && ((before & 1) != 0 ? (after & 2) != 0 : (before & 2) == (after & 2));
          assertEquals(expected, write.relates(bits(before), bits(after)), before + " " + after);
        }
      }
    }
  }

  @Test
  void theImageOfASetIsTheUnionOfTheRowsOfItsMinterms() throws Exception {
    RandomQuery q = new RandomQuery(new Random(3).nextLong(), 3);
    Terms terms = q.terms();
    Symbol x = terms.symbol("x0", List.of(), Sort.INT);
    try (var abstraction = PredicateAbstraction.of(terms, q.predicates(), Limits.NONE)) {
      Transfer transfer = abstraction.transfer(Update.assign(x, terms.number(1)));
      var manager = transfer.relation().manager();
      int n = q.predicates().size();
      var image = transfer.image(manager.constant(true));
      for (int after = 0; after < 1 << n; after++) {
        boolean reached = false;
        for (int before = 0; before < 1 << n; before++) {
          reached |= transfer.relates(bits(before), bits(after));
        }
        assertEquals(reached, image.evaluate(bits(after)));
      }
    }
  }

  private static void check(RandomQuery q, Update.Relation step, Transfer transfer, String what)
      throws Exception {
    int n = q.predicates().size();
    for (int before = 0; before < 1 << n; before++) {
      for (int after = 0; after < 1 << n; after++) {
        List<Formula> formulas = new ArrayList<>(q.minterm(before));
        for (Formula literal : q.minterm(after)) {
          formulas.add(step.primed(q.terms(), literal));
        }
        formulas.add(step.relation());
        boolean possible =
            FormulaSolver.solve(q.terms(), formulas, Budget.unlimited())
                instanceof Answer.Satisfiable;
        assertEquals(possible, transfer.relates(bits(before), bits(after)), what);
      }
    }
  }

  private static BitSet bits(int minterm) {
    return BitSet.valueOf(new long[] {minterm});
  }
}
