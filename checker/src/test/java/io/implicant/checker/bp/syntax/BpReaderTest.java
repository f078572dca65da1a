package io.implicant.checker.bp.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.implicant.checker.SharedFiles;
import io.implicant.checker.bp.flow.FlowGraph;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.InputLimitException;
import io.implicant.logic.text.UnsupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs are read in all dialects; mistakes are told with file, line and column. */
final class BpReaderTest {
  private static final String HEAD = "decl a, b, c;\nbool<2> f(x) begin return x, a; end\n";

  static List<Path> samples() throws Exception {
    try (Stream<Path> files = Files.walk(SharedFiles.at("bp"))) {
      return files.filter(f -> f.toString().endsWith(".bp")).sorted().toList();
    }
  }

  /** Expressions with all their parentheses. */
  private static String full(Expression expression) {
    return expression.fold(
        (e, children) -> e.operator() + e.name() + (children.isEmpty() ? "" : children.toString()));
  }

  private static String read(String expression) throws InputException {
    Program program = BpReader.read("p", "void main() begin assume " + expression + " end");
    Statement statement = program.procedures().get(0).body().get(0).statement();
    return full(((Statement.Assume) statement).condition());
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("samples")
  void samplesAreReadAndWhatIsPrintedIsReadAsTheSame(Path file) throws Exception {
    Program program = BpReader.read("sample", Files.readString(file));
    String printed = BpPrinter.print(program);
    Program again = BpReader.read("printed", printed);
    assertEquals(printed, BpPrinter.print(again));
    FlowGraph first = FlowGraph.of(program);
    FlowGraph second = FlowGraph.of(again);
    assertEquals(shape(first), shape(second));
  }

  private static List<String> shape(FlowGraph graph) {
    return graph.edges().stream()
        .map(
            e ->
                e.from()
                    + " "
                    + e.to()
                    + " "
                    + e.action().getClass().getSimpleName()
                    + e.action().assigned().toList()
                    + e.action().expressions().map(BpReaderTest::full).toList())
        .toList();
  }

  @ParameterizedTest(name = "{0} is {1}")
  @CsvSource(
      delimiter = '#',
      value = {
        "a=!b # (a) = (!(b))",
        "!a & b | c # ((!a) & b) | c",
        "a | b & c ^ d # a | ((b & c) ^ d)",
        "a & b = c # a & (b = c)",
        "a = b != c # (a = b) != c",
        "a => b | c # (a => b) | c",
        "a | b => c # (a | b) => c",
        "(a => b) => c # ((a => b)) => c",
        "a ? b : c ? d : e # a ? b : (c ? d : e)",
        "a ? b ? c : d : e # a ? (b ? c : d) : e",
        "a | b ? c | d : e & f # (a | b) ? (c | d) : (e & f)",
        "!!~a # !(!(!a))",
        "schoose[a | b, c ? d : e] & f # (schoose[(a | b), (c ? d : e)]) & f",
        "* & * # (*) & (*)",
        "T ^ 1 ^ F ^ 0 # ((T ^ T) ^ F) ^ F",
      })
  void operatorsBindAsTheGrammarSays(String expression, String bracketed) throws Exception {
    assertEquals(read(bracketed), read(expression));
    Program program = BpReader.read("p", "void main() begin assume " + expression + " end");
    Program printed = BpReader.read("p", BpPrinter.print(program));
    Statement.Assume again =
        (Statement.Assume) printed.procedures().get(0).body().get(0).statement();
    assertEquals(read(expression), full(again.condition()));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '#',
      value = {
        "x := T; # p:4:1: expected a declared variable, found 'x'",
        "a := b & q; # p:4:10: expected a declared variable, found 'q'",
        "a, a := T, F; # p:4:4: expected each target once, found 'a'",
        "a, b := T; # p:4:9: expected 2 values for 2 targets, found 1",
        "a := 'b; # p:4:6: expected a value before the statement, found ''b'",
        "a := T constrain 'q; # p:4:18: expected a declared variable, found 'q'",
        "goto L; # p:4:6: expected a label of main, found 'L'",
        "L: skip; L: skip; # p:4:10: expected a new label, found 'L' again",
        "g(); # p:4:1: expected a declared procedure, found 'g'",
        "f(); # p:4:1: expected 1 argument, found 0",
        "a := f(T); # p:4:6: expected 2 targets of the results, found 1",
        "return T; # p:4:1: expected 0 returned values, found 1",
        "start_thread f(); # p:4:14: expected 0 parameters, found 1",
        "skip skip; # p:4:6: expected ';', found 'skip'",
        "if a then skip; od # p:4:17: expected 'fi', found 'od'",
        "while a skip; # p:4:9: expected 'do', found 'skip'",
        "assert a &; # p:4:11: expected an expression, found ';'",
        "assert (a; # p:4:10: expected ')', found ';'",
        "assert a => b => c; # p:4:15: expected parentheses around one of two implications, found '=>'",
        "assert schoose[a]; # p:4:17: expected ',' of schoose, found ']'",
        "assert a ? b; # p:4:13: expected ':', found ';'",
        "assert @; # p:4:8: expected a Boolean program, found the character '@'",
        "assert 2; # p:4:8: expected an expression, found '2'",
        "/* open # p:4:1: expected a comment closed by */, found the end of the text",
        "L: # p:5:1: expected a statement, found 'end'",
      })
  void aWrongStatementIsPointedAt(String statement, String message) {
    String text = HEAD + "void main() begin\n" + statement + "\nend";
    InputException e =
        assertThrows(InputException.class, () -> FlowGraph.of(BpReader.read("p", text)), text);
    assertEquals(message, e.getMessage());
  }

  @Test
  void whatNothingDefinesIsRefused() {
    for (String body : List.of("abortif T;", "sync a;")) {
      String text = "void main() begin " + body + " end";
      assertThrows(UnsupportedException.class, () -> BpReader.read("p", text), text);
    }
  }

  @Test
  void declarationsAreChecked() {
    assertMessage(
        "p:1:9: expected a new name, found 'a', which is declared already",
        "decl a, a; void main() begin end");
    assertMessage("p:1:1: expected a procedure 'main', found none", "void f() begin end");
    assertMessage(
        "p:1:27: expected a declared variable, found 'e'", "void main() begin enforce e; end");
    assertMessage("p:1:1: expected 'decl', 'void' or 'bool', found the end of the text", "");
  }

  private static void assertMessage(String message, String text) {
    InputException e =
        assertThrows(InputException.class, () -> FlowGraph.of(BpReader.read("p", text)), text);
    assertEquals(message, e.getMessage());
  }

  @Test
  void deepExpressionsNeedNoStackAndDeepStatementsAreALimit() throws Exception {
    String deep = "(!".repeat(50_000) + "a" + ")".repeat(50_000) + " | a".repeat(50_000);
    Program program = BpReader.read("p", "decl a; void main() begin assert " + deep + "; end");
    BpReader.read("p", BpPrinter.print(program));
    FlowGraph.of(program);
    String nested = "if a then ".repeat(300) + "skip; " + "fi ".repeat(300);
    assertThrows(
        InputLimitException.class,
        () -> BpReader.read("p", "decl a; void main() begin " + nested + " end"));
  }

  @Test
  void allStatementsArePrintedAndReadAgain() throws Exception {
    String text =
        """
        decl a, b;
        dfs bool<2> f(x, y) begin
          decl l;
          enforce x | y;
          return x, l;
        end
        void main() begin
        L: M:
          skip;
          a, b := f(T, *);
          a, _ := 'a, schoose[T, F] constrain 'a = b;
          if a then
            goto L, M;
          elsif b then
            skip;
          else
            assume a ? b : T;
          fi;
          while * do
            dead a, b;
          od;
          print(a, b);
          start_thread goto L;
          start_thread main();
          atomic_begin;
          atomic_end;
          assert a => b;
          end_thread;
          return;
        end
        """;
    assertEquals(text, BpPrinter.print(BpReader.read("p", text)));
  }
}
