package io.implicant.logic.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a user reads when something is wrong: the place, what was expected, what was found. */
class ErrorMessageTest {
  private static final String DECLARATIONS =
      "(declare-const x Int)(declare-const r Real)(declare-const p Bool)(declare-fun f (Int) Int)"
          + "(declare-fun g (Int Int) Int)(declare-sort U 0)(declare-sort V 2)\n";

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      value = {
        // commands
        "assert                   # 2:1: expected '(' before a command, found 'assert'",
        "(                        # 2:2: expected a command, found the end of the input",
        "()                       # 2:2: expected a command, found ')'",
        ")                        # 2:1: expected '(' before a command, found ')'",
        "(assert true) extra      # 2:15: expected '(' before a command, found 'extra'",
        "(assert true false)      # 2:14: expected ')', found 'false'",
        "(assert true             # 2:13: expected ')', found the end of the input",
        "(assert)                 # 2:8: expected a term, found ')'",
        "(assert x)               # 2:9: expected a formula, found a term of sort Int",
        "(get-value (x            # 2:14: expected ')', found the end of the input",
        "(set-logic)              # 2:11: expected the name of a logic, found ')'",
        "(set-info status)        # 2:11: expected a keyword, found 'status'",
        "(set-option :global-declarations 1) # 2:34: expected true or false, found '1'",
        "(set-option :global-declarations yes) # 2:34: expected true or false, found 'yes'",
        "(pop)                    # 2:5: expected at most 0 scopes to pop, found 1",
        "(push 2)(pop 3)          # 2:14: expected at most 2 scopes to pop, found 3",
        "(push 1000001)           # 2:7: expected a number of at most 1000000, found '1000001'",
        "(check-sat-assuming p)   # 2:21: expected '(' before the assumptions, found 'p'",
        // names
        "(assert q)               # 2:9: expected a declared constant, found 'q'",
        "(assert (h 1))           # 2:10: expected a declared function, found 'h'",
        "(declare-const x Real)   # 2:16: expected a new name, found 'x', which is declared at line 1",
        "(define-fun f () Int 3)  # 2:13: expected a new name, found 'f', which is declared at line 1",
        "(define-fun and () Bool true) # 2:13: expected a new name, found 'and', a built-in function",
        "(declare-const let Int)  # 2:16: expected a new name, found 'let', a reserved word",
        "(declare-const 5 Int)    # 2:16: expected a new name, found '5'",
        "(assert (! true :named false)) # 2:24: expected a new name, found 'false', a built-in function",
        "(assert (! p :named x))  # 2:21: expected a new name, found 'x', which is declared at line 1",
        "(assert (! p))           # 2:13: expected an attribute, found ')'",
        "(define-fun k ((y Int) (y Int)) Int y) # 2:25: expected a new parameter, found 'y'",
        "(assert (let ((y 1) (y 2)) true)) # 2:22: expected a new variable, found 'y', bound twice",
        "(assert (let () true))   # 2:15: expected '(' before a binding of 'let', found ')'",
        "(assert (let ((y 1)) (y 2))) # 2:23: expected a function, found 'y', a variable",
        // sorts
        "(declare-const y W)      # 2:18: expected a declared sort, found 'W'",
        "(declare-const y V)      # 2:18: expected 2 arguments of the sort 'V', found 0 arguments",
        "(declare-const y (V U))  # 2:19: expected 2 arguments of the sort 'V', found 1 argument",
        "(declare-const y (Int U)) # 2:19: expected 0 arguments of the sort 'Int', found 1 argument",
        "(declare-const y (V))    # 2:20: expected a sort, found ')'",
        "(declare-sort U 1)       # 2:15: expected a new name, found 'U', which is declared at line 1",
        "(declare-sort Int 0)     # 2:15: expected a new name, found 'Int', a built-in sort",
        "(declare-sort W 101)     # 2:17: expected an arity of at most 100, found '101'",
        "(define-sort W (T T) T)  # 2:19: expected a new parameter, found 'T'",
        "(define-fun k ((y Int)) Bool y) # 2:30: expected a term of sort Bool, found a term of sort Int",
        "(assert (= (as x Real) 1.0)) # 2:16: expected a term of sort Real, found a term of sort Int",
        // arguments
        "(assert (= (f) 1))       # 2:14: expected 1 argument of 'f', found 0 arguments",
        "(assert (= (f 1 2) 1))   # 2:17: expected no more than 1 argument of 'f', found another",
        "(assert (= (g 1) 1))     # 2:16: expected 2 arguments of 'g', found 1 argument",
        "(assert (= (f true) 1))  # 2:15: expected a term of sort Int as argument 1 of 'f', found a term of sort Bool",
        "(assert (= f 1))         # 2:12: expected a term, found 'f', a function without its arguments",
        "(assert (= (x) 1))       # 2:13: expected a function, found 'x', a constant",
        "(assert (true))          # 2:10: expected a function, found 'true', a constant",
        "(assert (5 6))           # 2:10: expected a function, found '5'",
        "(assert (= x true))      # 2:14: expected a term of sort Int as argument 2 of '=', found a term of sort Bool",
        "(assert (= r x))         # 2:14: expected a term of sort Real as argument 2 of '=', found a term of sort Int",
        "(assert (and p x))       # 2:16: expected a term of sort Bool as argument 2 of 'and', found a term of sort Int",
        "(assert (<= p x))        # 2:13: expected a term of sort Int or Real as argument 1 of '<=', found a term of sort Bool",
        "(assert (not p p))       # 2:17: expected 1 argument of 'not', found 2 arguments",
        "(assert (=> p))          # 2:14: expected at least 2 arguments of '=>', found 1 argument",
        "(assert (ite x 1 2))     # 2:14: expected a term of sort Bool as argument 1 of 'ite', found a term of sort Int",
        // tokens
        "(assert |abc             # 2:9: expected a quoted symbol closed by '|', found the end of the input",
        "(assert \"abc            # 2:9: expected a string closed by '\"', found the end of the input",
        "(assert (= 1 2.))        # 2:16: expected digits after the decimal point, found ')'",
        "(assert (= 1 2x))        # 2:15: expected a blank or parenthesis after a number, found 'x'",
        "(assert {)               # 2:9: expected a token, found the character '{'",
        "(assert \u00e9)          # 2:9: expected a token, found the character U+00E9",
        "(assert |a\\b|)          # 2:11: expected a character of a quoted symbol, found '\\'",
        "(assert : )              # 2:9: expected a token, found ':' alone",
      })
  void aMistakeIsNamedWithItsPlace(String text, String message) {
    InputException e = assertThrows(InputException.class, () -> Reading.read(DECLARATIONS + text));
    assertEquals("t.smt2:" + message, e.getMessage());
    assertInstanceOf(ParseException.class, e);
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '@',
      value = {
        "(assert (= (* x x) 1))   @ 2:12: '*' of two terms that are not numbers",
        "(assert (= (/ 1 r) 1))   @ 2:12: '/' by a term that is not a number",
        "(assert (= (/ r 0) 1))   @ 2:12: '/' by zero",
        "(assert (= (div x 2) 1)) @ 2:13: the function 'div'",
        "(assert (bvult x x))     @ 2:10: the function 'bvult'",
        "(assert (forall ((y Int)) p)) @ 2:9: 'forall'",
        "(declare-const y (Array Int Int)) @ 2:19: the sort 'Array'",
        "(declare-const y (_ BitVec 8)) @ 2:18: the indexed sort 'BitVec'",
        "(assert (= #b01 #b10))   @ 2:12: the bit-vector literal '#b01'",
        "(assert (= \"a\" \"b\")) @ 2:12: a string literal",
        "(assert ((_ extract 1 0) p)) @ 2:10: the indexed identifier 'extract'",
        "(reset)                  @ 2:2: the command 'reset'",
        "(declare-datatypes ((L 0)) (((nil)))) @ 2:2: the command 'declare-datatypes'",
        "(define-fun-rec k ((y Int)) Int y) @ 2:2: the command 'define-fun-rec'",
        "(define-fun k ((y Int)) Bool (! (= y 1) :named n)) @ 2:48: ':named' in a definition with parameters",
      })
  void aConstructThatIsNotReadIsNamedWithItsPlace(String text, String construct) {
    InputException e = assertThrows(InputException.class, () -> Reading.read(DECLARATIONS + text));
    String message = "expected a construct that Implicant reads, found ";
    int gap = construct.indexOf(": ") + 2;
    assertEquals(
        "t.smt2:" + construct.substring(0, gap) + message + construct.substring(gap),
        e.getMessage());
    assertInstanceOf(UnsupportedException.class, e);
  }

  @ParameterizedTest
  @CsvSource({"\\n, 3", "\\r\\n, 3", "\\r, 3", "\\n\\r, 4", ";c\\r\\n, 3"})
  void linesEndInAnyOfTheThreeWays(String end, int line) {
    String lines = end.replace("\\n", "\n").replace("\\r", "\r");
    String text = lines + lines;
    InputException e = assertThrows(InputException.class, () -> Reading.read(text + "(oops)"));
    assertEquals(line, e.position().line());
    assertEquals(2, e.position().column());
  }

  @ParameterizedTest
  @ValueSource(strings = {"|a\nb|", "\"a\r\nb\"", "|\r|"})
  void aLineEndInsideATokenCounts(String token) {
    String text = "(set-info :x " + token + ")(oops)";
    InputException e = assertThrows(InputException.class, () -> Reading.read(text));
    assertEquals(2, e.position().line());
  }

  @ParameterizedTest
  @ValueSource(ints = {100, 1_000_000})
  void aLongNameIsCutInTheMessage(int length) {
    String text = "(assert " + "n".repeat(length) + ")";
    InputException e = assertThrows(InputException.class, () -> Reading.read(text));
    Reading.requireUsefulMessage(e);
  }
}
