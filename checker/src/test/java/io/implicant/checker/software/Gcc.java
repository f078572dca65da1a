package io.implicant.checker.software;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.implicant.cfront.CType.ArrayType;
import io.implicant.cfront.Program.Global;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * The system's C compiler as the judge: undefined behaviour ends a run by a trap, so that a run is
 * a violation, an error, blocked, or final values, as a {@link ModelRun} is.
 */
final class Gcc {
  private Gcc() {}

  /** Skips the test where there is no gcc that can check undefined behaviour. */
  static void assumePresent(Path folder) throws IOException, InterruptedException {
    boolean works;
    try {
      works = compile(folder, "int main(void) { return 0; }").waitFor() == 0;
    } catch (IOException e) {
      works = false;
    }
    assumeTrue(works, "skipped, no gcc with -fsanitize=undefined");
  }

  private static Process compile(Path folder, String source) throws IOException {
    Path file = Files.writeString(folder.resolve("program.c"), source);
    return new ProcessBuilder(
            "gcc",
            "-w",
            "-O0",
            "-fsanitize=undefined",
            "-fsanitize-undefined-trap-on-error",
            "-o",
            folder.resolve("program").toString(),
            file.toString())
        .redirectErrorStream(true)
        .redirectOutput(folder.resolve("gcc.log").toFile())
        .start();
  }

  /** How the program ends for each of the inputs. */
  static List<String> run(
      Path folder, String text, Translation translation, List<Map<String, Integer>> inputs)
      throws IOException, InterruptedException {
    String source = source(text, translation, inputs);
    if (compile(folder, source).waitFor() != 0) {
      throw new IOException(Files.readString(folder.resolve("gcc.log")) + source);
    }
    Process process =
        new ProcessBuilder(folder.resolve("program").toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("out").toFile())
            .start();
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new IOException("the compiled program does not end:\n" + source);
    }
    return Files.readAllLines(folder.resolve("out"), StandardCharsets.UTF_8);
  }

  private static String source(
      String text, Translation translation, List<Map<String, Integer>> inputs) {
    StringBuilder c = new StringBuilder();
    c.append("#include <stdio.h>\n#include <stdlib.h>\n#include <unistd.h>\n");
    c.append("#include <sys/wait.h>\n");
    c.append("void __VERIFIER_assert(int c) { if (!c) { puts(\"error\"); exit(0); } }\n");
    c.append("void __VERIFIER_assume(int c) { if (!c) { puts(\"blocked\"); exit(0); } }\n");
    // the program's names must not be those of the headers or of this file
    c.append(text.replaceAll("\\bmain\\(void\\)", "judged_main(void)")).append('\n');
    for (Global global : translation.program().globals()) {
      if (!global.isDefined()) {
        c.append(definition(global)).append(";\n");
      }
    }
    c.append("static void show(void) { char *sep = \"\";\n");
    for (String variable : CVariables.of(translation).keySet()) {
      c.append("printf(\"%s" + variable + "=%d\", sep, (int) " + variable + "); sep = \" \";\n");
    }
    c.append("puts(\"\"); }\nint main(void) { int status;\n");
    for (Map<String, Integer> values : inputs) {
      c.append("fflush(stdout); if (fork() == 0) {\n");
      values.forEach((name, value) -> c.append(name + " = " + value + ";"));
      c.append("judged_main(); show(); exit(0); }\n");
      c.append("wait(&status); if (!WIFEXITED(status)) puts(\"violation\");\n");
    }
    return c.append("return 0; }\n").toString();
  }

  private static String definition(Global global) {
    return global.variable().type() instanceof ArrayType array
        ? array.element() + " " + global.variable() + "[" + array.length() + "]"
        : global.variable().type() + " " + global.variable();
  }
}
