package io.implicant.checker.software;

import io.implicant.cfront.CSourceException;
import io.implicant.cfront.CSourceException.Kind;
import io.implicant.cfront.CType;
import io.implicant.cfront.CType.ArrayType;
import io.implicant.cfront.CType.IntegerType;
import io.implicant.cfront.CType.PointerType;
import io.implicant.cfront.Position;
import io.implicant.cfront.Variable;
import io.implicant.checker.software.IntermediateCode.Location;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Where C variables live. A variable whose address is never taken is a location of its own. All
 * others of one element type lie in one array, {@code mem_T}, so that {@code *p} is an access to an
 * array [BR03 3.1 treats pointers as arrays]; a pointer is 0, or 1 plus an index into it. Pointers
 * of different types never meet, since casts between them are refused.
 */
final class Memory {
  private static final Set<String> RESERVED =
      Set.of(
          "odl", "var", "array", "define", "pc", "if", "then", "else", "never", "end", "true",
          "false", "E", "A", "EX", "EF", "EG", "AX", "AF", "AG", "U");

  /**
   * The place of a variable.
   *
   * @param array the location that holds it
   * @param base its first cell there; negative if it is the whole location
   * @param cells the number of elements of a C array; 0 for a scalar
   */
  record Home(String array, int base, int cells, CType element) {
    boolean isShared() {
      return base >= 0;
    }
  }

  private final Map<Variable, Home> homes = new HashMap<>();
  private final Map<String, Location> locations = new LinkedHashMap<>();
  private final Set<String> names = new HashSet<>(RESERVED);

  /** The variables in each shared array, by element type, then by their places. */
  private final Map<CType, List<Variable>> shared = new LinkedHashMap<>();

  private final Map<CType, Integer> sizes = new HashMap<>();
  private final Map<String, String> auxiliaries = new HashMap<>();

  /** Keeps room for a variable whose address is taken; all of them come before any other. */
  void share(Variable variable) throws CSourceException {
    CType element = element(variable);
    int base = sizes.getOrDefault(element, 0);
    int cells = cells(variable);
    names.add(sharedName(element));
    sizes.put(element, base + Math.max(1, cells));
    shared.computeIfAbsent(element, t -> new ArrayList<>()).add(variable);
    homes.put(variable, new Home(sharedName(element), base, cells, element));
  }

  private static String sharedName(CType element) {
    return "mem_" + typeName(element);
  }

  /** The type as part of a name. */
  static String typeName(CType type) {
    return type.toString().replace(" ", "_").replace("*", "_p");
  }

  Map<CType, List<Variable>> shared() {
    return shared;
  }

  /** Adds the array that holds the shared variables of the type. */
  void declareShared(CType element, Optional<Integer> initial, Position position)
      throws CSourceException {
    String name = sharedName(element);
    locations.put(
        name,
        new Location(
            name, range(element, position), Optional.of(sizes.get(element)), initial, "", name));
  }

  /** Adds a location of its own for the variable. */
  void declare(Variable variable, Optional<Integer> initial) throws CSourceException {
    String base = variable.isGlobal() ? variable.name() : variable.function() + "_" + variable;
    int cells = cells(variable);
    CType element = element(variable);
    String name =
        add(
            base,
            range(element, variable.position()),
            cells == 0 ? Optional.empty() : Optional.of(cells),
            initial,
            variable.isGlobal() ? variable.name() : "",
            "");
    homes.put(variable, new Home(name, -1, cells, element));
  }

  private String add(
      String base,
      Range range,
      Optional<Integer> size,
      Optional<Integer> initial,
      String source,
      String words) {
    // The names of registers are free, and stay so.
    String name = base.matches(".*_r[0-9]+") ? base + "_" : base;
    for (int i = 2; !names.add(name); i++) {
      name = base + "_" + i;
    }
    locations.put(
        name, new Location(name, range, size, initial, source, words.isEmpty() ? name : words));
    return name;
  }

  /**
   * A location of the translation's own; the first to ask sets its range.
   *
   * @param words what it is called in messages
   */
  String auxiliary(String name, Range range, String words) {
    return auxiliaries.computeIfAbsent(
        name, n -> add(n, range, Optional.empty(), Optional.of(0), "", words));
  }

  /** A variable for intermediate values of the type, such as {@code temp_int_2}. */
  String temporary(CType type, int number, Position position) throws CSourceException {
    String name = "temp_" + typeName(type) + (number == 1 ? "" : "_" + number);
    return auxiliary(name, range(type, position), "an intermediate value of type " + type);
  }

  Home home(Variable variable) {
    return homes.get(variable);
  }

  /** The number of elements of an array; 0 for a scalar. */
  int cellsOf(Variable variable) {
    return homes.containsKey(variable)
        ? homes.get(variable).cells()
        : variable.type() instanceof ArrayType array ? (int) array.length() : 0;
  }

  /** Whether a location starts with zeros. */
  boolean isZeroed(String location) {
    return locations.get(location).initial().equals(Optional.of(0));
  }

  /** The array that a pointer points into. */
  Home target(PointerType pointer) {
    CType element = pointer.target();
    return new Home(sharedName(element), 0, sizes.getOrDefault(element, 0), element);
  }

  List<Location> locations() {
    return List.copyOf(locations.values());
  }

  private static CType element(Variable variable) {
    return variable.type() instanceof ArrayType array ? array.element() : variable.type();
  }

  private static int cells(Variable variable) throws CSourceException {
    if (!(variable.type() instanceof ArrayType array)) {
      return 0;
    } else if (array.length() < 1 || array.length() > 4096) {
      throw unsupported(variable.position(), "an array of " + array.length() + " elements");
    }
    return (int) array.length();
  }

  /** The values of a type; pointers have as many as there are objects, and null. */
  Range range(CType type, Position position) throws CSourceException {
    if (type instanceof PointerType pointer && isElement(pointer.target())) {
      return new Range(0, sizes.getOrDefault(pointer.target(), 0));
    } else if (type instanceof IntegerType integer && integer.bits() < 32 + sign(integer)) {
      return new Range(integer.least().longValueExact(), integer.greatest().longValueExact());
    } else if (type instanceof IntegerType integer) {
      throw unsupported(
          position, integer + " of " + integer.bits() + " bits (see the option --width)");
    }
    throw unsupported(position, "the type " + type);
  }

  private static int sign(IntegerType type) {
    return type.isSigned() ? 1 : 0;
  }

  private static boolean isElement(CType type) {
    return type instanceof IntegerType || type instanceof PointerType;
  }

  static CSourceException unsupported(Position position, String what) {
    return new CSourceException(Kind.UNSUPPORTED, position, what + " cannot be translated");
  }
}
