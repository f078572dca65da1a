package io.implicant.dd.bdd;

import io.implicant.dd.table.Reachable;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;

/**
 * A Boolean function over the variables of its {@link BddManager}. Immutable and canonical: equal
 * functions of one manager are the same object, so {@code ==} and {@code equals} take O(1).
 *
 * <p>Functions of different managers cannot be mixed. Operations may end in {@link
 * io.implicant.dd.table.LimitReached} if the manager has a limit; {@link BddManager#attempt} turns
 * that into a value.
 */
public final class Bdd {
  private static final int SHOWN_CUBES = 16;

  private final BddManager manager;
  private final BddTable table;
  private final int edge;

  Bdd(BddManager manager, int edge) {
    this.manager = manager;
    this.table = manager.table();
    this.edge = edge;
  }

  public BddManager manager() {
    return manager;
  }

  /** Engine API: the edge in the table of the manager, alive as long as this handle. */
  public int edge() {
    return edge;
  }

  int edgeIn(BddManager owner) {
    if (owner != manager) {
      throw new IllegalArgumentException("function of another manager: " + this);
    }
    return edge;
  }

  // Boolean operations

  public Bdd not() {
    return manager.handle(table.not(edge));
  }

  public Bdd and(Bdd other) {
    return manager.make(() -> table.and(edge, other.edgeIn(manager)));
  }

  public Bdd or(Bdd other) {
    return manager.make(() -> table.or(edge, other.edgeIn(manager)));
  }

  public Bdd xor(Bdd other) {
    return manager.make(() -> table.xor(edge, other.edgeIn(manager)));
  }

  public Bdd iff(Bdd other) {
    return manager.make(() -> table.iff(edge, other.edgeIn(manager)));
  }

  public Bdd implies(Bdd other) {
    return manager.make(() -> table.implies(edge, other.edgeIn(manager)));
  }

  /** This and not the other. */
  public Bdd minus(Bdd other) {
    return manager.make(() -> table.minus(edge, other.edgeIn(manager)));
  }

  /** If this then the first else the second. */
  public Bdd ite(Bdd then, Bdd otherwise) {
    return manager.make(() -> table.ite(edge, then.edgeIn(manager), otherwise.edgeIn(manager)));
  }

  /** Whether this implies the other; builds nothing. */
  public boolean entails(Bdd other) {
    return manager.compute(() -> table.entails(edge, other.edgeIn(manager)));
  }

  /** Whether no assignment makes both true; builds nothing. */
  public boolean isDisjointFrom(Bdd other) {
    return manager.compute(() -> table.disjoint(edge, other.edgeIn(manager)));
  }

  public boolean isTrue() {
    return edge == BddTable.TRUE;
  }

  public boolean isFalse() {
    return edge == BddTable.FALSE;
  }

  // Cofactors

  /** This with a variable fixed. */
  public Bdd cofactor(int variable, boolean value) {
    return manager.make(() -> new Cofactors(table).cofactor(edge, variable, value));
  }

  /** This with all literals of a cube made true. */
  public Bdd restrict(Cube cube) {
    return manager.make(() -> new Cofactors(table).restrict(edge, Edges.cube(table, cube)));
  }

  /** The generalised cofactor: depends only on the values of this within the care set. */
  public Bdd constrain(Bdd care) {
    return manager.make(() -> new Cofactors(table).constrain(edge, care.edgeIn(manager)));
  }

  /** Some function equal to this within the care set, usually smaller. */
  public Bdd simplify(Bdd care) {
    return manager.make(() -> new Cofactors(table).simplify(edge, care.edgeIn(manager)));
  }

  // Substitution

  /** This with a variable replaced by a function. */
  public Bdd compose(int variable, Bdd function) {
    return compose(Map.of(variable, function));
  }

  /** This with all variables of the map replaced at once. */
  public Bdd compose(Map<Integer, Bdd> functions) {
    Map<Integer, Bdd> copy = Map.copyOf(functions);
    return manager.make(
        () -> {
          Substitution substitution = new Substitution(table);
          copy.forEach((variable, f) -> substitution.replace(variable, f.edgeIn(manager)));
          return substitution.apply(edge);
        });
  }

  /** This with variables replaced by variables, all at once. */
  public Bdd rename(Map<Integer, Integer> variables) {
    Substitution renaming = manager.recent().renaming(variables);
    return manager.make(() -> renaming.apply(edge));
  }

  // Quantifiers

  /** True where some values of the variables make this true. */
  public Bdd exists(int... variables) {
    Quantifier quantifier = new Quantifier(table);
    return manager.make(() -> quantifier.exists(edge, manager.recent().cube(variables)));
  }

  /** True where all values of the variables make this true. */
  public Bdd forall(int... variables) {
    Quantifier quantifier = new Quantifier(table);
    return manager.make(() -> quantifier.forall(edge, manager.recent().cube(variables)));
  }

  /** The relational product: {@code and(other).exists(variables)} in one pass. */
  public Bdd andExists(Bdd other, int... variables) {
    Quantifier quantifier = new Quantifier(table);
    return manager.make(
        () -> quantifier.andExists(edge, other.edgeIn(manager), manager.recent().cube(variables)));
  }

  // Questions

  /** The variables that this depends on, ascending. */
  public int[] support() {
    return manager.compute(() -> Edges.support(table, edge));
  }

  /** Nodes of the diagram, constants not counted. */
  public int nodeCount() {
    return manager.compute(() -> new Reachable(table, edge).size());
  }

  /** Number of assignments to all variables of the manager that make this true. */
  public BigInteger modelCount() {
    return manager.compute(() -> ModelCount.of(table, edge));
  }

  /** The value under the assignment that makes exactly the given variables true. */
  public boolean evaluate(BitSet trueVariables) {
    return Edges.evaluate(table, edge, trueVariables);
  }

  /** Some cube that implies this, found without search; none if this is false. */
  public Optional<Cube> anyCube() {
    return new Paths(table).any(edge);
  }

  /** The lexicographically smallest model over the support: false before true, variable 0 first. */
  public Optional<Cube> smallestModel() {
    return manager.compute(() -> new Paths(table).smallestModel(edge, Edges.support(table, edge)));
  }

  /** A path cube with the fewest literals; for the smallest of all implicants see the primes. */
  public Optional<Cube> shortestCube() {
    return manager.compute(() -> new Paths(table).shortest(edge));
  }

  /** Disjoint cubes whose union is this, lazily, low branches first. */
  public Iterable<Cube> cubes() {
    return () -> new CubeIterator(table, edge, new int[0], this);
  }

  /** The models over the given variables, which include the support; lazily, low first. */
  public Iterable<Cube> minterms(int... variables) {
    int[] levels = Edges.levels(table, variables);
    return () -> new CubeIterator(table, edge, levels, this);
  }

  /** The diagram as text, one line a node, from the top down; the last line is this function. */
  public String toText(IntFunction<String> variableNames) {
    return BddText.of(table, edge, variableNames);
  }

  /** The diagram as a graph in the DOT language. */
  public String toDot(IntFunction<String> variableNames) {
    return manager.toDot(Map.of("f", this), variableNames);
  }

  /** A disjunction of disjoint cubes, cut off after a few. */
  @Override
  public String toString() {
    if (isFalse()) {
      return "false";
    }
    StringBuilder text = new StringBuilder();
    int shown = 0;
    for (Cube cube : cubes()) {
      text.append(shown == 0 ? "" : " | ");
      if (++shown > SHOWN_CUBES) {
        return text.append("...").toString();
      }
      text.append(cube);
    }
    return text.toString();
  }
}
