package io.implicant.bench.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.Cli;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command {@code check-model}. */
final class CheckModelCommandTest {
  private static final Path EXAMPLES = Path.of(System.getProperty("implicant.root"), "examples");
  private static final String TWO_THREADS =
      "decl g; void main() begin g := F; start_thread goto L; end_thread; L: assert !g; end";

  @TempDir private Path folder;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Cli.run(args, new PrintWriter(out), new PrintWriter(err));
  }

  private static String example(String name) {
    return EXAMPLES.resolve(name).toString();
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text).toString();
  }

  @Test
  void aFailureIsShownDownToSourceLines() {
    assertEquals(1, run("check-model", example("lock.bp")));
    assertTrue(out.toString().contains("lock.bp: fails: line 11, assert locked"), out::toString);
    assertTrue(out.toString().contains("    19  main  acquire()"), out::toString);
    assertTrue(out.toString().contains("     7    acquire  locked := T"), out::toString);
  }

  @Test
  void theExampleWithTheLockIsRightIfItsAbstractionIsPrecise() throws Exception {
    String text = Files.readString(EXAMPLES.resolve("lock.bp"));
    String precise = text.replace("same := *;", "same := same ? F : *;");
    assertEquals(0, run("check-model", file("precise.bp", precise)));
  }

  @Test
  void recursiveProgramsAreDecided() {
    assertEquals(0, run("check-model", "--stats", example("recursive.bp")));
    assertTrue(
        out.toString().contains("recursive.bp: holds: no assertion can fail"), out::toString);
    assertTrue(out.toString().contains("2 procedures"), out::toString);
    assertTrue(out.toString().contains("generations"), out::toString);
  }

  @Test
  void threadsAreSearchedWithinBoundsAndNeverHold() throws Exception {
    assertEquals(1, run("check-model", example("threads.bp")));
    assertTrue(out.toString().contains("thread 1"), out::toString);
    assertEquals(4, run("check-model", "--switches", "0", example("threads.bp")));
    String bound = "unknown: no assertion fails within 4 threads at once, 0 context switches";
    assertTrue(out.toString().contains(bound), out::toString);
    assertEquals(4, run("check-model", file("two.bp", TWO_THREADS)));
    assertTrue(out.toString().contains("; none of these bounds was reached"), out::toString);
  }

  @Test
  void jsonIsOneLineAFileWithTheTrace() throws Exception {
    String bad = file("bad.bp", "void main() begin\n  assert q;\nend");
    int code =
        run("check-model", "--format", "json", example("lock.bp"), example("recursive.bp"), bad);
    assertEquals(3, code);
    String[] lines = out.toString().split("\n", -1);
    assertTrue(lines[0].contains("\"verdict\": \"fails\""), lines[0]);
    assertTrue(lines[0].contains("\"statement\": \"acquire()\""), lines[0]);
    assertTrue(lines[1].contains("\"verdict\": \"holds\""), lines[1]);
    assertTrue(lines[2].contains("bad.bp:2:10"), lines[2]);
    assertTrue(err.toString().contains("expected a declared variable, found 'q'"), err::toString);
  }

  @Test
  void labelsAndDialectsCanBeChosen() throws Exception {
    String labelled = file("l.bp", "void main() begin BAD: skip; end");
    assertEquals(0, run("check-model", labelled));
    assertEquals(1, run("check-model", "--label", "BAD", labelled));
    assertTrue(out.toString().contains("fails: line 1, label BAD"), out::toString);
    String call =
        "decl g; void f() begin g := T; end void main() begin g := F; ASYNC_f: f(); assert g; end";
    assertEquals(1, run("check-model", file("a.bp", call)));
    assertEquals(0, run("check-model", "--dialect", "plain", file("a.bp", call)));
  }

  @Test
  void wrongUseIsExplained() throws Exception {
    assertEquals(2, run("check-model"));
    assertEquals(2, run("check-model", "--dialect", "c", example("lock.bp")));
    assertEquals(2, run("check-model", "--threads", "0", example("lock.bp")));
    assertEquals(2, run("check-model", "--format", "xml", example("lock.bp")));
    assertEquals(3, run("check-model", folder.resolve("none.bp").toString()));
    assertEquals(0, run("check-model", "--help"));
  }

  @Test
  void aLimitIsUnknown() throws Exception {
    assertEquals(4, run("check-model", "--timeout", "0.000001", example("lock.bp")));
    assertTrue(out.toString().contains("unknown: limit reached: time"), out::toString);
  }
}
