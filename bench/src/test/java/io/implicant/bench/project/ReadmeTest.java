package io.implicant.bench.project;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.Cli;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README shows is what happens. */
final class ReadmeTest {
  private static final Pattern BLOCK =
      Pattern.compile("(?m)^```(\\w*)\\n(.*?)^```$", Pattern.DOTALL);
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)\\)");

  @TempDir private Path folder;

  @Test
  void commandsPrintWhatIsShown() throws IOException {
    int commands = 0;
    for (String block : blocks("")) {
      for (String session : block.split("(?m)^(?=\\$ )", -1)) {
        if (session.startsWith("$ ./implicant ")) {
          int end = session.indexOf('\n');
          String line = session.substring("$ ./implicant ".length(), end);
          assertEquals(
              withoutTimes(session.substring(end + 1).strip()),
              withoutTimes(output(words(line)).strip()),
              line);
          commands++;
        }
      }
    }
    assertTrue(commands >= 2, "found " + commands);
  }

  private static String withoutTimes(String text) {
    return text.replaceAll("(?m)^  took +[0-9.]+ \\w+", "  took");
  }

  @Test
  void theProgramCompilesAndPrintsWhatIsShown() throws IOException, InterruptedException {
    String program = blocks("java").get(0);
    Path source = Files.writeString(folder.resolve("OneCall.java"), program);
    String shown =
        blocks("").stream().filter(block -> block.startsWith("$ java ")).findFirst().orElseThrow();
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                source.toString())
            .directory(ProjectRoot.path().toFile())
            .redirectErrorStream(true)
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(0, process.waitFor(), printed);
    assertEquals(shown.substring(shown.indexOf('\n') + 1).strip(), printed.strip());
  }

  @Test
  void linksInDocumentsLeadSomewhere() throws IOException {
    List<String> dead = new ArrayList<>();
    for (Path document : documents()) {
      Matcher link = LINK.matcher(Files.readString(document));
      while (link.find()) {
        if (!Files.exists(document.resolveSibling(link.group(1)))) {
          dead.add(document.getFileName() + ": " + link.group(1));
        }
      }
    }
    assertEquals(List.of(), dead);
  }

  @Test
  void ciRunsTheTwoCommandsOfTheReadme() throws IOException {
    String script = Files.readString(ProjectRoot.path().resolve(".ci/run"));
    String first = blocks("").get(0);
    assertFalse(first.isBlank());
    first.lines().forEach(line -> assertTrue(script.contains("\n" + line + "\n"), line));
  }

  private static List<Path> documents() throws IOException {
    try (Stream<Path> root = Files.list(ProjectRoot.path());
        Stream<Path> docs = Files.walk(ProjectRoot.path().resolve("docs"))) {
      return Stream.concat(root, docs).filter(path -> path.toString().endsWith(".md")).toList();
    }
  }

  private static List<String> blocks(String language) throws IOException {
    List<String> blocks = new ArrayList<>();
    Matcher block = BLOCK.matcher(Files.readString(ProjectRoot.path().resolve("README.md")));
    while (block.find()) {
      if (block.group(1).equals(language)) {
        blocks.add(block.group(2));
      }
    }
    return blocks;
  }

  /** The words of a line in which quotes hold words together; examples are found in the root. */
  private static String[] words(String line) {
    List<String> words = new ArrayList<>();
    Matcher word = Pattern.compile("'([^']*)'|(\\S+)").matcher(line);
    while (word.find()) {
      words.add(word.group(1) != null ? word.group(1) : word.group(2));
    }
    return words.toArray(new String[0]);
  }

  /** Runs in this process, with the examples' names as they are shown. */
  private static String output(String... words) {
    String root = ProjectRoot.path() + "/";
    String[] placed =
        Stream.of(words)
            .map(word -> word.startsWith("examples/") ? root + word : word)
            .toArray(String[]::new);
    StringWriter out = new StringWriter();
    Cli.run(placed, new PrintWriter(out), new PrintWriter(out));
    return out.toString().replace(root, "");
  }
}
