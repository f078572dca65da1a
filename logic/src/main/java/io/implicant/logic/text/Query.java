package io.implicant.logic.text;

import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.logic.text.Script.Definition;
import io.implicant.logic.text.Script.Name;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Predicates P and goals e, as F_P(e) is asked for. In a script they are the nullary Bool
 * definitions: those named goal, goal2, goal3 and so on are the goals; the others are the
 * predicates, unless {@code (set-info :predicates (...))} lists those by name.
 */
public record Query(List<Named> predicates, List<Named> goals) {
  private static final Pattern GOAL = Pattern.compile("goal[0-9]*");

  public Query {
    predicates = List.copyOf(predicates);
    goals = List.copyOf(goals);
  }

  /** A formula with the name and the place of its definition. */
  public record Named(String name, Formula formula, Position position) {}

  /** Whether the script defines a goal. */
  public static boolean isQuery(Script script) {
    return script.definitions().stream().anyMatch(Query::isGoal);
  }

  /**
   * The query that the script poses.
   *
   * @throws ParseException if it has no goal, or names a predicate that is not defined
   */
  public static Query of(Script script) throws ParseException {
    Map<String, Named> defined = new LinkedHashMap<>();
    List<Named> goals = new ArrayList<>();
    for (Definition definition : script.definitions()) {
      if (definition.body() instanceof Formula formula) {
        Named named = new Named(definition.name(), formula, definition.position());
        if (isGoal(definition)) {
          goals.add(named);
        } else {
          defined.put(named.name(), named);
        }
      }
    }
    if (goals.isEmpty()) {
      throw new ParseException(
          new Position(script.source(), 1, 1), "a definition of 'goal' of sort Bool", "none");
    }
    List<Named> predicates =
        script.predicateNames().isPresent()
            ? listed(script.predicateNames().get(), defined)
            : List.copyOf(defined.values());
    return new Query(predicates, goals);
  }

  private static List<Named> listed(List<Name> names, Map<String, Named> defined)
      throws ParseException {
    Map<String, Named> predicates = new LinkedHashMap<>();
    for (Name name : names) {
      Named named = defined.get(name.text());
      String shown = "'" + Token.shortened(name.text()) + "'";
      if (GOAL.matcher(name.text()).matches()) {
        throw new ParseException(name.position(), "a predicate", shown + ", the name of a goal");
      } else if (named == null) {
        throw new ParseException(
            name.position(),
            "a predicate",
            shown + ", which is not defined as a Bool without parameters");
      } else if (predicates.put(name.text(), named) != null) {
        throw new ParseException(name.position(), "a predicate", shown + ", listed twice");
      }
    }
    return List.copyOf(predicates.values());
  }

  /**
   * The script of a query in infix syntax: the predicates are named p1, p2 and so on, the goals
   * goal, goal2 and so on.
   */
  public static Script ofInfix(Terms terms, List<String> predicates, List<String> goals)
      throws InputException {
    List<InfixReader.Source> sources = new ArrayList<>();
    for (int i = 0; i < predicates.size(); i++) {
      sources.add(new InfixReader.Source("p" + (i + 1), predicates.get(i)));
    }
    for (int i = 0; i < goals.size(); i++) {
      sources.add(new InfixReader.Source(i == 0 ? "goal" : "goal" + (i + 1), goals.get(i)));
    }
    InfixReader reader = new InfixReader(terms);
    List<Formula> formulas = reader.read(sources);
    List<Definition> definitions = new ArrayList<>();
    for (int i = 0; i < formulas.size(); i++) {
      String name = sources.get(i).name();
      definitions.add(new Definition(name, formulas.get(i), new Position(name, 1, 1)));
    }
    return Script.ofDefinitions("command line", reader.symbols(), definitions);
  }

  static boolean isGoal(Definition definition) {
    return definition.body().sort().isBool() && GOAL.matcher(definition.name()).matches();
  }

  /** The formulas of the predicates, then of the goals. */
  public List<Formula> formulas() {
    return Stream.concat(predicates.stream(), goals.stream()).map(Named::formula).toList();
  }
}
