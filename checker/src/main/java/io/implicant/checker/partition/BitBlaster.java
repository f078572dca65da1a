package io.implicant.checker.partition;

import io.implicant.checker.action.Operation;
import io.implicant.checker.action.Postfix;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Turns expressions into functions of the state's bits, by the rules of {@link
 * io.implicant.checker.action.Values}: 32-bit integers, undefined values, faults. An element of an
 * array is a choice among its cells by the value of the index.
 */
final class BitBlaster implements Postfix.Builder<Symbolic> {
  private static final int WIDTH = 32;

  private final Arithmetic arithmetic;
  private final IntFunction<List<Bdd>> cells;
  private final Bdd never;

  /** Reads the cells of a state as the function says. */
  BitBlaster(BddManager manager, IntFunction<List<Bdd>> cells) {
    this.arithmetic = new Arithmetic(manager);
    this.cells = cells;
    this.never = manager.constant(false);
  }

  @Override
  public Symbolic constant(int value) {
    return new Symbolic(arithmetic.constant(value), never, never);
  }

  @Override
  public Symbolic undefined() {
    return new Symbolic(arithmetic.constant(0), never.not(), never);
  }

  @Override
  public Symbolic variable(int variable) {
    return new Symbolic(cells.apply(variable), never, never);
  }

  @Override
  public Symbolic element(int first, int size, Symbolic index) {
    List<Bdd> value = arithmetic.constant(0);
    Bdd inside = never;
    for (int i = 0; i < size; i++) {
      Bdd here = isIndex(index, i);
      value = arithmetic.choose(here, cells.apply(first + i), value);
      inside = inside.or(here);
    }
    return new Symbolic(value, inside.or(index.fault()).not(), index.fault());
  }

  /** Where the index has the value. */
  Bdd isIndex(Symbolic index, int value) {
    return arithmetic.equal(index.bits(), arithmetic.constant(value)).and(index.defined());
  }

  @Override
  public Symbolic truth(boolean value) {
    return new Symbolic(List.of(value ? never.not() : never), never, never);
  }

  @Override
  public Symbolic asInteger(Symbolic condition) {
    return new Symbolic(List.of(condition.holds(), never), never, condition.fault());
  }

  @Override
  public Symbolic unary(Operation operation, Symbolic a) {
    boolean negate = operation == Operation.NEGATE;
    List<Bdd> bits = negate ? arithmetic.negate(a.bits()) : arithmetic.complement(a.bits());
    return fitted(bits, a.undefined(), a.fault());
  }

  @Override
  public Symbolic binary(Operation operation, Symbolic a, Symbolic b) {
    if (operation == Operation.AND) {
      // Where one side is false, a fault of the other does not matter.
      Bdd fault = a.fault().and(b.holds().or(b.fault())).or(b.fault().and(a.holds()));
      return new Symbolic(List.of(a.holds().and(b.holds())), never, fault);
    } else if (operation == Operation.OR) {
      Bdd holds = a.holds().or(b.holds());
      return new Symbolic(List.of(holds), never, a.fault().or(b.fault()).minus(holds));
    }
    Bdd undefined = a.undefined().or(b.undefined());
    Bdd fault = a.fault().or(b.fault());
    if (operation.isComparison()) {
      Bdd defined = undefined.or(fault).not();
      Bdd holds = compare(operation, a.bits(), b.bits()).and(defined);
      return new Symbolic(List.of(holds), never, fault.minus(undefined));
    }
    return arithmetic(operation, a.bits(), b.bits(), undefined, fault);
  }

  private Bdd compare(Operation operation, List<Bdd> a, List<Bdd> b) {
    return switch (operation) {
      case LESS -> arithmetic.less(a, b);
      case LESS_EQUAL -> arithmetic.less(b, a).not();
      case GREATER -> arithmetic.less(b, a);
      case GREATER_EQUAL -> arithmetic.less(a, b).not();
      case EQUAL -> arithmetic.equal(a, b);
      default -> arithmetic.equal(a, b).not();
    };
  }

  private Symbolic arithmetic(
      Operation operation, List<Bdd> a, List<Bdd> b, Bdd undefined, Bdd fault) {
    return switch (operation) {
      case PLUS -> fitted(arithmetic.add(a, b), undefined, fault);
      case MINUS -> fitted(arithmetic.subtract(a, b), undefined, fault);
      case TIMES -> fitted(arithmetic.multiply(a, b), undefined, fault);
      case DIVIDE, MODULO -> {
        Bdd byZero = arithmetic.equal(b, arithmetic.constant(0));
        List<Bdd> bits = arithmetic.divide(a, b, operation == Operation.MODULO);
        yield fitted(bits, undefined, fault.or(byZero));
      }
      case BIT_OR -> fitted(arithmetic.bitwise(a, b, Bdd::or), undefined, fault);
      case BIT_XOR -> fitted(arithmetic.bitwise(a, b, Bdd::xor), undefined, fault);
      case BIT_AND -> fitted(arithmetic.bitwise(a, b, Bdd::and), undefined, fault);
      case SHIFT_LEFT -> shift(k -> arithmetic.shiftLeft(a, k), b, undefined, fault);
      case SHIFT_RIGHT -> shift(k -> arithmetic.shiftRight(a, k), b, undefined, fault);
      case POWER -> power(a, b, undefined, fault);
      default -> throw new IllegalArgumentException("no arithmetic: " + operation);
    };
  }

  /** One of the results, by the value of the number; other values than these are faults. */
  private Symbolic byValue(List<Bdd> number, List<Symbolic> results, Bdd undefined, Bdd fault) {
    List<Bdd> bits = arithmetic.constant(0);
    Bdd faults = never.not();
    for (int k = 0; k < results.size(); k++) {
      Bdd here = arithmetic.equal(number, arithmetic.constant(k));
      bits = arithmetic.choose(here, results.get(k).bits(), bits);
      faults = here.ite(results.get(k).fault(), faults);
    }
    return new Symbolic(bits, undefined, faults.or(fault).minus(undefined));
  }

  private Symbolic shift(IntFunction<List<Bdd>> byCount, List<Bdd> b, Bdd undefined, Bdd fault) {
    List<Symbolic> shifted = new ArrayList<>();
    for (int k = 0; k < WIDTH; k++) {
      shifted.add(fitted(byCount.apply(k), undefined, fault));
    }
    return byValue(b, shifted, undefined, fault);
  }

  /** Beyond 31 only -1, 0 and 1 have powers of 32 bits, and these depend on the parity alone. */
  private Symbolic power(List<Bdd> a, List<Bdd> b, Bdd undefined, Bdd fault) {
    List<Symbolic> powers = new ArrayList<>(List.of(constant(1)));
    Symbolic base = new Symbolic(a, undefined, fault);
    for (int k = 1; k <= WIDTH + 1; k++) {
      powers.add(binary(Operation.TIMES, powers.get(k - 1), base));
    }
    List<Bdd> parity = List.of(b.get(0), never);
    List<Bdd> large = arithmetic.add(parity, arithmetic.constant(WIDTH));
    Bdd isLarge = arithmetic.less(arithmetic.constant(WIDTH - 1), b);
    return byValue(arithmetic.choose(isLarge, large, b), powers, undefined, fault);
  }

  private Symbolic fitted(List<Bdd> bits, Bdd undefined, Bdd fault) {
    Bdd faults = fault.or(arithmetic.fits(bits, WIDTH).not()).minus(undefined);
    return new Symbolic(arithmetic.truncated(bits, WIDTH), undefined, faults);
  }
}
