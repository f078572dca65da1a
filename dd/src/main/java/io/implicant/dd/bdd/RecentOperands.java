package io.implicant.dd.bdd;

import io.implicant.dd.table.Roots;
import java.nio.IntBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntConsumer;

/**
 * What the public operations make of plain arguments, kept for the next call: a loop that computes
 * images quantifies the same variables and renames by the same map each time.
 */
final class RecentOperands implements Roots {
  private static final int MAX_RENAMINGS = 256;
  private static final int MAX_CUBES = 256;

  private final BddTable table;
  private final Map<Map<Integer, Integer>, Substitution> renamings = lastUsed(MAX_RENAMINGS);
  private final Map<IntBuffer, Integer> cubes = lastUsed(MAX_CUBES); // in the order of cubeVersion
  private int cubeVersion = -1;

  RecentOperands(BddTable table) {
    this.table = table;
  }

  /** The conjunction of variables. */
  int cube(int... variables) {
    int version = table.order().version();
    if (version != cubeVersion) {
      cubes.clear();
      cubeVersion = version;
    }
    Integer known = cubes.get(IntBuffer.wrap(variables));
    if (known != null) {
      return known;
    }
    int cube = new Quantifier(table).cube(variables);
    cubes.put(IntBuffer.wrap(variables.clone()), cube);
    return cube;
  }

  /**
   * The substitution of variables by variables, the same object for equal maps if it was asked for
   * lately: its cached results serve again.
   */
  Substitution renaming(Map<Integer, Integer> variables) {
    Substitution known = renamings.get(variables);
    if (known != null) {
      return known;
    }
    Map<Integer, Integer> copy = Map.copyOf(variables);
    Substitution renaming = new Substitution(table);
    copy.forEach((from, to) -> renaming.replace(from, table.variable(to)));
    renamings.put(copy, renaming);
    return renaming;
  }

  @Override
  public void forEach(IntConsumer mark) {
    cubes.values().forEach(mark::accept);
  }

  /** A map that forgets what was not used for the longest time. */
  private static <K, V> Map<K, V> lastUsed(int size) {
    return new LinkedHashMap<>(16, 0.75f, true) {
      @Override
      protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > size;
      }
    };
  }
}
