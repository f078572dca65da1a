package io.implicant.dd.bdd;

import java.util.ArrayList;
import java.util.List;

/** Circuits built gate by gate, for tests. */
public final class Circuits {
  private Circuits() {}

  /**
   * The bits of the product of two numbers of n bits, least significant first, by an array of full
   * adders. Bit i of the factors is variable 2i and variable 2i + 1.
   */
  public static List<Bdd> multiplier(BddManager manager, int n) {
    List<Bdd> sum = new ArrayList<>();
    for (int i = 0; i < 2 * n; i++) {
      sum.add(manager.constant(false));
    }
    for (int i = 0; i < n; i++) {
      Bdd carry = manager.constant(false);
      for (int j = 0; j < n; j++) {
        Bdd partial = manager.variable(2 * i).and(manager.variable(2 * j + 1));
        Bdd old = sum.get(i + j);
        Bdd half = partial.xor(old);
        sum.set(i + j, half.xor(carry));
        carry = partial.and(old).or(half.and(carry));
      }
      sum.set(i + n, carry);
    }
    return sum;
  }

  /** The two outputs of the ISCAS-85 circuit c17, over the inputs 1, 2, 3, 6, 7 as 0 to 4. */
  public static List<Bdd> c17(BddManager manager) {
    Bdd in1 = manager.variable(0);
    Bdd in2 = manager.variable(1);
    Bdd in3 = manager.variable(2);
    Bdd in6 = manager.variable(3);
    Bdd in7 = manager.variable(4);
    Bdd g10 = in1.and(in3).not();
    Bdd g11 = in3.and(in6).not();
    Bdd g16 = in2.and(g11).not();
    Bdd g19 = g11.and(in7).not();
    return List.of(g10.and(g16).not(), g16.and(g19).not());
  }

  /** True where the bits spell the number. */
  public static Bdd equals(BddManager manager, List<Bdd> bits, int number) {
    Bdd result = manager.constant(true);
    for (int i = 0; i < bits.size(); i++) {
      result = result.and(((number >>> i) & 1) != 0 ? bits.get(i) : bits.get(i).not());
    }
    return result;
  }
}
