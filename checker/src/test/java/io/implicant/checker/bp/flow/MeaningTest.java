package io.implicant.checker.bp.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.checker.bp.BpChecker;
import io.implicant.checker.bp.Trace;
import io.implicant.checker.bp.Verdict;
import io.implicant.checker.bp.search.Interleavings.Bounds;
import io.implicant.checker.bp.syntax.BpReader;
import io.implicant.dd.table.Budget;
import java.time.Duration;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What statements mean, one by one; and how searches end. */
final class MeaningTest {
  private static FlowGraph graph(String text) throws Exception {
    return FlowGraph.of(BpReader.read("p", text));
  }

  private static Verdict check(String text) throws Exception {
    return new BpChecker(graph(text)).check(Budget.unlimited());
  }

  @ParameterizedTest(name = "{0} {1}")
  @CsvSource(
      delimiter = '#',
      value = {
        "a, b := b, a; assert T # holds",
        "a := T; b := F; a, b := b, a; assert !a & b # holds",
        "a := *; assert a = a # holds",
        "assert * = * # fails",
        "a := schoose[T, T]; assert a # holds",
        "a := schoose[F, T]; assert !a # holds",
        "a := schoose[F, F]; assert a # fails",
        "a := schoose[*, T]; assert a # fails",
        "a := T; dead a; assert a # fails",
        "a := T; b := * constrain 'b = 'a; assert b # holds",
        "a := T; a := F constrain a; assert !a # holds",
        "a := F; a := T constrain a; assert F # holds",
        "a := F; a := T constrain 'a; assert F # fails",
        "a := T; print(a, b); assert a # holds",
        "a := T; _ , b := F, a; assert b # holds",
        "a := T; while a do a := *; od assert !a # holds",
        "if a then b := T; elsif !a then b := T; else b := F; fi assert b # holds",
        "a := T; a := id(F); assert !a # holds",
        "a := T; id(F); assert a # holds",
        "a := nothing(); assert a # fails",
        "a := T; set(); assert a # fails",
        "assume F; assert F # holds",
        "end_thread; assert F # holds",
        "atomic_begin; assert T; atomic_end; # holds",
        "goto L, M; L: end_thread; M: assert F # fails",
        "a := T; deep(); assert !a # holds",
        "a := deep(); assert F # holds",
      })
  void statementsMeanWhatTheyShould(String body, String verdict) throws Exception {
    String calls =
        """
        bool id(x) begin return x; end
        bool nothing() begin skip; end
        void set() begin a := !a; end
        bool deep() begin decl l; l := deep(); a := F; return T; end
        """;
    Verdict found = check("decl a, b;\n" + calls + "void main() begin " + body + " end");
    assertEquals(verdict.strip().equals("holds"), found instanceof Verdict.Holds, found::toString);
  }

  @Test
  void recursionIsDecidedAndItsTraceCountsTheCalls() throws Exception {
    String text =
        """
        decl even;
        void flip(more) begin
          if more then
            even := !even;
            flip(*);
            even := !even;
          fi
        end
        void main() begin
          even := T;
          flip(*);
          assert even;
          %s
        end
        """;
    assertEquals(new Verdict.Holds(), check(text.formatted("")));
    String broken = text.formatted("").replace("flip(*);\n    even", "flip(*); flip(T);\n    even");
    assertEquals(new Verdict.Holds(), check(broken)); // never returns from flip(T) within flip(T)
    assertInstanceOf(Verdict.Fails.class, check(text.formatted("assert !even;")));
  }

  @Test
  void aTraceShowsLinesAndTheValuesThatChange() throws Exception {
    String text =
        """
        decl g;
        bool not(x) begin
          return !x;
        end
        void main() begin
          decl l;
          assume l;
          g := not(l);
          assert g;
        end
        """;
    FlowGraph graph = graph(text);
    Verdict.Fails fails = (Verdict.Fails) new BpChecker(graph).check(Budget.unlimited());
    List<String> lines = Trace.of(graph, fails.run().orElseThrow()).toString().lines().toList();
    assertEquals(5, lines.size(), lines::toString);
    assertEquals("     7  main  (start)                             l = T", lines.get(0));
    assertEquals("     8  main  g := not(l)                         x = T", lines.get(2));
    assertEquals("     9  main  assert g", lines.get(4));
  }

  @Test
  void aRunThatTheProgramCannotDoIsNotReplayed() throws Exception {
    FlowGraph graph = graph("decl g; void main() begin g := F; assert !g; end");
    Edge assign = graph.out(graph.start().entry()).get(0);
    Edge check = graph.out(assign.to()).get(0);
    BitSet wrong = new BitSet();
    wrong.set(0);
    Run.Move move = new Run.Move(0, Run.Kind.STEP, assign, wrong, Optional.empty());
    Run run = new Run(new BitSet(), List.of(move), 0, check);
    assertThrows(IllegalStateException.class, () -> Replay.check(graph, run));
  }

  @Test
  void aTraceOfManyStepsIsNotWritten() throws Exception {
    StringBuilder text = new StringBuilder("decl g;\nvoid p0() begin g := !g; end\n");
    for (int i = 1; i <= 25; i++) {
      text.append("void p%d() begin p%d(); p%d(); end\n".formatted(i, i - 1, i - 1));
    }
    text.append("void main() begin p25(); assert F; end");
    Verdict.Fails fails = (Verdict.Fails) check(text.toString());
    assertEquals(Optional.empty(), fails.run());
  }

  @Test
  void limitsEndTheSearchWithoutAVerdict() throws Exception {
    StringBuilder counter = new StringBuilder("decl b0");
    for (int i = 1; i < 40; i++) {
      counter.append(", b" + i);
    }
    counter.append(";\nvoid main() begin\n");
    for (int i = 0; i < 40; i++) {
      counter.append("b" + i + " := F;\n");
    }
    counter.append("while T do\n");
    for (int i = 0; i < 40; i++) {
      counter.append("if b" + i + " then b" + i + " := F; else b" + i + " := T; goto L; fi\n");
    }
    counter.append("L: skip; od\nend");
    BpChecker checker = new BpChecker(graph(counter.toString()));
    Verdict verdict = checker.check(Budget.ofTime(Duration.ofMillis(300)));
    assertInstanceOf(Verdict.Stopped.class, verdict);
  }

  @Test
  void aThreadStartsWithACopyOfTheLocals() throws Exception {
    String text =
        """
        void main() begin
          decl l;
          l := T;
          start_thread goto L;
          l := F;
          end_thread;
        L:
          assert l;
        end
        """;
    assertInstanceOf(Verdict.Bounded.class, check(text));
    assertInstanceOf(Verdict.Fails.class, check(text.replace("assert l", "assert !l")));
  }

  @Test
  void atomicSectionsKeepOthersOutAndContextSwitchesAreCounted() throws Exception {
    String text =
        """
        decl g;
        void main() begin
          g := F;
          start_thread goto L;
          atomic_begin;
          g := T;
          g := F;
          atomic_end;
          end_thread;
        L:
          assert !g;
        end
        """;
    assertInstanceOf(Verdict.Bounded.class, check(text));
    FlowGraph open = graph(text.replace("atomic_begin", "skip").replace("atomic_end", "skip"));
    for (int switches = 0; switches < 2; switches++) {
      Verdict verdict = new BpChecker(open, new Bounds(2, switches, 1)).check(Budget.unlimited());
      assertEquals(switches == 1, verdict instanceof Verdict.Fails, verdict::toString);
    }
  }

  @Test
  void dialectsAreTold() throws Exception {
    String text =
        "decl g; void f() begin g := T; end void main() begin g := F; ASYNC_1: f(); assert g; end";
    assertTrue(graph(text).isConcurrent());
    assertInstanceOf(Verdict.Fails.class, check(text));
    FlowGraph plain = FlowGraph.of(BpReader.read("p", text), Dialect.PLAIN, FlowGraph.ERROR_LABELS);
    assertEquals(new Verdict.Holds(), new BpChecker(plain).check(Budget.unlimited()));
  }
}
