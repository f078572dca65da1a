package io.implicant.checker.gal;

import io.implicant.checker.action.ActionModel;
import io.implicant.checker.gal.GalFile.Parameter;
import io.implicant.checker.gal.Names.Place;
import io.implicant.checker.gal.Unit.Children;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.InputLimitException;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Expands a file: instances become prefixes of names, parameters their values, ranges copies,
 * labels choices. The system is the one instance of the main type.
 */
final class Instantiation {
  private static final int MAX_TYPE_NESTING = 100;

  private final GalFile file;
  private final Map<String, GalType> types = new LinkedHashMap<>();
  private final Expansion expansion = new Expansion();
  private final Scope global;

  /** Names of predicates with their full path. */
  private final Map<String, Names.Named> predicates = new HashMap<>();

  private Instantiation(GalFile file) throws InputException {
    this.file = file;
    this.global = Scope.of(file, expansion);
    for (GalType type : file.types()) {
      if (types.put(type.name().text(), type) != null) {
        throw Scope.duplicate(type.name(), "");
      }
    }
  }

  static GalModel of(GalFile file, String source) throws InputException {
    GalType main = new Instantiation(file).main(source);
    for (GalType type : file.types()) {
      if (type != main) {
        new Instantiation(file).check(type); // a mistake in a type that is not used is one as well
      }
    }
    return new Instantiation(file).model(main);
  }

  private void check(GalType type) throws InputException {
    Unit unit = unit(type, "", Map.of(), 0);
    unit.compileLabels();
    unit.steps();
  }

  private GalModel model(GalType main) throws InputException {
    Unit root = unit(main, "", Map.of(), 0);
    root.compileLabels();
    List<ActionModel.Step> steps = new ArrayList<>(root.steps());
    Unit.Key elapse = new Unit.Key("elapse", List.of());
    if (root.hasLabel(elapse)) {
      // The native tool lets time pass in the main instance as a step of its own.
      steps.add(new ActionModel.Step("elapse", root.meaning(elapse, main.name(), 1)));
    }
    return new GalModel(
        file,
        main.name().text(),
        new ActionModel(expansion.cells(), steps),
        expansion.places(),
        predicates);
  }

  private GalType main(String source) throws ParseException {
    if (file.main().isPresent()) {
      return type(file.main().get());
    }
    Position start = new Position(source, 1, 1);
    if (types.isEmpty()) {
      throw new ParseException(start, "a type", "none");
    } else if (types.size() > 1) {
      Position last = file.types().get(types.size() - 1).name().position();
      throw new ParseException(last, "'main' and the type of the system", "none");
    }
    return types.values().iterator().next();
  }

  private GalType type(Name name) throws ParseException {
    GalType type = types.get(name.text());
    if (type == null) {
      throw new ParseException(name.position(), "a declared type", "'" + name.text() + "'");
    }
    return type;
  }

  private Unit unit(GalType type, String path, Map<String, Integer> settings, int nesting)
      throws InputException {
    if (nesting > MAX_TYPE_NESTING) {
      throw new InputLimitException(
          type.name().position(), "instances nested deeper than " + MAX_TYPE_NESTING);
    }
    expansion.count(type.name().position());
    Scope scope = global.enter(type, settings);
    if (type instanceof GalType.Composite composite) {
      return new Unit(scope, path, type, children(composite, scope, path, nesting));
    }
    GalType.Plain plain = (GalType.Plain) type;
    Map<String, Place> places = new HashMap<>();
    for (GalType.Variable variable : plain.variables()) {
      int[] initial = initial(variable, scope);
      boolean isArray = variable.size().isPresent();
      places.put(
          variable.name().text(), expansion.declare(path, variable.name(), isArray, initial));
    }
    Scope inner = scope.with(Names.of(places));
    for (GalType.Predicate predicate : plain.predicates()) {
      Compiler.condition(predicate.condition(), inner.names(), inner.bindings());
      predicates.put(
          path + predicate.name().text(),
          new Names.Named(predicate.condition(), inner.names(), inner.bindings()));
    }
    return new Unit(inner, path, type, Map.of());
  }

  private static int[] initial(GalType.Variable variable, Scope scope) throws InputException {
    int size =
        variable.size().isEmpty() ? 1 : Expansion.size(variable.size().get(), scope.bindings());
    if (variable.hotbit().isPresent()) {
      scope.range(variable.hotbit().get());
    }
    int[] values = new int[size];
    List<Node> given = variable.initial().orElse(List.of());
    if (variable.initial().isPresent() && given.size() != size) {
      throw new ParseException(
          variable.name().position(),
          size + " initial values of " + variable.name(),
          Integer.toString(given.size()));
    }
    for (int i = 0; i < given.size(); i++) {
      values[i] = Compiler.constant(given.get(i), scope.bindings());
    }
    return values;
  }

  private Map<String, Children> children(
      GalType.Composite composite, Scope scope, String path, int nesting) throws InputException {
    Map<String, Children> children = new LinkedHashMap<>();
    for (GalType.Instance instance : composite.instances()) {
      GalType type = type(instance.type());
      if (file.types().indexOf(type) >= file.types().indexOf(composite)) {
        throw new ParseException(
            instance.type().position(), "a type declared before its use", "" + instance.type());
      }
      boolean isArray = instance.size().isPresent();
      int size = isArray ? Expansion.size(instance.size().get(), scope.bindings()) : 1;
      Map<String, Integer> settings = settings(instance, type, scope);
      List<Unit> units = new ArrayList<>();
      for (int i = 0; i < size; i++) {
        String name = path + instance.name() + (isArray ? "[" + i + "]" : "") + ":";
        units.add(unit(type, name, settings, nesting + 1));
      }
      if (children.put(instance.name().text(), new Children(units, isArray)) != null) {
        throw Scope.duplicate(instance.name(), "");
      }
    }
    return children;
  }

  private static Map<String, Integer> settings(GalType.Instance instance, GalType type, Scope scope)
      throws InputException {
    Map<String, Integer> settings = new HashMap<>();
    for (Parameter setting : instance.settings()) {
      String name = setting.name().text();
      if (type.parameters().stream().noneMatch(p -> p.name().text().equals(name))) {
        throw new ParseException(
            setting.name().position(), "a parameter of " + type.name(), "'$" + name + "'");
      }
      settings.put(name, Compiler.constant(setting.value(), scope.bindings()));
    }
    return settings;
  }
}
