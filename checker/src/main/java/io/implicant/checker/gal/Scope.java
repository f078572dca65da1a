package io.implicant.checker.gal;

import io.implicant.checker.gal.GalFile.Parameter;
import io.implicant.checker.gal.GalFile.Range;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.ParseException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What parameters, ranges and names mean in the file or in one instance of a type. */
final class Scope {
  private final Expansion expansion;
  private final Names names;
  private final Bindings bindings;
  private final Map<String, int[]> ranges;

  private Scope(Expansion expansion, Names names, Bindings bindings, Map<String, int[]> ranges) {
    this.expansion = expansion;
    this.names = names;
    this.bindings = bindings;
    this.ranges = ranges;
  }

  /** The scope of the whole file. */
  static Scope of(GalFile file, Expansion expansion) throws InputException {
    Map<String, Integer> values = new HashMap<>();
    Bindings bindings = Bindings.NONE;
    for (Parameter parameter : file.parameters()) {
      int value = Compiler.constant(parameter.value(), bindings);
      if (values.put(parameter.name().text(), value) != null) {
        throw duplicate(parameter.name(), "$");
      }
      bindings = Bindings.NONE.with(values);
    }
    Scope scope = new Scope(expansion, Names.CONSTANTS, bindings, new HashMap<>());
    scope.declare(file.ranges());
    return scope;
  }

  /** The scope of an instance, with its settings instead of the type's parameters. */
  Scope enter(GalType type, Map<String, Integer> settings) throws InputException {
    Map<String, Integer> values = new HashMap<>();
    for (Parameter parameter : type.parameters()) {
      String name = parameter.name().text();
      Integer set = settings.get(name);
      int value = set != null ? set : Compiler.constant(parameter.value(), bindings);
      if (values.put(name, value) != null) {
        throw duplicate(parameter.name(), "$");
      }
    }
    Scope inner = new Scope(expansion, names, bindings.with(values), new HashMap<>(ranges));
    inner.declare(type.ranges());
    return inner;
  }

  /** The same scope with variables. */
  Scope with(Names variables) {
    return new Scope(expansion, variables, bindings, ranges);
  }

  private void declare(List<Range> declared) throws InputException {
    for (Range range : declared) {
      int low = Compiler.constant(range.low(), bindings);
      int high = Compiler.constant(range.high(), bindings);
      if (high == Integer.MAX_VALUE) {
        throw new ParseException(range.high().position(), "a smaller number", "'" + high + "'");
      }
      ranges.put(range.name().text(), new int[] {low, high});
    }
  }

  static ParseException duplicate(Name name, String prefix) {
    return new ParseException(
        name.position(), "a new name", "'" + prefix + name.text() + "', which is declared already");
  }

  /** The least and the greatest value; empty if the least is the greater. */
  int[] range(Name name) throws InputException {
    int[] range = ranges.get(name.text());
    if (range == null) {
      throw new ParseException(
          name.position(), "the name of a declared range", "'" + name.text() + "'");
    }
    return range;
  }

  Expansion expansion() {
    return expansion;
  }

  Names names() {
    return names;
  }

  Bindings bindings() {
    return bindings;
  }
}
