package io.implicant.bench.dd;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Ours by the public API: {@link Bdd} handles that nobody frees; the workload merely forgets them.
 * Starts with the default options.
 */
final class ManagerWorkbench implements Workbench {
  private final BddManager manager;
  private final Slots<Bdd> functions = new Slots<>();
  private final List<int[]> variableSets = new ArrayList<>();
  private final List<Map<Integer, Integer>> renamings = new ArrayList<>();

  ManagerWorkbench(int variables) {
    manager = BddManager.create(variables);
  }

  @Override
  public int constant(boolean value) {
    return functions.put(manager.constant(value));
  }

  @Override
  public int variable(int variable) {
    return functions.put(manager.variable(variable));
  }

  @Override
  public int not(int f) {
    return functions.put(functions.get(f).not());
  }

  @Override
  public int and(int f, int g) {
    return functions.put(functions.get(f).and(functions.get(g)));
  }

  @Override
  public int or(int f, int g) {
    return functions.put(functions.get(f).or(functions.get(g)));
  }

  @Override
  public int xor(int f, int g) {
    return functions.put(functions.get(f).xor(functions.get(g)));
  }

  @Override
  public int ite(int f, int g, int h) {
    return functions.put(functions.get(f).ite(functions.get(g), functions.get(h)));
  }

  @Override
  public int variables(int... variables) {
    variableSets.add(variables.clone());
    return variableSets.size() - 1;
  }

  @Override
  public int exists(int f, int variables) {
    return functions.put(functions.get(f).exists(variableSets.get(variables)));
  }

  @Override
  public int relationalProduct(int f, int g, int variables) {
    return functions.put(functions.get(f).andExists(functions.get(g), variableSets.get(variables)));
  }

  @Override
  public int renaming(int[] from, int[] to) {
    Map<Integer, Integer> renaming = new HashMap<>();
    for (int i = 0; i < from.length; i++) {
      renaming.put(from[i], to[i]);
    }
    renamings.add(renaming);
    return renamings.size() - 1;
  }

  @Override
  public int rename(int f, int renaming) {
    return functions.put(functions.get(f).rename(renamings.get(renaming)));
  }

  @Override
  public boolean same(int f, int g) {
    return functions.get(f).equals(functions.get(g));
  }

  @Override
  public void free(int f) {
    functions.remove(f);
  }

  @Override
  public long models(int f) {
    return TableWorkbench.models(manager.table(), functions.get(f).edge());
  }

  @Override
  public long peakNodes() {
    return manager.peakTableSize();
  }
}
