package io.implicant.dd.zdd;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.Reachable;
import java.math.BigInteger;
import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;

/**
 * A set of cubes over the variables of its {@link CubeSets}. Immutable and canonical: equal sets of
 * one owner are the same object. Sizes of sets do not matter, only sizes of diagrams: a set may
 * hold 2^1000 cubes.
 */
public final class CubeSet implements Iterable<Cube> {
  private static final int SHOWN_CUBES = 16;

  private final CubeSets owner;
  private final ZddTable table;
  private final int node;

  CubeSet(CubeSets owner, int node) {
    this.owner = owner;
    this.table = owner.table();
    this.node = node;
  }

  public CubeSets owner() {
    return owner;
  }

  /** Engine API: the node in the table of the owner, alive as long as this handle. */
  public int node() {
    return node;
  }

  int nodeIn(CubeSets expected) {
    if (expected != owner) {
      throw new IllegalArgumentException("set of another owner: " + this);
    }
    return node;
  }

  // Set operations

  public CubeSet union(CubeSet other) {
    return owner.make(() -> table.union(node, other.nodeIn(owner)));
  }

  public CubeSet intersect(CubeSet other) {
    return owner.make(() -> table.intersect(node, other.nodeIn(owner)));
  }

  public CubeSet minus(CubeSet other) {
    return owner.make(() -> table.minus(node, other.nodeIn(owner)));
  }

  /** All conjunctions of a cube of this and one of the other, without contradictory ones. */
  public CubeSet product(CubeSet other) {
    return owner.make(() -> table.product(node, other.nodeIn(owner)));
  }

  /** The cubes that contain no other cube of this: together they cover as much. */
  public CubeSet minimal() {
    return owner.make(() -> new Subsumption(table).minimal(node));
  }

  /** The cubes that are contained in no other cube of this. */
  public CubeSet maximal() {
    return owner.make(() -> new Subsumption(table).maximal(node));
  }

  /** The cubes that contain no cube of the other set. */
  public CubeSet withoutSupersetsOf(CubeSet other) {
    return owner.make(() -> new Subsumption(table).nonSupersets(node, other.nodeIn(owner)));
  }

  /** The cubes that are contained in no cube of the other set. */
  public CubeSet withoutSubsetsOf(CubeSet other) {
    return owner.make(() -> new Subsumption(table).nonSubsets(node, other.nodeIn(owner)));
  }

  /** The cubes with exactly so many literals. */
  public CubeSet ofSize(int literals) {
    return owner.make(() -> new CubeSizes(table, node).ofSize(node, literals));
  }

  /** The cubes that cover a minterm which no other cube of this covers. */
  public CubeSet essential() {
    return owner.make(() -> EssentialPrimes.of(owner.functions().table(), table, node));
  }

  // Questions

  public boolean isEmpty() {
    return node == ZddTable.EMPTY;
  }

  /** Number of cubes. */
  public BigInteger count() {
    return owner.compute(() -> CubeSizes.count(table, node));
  }

  /** Nodes of the diagram, constants not counted. */
  public int nodeCount() {
    return owner.compute(() -> new Reachable(table, node).size());
  }

  public boolean contains(Cube cube) {
    return !intersect(owner.of(cube)).isEmpty();
  }

  /** A cube with the fewest literals; none if the set is empty. */
  public Optional<Cube> shortest() {
    return owner.compute(() -> new CubeSizes(table, node).shortestCube(node));
  }

  /** The union of the cubes as a function. */
  public Bdd toBdd() {
    return owner.functions().make(() -> Conversions.union(owner.functions().table(), table, node));
  }

  /** The cubes, lazily, in an order that depends on the order of the variables only. */
  @Override
  public Iterator<Cube> iterator() {
    return new CubeSetIterator(table, node, this);
  }

  /** The cubes, lazily, those with fewer literals first; ties as in {@link #iterator}. */
  public Iterable<Cube> shortestFirst() {
    return ShortestFirst::new;
  }

  private final class ShortestFirst implements Iterator<Cube> {
    private int size;
    private final int longest;
    private Iterator<Cube> sameSize = Collections.emptyIterator();

    ShortestFirst() {
      CubeSizes sizes = owner.compute(() -> new CubeSizes(table, node));
      size = sizes.shortest(node);
      longest = sizes.longest(node);
    }

    @Override
    public boolean hasNext() {
      while (!sameSize.hasNext() && size <= longest) {
        sameSize = ofSize(size++).iterator();
      }
      return sameSize.hasNext();
    }

    @Override
    public Cube next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      return sameSize.next();
    }
  }

  /** The first cubes, as in {@code {x0 & !x1, x2}}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("{");
    int shown = 0;
    for (Cube cube : this) {
      text.append(shown == 0 ? "" : ", ");
      if (++shown > SHOWN_CUBES) {
        return text.append("...}").toString();
      }
      text.append(cube);
    }
    return text.append('}').toString();
  }
}
