package io.implicant.javasmt;

import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.sosy_lab.java_smt.api.Formula;
import org.sosy_lab.java_smt.api.FormulaType;
import org.sosy_lab.java_smt.api.FunctionDeclaration;

/**
 * Which symbol of ours is which name in JavaSMT, both ways. A solver gives a name one meaning and
 * refuses some names, so a symbol may have to go by another name there; and JavaSMT has no declared
 * sorts, for which Int stands.
 */
final class Symbols {
  /** What solvers have declared already, beyond what JavaSMT itself refuses. */
  private static final Set<String> THEORIES =
      Set.of(
          ("not and or xor ite distinct true false div mod abs to_real to_int is_int divisible"
                  + " select store const")
              .split(" "));

  /** A name with its signature as JavaSMT sees it. */
  private record Signature(String name, List<FormulaType<?>> arguments, FormulaType<?> result) {}

  private final Terms terms;
  private final Predicate<String> valid;
  private final Map<Signature, Symbol> symbols = new HashMap<>();
  private final Map<Symbol, String> names = new HashMap<>();
  private final Map<String, Signature> taken = new HashMap<>();
  private final Map<Symbol, FunctionDeclaration<?>> declarations = new HashMap<>();
  private final Map<Symbol, Formula> variables = new HashMap<>();

  Symbols(Terms terms, Predicate<String> valid) {
    this.terms = terms;
    this.valid = valid.and(name -> !THEORIES.contains(name));
  }

  /** The symbol of a function that was met in a JavaSMT formula. */
  Symbol symbol(FunctionDeclaration<?> function) {
    Symbol symbol = symbol(name(function), function.getArgumentTypes(), function.getType());
    if (function.getArgumentTypes().equals(types(symbol))) {
      declarations.putIfAbsent(symbol, function);
    }
    return symbol;
  }

  /** Princess has a variable c and a function c without arguments, which are not the same. */
  static String name(FunctionDeclaration<?> function) {
    return function.getArgumentTypes().isEmpty() ? function.getName() + "()" : function.getName();
  }

  /** The symbol of a name that was met in a JavaSMT formula. */
  Symbol symbol(String name, List<FormulaType<?>> arguments, FormulaType<?> result) {
    Signature signature = new Signature(name, List.copyOf(arguments), result);
    Symbol known = symbols.get(signature);
    if (known != null) {
      return known;
    } else if (isWrittenFor(signature)) {
      return symbols.get(taken.get(name));
    }
    List<Sort> sorts = arguments.stream().map(Symbols::sort).toList();
    Symbol symbol = terms.symbol(name, sorts, sort(result));
    if (names.containsKey(symbol)) { // it was written under another name
      symbol = terms.freshSymbol(name, sorts, sort(result));
    }
    put(signature, symbol);
    return symbol;
  }

  /** The name under which a symbol is written. */
  String name(Symbol symbol) {
    String known = names.get(symbol);
    if (known != null) {
      return known;
    }
    String name = symbol.name();
    for (int i = 1; !valid.test(name) || taken.containsKey(name); i++) {
      name = (valid.test(symbol.name()) ? symbol.name() : "v") + "!" + i;
    }
    put(new Signature(name, types(symbol), type(symbol.result())), symbol);
    return name;
  }

  /** Princess shows a Bool argument as Int, so the types alone would miss what we have written. */
  private boolean isWrittenFor(Signature met) {
    Signature written = taken.get(met.name());
    if (written == null
        || !written.result().equals(met.result())
        || written.arguments().size() != met.arguments().size()) {
      return false;
    }
    for (int i = 0; i < met.arguments().size(); i++) {
      FormulaType<?> type = met.arguments().get(i);
      if (!type.equals(written.arguments().get(i))
          && !(type.isIntegerType() && written.arguments().get(i).isBooleanType())) {
        return false;
      }
    }
    return true;
  }

  /** The function as the solver has declared it, if the symbol was met in a JavaSMT formula. */
  Optional<FunctionDeclaration<?>> declaration(Symbol symbol) {
    return Optional.ofNullable(declarations.get(symbol));
  }

  /** Notes which variable of the solver a symbol is; false if it is another one already. */
  boolean meet(Symbol symbol, Formula variable) {
    Formula met = variables.putIfAbsent(symbol, variable);
    return met == null || met.equals(variable);
  }

  /** The variable of the solver, if the symbol was met in a JavaSMT formula. */
  Optional<Formula> variable(Symbol symbol) {
    return Optional.ofNullable(variables.get(symbol));
  }

  private void put(Signature signature, Symbol symbol) {
    symbols.put(signature, symbol);
    names.put(symbol, signature.name());
    taken.putIfAbsent(signature.name(), signature);
  }

  /** Int also for declared sorts: without quantifiers, any infinite set is as good as another. */
  static FormulaType<?> type(Sort sort) {
    if (sort.isBool()) {
      return FormulaType.BooleanType;
    }
    return sort == Sort.REAL ? FormulaType.RationalType : FormulaType.IntegerType;
  }

  /** The types of the arguments. */
  static List<FormulaType<?>> types(Symbol symbol) {
    List<FormulaType<?>> types = new ArrayList<>();
    symbol.arguments().forEach(sort -> types.add(type(sort)));
    return List.copyOf(types);
  }

  static boolean isKnown(FormulaType<?> type) {
    return type.isBooleanType() || type.isNumeralType();
  }

  static Sort sort(FormulaType<?> type) {
    if (type.isBooleanType()) {
      return Sort.BOOL;
    }
    return type.isIntegerType() ? Sort.INT : Sort.REAL;
  }
}
