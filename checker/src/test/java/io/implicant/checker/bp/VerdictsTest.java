package io.implicant.checker.bp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.checker.SharedFiles;
import io.implicant.checker.bp.flow.FlowGraph;
import io.implicant.checker.bp.syntax.BpReader;
import io.implicant.dd.table.Budget;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The sample programs beside the project get their stated verdicts. */
final class VerdictsTest {
  static List<String> rows() throws Exception {
    return Files.readAllLines(SharedFiles.at("bp/VERDICTS.tsv")).stream().skip(1).toList();
  }

  private static FlowGraph graph(String name, String text) throws Exception {
    return FlowGraph.of(BpReader.read(name, text));
  }

  private static Verdict check(FlowGraph graph) {
    return new BpChecker(graph).check(Budget.unlimited());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rows")
  void everyProgramGetsItsVerdict(String row) throws Exception {
    String[] cells = row.split("\t", -1);
    FlowGraph graph = graph(cells[0], Files.readString(SharedFiles.at("bp/" + cells[0])));
    Verdict verdict = check(graph);
    boolean concurrent =
        cells[2].contains("concurrent") || cells[0].equals("getafix/testFunctionCall.bp");
    assertEquals(concurrent, graph.isConcurrent());
    if (cells[1].equals("reachable") || cells[1].equals("see comment")) {
      assertTrue(assertInstanceOf(Verdict.Fails.class, verdict).run().isPresent());
    } else if (concurrent) {
      assertEquals(Set.of(), assertInstanceOf(Verdict.Bounded.class, verdict).cuts());
    } else {
      assertEquals(new Verdict.Holds(), verdict);
    }
  }

  @Test
  void thereAreFortyOnePrograms() throws Exception {
    assertEquals(41, rows().size());
  }

  @Test
  void dekkersOtherAssertionHolds() throws Exception {
    String text = Files.readString(SharedFiles.at("bp/duet/dekker.bp"));
    Verdict verdict = check(graph("dekker", text));
    assertEquals(56, ((Verdict.Fails) verdict).assertion().position().line());
    Verdict other = check(graph("dekker", text.replace("assert (!x)", "skip")));
    assertEquals(Set.of(), assertInstanceOf(Verdict.Bounded.class, other).cuts());
  }

  @Test
  void withoutItsLockTheSafeFibonacciProgramFails() throws Exception {
    String text = Files.readString(SharedFiles.at("bp/getafix/fib_3_safe.bp"));
    Verdict verdict = check(graph("fib", text.replace("atomic", "unrelated")));
    assertInstanceOf(Verdict.Fails.class, verdict);
  }
}
