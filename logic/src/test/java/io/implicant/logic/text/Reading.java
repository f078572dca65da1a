package io.implicant.logic.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import io.implicant.logic.text.Script.Definition;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** What tests of the reader share. */
final class Reading {
  private static final Pattern MESSAGE =
      Pattern.compile("t\\.smt2:[0-9]+:[0-9]+: expected .+, found .+", Pattern.DOTALL);

  private Reading() {}

  static Script read(String text) throws InputException {
    return read(new Terms(), text);
  }

  static Script read(Terms terms, String text) throws InputException {
    return SmtReader.read(terms, "t.smt2", text);
  }

  /** The body of the definition of that name. */
  static Term body(Script script, String name) {
    return script.definitions().stream()
        .filter(definition -> definition.name().equals(name))
        .findFirst()
        .orElseThrow()
        .body();
  }

  static List<String> definitionNames(Script script) {
    return script.definitions().stream().map(Definition::name).toList();
  }

  /** Fails unless the message has a position and says what was expected and what was found. */
  static void requireUsefulMessage(InputException e) {
    assertTrue(MESSAGE.matcher(e.getMessage()).matches(), e::getMessage);
    assertTrue(e.getMessage().length() < 500, e::getMessage);
    assertTrue(e.getMessage().startsWith(e.position() + ": "), e::getMessage);
  }

  /** Fails unless the script printed and read again with the same terms is the same. */
  static void requireRoundTrip(Terms terms, Script script) {
    String printed = SmtPrinter.print(script);
    Script reread;
    try {
      reread = read(terms, printed);
    } catch (InputException e) {
      throw new AssertionError(e.getMessage() + "\nin the printed text\n" + shown(printed), e);
    }
    String message = "printed as\n" + shown(printed);
    if (!reread.logic().equals(Optional.of("ALL"))) {
      assertEquals(script.logic(), reread.logic(), message);
    }
    assertTrue(new HashSet<>(reread.symbols()).containsAll(script.symbols()), message);
    assertTrue(new HashSet<>(reread.sorts()).containsAll(script.sorts()), message);
    Map<String, Term> bodies = new HashMap<>();
    reread.definitions().forEach(again -> bodies.put(again.name(), again.body()));
    for (Definition definition : script.definitions()) {
      assertSame(definition.body(), bodies.get(definition.name()), message);
    }
    assertEquals(script.checks().size(), reread.checks().size(), message);
    for (int i = 0; i < script.checks().size(); i++) {
      assertEquals(script.checks().get(i).formulas(), reread.checks().get(i).formulas(), message);
    }
    requireSameQuery(script, reread, message);
  }

  private static void requireSameQuery(Script script, Script reread, String message) {
    assertEquals(Query.isQuery(script), Query.isQuery(reread), message);
    Query query;
    try {
      query = Query.of(script);
    } catch (ParseException e) {
      return;
    }
    try {
      Query again = Query.of(reread);
      assertEquals(query.formulas(), again.formulas(), message);
      assertEquals(names(query.predicates()), names(again.predicates()), message);
      assertEquals(names(query.goals()), names(again.goals()), message);
    } catch (ParseException e) {
      throw new AssertionError(message, e);
    }
  }

  private static List<String> names(List<Query.Named> named) {
    return named.stream().map(Query.Named::name).toList();
  }

  private static String shown(String text) {
    return text.length() < 4_000 ? text : text.substring(0, 4_000) + "...";
  }
}
