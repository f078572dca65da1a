package io.implicant.checker.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.implicant.checker.action.Postfix;
import io.implicant.checker.action.Values;
import io.implicant.checker.odl.OdlModel;
import io.implicant.dd.bdd.Bdd;
import io.implicant.logic.text.InputException;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every operator on all pairs of small values, against the evaluation of single states. */
final class BitBlasterTest {
  @ParameterizedTest(name = "x {0} y")
  @ValueSource(strings = {"+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "**"})
  void arithmeticIsThatOfValues(String operator) throws InputException {
    check("x " + operator + " y");
    check("-(x " + operator + " y) + ~x");
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {
        "x < y",
        "x <= y",
        "x == y",
        "x != y",
        "x > y",
        "x >= y",
        "x / y > 0 && x < 3",
        "x / y > 0 || x < 3",
        "!(x / y > 0 && t[x] == y)",
        "t[y] / x == t[x]"
      })
  void conditionsAreThoseOfValues(String condition) throws InputException {
    check("(" + condition + ")");
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(
      strings = {"t[x] + y", "t[t[x]]", "t[y / x]", "t[1] * t[x] % y", "100000 * x * 30000"})
  void elementsAndFaultsAreThoseOfValues(String expression) throws InputException {
    check(expression);
  }

  private static void check(String expression) throws InputException {
    OdlModel model =
        OdlModel.read(
            "m.odl",
            "odl m { var x : -5..6; var y : -3..40; array t[2] : -1..2; pc = 1; 1: x := "
                + expression
                + ", pc := 2; }");
    Encoding encoding = new Encoding(model, Encoding.defaultOrder(model));
    Postfix code = model.steps().get(1).write().orElseThrow().value().orElseThrow();
    Symbolic symbolic = encoding.value(code);
    long[] stack = new long[code.depth()];
    for (int x = -5; x <= 6; x++) {
      for (int y = -3; y <= 40; y++) {
        int[] state = {1, x, y, 2 + Math.min(0, x) / 2, 1};
        state[3] = Math.max(-1, state[3]);
        long expected = code.evaluate(state, stack);
        String where = expression + " at x = " + x + ", y = " + y;
        BitSet bits = bits(encoding, state);
        assertEquals(expected == Values.UNDEFINED, symbolic.undefined().evaluate(bits), where);
        assertEquals(Values.isFault(expected), symbolic.fault().evaluate(bits), where);
        if (expected != Values.UNDEFINED && !Values.isFault(expected)) {
          assertEquals(expected, value(symbolic.bits(), bits), where);
        }
      }
    }
  }

  private static BitSet bits(Encoding encoding, int[] state) {
    BitSet bits = new BitSet();
    for (int cell = 0; cell < state.length; cell++) {
      int[] variables = encoding.variables(false, cell);
      for (int i = 0; i < variables.length; i++) {
        bits.set(variables[i], (state[cell] >> i & 1) == 1);
      }
    }
    return bits;
  }

  private static long value(List<Bdd> number, BitSet bits) {
    long value = 0;
    for (int i = 0; i < number.size(); i++) {
      long weight = i == number.size() - 1 ? -(1L << i) : 1L << i;
      value += number.get(i).evaluate(bits) ? weight : 0;
    }
    return value;
  }
}
