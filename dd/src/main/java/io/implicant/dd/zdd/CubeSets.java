package io.implicant.dd.zdd;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.CorruptDiagram;
import io.implicant.dd.table.DiagramBytes;
import io.implicant.dd.table.DiagramDot;
import io.implicant.dd.table.LimitReached;
import io.implicant.dd.table.WeakHandles;
import java.lang.ref.Reference;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * Owns sets of cubes over the variables of a {@link BddManager}, with the ways from functions to
 * cubes. As with functions, nothing has to be freed: a set lives as long as its {@link CubeSet} is
 * reachable in Java. Limits are those of the manager: {@link BddManager#attempt} covers work on
 * sets too.
 *
 * <p>Sets keep the order of variables that the manager had when this object was made. If functions
 * were reordered since, conversions stay right but cost more; make a new owner then.
 */
public final class CubeSets {
  private static final int INITIAL_NODES = 1 << 12;

  private final BddManager functions;
  private final ZddTable table;
  private final WeakHandles<CubeSet> handles = new WeakHandles<>();

  private CubeSets(BddManager functions) {
    this.functions = functions;
    table = new ZddTable(INITIAL_NODES, functions.table().order());
    table.addRoots(handles);
  }

  /** A new owner of sets over the variables of the manager. */
  public static CubeSets over(BddManager functions) {
    return new CubeSets(functions);
  }

  public BddManager functions() {
    return functions;
  }

  // Sets

  /** The set without cubes. */
  public CubeSet empty() {
    return handle(ZddTable.EMPTY);
  }

  /** The set of the given cubes. */
  public CubeSet of(Cube... cubes) {
    return make(
        () -> {
          table.ensureVariables(functions.variableCount());
          int result = ZddTable.EMPTY;
          for (Cube cube : cubes) {
            result = table.union(result, single(cube));
          }
          return result;
        });
  }

  private int single(Cube cube) {
    int[] levels = cube.literals().map(table::levelOfLiteral).sorted().toArray();
    int result = ZddTable.UNIT;
    for (int i = levels.length - 1; i >= 0; i--) {
      result = table.node(levels[i], ZddTable.EMPTY, result);
    }
    return result;
  }

  /** All prime implicants of a function. */
  public CubeSet primesOf(Bdd f) {
    return make(() -> Primes.of(functions.table(), table, edge(f)));
  }

  /** The primes of a function that every cover by primes needs. */
  public CubeSet essentialPrimesOf(Bdd f) {
    return primesOf(f).essential();
  }

  /** An irredundant cover of a function. */
  public CubeSet coverOf(Bdd f) {
    return coverBetween(f, f);
  }

  /** An irredundant cover of lower by cubes within upper: their difference is don't-care. */
  public CubeSet coverBetween(Bdd lower, Bdd upper) {
    return make(() -> IrredundantCover.between(functions.table(), table, edge(lower), edge(upper)));
  }

  /** The paths of the diagram of a function: disjoint cubes. */
  public CubeSet pathsOf(Bdd f) {
    return make(() -> Conversions.paths(functions.table(), table, edge(f)));
  }

  private int edge(Bdd f) {
    if (f.manager() != functions) {
      throw new IllegalArgumentException("function of another manager: " + f);
    }
    return f.edge();
  }

  // Serialised form

  /** The sets as bytes: compact, shared, checked by a checksum, the same in all versions. */
  public byte[] save(List<CubeSet> sets) {
    return compute(
        () -> ZddBytes.write(table, sets.stream().mapToInt(set -> set.nodeIn(this)).toArray()));
  }

  /** The sets that were saved; the order of variables may have been another one. */
  public List<CubeSet> load(byte[] bytes) throws CorruptDiagram {
    table.ensureVariables(functions.variableCount());
    DiagramBytes.Parsed parsed = ZddBytes.read(table, bytes);
    return compute(
        () -> Arrays.stream(ZddBytes.build(table, parsed)).mapToObj(this::handle).toList());
  }

  /** A set as a graph in the DOT language. */
  public String toDot(CubeSet set, IntFunction<String> variableNames) {
    IntFunction<String> levelName =
        level -> ((level & 1) == 0 ? "" : "!") + variableNames.apply(table.literalAt(level) >>> 1);
    return DiagramDot.render(table, new int[] {set.nodeIn(this)}, levelName, i -> "cubes");
  }

  // Housekeeping

  /** Frees all nodes that no reachable handle needs; returns how many. */
  public int collect() {
    return table.collect();
  }

  /** Nodes in the table now, garbage included. */
  public int tableSize() {
    return table.size();
  }

  // Engine API

  /** Engine API: the table behind the sets. */
  public ZddTable table() {
    return table;
  }

  /** Engine API: the handle of a node of {@link #table}, made before any collection. */
  public CubeSet handle(int node) {
    return handles.handle(node, n -> new CubeSet(this, n));
  }

  /** Engine API: computes a node under the limits of the manager and wraps it. */
  public CubeSet make(IntSupplier operation) {
    return compute(() -> handle(operation.getAsInt()));
  }

  /** Engine API: as {@link #make}, for results that are no sets. */
  public <T> T compute(Supplier<T> operation) {
    Budget budget = functions.table().budget();
    if (table.budget() != budget) {
      table.setBudget(budget);
    }
    table.safePoint();
    try {
      return functions.compute(operation);
    } catch (LimitReached e) {
      if (e.reason() != LimitReached.Reason.NODES || table.collect() < table.capacity() / 8) {
        throw e;
      }
      return functions.compute(operation);
    } finally {
      Reference.reachabilityFence(operation);
    }
  }
}
