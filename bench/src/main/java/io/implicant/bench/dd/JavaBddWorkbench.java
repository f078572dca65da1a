package io.implicant.bench.dd;

import com.github.javabdd.BDD;
import com.github.javabdd.BDDFactory;
import com.github.javabdd.BDDPairing;
import com.github.javabdd.BDDVarSet;
import com.github.javabdd.JFactory;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/** JavaBDD's factory in plain Java: handle objects, freed by hand. */
final class JavaBddWorkbench implements Workbench {
  static final int NODES = 100_000;
  static final int NODES_PER_CACHE_ENTRY = 4;

  private final BDDFactory factory = JFactory.init(NODES, NODES / NODES_PER_CACHE_ENTRY);
  private final Slots<BDD> functions = new Slots<>();
  private final List<BDDVarSet> variableSets = new ArrayList<>();
  private final List<BDDPairing> renamings = new ArrayList<>();
  private long peak;

  JavaBddWorkbench(int variables) {
    factory.setCacheRatio(NODES_PER_CACHE_ENTRY);
    factory.setMaxIncrease(0); // doubles; the default adds 50,000 nodes at a time
    factory.registerGCCallback(this, callback("tableIsFull"));
    factory.registerResizeCallback(this, callback("ignore"));
    if (variables > 0) {
      factory.setVarNum(variables);
    }
  }

  /** Without callbacks the factory would print. */
  private static Method callback(String name) {
    try {
      Method method = JavaBddWorkbench.class.getDeclaredMethod(name);
      method.setAccessible(true);
      return method;
    } catch (NoSuchMethodException e) {
      throw new AssertionError(e);
    }
  }

  /** Called by the factory before and after each collection. */
  @SuppressWarnings("unused")
  void tableIsFull() {
    peak = Math.max(peak, factory.getNodeNum());
  }

  @SuppressWarnings("unused")
  void ignore() {}

  @Override
  public int constant(boolean value) {
    return functions.put(value ? factory.one() : factory.zero());
  }

  @Override
  public int variable(int variable) {
    return functions.put(factory.ithVar(variable));
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
    variableSets.add(factory.makeSet(variables));
    return variableSets.size() - 1;
  }

  @Override
  public int exists(int f, int variables) {
    return functions.put(functions.get(f).exist(variableSets.get(variables)));
  }

  @Override
  public int relationalProduct(int f, int g, int variables) {
    return functions.put(functions.get(f).relprod(functions.get(g), variableSets.get(variables)));
  }

  @Override
  public int renaming(int[] from, int[] to) {
    BDDPairing pairing = factory.makePair();
    pairing.set(from, to);
    renamings.add(pairing);
    return renamings.size() - 1;
  }

  @Override
  public int rename(int f, int renaming) {
    return functions.put(functions.get(f).replace(renamings.get(renaming)));
  }

  @Override
  public boolean same(int f, int g) {
    return functions.get(f).equals(functions.get(g));
  }

  @Override
  public void free(int f) {
    functions.remove(f).free();
  }

  @Override
  public long models(int f) {
    return new ModelCount<BDD>(
            factory.varNum(), BDD::isOne, BDD::isZero, BDD::var, BDD::low, BDD::high)
        .of(functions.get(f));
  }

  @Override
  public long peakNodes() {
    return Math.max(peak, factory.getNodeNum());
  }
}
