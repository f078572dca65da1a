package io.implicant.bench.command;

import io.implicant.abstraction.Cartesian;
import io.implicant.abstraction.Cover;
import io.implicant.abstraction.Json;
import io.implicant.abstraction.Limited;
import io.implicant.abstraction.Limits;
import io.implicant.abstraction.PredicateAbstraction;
import io.implicant.bench.ExitCode;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.InfixPrinter;
import io.implicant.logic.text.Query.Named;
import io.implicant.theories.UnsupportedFormulaException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Asks all goals of one query and prints the answers in one of the formats. */
final class AbstractQuery {
  /** After the time for F is over, numbers about what was found may take so long. */
  private static final Duration GRACE = Duration.ofSeconds(1);

  private static final int WIDTH = 100;

  /** What is wanted. */
  record Options(
      String format,
      boolean dual,
      boolean cartesian,
      boolean stats,
      CubeChoice cubes,
      Limits limits) {}

  private final QueryInput query;
  private final PredicateAbstraction abstraction;
  private final Options options;
  private final boolean oneOfMany;
  private final PrintWriter out;
  private final Heartbeat heartbeat;

  /** For smt2, which is one script for all goals. */
  private final Map<String, Formula> formulas = new LinkedHashMap<>();

  /** {@code oneOfMany} if other files are asked about too. */
  AbstractQuery(
      QueryInput query,
      PredicateAbstraction abstraction,
      Options options,
      boolean oneOfMany,
      PrintWriter out,
      Heartbeat heartbeat) {
    this.query = query;
    this.abstraction = abstraction;
    this.options = options;
    this.oneOfMany = oneOfMany;
    this.out = out;
    this.heartbeat = heartbeat;
  }

  /** Answers goal by goal; returns the worst exit code. {@code start} is when the first began. */
  int run(long start) throws UnsupportedFormulaException {
    boolean exact = true;
    long from = start;
    for (Named goal : query.goals()) {
      heartbeat.begin(InputFiles.name(query.source()) + ": " + goal.name());
      exact &= options.cartesian() ? cartesian(goal, from) : ask(goal, from);
      from = System.nanoTime();
    }
    heartbeat.pause();
    if (options.format().equals("smt2")) {
      script();
    }
    return (exact ? ExitCode.DONE : ExitCode.UNKNOWN).code();
  }

  /** Returns whether the answer is exact. */
  private boolean ask(Named goal, long start) throws UnsupportedFormulaException {
    Cover cover =
        options.dual()
            ? abstraction.strongestConsequence(goal.formula())
            : abstraction.weakestStrengthening(goal.formula());
    double micros = (System.nanoTime() - start) / 1e3;
    AbstractReport report = new AbstractReport(query, abstraction, goal, options, oneOfMany);
    Function<Optional<String>, String> text =
        switch (options.format()) {
          case "json" -> limit -> report.json(cover, micros, limit);
          case "smt2" -> limit -> formula(goal, cover, limit);
          case "dot" -> limit -> dot(goal, cover);
          default -> limit -> report.people(cover, micros, limit);
        };
    Limited<String> printed = cover.attempt(rest(start), () -> text.apply(Optional.empty()));
    String shown = printed.match(whole -> whole, limit -> text.apply(Optional.of(limit)));
    out.print(shown);
    return cover.isExact() && printed instanceof Limited.Done<String>;
  }

  /**
   * What the query's time leaves for cubes, and a little more, so that there is something to say.
   */
  private Budget rest(long start) {
    Budget nodes = Budget.ofNodes(options.limits().maxNodes());
    return options
        .limits()
        .time()
        .map(time -> nodes.within(time.minusNanos(System.nanoTime() - start).plus(GRACE)))
        .orElse(nodes);
  }

  private String dot(Named goal, Cover cover) {
    String limit = cover.limit().map(reason -> ", unknown: " + reason).orElse("");
    return "// " + query.source() + ": " + goal.name() + limit + "\n" + cover.toDot();
  }

  // SMT-LIB

  /** Keeps the formula for the script; returns remarks about it. */
  private String formula(Named goal, Cover cover, Optional<String> limit) {
    formulas.put(goal.name(), abstraction.terms().bool(options.dual()));
    if (limit.isEmpty()) {
      formulas.put(
          goal.name(),
          options.cubes().given().isEmpty()
              ? cover.toFormula()
              : cover.toFormula(options.cubes().chosen(cover, Long.MAX_VALUE)));
    }
    return cover
        .limit()
        .or(() -> limit)
        .map(reason -> "; " + goal.name() + ": unknown: " + reason + "\n")
        .orElse("");
  }

  private void script() {
    if (oneOfMany) {
      out.print("; " + query.source() + "\n(push 1)\n");
    }
    out.print(abstraction.toSmtLib(formulas));
    if (oneOfMany) {
      out.print("(pop 1)\n");
    }
  }

  // Cartesian

  private boolean cartesian(Named goal, long start) throws UnsupportedFormulaException {
    Cartesian answer = abstraction.cartesian(goal.formula());
    double micros = (System.nanoTime() - start) / 1e3;
    List<String> literals = answer.literals();
    switch (options.format()) {
      case "json" -> out.println(json(goal, answer, micros));
      case "smt2" -> formulas.put(goal.name(), answer.toFormula(abstraction.terms()));
      default -> {
        String limit = answer.limit().map(reason -> "; UNKNOWN: " + reason).orElse("");
        out.printf(
            "%s: %s = %s%n  implies    %s%s%n",
            query.source(),
            goal.name(),
            InfixPrinter.print(goal.formula(), WIDTH),
            literals.isEmpty() ? "no predicate and no negation" : String.join(" & ", literals),
            limit);
      }
    }
    return answer.isExact();
  }

  private String json(Named goal, Cartesian answer, double micros) {
    Json json =
        Json.object()
            .put("file", query.source())
            .put("goal", goal.name())
            .put("predicates", query.predicates().size())
            .put("exact", answer.isExact())
            .put("strategy", "cartesian (two checks a predicate)")
            .put("microseconds", micros);
    answer.limit().ifPresent(limit -> json.put("limit", limit));
    return json.put("cartesian", answer.literals()).toString();
  }
}
