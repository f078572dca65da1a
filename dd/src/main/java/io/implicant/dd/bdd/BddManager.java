package io.implicant.dd.bdd;

import io.implicant.dd.table.Budget;
import io.implicant.dd.table.CorruptDiagram;
import io.implicant.dd.table.DiagramBytes;
import io.implicant.dd.table.DiagramDot;
import io.implicant.dd.table.IntStack;
import io.implicant.dd.table.LimitReached;
import io.implicant.dd.table.Reachable;
import io.implicant.dd.table.WeakHandles;
import java.lang.ref.Reference;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * Owns a set of Boolean variables and all functions over them. Variables are numbered from 0; the
 * numbers stay when the order changes.
 *
 * <p>Nothing has to be freed: a function lives as long as its {@link Bdd} is reachable in Java. The
 * manager holds handles weakly and collects nodes between operations, when the table is nearly
 * full.
 *
 * <p>Not thread-safe: one thread at a time. Only {@link Budget#cancel} may be called from others.
 */
public final class BddManager {
  private static final double MAX_GROWTH = 1.2;
  private static final long MAX_SWAPS = 2_000_000;
  private static final int LARGE_TABLE = 1 << 16;

  private final BddTable table;
  private final BddOptions options;
  private final WeakHandles<Bdd> handles = new WeakHandles<>();
  private final RecentOperands recent;

  private BddManager(BddOptions options) {
    this.options = options;
    table = new BddTable(Math.min(options.initialNodes(), options.maxNodes()));
    table.setBudget(Budget.ofNodes(options.maxNodes()));
    table.addRoots(handles);
    recent = new RecentOperands(table);
    table.addRoots(recent);
    table.addVariables(options.variables());
  }

  public static BddManager create(BddOptions options) {
    return new BddManager(options);
  }

  public static BddManager create(int variables) {
    return create(BddOptions.ofVariables(variables));
  }

  /** A manager whose variables stand in the given order, top level first. */
  public static BddManager inOrder(int... order) {
    BddManager manager = create(0);
    manager.table.addVariables(order);
    return manager;
  }

  // Functions

  /** Adds variables at the end of the order; returns the number of the first. */
  public int addVariables(int count) {
    return table.addVariables(count);
  }

  public int variableCount() {
    return table.variableCount();
  }

  public Bdd constant(boolean value) {
    return handle(value ? BddTable.TRUE : BddTable.FALSE);
  }

  public Bdd variable(int variable) {
    return literal(variable, true);
  }

  public Bdd literal(int variable, boolean positive) {
    return handle(table.literal(variable, positive));
  }

  /** The function that is true exactly on the cube. */
  public Bdd cube(Cube cube) {
    return make(() -> Edges.cube(table, cube));
  }

  /** The conjunction of all; true if there are none. */
  public Bdd and(Iterable<Bdd> functions) {
    Bdd result = constant(true);
    for (Bdd function : functions) {
      result = result.and(function);
    }
    return result;
  }

  /** The disjunction of all; false if there are none. */
  public Bdd or(Iterable<Bdd> functions) {
    Bdd result = constant(false);
    for (Bdd function : functions) {
      result = result.or(function);
    }
    return result;
  }

  /** Nodes that the functions have together, constants not counted. */
  public int sharedNodeCount(Iterable<Bdd> functions) {
    try {
      return new Reachable(table, edges(functions)).size();
    } finally {
      Reference.reachabilityFence(functions);
    }
  }

  // Limits

  /**
   * Does the work under the limits of the budget, and under the manager's own node limit. Work that
   * is stopped leaves the manager as usable as before.
   */
  public <T> Outcome<T> attempt(Budget budget, Supplier<T> work) {
    Budget outer = table.budget();
    table.setBudget(budget.withNodes(options.maxNodes()));
    try {
      return new Outcome.Done<>(work.get());
    } catch (LimitReached e) {
      return new Outcome.Stopped<>(e.reason());
    } finally {
      table.setBudget(outer);
    }
  }

  // Housekeeping

  /** Frees all nodes that no reachable handle needs; returns how many. Rarely worth a call. */
  public int collect() {
    return table.collect();
  }

  /** Nodes in the table now, garbage included. */
  public int tableSize() {
    return table.size();
  }

  /** The largest table so far. */
  public int peakTableSize() {
    return table.peakSize();
  }

  /** Bytes that the table holds; {@link io.implicant.dd.table.NodeTable} states the formula. */
  public long bytes() {
    return table.bytes();
  }

  /** The variables from the topmost level down. */
  public int[] order() {
    return table.order().toArray();
  }

  /**
   * Looks for a better order of the variables by sifting. Variables of one group stay neighbours;
   * the variables of a group must be neighbours now. Functions stay as they are.
   */
  public Reordering sift(List<int[]> groups) {
    if (table.size() > LARGE_TABLE) {
      System.gc(); // far cheaper than sifting functions that nobody holds any more
    }
    return Sifting.run(table, new Sifting.Options(groups, MAX_GROWTH, MAX_SWAPS));
  }

  /** As {@link #sift(List)}, each variable on its own. */
  public Reordering sift() {
    return sift(List.of());
  }

  /** Brings the variables into the given order, top level first. */
  public Reordering reorder(int... variables) {
    return InPlace.to(table, variables.clone());
  }

  // Serialised form

  /** The functions as bytes: compact, shared, checked by a checksum, the same in all versions. */
  public byte[] save(List<Bdd> functions) {
    return compute(() -> BddBytes.write(table, edges(functions)));
  }

  /** The functions that were saved; the order of variables may have been another one. */
  public List<Bdd> load(byte[] bytes) throws CorruptDiagram {
    DiagramBytes.Parsed parsed = BddBytes.read(table, bytes);
    return compute(
        () -> Arrays.stream(BddBytes.build(table, parsed)).mapToObj(this::handle).toList());
  }

  /** The functions as a graph in the DOT language, with a name for each. */
  public String toDot(Map<String, Bdd> functions, IntFunction<String> variableNames) {
    List<String> names = List.copyOf(functions.keySet());
    int[] roots = names.stream().mapToInt(name -> functions.get(name).edgeIn(this)).toArray();
    IntFunction<String> levelName = level -> variableNames.apply(table.order().variableAt(level));
    return DiagramDot.render(table, roots, levelName, names::get);
  }

  // Engine API

  /** Engine API: the table behind this manager. */
  public BddTable table() {
    return table;
  }

  /** Engine API: the handle of an edge of {@link #table}, made before any collection. */
  public Bdd handle(int edge) {
    return handles.handle(edge, e -> new Bdd(this, e));
  }

  /**
   * Engine API: computes an edge and wraps it. Collects before, if the table is nearly full; if the
   * operation runs into the node limit, collects and tries once more. The operation keeps its
   * operands alive by capturing their handles.
   */
  public Bdd make(IntSupplier operation) {
    table.safePoint();
    try {
      return handle(operation.getAsInt());
    } catch (LimitReached e) {
      makeRoomOrRethrow(e);
      return handle(operation.getAsInt());
    } finally {
      Reference.reachabilityFence(operation);
    }
  }

  /** Engine API: as {@link #make}, for results that are no functions. */
  public <T> T compute(Supplier<T> operation) {
    table.safePoint();
    try {
      return operation.get();
    } catch (LimitReached e) {
      makeRoomOrRethrow(e);
      return operation.get();
    } finally {
      Reference.reachabilityFence(operation);
    }
  }

  private void makeRoomOrRethrow(LimitReached limit) {
    boolean full =
        limit.reason() == LimitReached.Reason.NODES || limit.reason() == LimitReached.Reason.MEMORY;
    if (!full) {
      throw limit;
    }
    int worthwhile = table.capacity() / 8;
    if (table.collect() < worthwhile) {
      System.gc(); // the last resort before giving up: unused handles come back only through it
      if (table.collect() < worthwhile) {
        throw limit;
      }
    }
  }

  RecentOperands recent() {
    return recent;
  }

  int[] edges(Iterable<Bdd> functions) {
    IntStack edges = new IntStack();
    functions.forEach(f -> edges.push(f.edgeIn(this)));
    return edges.toArray();
  }

  @Override
  public String toString() {
    return "BddManager[variables=" + variableCount() + ", nodes=" + tableSize() + "]";
  }
}
