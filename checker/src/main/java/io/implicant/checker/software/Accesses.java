package io.implicant.checker.software;

import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CType.PointerType;
import io.implicant.cfront.Expression;
import io.implicant.cfront.Expression.AddressOf;
import io.implicant.cfront.Expression.Binary;
import io.implicant.cfront.Expression.Cast;
import io.implicant.cfront.Expression.Dereference;
import io.implicant.cfront.Expression.Element;
import io.implicant.cfront.Expression.LValue;
import io.implicant.cfront.Expression.Unary;
import io.implicant.cfront.Expression.VariableUse;
import io.implicant.cfront.Variable;
import io.implicant.checker.gal.Node;
import io.implicant.checker.gal.Operator;
import io.implicant.checker.software.Memory.Home;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Accesses to memory. A cell whose index is not constant is reached through the four cut-points of
 * its array [BR03 3.1, Fig. 3]: {@code r_index}, {@code r_array} for reading, {@code l_index},
 * {@code l_array} for writing. The range of an index is that of the array, so an access outside is
 * a violation at the line that sets the index.
 */
final class Accesses {
  private final CodeBuilder code;
  private final Memory memory;
  private final Evaluator evaluator;

  Accesses(CodeBuilder code, Memory memory, Evaluator evaluator) {
    this.code = code;
    this.memory = memory;
    this.evaluator = evaluator;
  }

  /**
   * A cell: of a location, or of an array at a constant index or one to be evaluated.
   *
   * @param name of the C variable; empty behind a pointer
   */
  private record Cell(Home home, Optional<Expression> index, String name) {
    boolean isPointer() {
      return name.isEmpty();
    }

    /** For messages, of what all variables in a shared array have in common. */
    String indexWords() {
      return home.isShared()
          ? "what a pointer to " + home.element() + " points to"
          : "the index of " + name;
    }

    String valueWords() {
      return home.isShared() ? "a value of type " + home.element() : "an element of " + name;
    }
  }

  private Cell cell(LValue place) throws CSourceException {
    if (place instanceof VariableUse use) {
      Home home = memory.home(use.variable());
      if (home == null || home.cells() > 0) {
        throw Memory.unsupported(use.position(), "a whole array as a value");
      }
      return new Cell(home, Optional.empty(), use.variable().name());
    } else if (place instanceof Element element
        && element.array() instanceof VariableUse use
        && memory.home(use.variable()) != null) {
      Variable variable = use.variable();
      return new Cell(memory.home(variable), Optional.of(element.index()), variable.name());
    } else if (place instanceof Dereference dereference
        && dereference.pointer().type() instanceof PointerType type
        && !(dereference.pointer() instanceof Binary)) {
      Home home = memory.target(type);
      if (home.cells() == 0) {
        throw Memory.unsupported(
            place.position(), "a dereference where no " + type.target() + " has an address");
      }
      return new Cell(home, Optional.of(dereference.pointer()), "");
    } else if (place instanceof Dereference) {
      throw Memory.unsupported(place.position(), "pointer arithmetic");
    }
    throw Memory.unsupported(place.position(), "'" + place + "'");
  }

  private Node name(String name) {
    return Node.name(name, code.place());
  }

  private Node element(String array, Node index) {
    return Node.element(array, index, code.place());
  }

  /** The place of a variable, or of a cell at a constant index; none if it takes cut-points. */
  Optional<Node> direct(LValue place) throws CSourceException {
    Cell cell = cell(place);
    Home home = cell.home();
    if (cell.index().isEmpty()) {
      Node shared = home.isShared() ? element(home.array(), evaluator.number(home.base())) : null;
      return Optional.of(home.isShared() ? shared : name(home.array()));
    }
    if (!cell.isPointer()
        && cell.index().get() instanceof Expression.IntegerLiteral index
        && index.value().signum() >= 0
        && index.value().bitLength() < 31
        && index.value().intValueExact() < home.cells()) {
      int at = index.value().intValueExact() + Math.max(0, home.base());
      return Optional.of(element(home.array(), evaluator.number(at)));
    }
    return Optional.empty();
  }

  private int size(Home home) {
    return memory.locations().stream()
        .filter(l -> l.name().equals(home.array()))
        .findFirst()
        .flatMap(IntermediateCode.Location::size)
        .orElseThrow();
  }

  /** Sets the index of one side, {@code r_index} or {@code l_index}; gives the cell. */
  private Node select(Cell cell, String side) throws CSourceException {
    Home home = cell.home();
    Value index = evaluator.operand(evaluator.evaluate(cell.index().orElseThrow()));
    Node offset = index.node();
    if (cell.isPointer()) {
      offset = evaluator.node(Operator.MINUS, offset, evaluator.number(1));
    } else if (home.isShared()) {
      offset = within(cell, index);
    }
    String point =
        memory.auxiliary(
            side + "_index_" + home.array(), new Range(0, size(home) - 1L), cell.indexWords());
    code.store(name(point), Optional.of(offset));
    return element(home.array(), name(point));
  }

  /** A place in a shared array, after a check that the index is one of the C array's. */
  private Node within(Cell cell, Value index) {
    Home home = cell.home();
    String words = "the index of " + cell.name();
    String checked = memory.auxiliary(bounds(home), new Range(0, home.cells() - 1L), words);
    code.store(name(checked), Optional.of(index.node()));
    return home.base() == 0
        ? name(checked)
        : evaluator.node(Operator.PLUS, name(checked), evaluator.number(home.base()));
  }

  private static String bounds(Home home) {
    return "index_" + home.array() + "_" + home.base();
  }

  /** The value of a place, still to be put into a register. */
  Value read(LValue place) throws CSourceException {
    Cell cell = cell(place);
    Range range = memory.range(cell.home().element(), place.position());
    Optional<Node> direct = direct(place);
    if (direct.isPresent()) {
      return new Value(direct.get(), range, Set.of());
    }
    Node chosen = select(cell, "r");
    String point = memory.auxiliary(readPoint(cell.home()), range, cell.valueWords());
    code.store(name(point), Optional.of(chosen));
    return new Value(name(point), range, Set.of(readPoint(cell.home())));
  }

  private static String readPoint(Home home) {
    return "r_array_" + home.array();
  }

  /**
   * Assigns through cut-points.
   *
   * @param value evaluated between the index and the store, as in Fig. 3(b)
   */
  void write(LValue place, Assigned value) throws CSourceException {
    Cell cell = cell(place);
    Range range = memory.range(cell.home().element(), place.position());
    Node chosen = select(cell, "l");
    String point = memory.auxiliary("l_array_" + cell.home().array(), range, cell.valueWords());
    code.store(name(point), value.evaluate());
    code.store(chosen, Optional.of(name(point)));
  }

  /** A right side; empty: any value. */
  @FunctionalInterface
  interface Assigned {
    Optional<Node> evaluate() throws CSourceException;
  }

  /** An address, as a number above 0. */
  Value address(AddressOf e) throws CSourceException {
    if (!(e.place() instanceof LValue place)) {
      throw Memory.unsupported(e.position(), "the address of a function");
    }
    Range range = memory.range(e.type(), e.position());
    Optional<Node> direct = direct(place);
    if (direct.isPresent()) {
      int address = direct.get().child(0).value() + 1;
      return new Value(evaluator.number(address), Range.of(address), Set.of());
    }
    Cell cell = cell(place);
    Value index = evaluator.operand(evaluator.evaluate(cell.index().orElseThrow()));
    Node offset = within(cell, index);
    Node address = evaluator.node(Operator.PLUS, offset, evaluator.number(1));
    return evaluator.register(new Value(address, range, Set.of(bounds(cell.home()))));
  }

  /** The cut-points that evaluating the expression overwrites. */
  Set<String> touched(Expression e) throws CSourceException {
    Set<String> touched = new HashSet<>();
    Deque<Expression> open = new ArrayDeque<>(List.of(e));
    while (!open.isEmpty()) {
      Expression next = open.pop();
      if (next instanceof Binary binary) {
        open.push(binary.left());
        open.push(binary.right());
      } else if (next instanceof Unary unary) {
        open.push(unary.operand());
      } else if (next instanceof Cast cast) {
        open.push(cast.operand());
      } else if (next instanceof AddressOf address && address.place() instanceof LValue place) {
        open.push(place);
      } else if (next instanceof LValue place && direct(place).isEmpty()) {
        Cell cell = cell(place);
        touched.add(readPoint(cell.home()));
        touched.add(bounds(cell.home()));
        cell.index().ifPresent(open::push);
      }
    }
    return touched;
  }
}
