package io.implicant.theories.path;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddTable;
import io.implicant.theories.solver.SkeletonSolver;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * Negated products of functions as clauses: one clause with a literal for each factor, where a
 * factor that is no literal gets an auxiliary variable a with a -> not f, defined along its
 * diagram, two clauses a node. Nodes are shared by all products.
 */
final class BlockingClauses {
  private final SkeletonSolver solver;
  private final IntUnaryOperator literal; // of a variable of the diagrams
  private final Map<Integer, Integer> refuted = new HashMap<>(); // by edge: implies its negation
  private final List<Bdd> alive = new ArrayList<>(); // so that edges keep their meaning

  BlockingClauses(SkeletonSolver solver, IntUnaryOperator literal) {
    this.solver = solver;
    this.literal = literal;
  }

  /** Adds the clause: some factor is false. */
  void block(List<Bdd> factors) {
    int[] clause = new int[factors.size()];
    for (int i = 0; i < clause.length; i++) {
      clause[i] = refutation(factors.get(i));
    }
    solver.add(clause);
  }

  /** A literal that implies the negation of the function, which is no constant. */
  private int refutation(Bdd function) {
    BddTable table = function.manager().table();
    if (isLiteral(table, function.edge())) {
      return negatedLiteral(table, function.edge());
    }
    if (refuted.containsKey(function.edge())) {
      return refuted.get(function.edge());
    }
    alive.add(function);
    Deque<Integer> stack = new ArrayDeque<>();
    stack.push(function.edge());
    refuted.put(function.edge(), solver.newVariable());
    while (!stack.isEmpty()) {
      int edge = stack.pop();
      int tested = literal.applyAsInt(table.order().variableAt(table.level(edge)));
      imply(table, refuted.get(edge), -tested, table.high(edge), stack);
      imply(table, refuted.get(edge), tested, table.low(edge), stack);
    }
    return refuted.get(function.edge());
  }

  /** a and not otherwise imply not f. */
  private void imply(BddTable table, int a, int otherwise, int f, Deque<Integer> stack) {
    if (f == BddTable.TRUE) {
      solver.add(-a, otherwise);
    } else if (f != BddTable.FALSE) {
      if (isLiteral(table, f)) {
        solver.add(-a, otherwise, negatedLiteral(table, f));
        return;
      }
      Integer known = refuted.get(f);
      if (known == null) {
        known = solver.newVariable();
        refuted.put(f, known);
        stack.push(f);
      }
      solver.add(-a, otherwise, known);
    }
  }

  private static boolean isLiteral(BddTable table, int edge) {
    return table.low(edge) <= BddTable.FALSE && table.high(edge) <= BddTable.FALSE;
  }

  private int negatedLiteral(BddTable table, int edge) {
    int tested = literal.applyAsInt(table.order().variableAt(table.level(edge)));
    return table.high(edge) == BddTable.TRUE ? -tested : tested;
  }
}
