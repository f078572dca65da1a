package io.implicant.theories;

import io.implicant.dd.bdd.Cube;
import io.implicant.logic.BoolConstant;
import io.implicant.logic.Formula;
import io.implicant.logic.Term;
import io.implicant.sdp.Derivation;
import io.implicant.sdp.Fact;
import io.implicant.sdp.Rule;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;

/**
 * Why a cube implies one clause of a goal: the contradiction of the cube with the clause's
 * negation, derived step by step. Where the cube's own literals do not suffice, the other
 * predicates are split into cases, each with its derivation.
 */
public final class Explanation {
  /** A derivation from the cube's literals and those that the case adds. */
  public record Case(Cube cube, Derivation derivation) {}

  private final ReferenceResult.Part part;
  private final List<Formula> predicates;
  private final List<Rule> rules;
  private final List<Case> cases = new ArrayList<>();

  private Explanation(ReferenceResult.Part part, List<Formula> predicates) {
    this.part = part;
    this.predicates = predicates;
    rules = NelsonOppen.rules(part.combined());
  }

  /** The explanation; every minterm of the cube must be refuted by the part. */
  static Explanation of(ReferenceResult.Part part, List<Formula> predicates, Cube cube) {
    Explanation explanation = new Explanation(part, predicates);
    Deque<Cube> open = new ArrayDeque<>(List.of(cube));
    while (!open.isEmpty()) {
      Cube next = open.pop();
      Optional<Derivation> derivation = explanation.derivation(next);
      if (derivation.isPresent()) {
        explanation.cases.add(new Case(next, derivation.get()));
      } else {
        int split = explanation.undecided(next);
        open.push(next.with(split, false));
        open.push(next.with(split, true));
      }
    }
    return explanation;
  }

  /** The negation of the clause, with which the cube is in contradiction. */
  public List<Literal> negatedClause() {
    return part.negatedClause();
  }

  public List<Case> cases() {
    return List.copyOf(cases);
  }

  /** How a fact is written, in the user's terms. */
  public Function<Fact, String> shown() {
    UnaryOperator<Term> meaning = part.combined().meaning();
    return fact -> {
      if (fact instanceof Equal equal) {
        return meaning.apply(equal.left()) + " = " + meaning.apply(equal.right());
      } else if (fact instanceof Distinct distinct) {
        return meaning.apply(distinct.left()) + " != " + meaning.apply(distinct.right());
      } else if (fact instanceof Bound bound) {
        return bound.shown(meaning);
      } else if (fact instanceof Disequal disequal) {
        return disequal.shown(meaning);
      } else if (fact instanceof Fixed fixed) {
        return meaning.apply(fixed.variable()) + " = " + Bound.number(fixed.value());
      } else if (fact instanceof Fixed fixed) {
        return fixed.shown(meaning);
      }
      return fact.toString();
    };
  }

  /**
   * Where a given fact of a case comes from: a literal of its cube by the predicate's name, the
   * goal, or a definition.
   */
  public Function<Fact, String> source(Case one, IntFunction<String> predicateName) {
    Map<Fact, String> sources = new HashMap<>();
    part.combined().definitions().forEach(fact -> sources.put(fact, "by definition"));
    part.negatedClause().forEach(literal -> put(sources, literal, "negated goal"));
    one.cube()
        .variables()
        .forEach(
            i -> {
              boolean positive = one.cube().hasPositive(i);
              String name = (positive ? "" : "!") + predicateName.apply(i);
              literal(i, positive)
                  .ifPresentOrElse(
                      literal -> put(sources, literal, name),
                      () -> {
                        if (isFalse(i, positive)) {
                          sources.put(Fact.CONTRADICTION, name);
                        }
                      });
            });
    return fact -> sources.getOrDefault(fact, "given");
  }

  private void put(Map<Fact, String> sources, Literal literal, String source) {
    part.combined().given().get(literal).forEach(fact -> sources.put(fact, source));
  }

  private Optional<Derivation> derivation(Cube cube) {
    Set<Fact> inputs = new LinkedHashSet<>(part.combined().definitions());
    part.negatedClause().forEach(literal -> inputs.addAll(part.combined().given().get(literal)));
    boolean[] contradiction = {false};
    cube.variables()
        .forEach(
            i -> {
              boolean positive = cube.hasPositive(i);
              literal(i, positive)
                  .ifPresentOrElse(
                      literal -> inputs.addAll(part.combined().given().get(literal)),
                      () -> contradiction[0] |= isFalse(i, positive));
            });
    if (contradiction[0]) {
      inputs.add(Fact.CONTRADICTION); // a literal of the cube is constantly false
    }
    return Derivation.smallest(rules, inputs, Fact.CONTRADICTION);
  }

  /** The literal of the predicate; none if the predicate is a constant. */
  private Optional<Literal> literal(int predicate, boolean positive) {
    return Literal.of(predicates.get(predicate), positive);
  }

  private boolean isFalse(int predicate, boolean positive) {
    return ((BoolConstant) predicates.get(predicate)).value() != positive;
  }

  private int undecided(Cube cube) {
    for (int i = 0; i < predicates.size(); i++) {
      if (!cube.hasPositive(i) && !cube.hasNegative(i)) {
        return i;
      }
    }
    throw new IllegalStateException("no derivation for " + cube);
  }
}
