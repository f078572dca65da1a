package io.implicant.javasmt;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.Cube;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.BooleanFormulaManager;

/** A Boolean function of predicates, in the forms that a verifier may want. */
public final class AbstractionResult {
  private final Bdd function;
  private final BooleanFormulaManager booleans;
  private final List<BooleanFormula> predicates;

  AbstractionResult(Bdd function, BooleanFormulaManager booleans, List<BooleanFormula> predicates) {
    this.function = function;
    this.booleans = booleans;
    this.predicates = List.copyOf(predicates);
  }

  /** Whether no minterm is in it. */
  public boolean isFalse() {
    return function.isFalse();
  }

  /** The number of minterms over the predicates. */
  public BigInteger mintermCount() {
    return function.modelCount().shiftRight(function.manager().variableCount() - predicates.size());
  }

  /** The function as a diagram: variable i is predicate i. */
  public Bdd diagram() {
    return function;
  }

  /** A disjunction of disjoint cubes. */
  public BooleanFormula asCubes() {
    List<BooleanFormula> cubes = new ArrayList<>();
    forEachCube(cube -> cubes.add(booleans.and(cube)));
    return booleans.or(cubes);
  }

  /** If-then-else over the predicates, one node of the formula for each node of the diagram. */
  public BooleanFormula asDag() {
    Map<Bdd, BooleanFormula> done = new HashMap<>();
    done.put(function.manager().constant(true), booleans.makeTrue());
    done.put(function.manager().constant(false), booleans.makeFalse());
    Deque<Bdd> open = new ArrayDeque<>();
    open.push(function);
    while (!open.isEmpty()) {
      Bdd node = open.peek();
      if (done.containsKey(node)) {
        open.pop();
        continue;
      }
      int variable = top(node);
      Bdd high = node.cofactor(variable, true);
      Bdd low = node.cofactor(variable, false);
      if (done.containsKey(high) && done.containsKey(low)) {
        done.put(
            node, booleans.ifThenElse(predicates.get(variable), done.get(high), done.get(low)));
      } else {
        open.push(high);
        open.push(low);
      }
    }
    return done.get(function);
  }

  /** The first variable, in the order of the diagram, that matters. */
  private static int top(Bdd node) {
    for (int variable : node.manager().order()) {
      if (node.cofactor(variable, true) != node.cofactor(variable, false)) {
        return variable;
      }
    }
    throw new IllegalArgumentException("a constant");
  }

  /** Disjoint cubes whose union this is: predicates and negated predicates. */
  public void forEachCube(Consumer<List<BooleanFormula>> visitor) {
    for (Cube cube : function.cubes()) {
      visitor.accept(literals(cube));
    }
  }

  /** All minterms: each predicate or its negation, in order. */
  public void forEachMinterm(Consumer<List<BooleanFormula>> visitor) {
    int[] variables = IntStream.range(0, predicates.size()).toArray();
    for (Cube minterm : function.minterms(variables)) {
      visitor.accept(literals(minterm));
    }
  }

  private List<BooleanFormula> literals(Cube cube) {
    List<BooleanFormula> literals = new ArrayList<>();
    for (int i = 0; i < predicates.size(); i++) {
      if (cube.hasPositive(i)) {
        literals.add(predicates.get(i));
      } else if (cube.hasNegative(i)) {
        literals.add(booleans.not(predicates.get(i)));
      }
    }
    return literals;
  }
}
