package io.implicant.checker.bp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.implicant.checker.bp.flow.FlowGraph;
import io.implicant.checker.bp.search.Interleavings.Bounds;
import io.implicant.checker.bp.search.Interleavings.Cut;
import io.implicant.checker.bp.syntax.BpReader;
import io.implicant.checker.bp.syntax.Program;
import io.implicant.dd.table.Budget;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Where threads are left and what is cut after calls; the explicit search is asked as well. */
final class InterleavingsTest {
  /** Where no assertion fails, the cuts are the bounds that left something out. */
  private static void expect(boolean fails, Set<Cut> cuts, int switches, String text)
      throws Exception {
    Program program = BpReader.read("p", text);
    Bounds bounds = new Bounds(2, switches, 2);
    assertEquals(fails, !ExplicitThreads.failingLines(program, bounds, 100_000).isEmpty(), text);
    Verdict verdict = new BpChecker(FlowGraph.of(program), bounds).check(Budget.unlimited());
    if (fails) {
      assertEquals(Verdict.Fails.class, verdict.getClass(), verdict::toString);
    } else {
      assertEquals(new Verdict.Bounded(bounds, cuts), verdict);
    }
  }

  private static final String ENFORCED =
      """
      decl g;
      void clear() begin g := F; end
      void caller() begin
        enforce g;
        clear();
        assert F;
      end
      void main() begin
        g := T;
        %s
      end
      """;

  @Test
  void statesThatTheCallerForbidsAreCutAfterACall() throws Exception {
    String text = ENFORCED.formatted("caller();");
    Program program = BpReader.read("p", text);
    assertEquals(Set.of(), ExplicitSummaries.failingLines(program));
    Verdict verdict = new BpChecker(FlowGraph.of(program)).check(Budget.unlimited());
    assertEquals(new Verdict.Holds(), verdict);
  }

  @Test
  void statesThatTheCallerForbidsAreCutAfterACallInAThread() throws Exception {
    String text = ENFORCED.formatted("start_thread goto L; end_thread; L: caller();");
    expect(false, Set.of(), 8, text);
    expect(true, Set.of(), 8, text.replace("enforce g", "enforce !g | g"));
    // another thread may repair what the caller forbids before it goes on
    String repaired = text.replace("end_thread", "g := T; end_thread");
    expect(false, Set.of(Cut.SWITCHES), 1, repaired);
    expect(true, Set.of(), 2, repaired);
  }

  /** The second thread does not end, so going back is a switch. */
  private static final String ANSWER =
      """
      decl asked, answered;
      void main() begin
        asked := F;
        answered := F;
        start_thread goto L;
        asked := T;
        assert !answered;
        end_thread;
      L:
        assume asked;
        answered := T;
        while T do skip; od
      end
      """;

  @Test
  void aThreadSeesTheAnswerToWhatItWroteAfterTwoSwitches() throws Exception {
    expect(false, Set.of(Cut.SWITCHES), 0, ANSWER);
    expect(false, Set.of(Cut.SWITCHES), 1, ANSWER);
    expect(true, Set.of(), 2, ANSWER);
  }

  @Test
  void toGoOnAfterAThreadHasEndedIsNoSwitch() throws Exception {
    String text = ANSWER.replace("while T do skip; od", "");
    expect(false, Set.of(Cut.SWITCHES), 0, text);
    expect(true, Set.of(), 1, text);
  }

  @Test
  void aThreadCanBeLeftBetweenReadingAnArgumentAndTheFirstStepOfTheProcedure() throws Exception {
    String text =
        """
        decl g;
        void same(x) begin assert x = g; end
        void main() begin
          g := T;
          start_thread goto L;
          same(g);
          end_thread;
        L:
          g := F;
        end
        """;
    expect(false, Set.of(Cut.SWITCHES), 0, text);
    expect(true, Set.of(), 1, text);
  }

  @Test
  void aThreadCanBeLeftOnceAProcedureThatEnforcesIsEntered() throws Exception {
    String text =
        """
        decl g, over, seen;
        void repair() begin
          enforce g;
          g, over := T, T;
        end
        void main() begin
          g, over, seen := T, F, F;
          start_thread goto L;
          repair();
          assert !seen;
          end_thread;
        L:
          g, seen := F, T constrain !over;
        end
        """;
    expect(false, Set.of(Cut.SWITCHES), 0, text);
    expect(true, Set.of(), 1, text);
  }
}
