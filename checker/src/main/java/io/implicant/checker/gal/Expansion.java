package io.implicant.checker.gal;

import io.implicant.checker.action.ActionModel;
import io.implicant.checker.gal.Names.Place;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.InputLimitException;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What one expansion of a file has made so far, and its bounds. */
final class Expansion {
  private static final int MAX_PARTS = 1_000_000;
  private static final int MAX_CELLS = 1_000_000;

  private final List<ActionModel.Cell> cells = new ArrayList<>();

  /** By full name, with the path of instances. */
  private final Map<String, Place> places = new HashMap<>();

  private int parts;

  /** Counts one more statement or copy. */
  void count(Position position) throws InputLimitException {
    if (++parts > MAX_PARTS) {
      throw new InputLimitException(
          position, "a model that expands to more than " + MAX_PARTS + " parts");
    }
  }

  /** Declares a variable, which has one value, or an array. */
  Place declare(String path, Name name, boolean isArray, int[] initial) throws InputException {
    String full = path + name.text();
    if (initial.length > MAX_CELLS - cells.size()) {
      throw new InputLimitException(name.position(), "more than " + MAX_CELLS + " variables");
    }
    Place place = new Place(cells.size(), initial.length, isArray);
    if (places.put(full, place) != null) {
      throw Scope.duplicate(name, "");
    }
    for (int i = 0; i < initial.length; i++) {
      cells.add(new ActionModel.Cell(isArray ? full + "[" + i + "]" : full, initial[i]));
    }
    return place;
  }

  /** The size of an array or the number of instances, which must not be negative. */
  static int size(Node node, Bindings bindings) throws InputException {
    int size = Compiler.constant(node, bindings);
    if (size < 0) {
      throw new ParseException(node.position(), "a size of at least 0", "'" + size + "'");
    } else if (size > MAX_CELLS) {
      throw new InputLimitException(node.position(), "a size of more than " + MAX_CELLS);
    }
    return size;
  }

  List<ActionModel.Cell> cells() {
    return cells;
  }

  Map<String, Place> places() {
    return places;
  }
}
