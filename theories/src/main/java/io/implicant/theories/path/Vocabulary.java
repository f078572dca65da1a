package io.implicant.theories.path;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.logic.Atom;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Junction;
import io.implicant.logic.Term;
import io.implicant.theories.Literal;
import io.implicant.theories.solver.Skeleton;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The atoms of P and the variables that stand for them. Variable i is predicate i; where the
 * predicate is a literal, and the first one over its atom, it stands for the atom as well (or for
 * its negation). Other atoms have variables of their own, which go in the end.
 */
final class Vocabulary {
  private final List<Formula> predicates;
  private final BddManager manager;
  private final boolean[] direct; // by predicate: it stands for its atom
  private final Map<Atom, Bdd> functions = new HashMap<>(); // of atoms
  private final List<Atom> atomOf = new ArrayList<>(); // by variable, or null
  private final List<Boolean> signOf = new ArrayList<>();

  Vocabulary(List<Formula> predicates) {
    this.predicates = List.copyOf(predicates);
    manager = BddManager.create(predicates.size());
    direct = new boolean[predicates.size()];
    for (int i = 0; i < direct.length; i++) {
      Optional<Literal> literal = Literal.of(predicates.get(i), true);
      direct[i] = literal.isPresent() && !functions.containsKey(literal.get().atom());
      atomOf.add(direct[i] ? literal.get().atom() : null);
      signOf.add(!direct[i] || literal.get().positive());
      if (direct[i]) {
        functions.put(atomOf.get(i), manager.literal(i, signOf.get(i)));
      }
    }
    for (Term term : Dag.postorder(predicates, t -> t instanceof Formula)) {
      if (term instanceof Atom atom && !functions.containsKey(atom)) {
        functions.put(atom, manager.variable(manager.addVariables(1)));
        atomOf.add(atom);
        signOf.add(true);
      }
    }
  }

  BddManager manager() {
    return manager;
  }

  /** The atoms of P in the order of their variables. */
  List<Atom> atoms() {
    return atomOf.stream().filter(atom -> atom != null).toList();
  }

  /** The atom as a function of the variables. */
  Bdd function(Atom atom) {
    return functions.get(atom);
  }

  /** The atom that the variable stands for. */
  Atom atom(int variable) {
    return atomOf.get(variable);
  }

  /** Whether the variable is the atom, not its negation. */
  boolean isPositive(int variable) {
    return signOf.get(variable);
  }

  /** The literal that is true where the variable is. */
  int literal(Skeleton skeleton, int variable) {
    int literal = skeleton.literal(atom(variable));
    return isPositive(variable) ? literal : -literal;
  }

  /** A function of the atoms' variables as one of the predicates alone, in another manager. */
  Bdd overPredicates(Bdd function, BddManager target) {
    Bdd tied = function;
    for (int i = 0; i < direct.length; i++) {
      if (!direct[i]) {
        tied = tied.and(manager.variable(i).iff(body(predicates.get(i))));
      }
    }
    int[] own = IntStream.range(direct.length, manager.variableCount()).toArray();
    return Transfer.copy(tied.exists(own), target, target::variable);
  }

  private Bdd body(Formula predicate) {
    Map<Term, Bdd> done = new HashMap<>();
    for (Term term : Dag.postorder(List.of(predicate), t -> t instanceof Formula)) {
      done.put(term, ((Formula) term).match(new Connectives(done)));
    }
    return done.get(predicate);
  }

  @Override
  public String toString() {
    return predicates + " " + Arrays.toString(direct);
  }

  /** The function of a formula, from those of its parts. */
  private final class Connectives implements Formula.Cases<Bdd> {
    private final Map<Term, Bdd> parts;

    Connectives(Map<Term, Bdd> parts) {
      this.parts = parts;
    }

    @Override
    public Bdd constant(boolean value) {
      return manager.constant(value);
    }

    @Override
    public Bdd atom(Atom atom) {
      return functions.get(atom);
    }

    @Override
    public Bdd not(Formula operand) {
      return parts.get(operand).not();
    }

    @Override
    public Bdd junction(Junction junction) {
      List<Bdd> operands = junction.operands().stream().map(parts::get).toList();
      return junction.isConjunction() ? manager.and(operands) : manager.or(operands);
    }

    @Override
    public Bdd iff(Formula left, Formula right) {
      return parts.get(left).iff(parts.get(right));
    }

    @Override
    public Bdd conditional(Formula condition, Formula thenFormula, Formula elseFormula) {
      return parts.get(condition).ite(parts.get(thenFormula), parts.get(elseFormula));
    }
  }
}
