/**
 * What a benchmark has found, as files: {@link io.implicant.bench.report.Report} holds tables and
 * plots, {@link io.implicant.bench.report.ReportFolder} writes them as CSV, PNG, SVG and one HTML
 * page, {@link io.implicant.bench.report.ReportText} prints them, and {@link
 * io.implicant.bench.report.Comparison} sets a run against an earlier one.
 *
 * <p>A new benchmark has a package of its own that measures, and a command that extends {@code
 * Benchmark} in the package of commands, which adds {@code --out} and {@code --previous} and makes
 * it part of {@code bench all}. It returns a chapter, which it builds once and prints from:
 *
 * <pre>{@code
 * List<Column> columns = List.of(Column.label("query"), Column.cost("time", "ms"));
 * List<List<Cell>> rows = List.of(List.of(Cell.text("a.smt2"), Cell.of(3.1, 3.0, 3.3)));
 * Table table = new Table("block-times", "Milliseconds, medians", columns, rows);
 * Section section = new Section("Times", "How to read it.", List.of(table), plots);
 * ReportText.print(section, out());
 * return Findings.of(new Chapter("Block queries", "What and how.", "seed 1", List.of(section)));
 * }</pre>
 *
 * <p>Columns of costs are compared with an earlier run; give all samples to a cell, not their mean,
 * so that the comparison has an interval.
 */
package io.implicant.bench.report;
