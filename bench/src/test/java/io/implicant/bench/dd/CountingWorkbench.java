package io.implicant.bench.dd;

import java.util.HashMap;
import java.util.Map;

/** Knows which functions are owned: a new number for each, so that a function freed is gone. */
final class CountingWorkbench implements Workbench {
  private final Workbench bench;
  private final Map<Integer, Integer> functions = new HashMap<>();
  private int last;

  CountingWorkbench(Workbench bench) {
    this.bench = bench;
  }

  /** Functions not given back yet. */
  int owned() {
    return functions.size();
  }

  private int own(int f) {
    functions.put(++last, f);
    return last;
  }

  private int use(int f) {
    if (!functions.containsKey(f)) {
      throw new IllegalStateException("used after it was given back: " + f);
    }
    return functions.get(f);
  }

  @Override
  public int constant(boolean value) {
    return own(bench.constant(value));
  }

  @Override
  public int variable(int variable) {
    return own(bench.variable(variable));
  }

  @Override
  public int not(int f) {
    return own(bench.not(use(f)));
  }

  @Override
  public int and(int f, int g) {
    return own(bench.and(use(f), use(g)));
  }

  @Override
  public int or(int f, int g) {
    return own(bench.or(use(f), use(g)));
  }

  @Override
  public int xor(int f, int g) {
    return own(bench.xor(use(f), use(g)));
  }

  @Override
  public int ite(int f, int g, int h) {
    return own(bench.ite(use(f), use(g), use(h)));
  }

  @Override
  public int variables(int... variables) {
    return bench.variables(variables);
  }

  @Override
  public int exists(int f, int variables) {
    return own(bench.exists(use(f), variables));
  }

  @Override
  public int relationalProduct(int f, int g, int variables) {
    return own(bench.relationalProduct(use(f), use(g), variables));
  }

  @Override
  public int renaming(int[] from, int[] to) {
    return bench.renaming(from, to);
  }

  @Override
  public int rename(int f, int renaming) {
    return own(bench.rename(use(f), renaming));
  }

  @Override
  public boolean same(int f, int g) {
    return bench.same(use(f), use(g));
  }

  @Override
  public void free(int f) {
    bench.free(use(f));
    functions.remove(f);
  }

  @Override
  public long models(int f) {
    return bench.models(use(f));
  }

  @Override
  public long peakNodes() {
    return bench.peakNodes();
  }
}
