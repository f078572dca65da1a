package io.implicant.bench.report;

import java.util.List;

/**
 * The findings of one run.
 *
 * @param lead one or two sentences: what was measured, and how
 */
public record Report(String title, String lead, RunFacts facts, List<Section> sections) {
  public Report {
    sections = List.copyOf(sections);
  }

  /**
   * A part of a report: tables, then plots.
   *
   * @param text how to read it; may be empty
   */
  public record Section(String title, String text, List<Table> tables, List<Plot> plots) {
    public Section {
      tables = List.copyOf(tables);
      plots = List.copyOf(plots);
    }
  }

  List<Table> tables() {
    return sections.stream().flatMap(section -> section.tables().stream()).toList();
  }

  List<Plot> plots() {
    return sections.stream().flatMap(section -> section.plots().stream()).toList();
  }
}
