package io.implicant.abstraction.baseline;

import io.implicant.dd.table.LimitReached;
import io.implicant.logic.Atom;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Junction;
import io.implicant.logic.Term;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Formulas as clauses, with a variable for every atom and every connective (Tseitin). Variables are
 * 1, 2, ...; the negation of literal k is -k.
 */
final class Cnf {
  /** More would not fit into the memory of a usual machine, together with the solver's copy. */
  private static final int MAX_CLAUSES = 4_000_000;

  private final List<int[]> clauses = new ArrayList<>();
  private final Map<Term, Integer> literals = new HashMap<>();
  private int variables;

  int variable() {
    return ++variables;
  }

  int variables() {
    return variables;
  }

  List<int[]> clauses() {
    return Collections.unmodifiableList(clauses);
  }

  void clause(int... literals) {
    Set<Integer> distinct = IntStream.of(literals).boxed().collect(Collectors.toSet());
    if (distinct.stream().anyMatch(literal -> distinct.contains(-literal))) {
      return; // always true
    }
    if (clauses.size() == MAX_CLAUSES) {
      throw new LimitReached(LimitReached.Reason.MEMORY);
    }
    clauses.add(distinct.stream().mapToInt(Integer::intValue).sorted().toArray());
  }

  /** The formula is true; a disjunction becomes one clause. */
  void require(Formula formula) {
    if (formula instanceof Junction junction && !junction.isConjunction()) {
      clause(junction.operands().stream().mapToInt(this::literal).toArray());
    } else {
      clause(literal(formula));
    }
  }

  /** The literal that is true iff the formula is. */
  int literal(Formula formula) {
    for (Term term :
        Dag.postorder(List.of(formula), t -> t instanceof Formula && !literals.containsKey(t))) {
      literals.put(term, define((Formula) term));
    }
    return literals.get(formula);
  }

  private int define(Formula formula) {
    return formula.match(
        new Formula.Cases<>() {
          @Override
          public Integer constant(boolean value) {
            int truth = variable();
            clause(truth);
            return value ? truth : -truth;
          }

          @Override
          public Integer atom(Atom atom) {
            return variable();
          }

          @Override
          public Integer not(Formula operand) {
            return -literals.get(operand);
          }

          @Override
          public Integer junction(Junction junction) {
            int[] operands = junction.operands().stream().mapToInt(literals::get).toArray();
            return junction.isConjunction() ? -or(negated(operands)) : or(operands);
          }

          @Override
          public Integer iff(Formula left, Formula right) {
            int a = literals.get(left);
            return choice(a, literals.get(right), -literals.get(right));
          }

          @Override
          public Integer conditional(Formula condition, Formula yes, Formula no) {
            return choice(literals.get(condition), literals.get(yes), literals.get(no));
          }
        });
  }

  private int or(int[] operands) {
    int whole = variable();
    int[] clause = new int[operands.length + 1];
    for (int i = 0; i < operands.length; i++) {
      clause(-operands[i], whole);
      clause[i] = operands[i];
    }
    clause[operands.length] = -whole;
    clause(clause);
    return whole;
  }

  private int choice(int condition, int yes, int no) {
    int whole = variable();
    clause(-condition, -yes, whole);
    clause(-condition, yes, -whole);
    clause(condition, -no, whole);
    clause(condition, no, -whole);
    return whole;
  }

  private static int[] negated(int[] literals) {
    return IntStream.of(literals).map(literal -> -literal).toArray();
  }
}
