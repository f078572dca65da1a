package io.implicant.bench.report;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The findings of one run: a chapter for each benchmark. */
public record Report(List<Chapter> chapters, RunFacts facts) {
  /** The names of tables and of plots are those of files, so each must differ from the others. */
  public Report {
    chapters = List.copyOf(chapters);
    requireDifferent(tables(chapters).map(Table::name));
    requireDifferent(plots(chapters).map(Plot::name));
  }

  /**
   * What one benchmark has found.
   *
   * @param lead one or two sentences: what was measured, and how
   * @param seed of random inputs, or why there is none
   */
  public record Chapter(String title, String lead, String seed, List<Section> sections) {
    public Chapter {
      sections = List.copyOf(sections);
    }
  }

  /**
   * A part of a chapter: tables and plots.
   *
   * @param text how to read it; may be empty
   */
  public record Section(String title, String text, List<Table> tables, List<Plot> plots) {
    public Section {
      tables = List.copyOf(tables);
      plots = List.copyOf(plots);
    }
  }

  private static void requireDifferent(Stream<String> names) {
    Set<String> seen = new HashSet<>();
    names.forEach(
        name -> {
          if (!seen.add(name)) {
            throw new IllegalArgumentException("two parts of a report have the name " + name);
          }
        });
  }

  /** That of its only chapter, or of all. */
  String title() {
    return chapters.size() == 1 ? chapters.get(0).title() : "Benchmarks of Implicant";
  }

  List<Table> tables() {
    return tables(chapters).toList();
  }

  List<Plot> plots() {
    return plots(chapters).toList();
  }

  private static Stream<Table> tables(List<Chapter> chapters) {
    return chapters.stream()
        .flatMap(chapter -> chapter.sections().stream())
        .flatMap(section -> section.tables().stream());
  }

  private static Stream<Plot> plots(List<Chapter> chapters) {
    return chapters.stream()
        .flatMap(chapter -> chapter.sections().stream())
        .flatMap(section -> section.plots().stream());
  }
}
