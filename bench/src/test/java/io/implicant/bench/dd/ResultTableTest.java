package io.implicant.bench.dd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.dd.ResultTable.Row;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Medians, ratios, and how they are printed. */
final class ResultTableTest {
  private static final List<Peer> BOTH = List.of(Peer.OURS, Peer.JDD);

  private static List<String> print(ResultTable table) {
    StringWriter out = new StringWriter();
    table.print(new PrintWriter(out, true));
    return out.toString().lines().toList();
  }

  private static Row row(String name, double ours, double jdd) {
    return new Row(
        name,
        Map.of(
            Peer.OURS, new Measurement.Done(List.of(ours), 10, 1),
            Peer.JDD, new Measurement.Done(List.of(jdd), 20, 1)));
  }

  @Test
  void theLastLineIsTheGeometricMean() {
    List<String> lines = print(new ResultTable(BOTH, List.of(row("a", 1, 4), row("b", 2, 2))));
    assertEquals("geometric mean ours/JDD: 0.50", lines.get(lines.size() - 1));
    assertTrue(lines.get(1).matches("a +1\\.0000 +10 +4\\.0000 +20 +0\\.25"), lines.get(1));
    assertEquals(5, lines.size());
  }

  @Test
  void aFailureIsACellAndDoesNotCount() {
    Row failed =
        new Row(
            "c",
            Map.of(
                Peer.OURS, new Measurement.Done(List.of(1.0), 10, 1),
                Peer.JDD, new Measurement.Failed("out of memory")));
    ResultTable table = new ResultTable(BOTH, List.of(row("a", 1, 2), failed));
    List<String> lines = print(table);
    assertTrue(lines.get(2).matches("c +1\\.0000 +10 +out of memory +-"), lines.get(2));
    assertEquals("geometric mean ours/JDD: 0.50", lines.get(lines.size() - 1));
    assertFalse(table.hasWrongAnswers());
  }

  @Test
  void withoutJddThereAreNoRatios() {
    Row row = new Row("a", Map.of(Peer.OURS, new Measurement.Done(List.of(1.0), 10, 1)));
    List<String> lines = print(new ResultTable(List.of(Peer.OURS), List.of(row)));
    assertTrue(lines.get(1).matches("a +1\\.0000 +10"), lines.get(1));
    assertEquals("geometric mean ours/JDD: -", lines.get(lines.size() - 1));
  }

  @Test
  void aMeasurementIsTheMedianOfItsRounds() {
    Measurement three = Measurement.of(List.of(round(9), round(1), round(2)));
    assertEquals(new Measurement.Done(List.of(9.0, 1.0, 2.0), 7, 5), three);
    assertEquals(2.0, ((Measurement.Done) three).seconds());
    Measurement two = Measurement.of(List.of(round(2), round(1)));
    assertEquals(1.5, ((Measurement.Done) two).seconds());
  }

  private static Reply round(long seconds) {
    return new Reply.Measured(seconds * 1_000_000_000L, 7, 5);
  }

  @Test
  void oneFailedRoundIsAFailure() {
    assertEquals(
        new Measurement.Failed("died"),
        Measurement.of(List.of(round(1), new Reply.Failed("died"), round(1))));
  }

  @Test
  void differentAnswersAreWrong() {
    Measurement changing = Measurement.of(List.of(round(1), new Reply.Measured(1, 7, 6)));
    assertEquals(new Measurement.Failed("WRONG"), changing);
    assertEquals(
        new Measurement.Failed("WRONG"), new Measurement.Done(List.of(1.0), 7, 6).checked(5));
    Row row = new Row("a", Map.of(Peer.OURS, changing));
    assertTrue(new ResultTable(List.of(Peer.OURS), List.of(row)).hasWrongAnswers());
  }

  @Test
  void repliesSurviveTheirLine() {
    for (Reply reply :
        List.of(new Reply.Warm(), new Reply.Measured(1, 2, 3), new Reply.Failed("out of memory"))) {
      assertEquals(reply, Reply.of(reply.line()));
    }
    assertEquals(new Reply.Failed("died"), Reply.of(null));
  }
}
