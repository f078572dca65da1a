package io.implicant.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.bench.report.Plot.Axis;
import io.implicant.bench.report.Plot.Bars;
import io.implicant.bench.report.Plot.Lines;
import io.implicant.bench.report.Plot.Scatter;
import io.implicant.bench.report.Plot.Series;
import io.implicant.bench.report.Table.Column;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportFolderTest {
  @TempDir private Path folder;

  /** One of everything, with names that HTML, CSV and logarithms could trip over. */
  private static Report report(double factor) {
    Table table =
        new Table(
            "times",
            "Times of <b> & co",
            List.of(
                Column.label("query"),
                Column.cost("ours", "s"),
                Column.exactCost("nodes", ""),
                Column.number("ratio", "")),
            List.of(
                List.of(
                    Cell.text("a, \"b\" <c>"),
                    Cell.of(factor, 1.1 * factor, 0.9 * factor),
                    Cell.of(1234567),
                    Cell.of(0.123456)),
                List.of(
                    Cell.text("late"),
                    new Cell.Missing("over 60 s"),
                    Cell.of(7),
                    new Cell.Missing("-"))));
    List<Series> series =
        List.of(
            new Series("ours", List.of(1.0, 10.0, 0.0), List.of(0.001, 0.1, 5.0)),
            new Series("none", List.of(0.0), List.of(-1.0)));
    List<Plot> plots =
        List.of(
            new Lines("growth", "Growth", Axis.logarithmic("n"), Axis.logarithmic("s"), series),
            new Lines("linear", "Linear", Axis.linear("n"), Axis.linear("s"), series),
            new Scatter("beside", "<Beside>", Axis.logarithmic("x"), Axis.logarithmic("y"), series),
            new Bars(
                "bars",
                "Bars",
                Axis.logarithmic("s"),
                List.of("a", "b"),
                List.of(new Bars.Group("ours", List.of(0.01, Double.NaN)))));
    return new Report(
        List.of(chapter("A & B", List.of(table), plots)), new RunFacts(Map.of("seed", "1")));
  }

  private static Report.Chapter chapter(String title, List<Table> tables, List<Plot> plots) {
    return new Report.Chapter(
        title, "What <this> is.", "1", List.of(new Report.Section("Part", "Text", tables, plots)));
  }

  private String read(String name) throws IOException {
    return Files.readString(folder.resolve(name));
  }

  @Test
  void everyFileIsThereAndNothingElse() throws Exception {
    ReportFolder.write(report(1), folder, Optional.empty());
    ReportFolder.write(report(1), folder, Optional.empty()); // over the first
    try (Stream<Path> files = Files.list(folder)) {
      Set<String> names =
          files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
      Set<String> expected = new HashSet<>(Set.of("index.html", "times.csv", "samples.csv"));
      expected.add("run.csv");
      for (String plot : List.of("growth", "linear", "beside", "bars")) {
        expected.add(plot + ".png");
        expected.add(plot + ".svg");
      }
      assertEquals(expected, names);
    }
  }

  @Test
  void tablesAreCsv() throws Exception {
    ReportFolder.write(report(1), folder, Optional.empty());
    assertEquals(
        """
        query,ours (s),nodes,ratio
        "a, ""b"" <c>",1,1234567,0.123456
        late,,7,
        """,
        read("times.csv"));
    assertEquals("fact,value\nseed,1\n", read("run.csv"));
    assertEquals(Samples.of(report(1)), Samples.read(folder));
  }

  @Test
  void plotsAreImages() throws Exception {
    ReportFolder.write(report(1), folder, Optional.empty());
    for (String plot : List.of("growth", "linear", "beside", "bars")) {
      BufferedImage image = ImageIO.read(folder.resolve(plot + ".png").toFile());
      assertEquals(2 * Charts.WIDTH, image.getWidth());
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
      var document =
          factory
              .newDocumentBuilder()
              .parse(new ByteArrayInputStream(Files.readAllBytes(folder.resolve(plot + ".svg"))));
      assertEquals("svg", document.getDocumentElement().getTagName());
    }
  }

  @Test
  void thePageNeedsNoOtherFileAndEscapesWhatItShows() throws Exception {
    ReportFolder.write(report(1), folder, Optional.empty());
    String page = read("index.html");
    assertTrue(page.contains("<h1>A &amp; B</h1>"), "title");
    assertTrue(page.contains("a, &quot;b&quot; &lt;c&gt;"), "label");
    assertTrue(page.contains("1,234,567"), "number");
    assertFalse(page.contains("<script"), "no scripts");
    assertFalse(page.contains(" src="), "no sources");
    assertFalse(page.contains("@import"), "no style from elsewhere");
    Matcher links = Pattern.compile("href=\"([^\"]*)\"").matcher(page);
    while (links.find()) {
      assertTrue(links.group(1).matches("#.*|samples.csv"), links.group(1));
    }
    Set<String> ids = new HashSet<>();
    Matcher names = Pattern.compile(" id=\"([^\"]*)\"").matcher(page);
    while (names.find()) {
      assertTrue(ids.add(names.group(1)), "twice: " + names.group(1));
    }
    Matcher uses = Pattern.compile("url\\(#([^)]*)\\)").matcher(page);
    while (uses.find()) {
      assertTrue(ids.contains(uses.group(1)), "unknown: " + uses.group(1));
    }
  }

  @Test
  void severalChaptersStandOnOnePage() throws Exception {
    Report.Chapter one = report(1).chapters().get(0);
    Report.Chapter two = chapter("C", List.of(), List.of());
    ReportFolder.write(
        new Report(List.of(one, two), new RunFacts(Map.of())), folder, Optional.empty());
    String page = read("index.html");
    assertTrue(page.contains("<h1>Benchmarks of Implicant</h1>"), "title");
    assertTrue(page.contains("<a href=\"#chapter-2\">C</a>"), "link");
    assertTrue(page.contains("<h2 class=\"chapter\" id=\"chapter-2\">C</h2>"), "chapter");
    assertTrue(page.contains("<h3>Part</h3>"), "section");
  }

  @Test
  void twoTablesOfOneNameAreRefused() {
    Report.Chapter one = report(1).chapters().get(0);
    RunFacts facts = new RunFacts(Map.of());
    assertThrows(IllegalArgumentException.class, () -> new Report(List.of(one, one), facts));
  }

  @Test
  void sectionsAreTextWithWordsToTheLeftAndNumbersToTheRight() {
    StringWriter text = new StringWriter();
    ReportText.print(report(1).chapters().get(0).sections().get(0), new PrintWriter(text));
    assertEquals(
        """
        Part
        Text
        Times of <b> & co
        query          ours s      nodes  ratio
        a, "b" <c>          1  1,234,567  0.123
        late        over 60 s          7      -

        """,
        text.toString());
  }

  @Test
  void aSlowerRunIsCalledWorse() throws Exception {
    Path before = folder.resolve("before");
    ReportFolder.write(report(1), before, Optional.empty());
    Optional<String> said =
        ReportFolder.write(report(3), folder.resolve("now"), Optional.of(before));
    assertTrue(said.orElseThrow().contains("1 worse, 0 better, 2 unchanged"), said::toString);
    String page = read("now/index.html");
    assertTrue(page.contains("<span class=\"badge worse\">worse</span>"), "badge");
  }

  @Test
  void aFolderThatCannotServeIsRefusedBeforeTheRun() throws Exception {
    assertThrows(NoSuchFileException.class, () -> ReportFolder.requireReport(folder));
    Path file = Files.writeString(folder.resolve("file"), "");
    assertThrows(IOException.class, () -> ReportFolder.requireWritable(file));
    Files.writeString(folder.resolve("samples.csv"), "something,else\n");
    var wrong = assertThrows(IOException.class, () -> ReportFolder.requireReport(folder));
    assertTrue(wrong.getMessage().contains("samples.csv:1: expected table,row"), wrong::toString);
  }
}
