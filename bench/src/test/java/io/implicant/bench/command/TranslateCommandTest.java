package io.implicant.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.Cli;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code translate}. */
final class TranslateCommandTest {
  private static final String DIV =
      Path.of(System.getProperty("implicant.root"), "examples/software/div.c").toString();

  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Cli.run(args, new PrintWriter(out), new PrintWriter(err));
  }

  @Test
  void eachStageIsPrinted() {
    assertEquals(0, run("translate", "--to", "intermediate", DIV), err::toString);
    assertTrue(out.toString().contains("   5: pc <- (r2 > 0) ? 7 : 6\n"), out::toString);
    assertEquals(0, run("translate", DIV));
    assertTrue(out.toString().contains("  11: z := main_r5, pc := 14;\n"), out::toString);
    assertEquals(0, run("translate", "--to", "edl", "--width", "5", DIV));
    assertTrue(out.toString().contains("var x : -16..15;\n"), out::toString);
  }

  @Test
  void theModelCanBeWrittenToAFileWhichIsNotTouchedOnFailure() throws IOException {
    Path model = folder.resolve("div.odl");
    assertEquals(0, run("translate", "--out", model.toString(), DIV), err::toString);
    assertEquals("", out.toString());
    assertTrue(Files.readString(model).startsWith("odl div {\n"));
    Path bad = Files.writeString(folder.resolve("bad.c"), "void main(void) {\n  main();\n}\n");
    Path none = folder.resolve("none.odl");
    assertEquals(3, run("translate", "--out", none.toString(), bad.toString()));
    assertTrue(err.toString().contains("bad.c:2:3: the recursive call of 'main'"), err::toString);
    assertFalse(Files.exists(none));
  }

  @Test
  void macrosAreDefinedBeforeTheFileIsRead() throws IOException {
    Path program = folder.resolve("d.c");
    Files.writeString(program, "#ifdef N\nint x = N;\n#endif\nvoid main(void) {}\n");
    assertEquals(0, run("translate", "-D", "N=7", program.toString()), err::toString);
    assertTrue(out.toString().contains(" = 7;"), out::toString);
    assertEquals(0, run("translate", "--define", "N", program.toString()), err::toString);
    assertTrue(out.toString().contains(" = 1;"), out::toString);
    assertEquals(2, run("translate", "-D", "1N=7", program.toString()));
  }

  @Test
  void wrongOptionsAreWrongUse() {
    assertEquals(2, run("translate", "--to", "smv", DIV));
    assertEquals(2, run("translate", "--width", "64", DIV));
  }
}
