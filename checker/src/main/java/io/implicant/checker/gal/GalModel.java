package io.implicant.checker.gal;

import io.implicant.checker.action.ActionModel;
import io.implicant.checker.action.Postfix;
import io.implicant.checker.gal.GalFile.Property;
import io.implicant.checker.gal.Names.Named;
import io.implicant.checker.gal.Names.Place;
import io.implicant.logic.text.InputException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The system that a GAL file describes, expanded, and its properties. */
public final class GalModel {
  private final GalFile file;
  private final String name;
  private final ActionModel actions;
  private final Names names;

  GalModel(
      GalFile file,
      String name,
      ActionModel actions,
      Map<String, Place> places,
      Map<String, Named> predicates)
      throws InputException {
    this.file = file;
    this.name = name;
    this.actions = actions;
    Map<String, Named> conditions = new HashMap<>(predicates);
    Names known = names(places, Map.copyOf(conditions));
    for (Property property : file.properties()) {
      check(property.body(), property.kind(), known);
      if (property.kind() == GalFile.Kind.ATOM) {
        // An atom may use those before it; thus no atom uses itself.
        Named atom = new Named(property.body(), known, Bindings.NONE);
        if (conditions.put(property.name().text(), atom) != null) {
          throw Scope.duplicate(property.name(), "");
        }
        known = names(places, Map.copyOf(conditions));
      }
    }
    this.names = known;
  }

  /** Reads and expands a file. */
  public static GalModel read(String source, String text) throws InputException {
    return Instantiation.of(GalReader.read(source, text), source);
  }

  /** Expands a file; {@code source} is for messages about the file as a whole. */
  public static GalModel of(String source, GalFile file) throws InputException {
    return Instantiation.of(file, source);
  }

  private static Names names(Map<String, Place> places, Map<String, Named> conditions) {
    return new Names() {
      @Override
      public Optional<Place> find(String name) {
        return Optional.ofNullable(places.get(name));
      }

      @Override
      public Optional<Named> condition(String name) {
        return Optional.ofNullable(conditions.get(name));
      }
    };
  }

  /** Refuses the body of a property of this kind if it has no meaning here. */
  public void check(Node body, GalFile.Kind kind) throws InputException {
    check(body, kind, names);
  }

  private static void check(Node body, GalFile.Kind kind, Names names) throws InputException {
    switch (kind) {
      case BOUNDS -> Compiler.integer(body, names, Bindings.NONE);
      case CTL -> Temporal.propositions(body, p -> Compiler.condition(p, names, Bindings.NONE));
      default -> Compiler.condition(body, names, Bindings.NONE);
    }
  }

  /** The name of the main type. */
  public String name() {
    return name;
  }

  public ActionModel actions() {
    return actions;
  }

  public List<Property> properties() {
    return file.properties();
  }

  /** A condition on the states of the system, with the names of its properties. */
  public Postfix condition(Node condition) throws InputException {
    return Compiler.condition(condition, names, Bindings.NONE);
  }

  /** The condition under which the given one does not hold, undefined values apart. */
  public Postfix negation(Node condition) throws InputException {
    return Compiler.condition(condition, true, names, Bindings.NONE);
  }

  /** An expression over the variables of the system. */
  public Postfix integer(Node expression) throws InputException {
    return Compiler.integer(expression, names, Bindings.NONE);
  }
}
