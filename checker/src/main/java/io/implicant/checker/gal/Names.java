package io.implicant.checker.gal;

import io.implicant.logic.text.InputException;
import io.implicant.logic.text.ParseException;
import java.util.Map;
import java.util.Optional;

/** What the names of one scope mean. Engine API: shared by the languages with GAL's expressions. */
public interface Names {
  /** Where no variable may stand. */
  Names CONSTANTS = name -> Optional.empty();

  /** The variables of the name. */
  Optional<Place> find(String name);

  /** The condition that the name stands for; only properties have such names. */
  default Optional<Named> condition(String name) {
    return Optional.empty();
  }

  /** The expression that the name stands for; only ODL has such names. */
  default Optional<Named> definition(String name) {
    return Optional.empty();
  }

  /** A condition or expression and the scope that it is written in. */
  record Named(Node condition, Names names, Bindings bindings) {}

  /**
   * The variables that hold a variable or an array.
   *
   * @param first the first of them
   * @param size how many
   */
  record Place(int first, int size, boolean isArray) {}

  static Names of(Map<String, Place> places) {
    return name -> Optional.ofNullable(places.get(name));
  }

  /** The place of a name or of an element, whose use must agree with its declaration. */
  default Place place(Node node) throws InputException {
    Place place = find(node.text()).orElse(null);
    String shown = "'" + node.text() + "'";
    if (place == null) {
      String expected = this == CONSTANTS ? "a constant" : "a declared variable";
      throw new ParseException(node.position(), expected, shown);
    } else if (place.isArray() && node.children().isEmpty()) {
      throw new ParseException(node.position(), "an index after the array " + shown, "none");
    } else if (!place.isArray() && !node.children().isEmpty()) {
      throw new ParseException(node.position(), "an array", shown + ", a variable without index");
    }
    return place;
  }
}
