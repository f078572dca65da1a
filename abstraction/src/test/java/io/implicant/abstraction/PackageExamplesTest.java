package io.implicant.abstraction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The examples in comments compile, and print what stands behind their println. */
class PackageExamplesTest {
  private static final Path SOURCES =
      Path.of(
          System.getProperty("implicant.root"),
          "abstraction/src/main/java/io/implicant/abstraction");
  private static final Pattern EXAMPLE =
      Pattern.compile("<pre>\\{@code\\n(.*?)\\}</pre>", Pattern.DOTALL);
  private static final Pattern PRINTED = Pattern.compile("println\\(.*\\); // (.*)");
  private static final List<String> PACKAGES =
      List.of(
          "io.implicant.abstraction",
          "io.implicant.abstraction.lemma",
          "io.implicant.abstraction.baseline",
          "io.implicant.dd.bdd",
          "io.implicant.dd.table",
          "io.implicant.logic",
          "io.implicant.logic.text",
          "io.implicant.theories.closure",
          "io.implicant.theories.solver",
          "java.time",
          "java.util");

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "package-info.java",
        "PredicateAbstraction.java",
        "lemma/package-info.java",
        "baseline/package-info.java"
      })
  void examplesPrintWhatTheySay(String file) throws Exception {
    Matcher example = EXAMPLE.matcher(Files.readString(SOURCES.resolve(file)));
    int number = 0;
    while (example.find()) {
      String code = example.group(1).replaceAll("(?m)^ \\* ?", "");
      List<String> expected = new ArrayList<>();
      Matcher printed = PRINTED.matcher(code);
      while (printed.find()) {
        expected.add(printed.group(1));
      }
      assertFalse(expected.isEmpty(), code);
      assertEquals(expected, run("Example" + ++number, code), code);
    }
    assertFalse(number == 0, "no example in " + file);
  }

  private List<String> run(String name, String code) throws Exception {
    StringBuilder text = new StringBuilder();
    PACKAGES.forEach(p -> text.append("import ").append(p).append(".*;\n"));
    text.append("public class ").append(name);
    text.append(" {\npublic static void main(String[] args) throws Exception {\n");
    Path source = folder.resolve(name + ".java");
    Files.writeString(source, text + code + "}}\n");
    StringWriter messages = new StringWriter();
    var compiler = ToolProvider.getSystemJavaCompiler();
    try (var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      List<String> options =
          List.of("-d", folder.toString(), "-cp", System.getProperty("java.class.path"));
      boolean compiled =
          compiler
              .getTask(messages, files, null, options, null, files.getJavaFileObjects(source))
              .call();
      assertEquals(true, compiled, messages + code);
    }
    PrintStream before = System.out;
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
    try (var loader = new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
      loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) null);
    } finally {
      System.setOut(before);
    }
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }
}
