package io.implicant.bench.dd;

import java.util.ArrayList;
import java.util.List;
import jdd.bdd.BDD;
import jdd.bdd.Permutation;
import jdd.util.Configuration;

/** JDD: ints, reference counts by hand. */
final class JddWorkbench implements Workbench {
  static final int NODES = 100_000;
  static final int CACHE = 100_000;

  /** Tells the size of the table whenever it is full. */
  private static final class Table extends BDD {
    private long peak;

    Table() {
      super(NODES, CACHE);
      enableStackMarking();
    }

    @Override
    protected void grow() {
      peak = Math.max(peak, table_size);
      super.grow();
    }

    long peak() {
      long now = 0;
      for (int i = 0; i < table_size; i++) {
        now += isValid(i) ? 1 : 0;
      }
      return Math.max(peak, now);
    }
  }

  static {
    // Without these, the table grows by at most 300,000 nodes at a time.
    Configuration.nodetableSmallSize = 0;
    Configuration.minFreeNodesProcent = 50;
    Configuration.maxNodeFree = Integer.MAX_VALUE;
    Configuration.maxSimplecacheGrows = 20;
  }

  private final Table bdd = new Table();
  private final int[] variables;
  private final List<Permutation> renamings = new ArrayList<>();

  JddWorkbench(int variables) {
    this.variables = new int[variables];
    for (int i = 0; i < variables; i++) {
      this.variables[i] = bdd.createVar();
    }
  }

  @Override
  public int constant(boolean value) {
    return value ? bdd.getOne() : bdd.getZero();
  }

  @Override
  public int variable(int variable) {
    return bdd.ref(variables[variable]);
  }

  @Override
  public int not(int f) {
    return bdd.ref(bdd.not(f));
  }

  @Override
  public int and(int f, int g) {
    return bdd.ref(bdd.and(f, g));
  }

  @Override
  public int or(int f, int g) {
    return bdd.ref(bdd.or(f, g));
  }

  @Override
  public int xor(int f, int g) {
    return bdd.ref(bdd.xor(f, g));
  }

  @Override
  public int ite(int f, int g, int h) {
    return bdd.ref(bdd.ite(f, g, h));
  }

  @Override
  public int variables(int... variables) {
    int cube = constant(true);
    for (int i = variables.length - 1; i >= 0; i--) {
      cube = andOf(variable(variables[i]), cube);
    }
    return cube;
  }

  @Override
  public int exists(int f, int variables) {
    return bdd.ref(bdd.exists(f, variables));
  }

  @Override
  public int relationalProduct(int f, int g, int variables) {
    return bdd.ref(bdd.relProd(f, g, variables));
  }

  @Override
  public int renaming(int[] from, int[] to) {
    renamings.add(bdd.createPermutation(nodes(from), nodes(to)));
    return renamings.size() - 1;
  }

  private int[] nodes(int[] variables) {
    int[] nodes = new int[variables.length];
    for (int i = 0; i < nodes.length; i++) {
      nodes[i] = this.variables[variables[i]];
    }
    return nodes;
  }

  @Override
  public int rename(int f, int renaming) {
    return bdd.ref(bdd.replace(f, renamings.get(renaming)));
  }

  @Override
  public boolean same(int f, int g) {
    return f == g;
  }

  @Override
  public void free(int f) {
    bdd.deref(f);
  }

  @Override
  public long models(int f) {
    return new ModelCount<Integer>(
            variables.length,
            node -> node == bdd.getOne(),
            node -> node == bdd.getZero(),
            bdd::getVar,
            bdd::getLow,
            bdd::getHigh)
        .of(f);
  }

  @Override
  public long peakNodes() {
    return bdd.peak();
  }
}
