package io.implicant.dd.bdd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Circuits whose functions are known. */
final class CircuitsTest {
  @Test
  void c17HasTheKnownModelCounts() {
    BddManager manager = BddManager.create(5);
    List<Bdd> outputs = Circuits.c17(manager);
    int first = 0;
    int second = 0;
    for (int row = 0; row < 32; row++) {
      boolean in3 = (row & 4) != 0;
      boolean in6 = (row & 8) != 0;
      boolean g11 = !(in3 && in6);
      boolean g16 = !((row & 2) != 0 && g11);
      first += !(!((row & 1) != 0 && in3) && g16) ? 1 : 0;
      second += !(g16 && !(g11 && (row & 16) != 0)) ? 1 : 0;
    }
    assertEquals(18, first);
    assertEquals(18, second);
    assertEquals(BigInteger.valueOf(first), outputs.get(0).modelCount());
    assertEquals(BigInteger.valueOf(second), outputs.get(1).modelCount());
  }

  @Test
  void everyProductHasAsManyFactorisationsAsItHasDivisors() {
    int n = 6;
    BddManager manager = BddManager.create(2 * n);
    List<Bdd> product = Circuits.multiplier(manager, n);
    for (int number = 0; number < 1 << (2 * n); number += 7) {
      int factorisations = 0;
      for (int a = 0; a < 1 << n; a++) {
        for (int b = 0; b < 1 << n; b++) {
          factorisations += a * b == number ? 1 : 0;
        }
      }
      BigInteger models = Circuits.equals(manager, product, number).modelCount();
      assertEquals(BigInteger.valueOf(factorisations), models, "factorisations of " + number);
    }
  }

  @Test
  void multiplicationCommutes() {
    int n = 7;
    BddManager manager = BddManager.create(2 * n);
    List<Bdd> product = Circuits.multiplier(manager, n);
    Map<Integer, Integer> exchanged = new HashMap<>();
    for (int v = 0; v < 2 * n; v++) {
      exchanged.put(v, v ^ 1);
    }
    assertTrue(product.stream().allMatch(bit -> bit.rename(exchanged) == bit));
  }
}
