package io.implicant.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.Cli;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code implicant fuzz} as a user sees it. */
final class FuzzCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String line) {
    return Cli.run(line.split(" ", -1), new PrintWriter(out), new PrintWriter(err));
  }

  @Test
  void aRunWithoutMismatchSaysWhoJudgedHowMany() {
    assertEquals(0, run("fuzz --count 40 --seed 3 --kind sorts,int --oracle brute"));
    assertTrue(
        out.toString().matches("seed 3: queries by judge \\{.*brute=\\d+\\}, wrong 0\\R"),
        out::toString);
    assertTrue(err.toString().contains("40 queries in "), err::toString);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fuzz --count -1",
        "fuzz --kind no-such-kind",
        "fuzz --oracle cvc5",
        "fuzz --predicates 40",
        "fuzz --options default,slow",
      })
  void wrongUseEndsWith2(String line) {
    assertEquals(2, run(line));
    assertEquals("", out.toString());
    assertTrue(err.toString().contains("Usage: implicant fuzz"), err::toString);
  }
}
