package io.implicant.bench.dd;

import io.implicant.dd.bdd.BddOptions;
import io.implicant.dd.bdd.BddTable;
import io.implicant.dd.bdd.Quantifier;
import io.implicant.dd.bdd.Substitution;
import java.util.ArrayList;
import java.util.List;

/**
 * Ours by the engine API: plain ints, protected while the workload owns them. Starts with the
 * default options.
 */
final class TableWorkbench implements Workbench {
  private final BddTable table;
  private final Quantifier quantifier;
  private final List<Substitution> renamings = new ArrayList<>();

  TableWorkbench(int variables) {
    table = new BddTable(BddOptions.ofVariables(variables).initialNodes());
    table.addVariables(variables);
    quantifier = new Quantifier(table);
  }

  @Override
  public int constant(boolean value) {
    return value ? BddTable.TRUE : BddTable.FALSE;
  }

  @Override
  public int variable(int variable) {
    return table.protect(table.variable(variable));
  }

  @Override
  public int not(int f) {
    return table.protect(table.not(f));
  }

  @Override
  public int and(int f, int g) {
    table.safePoint();
    return table.protect(table.and(f, g));
  }

  @Override
  public int or(int f, int g) {
    table.safePoint();
    return table.protect(table.or(f, g));
  }

  @Override
  public int xor(int f, int g) {
    table.safePoint();
    return table.protect(table.xor(f, g));
  }

  @Override
  public int ite(int f, int g, int h) {
    table.safePoint();
    return table.protect(table.ite(f, g, h));
  }

  @Override
  public int variables(int... variables) {
    table.safePoint();
    return table.protect(quantifier.cube(variables));
  }

  @Override
  public int exists(int f, int variables) {
    table.safePoint();
    return table.protect(quantifier.exists(f, variables));
  }

  @Override
  public int relationalProduct(int f, int g, int variables) {
    table.safePoint();
    return table.protect(quantifier.andExists(f, g, variables));
  }

  @Override
  public int renaming(int[] from, int[] to) {
    Substitution renaming = new Substitution(table);
    for (int i = 0; i < from.length; i++) {
      renaming.replace(from[i], table.variable(to[i]));
    }
    renamings.add(renaming);
    return renamings.size() - 1;
  }

  @Override
  public int rename(int f, int renaming) {
    table.safePoint();
    return table.protect(renamings.get(renaming).apply(f));
  }

  @Override
  public boolean same(int f, int g) {
    return f == g;
  }

  @Override
  public void free(int f) {
    table.release(f);
  }

  @Override
  public long models(int f) {
    return models(table, f);
  }

  static long models(BddTable table, int f) {
    return new ModelCount<Integer>(
            table.variableCount(),
            node -> node == BddTable.TRUE,
            node -> node == BddTable.FALSE,
            table::level,
            table::low,
            table::high)
        .of(f);
  }

  @Override
  public long peakNodes() {
    return table.peakSize();
  }
}
