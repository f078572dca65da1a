package io.implicant.bench.peer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

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
    return Reply.Solved.of(nanos, function);
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
    assertTrue(text().contains("best solver strategy: z3/tree, 300 times the total of engine"));
  }

  @Test
  void repliesSurviveTheirLines() {
    Reply.Solved solved = solved(77, BddManager.create(3).variable(2));
    for (Reply reply :
        List.of(
            solved,
            new Reply.TimedOut(),
            new Reply.Failed("no such thing: x"),
            new Reply.Ready("Z3 4.14"))) {
      assertEquals(reply, Reply.of(reply.line()));
    }
  }

  private String text() throws Exception {
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    ComparisonText.print(comparison, out);
    out.flush();
    return text.toString();
  }
}
