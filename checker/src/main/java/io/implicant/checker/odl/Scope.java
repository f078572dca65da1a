package io.implicant.checker.odl;

import io.implicant.checker.action.Postfix;
import io.implicant.checker.gal.Bindings;
import io.implicant.checker.gal.Compiler;
import io.implicant.checker.gal.Name;
import io.implicant.checker.gal.Names;
import io.implicant.checker.gal.Node;
import io.implicant.checker.odl.OdlModel.Cell;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.InputLimitException;
import io.implicant.logic.text.ParseException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The declared names of a model and the cells of its states. */
final class Scope {
  private static final int MAX_CELLS = 1 << 16;

  private final List<Cell> cells = new ArrayList<>();
  private final Map<String, Names.Place> places = new HashMap<>();
  private final Map<String, Names.Named> definitions = new HashMap<>();

  /** Only pc is known; its range is known last, so its cell is set later. */
  Scope() {
    cells.add(null);
  }

  void setPc(int low, int high, int initial) {
    cells.set(OdlModel.PC, new Cell(OdlFile.PC, low, high, OptionalInt.of(initial)));
  }

  List<Cell> cells() {
    return Collections.unmodifiableList(cells);
  }

  void declare(OdlFile.Variable variable) throws InputException {
    Name name = variable.name();
    requireNew(name);
    int size = variable.size().orElse(1);
    if (variable.low() > variable.high() || size < 1) {
      String found =
          size < 1
              ? "an array of no cells"
              : "'" + variable.low() + ".." + variable.high() + "' for '" + name + "'";
      throw new ParseException(name.position(), "at least one value and one cell", found);
    } else if (size > MAX_CELLS - cells.size()) {
      throw new InputLimitException(name.position(), "more than " + MAX_CELLS + " variables");
    }
    OptionalInt initial = initial(variable);
    places.put(name.text(), new Names.Place(cells.size(), size, variable.size().isPresent()));
    for (int i = 0; i < size; i++) {
      String shown = variable.size().isPresent() ? name + "[" + i + "]" : name.text();
      cells.add(new Cell(shown, variable.low(), variable.high(), initial));
    }
  }

  private OptionalInt initial(OdlFile.Variable variable) throws InputException {
    if (variable.initial().isEmpty()) {
      return OptionalInt.empty();
    }
    Node node = variable.initial().get();
    Postfix value = Compiler.integer(node, names(Map.of(), Map.copyOf(definitions)), Bindings.NONE);
    boolean inRange =
        value.isConstant()
            && value.constant() >= variable.low()
            && value.constant() <= variable.high();
    if (!inRange) {
      String range = variable.low() + ".." + variable.high();
      throw new ParseException(node.position(), "a constant of " + range, "'" + node + "'");
    }
    return OptionalInt.of(value.constant());
  }

  /** The definition sees what was declared before it. */
  void define(OdlFile.Define define) throws InputException {
    requireNew(define.name());
    Names before = names(Map.copyOf(places), Map.copyOf(definitions));
    Compiler.integer(define.value(), before, Bindings.NONE);
    definitions.put(define.name().text(), new Names.Named(define.value(), before, Bindings.NONE));
  }

  private void requireNew(Name name) throws InputException {
    if (places.containsKey(name.text()) || definitions.containsKey(name.text())) {
      throw new ParseException(
          name.position(), "a new name", "'" + name + "', which is declared already");
    }
  }

  Postfix integer(Node node) throws InputException {
    return Compiler.integer(node, names(places, definitions), Bindings.NONE);
  }

  /** A condition or its negation; pc may be read only by checks. */
  Postfix condition(Node node, boolean negated, boolean withPc) throws InputException {
    Names plain = names(places, definitions);
    return Compiler.condition(node, negated, withPc ? withPc(plain) : plain, Bindings.NONE);
  }

  /** The place that an assignment writes to. */
  Names.Place place(Node node) throws InputException {
    if (definitions.containsKey(node.text())) {
      throw new ParseException(
          node.position(), "a variable", "'" + node.text() + "', which is a definition");
    }
    return names(places, definitions).place(node);
  }

  private static Names names(
      Map<String, Names.Place> places, Map<String, Names.Named> definitions) {
    return new Names() {
      @Override
      public Optional<Place> find(String name) {
        return Optional.ofNullable(places.get(name));
      }

      @Override
      public Optional<Named> definition(String name) {
        return Optional.ofNullable(definitions.get(name));
      }
    };
  }

  private static Names withPc(Names names) {
    return new Names() {
      @Override
      public Optional<Place> find(String name) {
        return name.equals(OdlFile.PC)
            ? Optional.of(new Place(OdlModel.PC, 1, false))
            : names.find(name);
      }

      @Override
      public Optional<Named> definition(String name) {
        return names.definition(name);
      }
    };
  }
}
