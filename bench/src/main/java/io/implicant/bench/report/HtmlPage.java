package io.implicant.bench.report;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * A report as one page of HTML. It needs no other file and no network: style and plots stand
 * inside. Light and dark by the reader's choice; each plot is there in both, and the style shows
 * one.
 */
final class HtmlPage {
  private static final int LONG = 40; // rows

  private final StringBuilder html = new StringBuilder();

  private HtmlPage() {}

  static String of(Report report, Optional<Comparison> comparison) throws IOException {
    HtmlPage page = new HtmlPage();
    boolean several = report.chapters().size() > 1;
    page.head(report.title());
    page.line("<header>");
    page.line("<h1>" + escape(report.title()) + "</h1>");
    if (!several) {
      page.lead(report.chapters().get(0));
    }
    page.navigation(report, comparison.isPresent());
    page.line("</header>");
    if (comparison.isPresent()) {
      page.html.append(HtmlComparison.section(comparison.get()));
    }
    for (int i = 0; i < report.chapters().size(); i++) {
      Report.Chapter chapter = report.chapters().get(i);
      if (several) {
        page.line(
            "<h2 class=\"chapter\" id=\"" + anchor(i) + "\">" + escape(chapter.title()) + "</h2>");
        page.lead(chapter);
      }
      for (int j = 0; j < chapter.sections().size(); j++) {
        page.section(chapter.sections().get(j), anchor(i) + "-" + (j + 1), several ? "h3" : "h2");
      }
    }
    page.facts(report.facts());
    page.line(
        "<footer>Every single measurement: <a href=\"samples.csv\">samples.csv</a>.</footer>");
    page.line("</main>");
    page.line("</body>");
    page.line("</html>");
    return page.html.toString();
  }

  static String escape(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  private static String anchor(int chapter) {
    return "chapter-" + (chapter + 1);
  }

  private void lead(Report.Chapter chapter) {
    line("<p class=\"lead\">" + escape(chapter.lead()) + "</p>");
  }

  private void line(String text) {
    html.append(text).append('\n');
  }

  private void head(String title) throws IOException {
    line("<!DOCTYPE html>");
    line("<html lang=\"en\">");
    line("<head>");
    line("<meta charset=\"utf-8\">");
    line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
    line("<title>" + escape(title) + "</title>");
    line("<style>");
    try (InputStream style = HtmlPage.class.getResourceAsStream("style.css")) {
      html.append(new String(style.readAllBytes(), StandardCharsets.UTF_8));
    }
    line("</style>");
    line("</head>");
    line("<body>");
    line("<main>");
  }

  private void navigation(Report report, boolean compared) {
    line("<nav>");
    if (compared) {
      link("comparison", "Against the earlier run");
    }
    for (int i = 0; i < report.chapters().size(); i++) {
      Report.Chapter chapter = report.chapters().get(i);
      if (report.chapters().size() > 1) {
        link(anchor(i), chapter.title());
        continue;
      }
      for (int j = 0; j < chapter.sections().size(); j++) {
        link(anchor(i) + "-" + (j + 1), chapter.sections().get(j).title());
      }
    }
    link("run", "The run");
    line("</nav>");
  }

  private void link(String anchor, String title) {
    line("<a href=\"#" + anchor + "\">" + escape(title) + "</a>");
  }

  private void section(Report.Section section, String anchor, String heading) throws IOException {
    line("<section id=\"" + anchor + "\">");
    line("<" + heading + ">" + escape(section.title()) + "</" + heading + ">");
    if (!section.text().isEmpty()) {
      line("<p>" + escape(section.text()) + "</p>");
    }
    for (Plot plot : section.plots()) {
      plot(plot);
    }
    section.tables().forEach(this::table);
    line("</section>");
  }

  private void plot(Plot plot) throws IOException {
    line("<div class=\"card plot\">");
    for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
      String label = escape(plot.title());
      line("<div class=\"" + theme.name() + "-only\" role=\"img\" aria-label=\"" + label + "\">");
      line(PlotImages.inlineSvg(plot, theme));
      line("</div>");
    }
    line("</div>");
  }

  /** A long table is folded up. */
  private void table(Table table) {
    boolean isLong = table.rows().size() > LONG;
    String caption = escape(table.caption());
    if (isLong) {
      line("<details><summary>" + caption + " (" + table.rows().size() + " rows)</summary>");
    }
    line("<div class=\"card\">");
    line("<table>");
    if (!isLong && !caption.isEmpty()) {
      line("<caption>" + caption + "</caption>");
    }
    rows(table);
    line("</table>");
    line("</div>");
    if (isLong) {
      line("</details>");
    }
  }

  private void rows(Table table) {
    line("<thead><tr>");
    for (Table.Column column : table.columns()) {
      String unit =
          column.unit().isEmpty()
              ? ""
              : "<span class=\"unit\">" + escape(column.unit()) + "</span>";
      line("<th" + alignment(column) + ">" + escape(column.name()) + unit + "</th>");
    }
    line("</tr></thead>");
    line("<tbody>");
    for (List<Cell> row : table.rows()) {
      html.append("<tr>");
      for (int i = 0; i < row.size(); i++) {
        cell(row.get(i), table.columns().get(i));
      }
      line("</tr>");
    }
    line("</tbody>");
  }

  private static String alignment(Table.Column column) {
    return column.kind().isWords() ? " class=\"label\"" : "";
  }

  private void cell(Cell cell, Table.Column column) {
    String style = cell instanceof Cell.Missing ? " class=\"missing\"" : alignment(column);
    String hint = "";
    if (cell instanceof Cell.Measured measured && measured.samples().size() > 1) {
      List<String> samples = measured.samples().stream().map(Numbers::shown).toList();
      hint = " title=\"" + String.join(", ", samples) + "\"";
    }
    html.append("<td" + style + hint + ">" + escape(cell.text()) + "</td>");
  }

  private void facts(RunFacts facts) {
    line("<section id=\"run\">");
    line("<h2>The run</h2>");
    line("<div class=\"card\"><dl class=\"facts\">");
    facts
        .values()
        .forEach(
            (name, value) -> {
              boolean command = name.equals("command");
              String shown = command ? "<code>" + escape(value) + "</code>" : escape(value);
              line(
                  (command ? "<div class=\"wide\">" : "<div>")
                      + "<dt>"
                      + escape(name)
                      + "</dt><dd>"
                      + shown
                      + "</dd></div>");
            });
    line("</dl></div>");
    line("</section>");
  }
}
