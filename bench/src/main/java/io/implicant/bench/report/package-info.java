/**
 * What a benchmark has found, as files: {@link io.implicant.bench.report.Report} holds tables and
 * plots, {@link io.implicant.bench.report.ReportFolder} writes them as CSV, PNG, SVG and one HTML
 * page, and {@link io.implicant.bench.report.Comparison} sets a run against an earlier one.
 */
package io.implicant.bench.report;
