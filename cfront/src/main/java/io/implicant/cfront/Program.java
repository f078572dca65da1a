package io.implicant.cfront;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A translation unit.
 *
 * @param structures the members of each structure and union, by its type
 * @param functions the functions with a body, as they stand in the text
 * @param declarations the functions without a body
 * @param pragmas the words of each {@code #pragma} line, with its place
 */
public record Program(
    String file,
    DataModel dataModel,
    Map<CType.StructureType, List<Member>> structures,
    List<Global> globals,
    List<Function> functions,
    Map<String, CType.FunctionType> declarations,
    List<Pragma> pragmas) {

  /** A member of a structure. */
  public record Member(String name, CType type, Position position) {}

  /**
   * A variable of static duration.
   *
   * @param isDefined false if it is only declared: it lives in some other file
   * @param values what it is set to; where nothing is said and the variable is defined, zero
   */
  public record Global(Variable variable, boolean isDefined, List<InitialValue> values) {
    public Global {
      values = List.copyOf(values);
    }
  }

  /** The initial value of a variable or of a part of it: a constant or an address. */
  public record InitialValue(Expression.LValue place, Expression value) {}

  /** A function with a body. */
  public record Function(
      String name,
      CType.FunctionType type,
      List<Variable> parameters,
      List<Variable> locals,
      Cfg body,
      Position position) {
    public Function {
      parameters = List.copyOf(parameters);
      locals = List.copyOf(locals);
    }
  }

  public record Pragma(List<String> words, Position position) {
    public Pragma {
      words = List.copyOf(words);
    }
  }

  public Program {
    structures = Map.copyOf(structures);
    globals = List.copyOf(globals);
    functions = List.copyOf(functions);
    declarations = Map.copyOf(declarations);
    pragmas = List.copyOf(pragmas);
  }

  public Optional<Function> function(String name) {
    return functions.stream().filter(f -> f.name().equals(name)).findFirst();
  }
}
