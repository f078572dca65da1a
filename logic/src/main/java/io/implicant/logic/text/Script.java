package io.implicant.logic.text;

import io.implicant.logic.Formula;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What an SMT-LIB file says: declarations, nullary definitions, and the assertions at each
 * check-sat.
 *
 * @param source the file's name, for messages
 * @param logic what set-logic named
 * @param sorts the declared sorts still visible at the end, in order
 * @param symbols the declared functions and constants still visible at the end, in order
 * @param definitions the nullary definitions still visible at the end, in order
 * @param predicateNames the names listed by {@code (set-info :predicates (...))}
 * @param checks one per check-sat; if there is none, one at the end of the file, provided that
 *     something is asserted
 * @param notes remarks for the user: commands that were passed over
 * @param outside where atoms and applications stand that difference logic with functions cannot
 *     express
 */
public record Script(
    String source,
    Optional<String> logic,
    List<SortDeclaration> sorts,
    List<Symbol> symbols,
    List<Definition> definitions,
    Optional<List<Name>> predicateNames,
    List<Check> checks,
    List<Note> notes,
    Map<Term, Position> outside) {

  public Script {
    sorts = List.copyOf(sorts);
    symbols = List.copyOf(symbols);
    definitions = List.copyOf(definitions);
    predicateNames = predicateNames.map(List::copyOf);
    checks = List.copyOf(checks);
    notes = List.copyOf(notes);
    outside = Map.copyOf(outside);
  }

  /** A script that declares and defines and asserts nothing. */
  public static Script ofDefinitions(
      String source, List<Symbol> symbols, List<Definition> definitions) {
    return new Script(
        source,
        Optional.empty(),
        List.of(),
        symbols,
        definitions,
        Optional.empty(),
        List.of(),
        List.of(),
        Map.of());
  }

  /** {@code (declare-sort name arity)}. */
  public record SortDeclaration(String name, int arity) {}

  /** {@code (define-fun name () Sort body)}. */
  public record Definition(String name, Term body, Position position) {}

  /** A name with its place. */
  public record Name(String text, Position position) {}

  /** A remark. */
  public record Note(Position position, String text) {}

  /** A formula with its place. */
  public record Assertion(Formula formula, Position position) {}

  /**
   * The assertions in force at a check-sat. They are a list that shares its tail with those of
   * earlier checks, so that n checks of n assertions need memory for n.
   */
  public static final class Check {
    private final Position position;
    private final Stack assertions;

    Check(Position position, Stack assertions) {
      this.position = position;
      this.assertions = assertions;
    }

    public Position position() {
      return position;
    }

    /** In the order of the file. */
    public List<Assertion> assertions() {
      List<Assertion> list = new ArrayList<>();
      for (Stack rest = assertions; rest != null; rest = rest.below()) {
        list.add(rest.top());
      }
      Collections.reverse(list);
      return list;
    }

    public List<Formula> formulas() {
      return assertions().stream().map(Assertion::formula).toList();
    }
  }

  /** A persistent stack; null is the empty one. */
  record Stack(Assertion top, Stack below) {
    // Generated methods would recurse over the whole stack.
    @Override
    public boolean equals(Object other) {
      return this == other;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(this);
    }

    @Override
    public String toString() {
      return "Stack[" + top + ", ...]";
    }
  }
}
