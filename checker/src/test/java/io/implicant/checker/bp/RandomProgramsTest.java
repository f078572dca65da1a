package io.implicant.checker.bp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.checker.Seeds;
import io.implicant.checker.bp.flow.FlowGraph;
import io.implicant.checker.bp.search.Interleavings.Bounds;
import io.implicant.checker.bp.syntax.BpPrinter;
import io.implicant.checker.bp.syntax.BpReader;
import io.implicant.checker.bp.syntax.Program;
import io.implicant.dd.table.Budget;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The searches agree with explicit ones on random programs. */
final class RandomProgramsTest {
  static LongStream hundreds() {
    return Seeds.of(12);
  }

  private static Verdict check(Program program) throws Exception {
    return new BpChecker(FlowGraph.of(program)).check(Budget.unlimited());
  }

  /** Each case is fifty programs. */
  @ParameterizedTest(name = "seeds {0} * 50 + 0 to 49")
  @MethodSource("hundreds")
  void summariesFindAnErrorExactlyIfOneCanBeReached(long block) throws Exception {
    for (long seed = 50 * block; seed < 50 * block + 50; seed++) {
      String text = RandomPrograms.sequential(seed);
      Program program = BpReader.read("seed" + seed, text);
      Set<Integer> failing = ExplicitSummaries.failingLines(program);
      String message = "seed " + seed + ", failing lines " + failing + "\n" + text;
      Verdict verdict = check(program);
      if (verdict instanceof Verdict.Fails fails) {
        assertTrue(failing.contains(fails.assertion().position().line()), message);
        assertTrue(fails.run().isPresent(), message);
        Trace.of(FlowGraph.of(program), fails.run().get()); // can be written
      } else {
        assertEquals(new Verdict.Holds(), verdict, message);
        assertTrue(failing.isEmpty(), message);
      }
      for (int line : assertions(text)) {
        Program alone = BpReader.read("alone", withOneAssertion(text, line));
        assertEquals(failing.contains(line), check(alone) instanceof Verdict.Fails, message + line);
      }
      String printed = BpPrinter.print(program);
      assertEquals(printed, BpPrinter.print(BpReader.read("printed", printed)), message);
    }
  }

  @ParameterizedTest(name = "seeds {0} * 50 + 0 to 49")
  @MethodSource("hundreds")
  void interleavingsFindAnErrorExactlyIfOneIsWithinTheBounds(long block) throws Exception {
    for (long seed = 50 * block; seed < 50 * block + 50; seed++) {
      String text = RandomPrograms.concurrent(seed);
      Program program = BpReader.read("seed" + seed, text);
      FlowGraph graph = FlowGraph.of(program);
      Bounds bounds = new Bounds(1 + (int) (seed % 3), (int) (seed % 4), 2);
      Set<Integer> failing = ExplicitThreads.failingLines(program, bounds, 100_000);
      if (failing == null || !graph.isConcurrent()) {
        continue;
      }
      String message = "seed " + seed + ", " + bounds + ", lines " + failing + "\n" + text;
      Verdict verdict = new BpChecker(graph, bounds).check(Budget.unlimited());
      if (verdict instanceof Verdict.Fails fails) {
        assertTrue(failing.contains(fails.assertion().position().line()), message);
        Trace.of(graph, fails.run().orElseThrow());
      } else {
        assertTrue(verdict instanceof Verdict.Bounded && failing.isEmpty(), message);
      }
    }
  }

  /** Whether an assertion fails depends on the order of steps; each is asked about on its own. */
  @ParameterizedTest(name = "seeds {0} * 500 + 0 to 499")
  @MethodSource("hundreds")
  void eachAssertionFailsExactlyIfTheOrderOfStepsCanMakeIt(long block) throws Exception {
    for (long seed = 500 * block; seed < 500 * block + 500; seed++) {
      String text = RandomPrograms.interacting(seed);
      Program program = BpReader.read("seed" + seed, text);
      Bounds bounds = new Bounds(2, 1 + (int) (seed % 2), 2);
      Set<Integer> failing = ExplicitThreads.failingLines(program, bounds, 100_000);
      String message = "seed " + seed + ", " + bounds + "\n" + text + "line ";
      for (int line : assertions(text)) {
        Program alone = BpReader.read("alone", withOneAssertion(text, line));
        Verdict verdict = new BpChecker(FlowGraph.of(alone), bounds).check(Budget.unlimited());
        boolean fails = verdict instanceof Verdict.Fails;
        assertEquals(failing.contains(line), fails, message + line);
      }
    }
  }

  @ParameterizedTest(name = "seeds {0} * 500 + 0 to 499")
  @MethodSource("hundreds")
  void eachAssertionFailsExactlyIfItsCallersLetIt(long block) throws Exception {
    for (long seed = 500 * block; seed < 500 * block + 500; seed++) {
      String text = RandomPrograms.calling(seed);
      Set<Integer> failing = ExplicitSummaries.failingLines(BpReader.read("seed", text));
      for (int line : assertions(text)) {
        Verdict verdict = check(BpReader.read("alone", withOneAssertion(text, line)));
        String message = "seed " + seed + "\n" + text + "line " + line;
        assertEquals(failing.contains(line), verdict instanceof Verdict.Fails, message);
      }
    }
  }

  private static List<Integer> assertions(String text) {
    List<String> lines = text.lines().toList();
    return IntStream.range(0, lines.size())
        .filter(i -> lines.get(i).contains("assert "))
        .mapToObj(i -> i + 1)
        .toList();
  }

  /** The other assertions become assumptions, after which an execution goes on alike. */
  private static String withOneAssertion(String text, int line) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    for (int i = 0; i < lines.size(); i++) {
      if (i != line - 1) {
        lines.set(i, lines.get(i).replace("assert ", "assume "));
      }
    }
    return String.join("\n", lines);
  }

  @Test
  void theRandomProgramsAreOfAllKinds() throws Exception {
    int failing = 0;
    int calling = 0;
    int searched = 0;
    int failingThreads = 0;
    for (long seed = 0; seed < 100; seed++) {
      String text = RandomPrograms.sequential(seed);
      failing += ExplicitSummaries.failingLines(BpReader.read("r", text)).isEmpty() ? 0 : 1;
      calling += text.contains("p1(") ? 1 : 0;
      Program threads = BpReader.read("r", RandomPrograms.concurrent(seed));
      Set<Integer> lines = ExplicitThreads.failingLines(threads, new Bounds(3, 3, 2), 100_000);
      searched += lines != null && FlowGraph.of(threads).isConcurrent() ? 1 : 0;
      failingThreads += lines != null && !lines.isEmpty() ? 1 : 0;
    }
    String counts = failing + ", " + calling + ", " + searched + ", " + failingThreads;
    assertTrue(failing > 15 && failing < 85 && calling > 40, counts);
    assertTrue(searched > 50 && failingThreads > 20 && failingThreads < 80, counts);
  }
}
