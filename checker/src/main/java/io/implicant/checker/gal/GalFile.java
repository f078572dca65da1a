package io.implicant.checker.gal;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A GAL file as it is written; {@link GalReader} makes one, {@link GalPrinter} writes it.
 * Parameters are not replaced yet.
 *
 * @param main the type whose single instance is the system; absent if there is one type only
 */
public record GalFile(
    List<Parameter> parameters,
    List<Range> ranges,
    List<GalType> types,
    Optional<Name> main,
    List<Property> properties) {
  public GalFile {
    parameters = List.copyOf(parameters);
    ranges = List.copyOf(ranges);
    types = List.copyOf(types);
    properties = List.copyOf(properties);
  }

  /** {@code $name = value}: global, of a type, or set by an instance. */
  public record Parameter(Name name, Node value) {}

  /** {@code typedef name = low .. high}, both ends included. */
  public record Range(Name name, Node low, Node high) {}

  /** {@code name $parameter}: one copy for each value of the range. */
  public record Formal(Name range, Name parameter) {}

  /** A label with arguments, at a transition or in a call. */
  public record Label(Name text, List<Node> arguments) {
    public Label {
      arguments = List.copyOf(arguments);
    }
  }

  /** {@code property name [kind] : body}; {@code atom} and {@code bounds} included. */
  public record Property(Name name, Kind kind, Node body) {}

  /** What a property says of its body. */
  public enum Kind {
    /** Some reachable state satisfies it. */
    REACHABLE,
    /** All reachable states do. */
    INVARIANT,
    /** None does. */
    NEVER,
    /** The least and greatest value of an expression. */
    BOUNDS,
    /** A named proposition. */
    ATOM,
    /** A branching-time formula that holds initially. */
    CTL;

    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }
}
