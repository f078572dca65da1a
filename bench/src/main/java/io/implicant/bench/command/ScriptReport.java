package io.implicant.bench.command;

import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Term;
import io.implicant.logic.text.Fragment;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.Position;
import io.implicant.logic.text.Query;
import io.implicant.logic.text.Query.Named;
import io.implicant.logic.text.Script;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What {@code implicant check} says about one input. */
record ScriptReport(
    String source,
    Optional<Query> query,
    int checks,
    int assertions,
    Set<Sort> sorts,
    Fragment fragment,
    Optional<Beyond> beyond) {
  private static final int SHOWN_NAMES = 20;
  private static final Comparator<Position> POSITIONS =
      Comparator.comparing(Position::line).thenComparing(Position::column);

  /** A term that neither EUF nor difference logic can express, and where it stands. */
  record Beyond(Term term, Position position) {}

  /** The formulas that the script poses: predicates and goals of a query, then assertions. */
  static List<Formula> formulas(Script script) throws ParseException {
    List<Formula> formulas = new ArrayList<>();
    if (Query.isQuery(script)) {
      formulas.addAll(Query.of(script).formulas());
    } else {
      script.definitions().stream()
          .filter(definition -> definition.body() instanceof Formula)
          .forEach(definition -> formulas.add((Formula) definition.body()));
    }
    Set<Formula> asserted = new LinkedHashSet<>();
    script.checks().forEach(check -> asserted.addAll(check.formulas()));
    formulas.addAll(asserted);
    return formulas;
  }

  static ScriptReport of(Script script, List<Formula> formulas) throws ParseException {
    Set<Sort> sorts = new LinkedHashSet<>();
    List<Term> nodes = Dag.postorder(formulas);
    nodes.forEach(term -> sorts.add(term.sort()));
    sorts.remove(Sort.BOOL);
    Fragment fragment = Fragment.of(formulas);
    return new ScriptReport(
        script.source(),
        Query.isQuery(script) ? Optional.of(Query.of(script)) : Optional.empty(),
        script.checks().size(),
        (int)
            script.checks().stream().flatMap(check -> check.formulas().stream()).distinct().count(),
        sorts,
        fragment,
        fragment.beyond().map(term -> firstBeyond(script, nodes, term)));
  }

  /**
   * The first term in the text that leaves the fragment, among those that are used. Where an
   * expansion made it, so that it stands nowhere, the formula that holds it.
   */
  private static Beyond firstBeyond(Script script, List<Term> nodes, Term some) {
    return nodes.stream()
        .filter(script.outside()::containsKey)
        .map(term -> new Beyond(term, script.outside().get(term)))
        .min(Comparator.comparing(Beyond::position, POSITIONS))
        .orElseGet(() -> new Beyond(some, holder(script, some)));
  }

  /** Where a term stands that leaves the fragment; if nowhere, the place of what holds it. */
  static Position position(Script script, Term term) {
    Position position = script.outside().get(term);
    return position == null ? holder(script, term) : position;
  }

  private static Position holder(Script script, Term term) {
    for (Script.Definition definition : script.definitions()) {
      if (Dag.postorder(List.of(definition.body())).contains(term)) {
        return definition.position();
      }
    }
    return script.checks().stream()
        .flatMap(check -> check.assertions().stream())
        .filter(assertion -> Dag.postorder(List.of(assertion.formula())).contains(term))
        .map(Script.Assertion::position)
        .findFirst()
        .orElseThrow();
  }

  String text() {
    StringBuilder text = new StringBuilder();
    String kind = query.isPresent() ? "a query" : "a script";
    String relation = fragment.beyond().isPresent() ? " " : " in ";
    text.append(source).append(": ").append(kind).append(relation).append(fragment.name());
    text.append(System.lineSeparator());
    query.ifPresent(
        posed -> {
          line(text, "predicates", names(posed.predicates()));
          line(text, "goals", names(posed.goals()));
        });
    if (query.isEmpty() || assertions > 0) {
      line(text, "assertions", assertions + " in " + checks + (checks == 1 ? " check" : " checks"));
    }
    line(text, "sorts", sorts.stream().map(Sort::toString).collect(Collectors.joining(", ")));
    line(text, "atoms", String.valueOf(fragment.atoms()));
    line(text, "terms", String.valueOf(fragment.terms()));
    beyond.ifPresent(first -> line(text, "beyond", first.term() + "  at " + first.position()));
    return text.toString();
  }

  private static String names(List<Named> formulas) {
    String names =
        formulas.stream().limit(SHOWN_NAMES).map(Named::name).collect(Collectors.joining(" "));
    String more = formulas.size() > SHOWN_NAMES ? " ..." : "";
    return formulas.size() + (formulas.isEmpty() ? "" : ": ") + names + more;
  }

  private static void line(StringBuilder text, String label, String value) {
    text.append(String.format("  %-11s %s", label, value.isEmpty() ? "none" : value));
    text.append(System.lineSeparator());
  }
}
