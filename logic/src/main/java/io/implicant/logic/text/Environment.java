package io.implicant.logic.text;

import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.text.Script.SortDeclaration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The names that a script has declared so far, with the scopes that push and pop make. */
final class Environment {
  /** What the name of a function or constant stands for. */
  sealed interface Meaning permits Declared, Macro {}

  record Declared(Symbol symbol) implements Meaning {}

  /** A defined name; the body speaks of the parameters, which are constants of their own. */
  record Macro(List<Term> parameters, Term body) implements Meaning {}

  /** What the name of a sort stands for. */
  sealed interface SortMeaning permits SortConstructor, SortMacro {
    int arity();
  }

  record SortConstructor(int arity) implements SortMeaning {}

  /** A defined sort; the body speaks of the parameters, which are sorts of their own. */
  record SortMacro(List<Sort> parameters, Sort body) implements SortMeaning {
    @Override
    public int arity() {
      return parameters.size();
    }
  }

  private record Entry<T>(T meaning, Position position) {}

  private static final class Table<T> {
    final Map<String, Entry<T>> entries = new LinkedHashMap<>();
    final Deque<String> trail = new ArrayDeque<>();
    final Deque<Integer> scopes = new ArrayDeque<>();

    T get(String name) {
      Entry<T> entry = entries.get(name);
      return entry == null ? null : entry.meaning();
    }

    void add(Token name, T meaning) throws ParseException {
      Entry<T> entry = new Entry<>(meaning, name.position());
      Entry<T> earlier = entries.putIfAbsent(name.text(), entry);
      if (earlier != null) {
        throw new ParseException(
            name.position(),
            "a new name",
            name.shown() + ", which is declared at line " + earlier.position().line());
      }
      trail.push(name.text());
    }

    void pop() {
      int size = scopes.pop();
      while (trail.size() > size) {
        entries.remove(trail.pop());
      }
    }
  }

  private final Table<Meaning> functions = new Table<>();
  private final Table<SortMeaning> sorts = new Table<>();
  private boolean global;

  /** The meaning of a function's name, or null. */
  Meaning function(String name) {
    return functions.get(name);
  }

  /** The meaning of a sort's name, or null. */
  SortMeaning sort(String name) {
    return sorts.get(name);
  }

  void addFunction(Token name, Meaning meaning) throws ParseException {
    functions.add(name, meaning);
  }

  void addSort(Token name, SortMeaning meaning) throws ParseException {
    sorts.add(name, meaning);
  }

  /** From now on, pop keeps declarations (SMT-LIB's option :global-declarations). */
  void setGlobal(boolean global) {
    this.global = global;
  }

  void push() {
    functions.scopes.push(functions.trail.size());
    sorts.scopes.push(sorts.trail.size());
  }

  /** Ends the innermost scope. */
  void pop() {
    if (global) {
      functions.scopes.pop();
      sorts.scopes.pop();
    } else {
      functions.pop();
      sorts.pop();
    }
  }

  /** The declared function symbols that are visible, in the order of their declaration. */
  List<Symbol> symbols() {
    List<Symbol> symbols = new ArrayList<>();
    for (Entry<Meaning> entry : functions.entries.values()) {
      if (entry.meaning() instanceof Declared declared) {
        symbols.add(declared.symbol());
      }
    }
    return symbols;
  }

  /** The declared sorts that are visible, in the order of their declaration. */
  List<SortDeclaration> sorts() {
    List<SortDeclaration> declarations = new ArrayList<>();
    sorts.entries.forEach(
        (name, entry) -> {
          if (entry.meaning() instanceof SortConstructor constructor) {
            declarations.add(new SortDeclaration(name, constructor.arity()));
          }
        });
    return declarations;
  }
}
