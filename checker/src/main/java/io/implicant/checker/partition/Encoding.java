package io.implicant.checker.partition;

import io.implicant.checker.action.Postfix;
import io.implicant.checker.odl.OdlModel;
import io.implicant.checker.odl.OdlModel.Cell;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.bdd.BddOptions;
import io.implicant.dd.table.NodeTable;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The bits of states: each state variable in binary, in two's complement if its range has negative
 * values, and each bit twice, for the state before and the state after a step. The two copies of a
 * bit are neighbours in the order, so priming is cheap.
 */
final class Encoding {
  private final OdlModel model;
  private final BddManager manager;
  private final Arithmetic arithmetic;
  private final BitBlaster blaster;

  /** By cell: the number of its lowest bit; at the end, the number of bits. */
  private final int[] firstBit;

  /** Puts the bits into the given order, top first; see {@link #defaultOrder}. */
  Encoding(OdlModel model, int[] order) {
    this(model, manager(order, NodeTable.MAX_NODES));
  }

  /** In a manager of its bits. */
  Encoding(OdlModel model, BddManager manager) {
    this.model = model;
    this.firstBit = firstBits(model);
    this.manager = manager;
    this.arithmetic = new Arithmetic(manager);
    this.blaster = new BitBlaster(manager, cell -> number(cell, false));
  }

  /** A manager whose table never has room for more nodes: below a limit it is not seen else. */
  static BddManager manager(int[] order, int maxNodes) {
    int most = Math.min(maxNodes, NodeTable.MAX_NODES);
    BddManager manager = BddManager.create(BddOptions.ofVariables(0).withMaxNodes(most));
    manager
        .table()
        .addVariables(IntStream.of(order).flatMap(b -> IntStream.of(2 * b, 2 * b + 1)).toArray());
    return manager;
  }

  private static int[] firstBits(OdlModel model) {
    int[] first = new int[model.cells().size() + 1];
    for (int cell = 0; cell < first.length - 1; cell++) {
      first[cell + 1] = first[cell] + width(model.cells().get(cell));
    }
    return first;
  }

  /** Bits of a variable; the sign of a range without negative values needs none. */
  private static int width(Cell cell) {
    int high =
        Integer.SIZE - Integer.numberOfLeadingZeros(cell.high() < 0 ? ~cell.high() : cell.high());
    int low = cell.low() < 0 ? Integer.SIZE - Integer.numberOfLeadingZeros(~cell.low()) : 0;
    return Math.max(1, Math.max(high, low) + (cell.low() < 0 ? 1 : 0));
  }

  /**
   * The bits of pc first, since all variables depend on it [BR03 5.2]; then those of indices of
   * arrays, then those of the other variables by significance, the highest first, since they are
   * compared and copied.
   */
  static int[] defaultOrder(OdlModel model) {
    int[] first = firstBits(model);
    BitSet indices = Indices.of(model);
    record Bit(int number, int cell, int significance) {}
    List<Bit> bits = new ArrayList<>();
    for (int cell = 0; cell < first.length - 1; cell++) {
      for (int bit = first[cell]; bit < first[cell + 1]; bit++) {
        bits.add(new Bit(bit, cell, bit - first[cell]));
      }
    }
    bits.sort(
        Comparator.<Bit, Boolean>comparing(b -> b.cell() != OdlModel.PC)
            .thenComparing(b -> !indices.get(b.cell()))
            .thenComparing(b -> -b.significance())
            .thenComparing(Bit::cell));
    return bits.stream().mapToInt(Bit::number).toArray();
  }

  OdlModel model() {
    return model;
  }

  BddManager manager() {
    return manager;
  }

  BitBlaster blaster() {
    return blaster;
  }

  int cells() {
    return firstBit.length - 1;
  }

  int bits() {
    return firstBit[cells()];
  }

  /** The bits in their present order, top first. */
  int[] order() {
    return IntStream.of(manager.order()).filter(v -> v % 2 == 0).map(v -> v / 2).toArray();
  }

  /** Each bit with its copy, as the groups of a reordering. */
  List<int[]> groups() {
    return IntStream.range(0, bits()).mapToObj(b -> new int[] {2 * b, 2 * b + 1}).toList();
  }

  /** The diagram's variables of cells, of the state before a step or of that after it. */
  int[] variables(boolean next, int... cells) {
    return IntStream.of(cells)
        .flatMap(cell -> IntStream.range(firstBit[cell], firstBit[cell + 1]))
        .map(bit -> 2 * bit + (next ? 1 : 0))
        .toArray();
  }

  int[] allCells() {
    return IntStream.range(0, cells()).toArray();
  }

  /** The value of a cell before or after a step. */
  List<Bdd> number(int cell, boolean next) {
    List<Bdd> bits = new ArrayList<>();
    for (int variable : variables(next, cell)) {
      bits.add(manager.variable(variable));
    }
    if (model.cells().get(cell).low() >= 0) {
      bits.add(manager.constant(false));
    }
    return bits;
  }

  /** Where a cell, before a step, has a value. */
  Bdd is(int cell, int value) {
    return arithmetic.equal(number(cell, false), arithmetic.constant(value));
  }

  /** Where a cell has a value of its range. */
  Bdd inRange(int cell, boolean next) {
    Cell range = model.cells().get(cell);
    List<Bdd> value = number(cell, next);
    Bdd below = arithmetic.less(value, arithmetic.constant(range.low()));
    return below.or(arithmetic.less(arithmetic.constant(range.high()), value)).not();
  }

  /** Where the cell has the given value after the step; nowhere if that is outside its range. */
  Bdd becomes(int cell, List<Bdd> value) {
    return arithmetic.equal(number(cell, true), value).and(inRange(cell, true));
  }

  /** Where the cell has the given value after the step. */
  Bdd becomes(int cell, int value) {
    return arithmetic.equal(number(cell, true), arithmetic.constant(value));
  }

  Bdd unchanged(int cell) {
    return arithmetic.equal(number(cell, true), number(cell, false));
  }

  Symbolic value(Postfix expression) {
    return expression.build(blaster);
  }

  /** A set of states with the given cells primed, or unprimed. */
  Bdd renamed(Bdd set, boolean toNext, int... cells) {
    var map = new java.util.HashMap<Integer, Integer>();
    for (int variable : variables(!toNext, cells)) {
      map.put(variable, variable ^ 1);
    }
    return set.rename(map);
  }

  /** The values of the cells in some state of a set that is not empty. */
  int[] anyState(Bdd set) {
    var cube = set.anyCube().orElseThrow();
    int[] state = new int[cells()];
    for (int cell = 0; cell < state.length; cell++) {
      int width = firstBit[cell + 1] - firstBit[cell];
      long value = 0;
      for (int i = 0; i < width; i++) {
        value |= cube.hasPositive(2 * (firstBit[cell] + i)) ? 1L << i : 0;
      }
      boolean negative = model.cells().get(cell).low() < 0 && (value >> (width - 1)) == 1;
      state[cell] = (int) (negative ? value - (1L << width) : value);
    }
    return state;
  }

  /** The set of one state. */
  Bdd single(int... state) {
    Bdd set = manager.constant(true);
    for (int cell = state.length - 1; cell >= 0; cell--) {
      set = set.and(is(cell, state[cell]));
    }
    return set;
  }
}
