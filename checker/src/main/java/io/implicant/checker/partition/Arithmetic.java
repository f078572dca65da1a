package io.implicant.checker.partition;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;

/**
 * Integers as lists of bits, each a function of the state: two's complement, the lowest bit first,
 * the last bit the sign. Results are as wide as needed, so nothing overflows here.
 */
final class Arithmetic {
  private final BddManager manager;
  private final Bdd zero;

  Arithmetic(BddManager manager) {
    this.manager = manager;
    this.zero = manager.constant(false);
  }

  List<Bdd> constant(long value) {
    List<Bdd> bits = new ArrayList<>();
    for (long rest = value; ; rest >>= 1) {
      bits.add(manager.constant((rest & 1) == 1));
      if (rest == 0 || rest == -1) {
        return bits;
      }
    }
  }

  private static Bdd sign(List<Bdd> a) {
    return a.get(a.size() - 1);
  }

  /** The bit, or the sign where the number has no such bit. */
  private static Bdd bit(List<Bdd> a, int i) {
    return a.get(Math.min(i, a.size() - 1));
  }

  /** The same number without repeated signs. */
  private static List<Bdd> trimmed(List<Bdd> a) {
    int size = a.size();
    while (size > 1 && a.get(size - 1).equals(a.get(size - 2))) {
      size--;
    }
    return List.copyOf(a.subList(0, size));
  }

  List<Bdd> add(List<Bdd> a, List<Bdd> b) {
    return sum(a, b, zero);
  }

  List<Bdd> subtract(List<Bdd> a, List<Bdd> b) {
    return sum(a, complement(b), zero.not());
  }

  private List<Bdd> sum(List<Bdd> a, List<Bdd> b, Bdd carryIn) {
    List<Bdd> bits = new ArrayList<>();
    Bdd carry = carryIn;
    for (int i = 0; i <= Math.max(a.size(), b.size()); i++) {
      Bdd x = bit(a, i);
      Bdd y = bit(b, i);
      Bdd differ = x.xor(y);
      bits.add(differ.xor(carry));
      carry = differ.ite(carry, x);
    }
    return trimmed(bits);
  }

  List<Bdd> complement(List<Bdd> a) {
    return a.stream().map(Bdd::not).toList();
  }

  List<Bdd> negate(List<Bdd> a) {
    return subtract(List.of(zero), a);
  }

  /** A sum of shifted copies; the sign bit counts negatively. */
  List<Bdd> multiply(List<Bdd> a, List<Bdd> b) {
    List<Bdd> product = List.of(zero);
    for (int i = 0; i < b.size(); i++) {
      Bdd factor = b.get(i);
      List<Bdd> part = shiftLeft(a, i).stream().map(factor::and).toList();
      product = i == b.size() - 1 ? subtract(product, part) : add(product, part);
    }
    return product;
  }

  List<Bdd> shiftLeft(List<Bdd> a, int count) {
    List<Bdd> bits = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      bits.add(zero);
    }
    bits.addAll(a);
    return bits;
  }

  List<Bdd> shiftRight(List<Bdd> a, int count) {
    return a.subList(Math.min(count, a.size() - 1), a.size());
  }

  /** Quotient and remainder of C: towards zero, the remainder with the dividend's sign. */
  List<Bdd> divide(List<Bdd> a, List<Bdd> b, boolean remainder) {
    List<Bdd> divisor = absolute(b);
    List<Bdd> dividend = absolute(a);
    List<Bdd> rest = List.of(zero);
    Bdd[] quotient = new Bdd[dividend.size()];
    for (int i = dividend.size() - 1; i >= 0; i--) {
      List<Bdd> next = new ArrayList<>(List.of(dividend.get(i)));
      next.addAll(rest);
      quotient[i] = less(next, divisor).not();
      rest = choose(quotient[i], subtract(next, divisor), next);
    }
    if (remainder) {
      return choose(sign(a), negate(rest), rest);
    }
    List<Bdd> bits = new ArrayList<>(List.of(quotient));
    bits.add(zero);
    return choose(sign(a).xor(sign(b)), negate(bits), bits);
  }

  private List<Bdd> absolute(List<Bdd> a) {
    List<Bdd> bits = new ArrayList<>(choose(sign(a), negate(a), a));
    bits.add(zero);
    return trimmed(bits);
  }

  List<Bdd> bitwise(List<Bdd> a, List<Bdd> b, BinaryOperator<Bdd> operator) {
    List<Bdd> bits = new ArrayList<>();
    for (int i = 0; i < Math.max(a.size(), b.size()); i++) {
      bits.add(operator.apply(bit(a, i), bit(b, i)));
    }
    return trimmed(bits);
  }

  /** The first number where the condition holds, else the second. */
  List<Bdd> choose(Bdd condition, List<Bdd> a, List<Bdd> b) {
    return bitwise(a, b, condition::ite);
  }

  Bdd equal(List<Bdd> a, List<Bdd> b) {
    Bdd equal = manager.constant(true);
    for (int i = Math.max(a.size(), b.size()) - 1; i >= 0; i--) {
      equal = equal.and(bit(a, i).iff(bit(b, i)));
    }
    return equal;
  }

  Bdd less(List<Bdd> a, List<Bdd> b) {
    int size = Math.max(a.size(), b.size());
    Bdd less = zero;
    for (int i = 0; i < size - 1; i++) {
      less = bit(a, i).xor(bit(b, i)).ite(bit(b, i), less);
    }
    return sign(a).xor(sign(b)).ite(sign(a), less);
  }

  /** Whether the number needs no more than so many bits. */
  Bdd fits(List<Bdd> a, int width) {
    Bdd fits = manager.constant(true);
    for (int i = width; i < a.size(); i++) {
      fits = fits.and(a.get(i).iff(a.get(width - 1)));
    }
    return fits;
  }

  List<Bdd> truncated(List<Bdd> a, int width) {
    return trimmed(a.subList(0, Math.min(width, a.size())));
  }
}
