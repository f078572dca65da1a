package io.implicant.bench.peer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.report.Plot;
import io.implicant.bench.report.ReportText;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Totals, agreement and the best solver. */
final class ComparisonTest {
  private final Comparison comparison =
      new Comparison(List.of("engine", "z3/tree", "z3/all-sat"), 10);

  private static Reply.Solved solved(long nanos, Bdd function) {
    return Reply.Solved.of(List.of(nanos), function);
  }

  private Comparison.Row row(String name) {
    Comparison.Row row = new Comparison.Row("set", name, "goal", 2);
    comparison.rows().add(row);
    return row;
  }

  @Test
  void functionsOfManagersWithOtherOrdersAndMoreVariablesAreTheSame() throws Exception {
    BddManager plain = BddManager.create(2);
    BddManager other = BddManager.inOrder(3, 1, 2, 0);
    Comparison.Row row = row("a.smt2");
    row.put("engine", solved(1000, other.variable(0).or(other.variable(1))));
    row.put("z3/tree", solved(2000, plain.variable(0).or(plain.variable(1))));
    assertEquals(1, row.answers().size());
    assertEquals(BigInteger.valueOf(3), row.minterms(row.answers().keySet().iterator().next()));
  }

  @Test
  void aDifferenceIsNamed() throws Exception {
    BddManager manager = BddManager.create(2);
    Comparison.Row row = row("a.smt2");
    row.put("engine", solved(1000, manager.variable(0)));
    row.put("z3/tree", solved(2000, manager.variable(1)));
    row.put("z3/all-sat", solved(2000, manager.variable(0)));
    assertEquals(
        List.of(List.of("engine", "z3/all-sat"), List.of("z3/tree")),
        List.copyOf(row.answers().values()));
    assertTrue(text().contains("DISAGREE"), text());
    assertTrue(ComparisonJson.lines(comparison).get(0).contains("\"agree\":false"));
  }

  @Test
  void whatWasNotAnsweredCountsAsTheTimeOut() throws Exception {
    Bdd function = BddManager.create(2).variable(0);
    for (String name : List.of("a.smt2", "b.smt2")) {
      Comparison.Row row = row(name);
      row.put("engine", solved(1_000_000, function));
      row.put("z3/tree", solved(300_000_000, function));
      row.put("z3/all-sat", name.equals("a.smt2") ? new Reply.TimedOut() : solved(1000, function));
    }
    Comparison.Total total = comparison.total("set", "z3/all-sat");
    assertEquals(new Comparison.Total(1, 1, 0, 10.000001), total);
    assertFalse(total.isComplete());
    assertEquals(Optional.of("z3/tree"), comparison.bestSolver("set"));
    String text = text();
    assertTrue(
        text.contains(
            "Best solver strategy: z3/tree, 300 times the total of engine. Some solver is faster on"
                + " 1 query: b.smt2."),
        text);
    assertTrue(text.matches("(?s).*z3/all-sat +1 +1 +0 +> 10,000 +> 5,000.*"), text);
  }

  @Test
  void theClassicalWayIsBoundedFromBelowWhereItTimesOut() throws Exception {
    Comparison classical = new Comparison(List.of("engine", "prover-per-cube"), 10);
    Comparison.Row row = new Comparison.Row("set", "a.smt2", "goal", 2);
    row.put("engine", solved(1_000_000, BddManager.create(2).variable(0)));
    row.put("prover-per-cube", new Reply.TimedOut());
    classical.rows().add(row);
    String text = new ComparisonReport(classical, "c", "set").totals().text();
    assertEquals(
        "All answers agree. Classical way: prover-per-cube, more than 10000 times the total of"
            + " engine (a lower bound: 1 open).",
        text);
  }

  @Test
  void samplesAddUpRoundByRound() {
    Bdd function = BddManager.create(2).variable(0);
    row("a.smt2").put("engine", Reply.Solved.of(List.of(1_000L, 3_000L), function));
    row("b.smt2").put("engine", solved(10_000, function));
    List<Double> samples = comparison.samples("set", "engine");
    assertEquals(11e-6, samples.get(0), 1e-12);
    assertEquals(13e-6, samples.get(1), 1e-12);
    assertEquals(12e-6, comparison.total("set", "engine").seconds(), 1e-12);
  }

  @Test
  void eachQueryIsAPointBesideTheBestStrategyAndBesideTheFastestSolver() throws Exception {
    Bdd function = BddManager.create(2).variable(0);
    for (String name : List.of("a.smt2", "b.smt2")) {
      Comparison.Row row = row(name);
      row.put("engine", solved(1_000_000, function));
      row.put("z3/tree", solved(2_000_000_000, function));
      row.put("z3/all-sat", name.equals("a.smt2") ? solved(1000, function) : new Reply.TimedOut());
    }
    var plots = new ComparisonReport(comparison, "c", "set").totals().plots();
    Plot.Scatter scatter = (Plot.Scatter) plots.get(0);
    assertEquals(List.of(1e-6, 2.0), scatter.series().get(0).xs());
    assertEquals("z3/tree", scatter.series().get(1).name());
    assertEquals(List.of(2.0, 2.0), scatter.series().get(1).xs());
    assertEquals(List.of(0.001, 0.001), scatter.series().get(1).ys());
  }

  @Test
  void repliesSurviveTheirLines() {
    Reply.Solved solved = solved(77, BddManager.create(3).variable(2));
    for (Reply reply :
        List.of(
            solved,
            new Reply.TimedOut(),
            Reply.Solved.of(List.of(1L, 2L, 3L), BddManager.create(1).constant(true)),
            new Reply.Ended(12345),
            new Reply.Failed("no such thing: x"),
            new Reply.Ready("Z3 4.14"))) {
      assertEquals(reply, Reply.of(reply.line()));
    }
  }

  private String text() throws Exception {
    StringWriter text = new StringWriter();
    ComparisonReport report = new ComparisonReport(comparison, "compare", "set");
    ReportText.print(report.queries(), new PrintWriter(text));
    ReportText.print(report.totals(), new PrintWriter(text));
    return text.toString();
  }
}
