package io.implicant.bench.report;

import io.implicant.bench.report.Plot.Axis;
import io.implicant.bench.report.Plot.Bars;
import io.implicant.bench.report.Plot.Lines;
import io.implicant.bench.report.Plot.Scatter;
import io.implicant.bench.report.Plot.Series;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.internal.chartpart.Chart;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Plots as charts of the charting library, in our style. */
final class Charts {
  static final int WIDTH = 760;
  static final int HEIGHT = 420;
  private static final int SCATTER_HEIGHT = 560;
  private static final float LINE_WIDTH = 2;
  private static final int MARKER_SIZE = 6;
  private static final int LONE_MARKER_SIZE = 9;
  private static final int MOST_TIMES = 1_000; // the last line that helps in a scatter plot
  private static final int MAX_UPRIGHT = 6; // labels of categories
  private static final int MAX_BESIDE = 5; // names below the plot; more are cut at its sides
  private static final Marker[] MARKERS = {
    SeriesMarkers.CIRCLE, SeriesMarkers.SQUARE, SeriesMarkers.DIAMOND, SeriesMarkers.TRIANGLE_UP
  };

  private Charts() {}

  static Chart<?, ?> of(Plot plot, Theme theme) {
    if (plot instanceof Lines lines) {
      return lines(lines, theme);
    } else if (plot instanceof Scatter scatter) {
      return scatter(scatter, theme);
    }
    return bars((Bars) plot, theme);
  }

  private static XYChart lines(Lines plot, Theme theme) {
    XYChart chart = xy(plot.title(), plot.x(), plot.y(), HEIGHT, theme);
    int index = 0;
    for (Series series : drawable(plot.series(), plot.x(), plot.y())) {
      XYSeries drawn = chart.addSeries(series.name(), series.xs(), series.ys());
      drawn.setMarker(MARKERS[index++ % MARKERS.length]);
      drawn.setLineWidth(LINE_WIDTH);
    }
    if (index > MAX_BESIDE) {
      chart.getStyler().setLegendPosition(LegendPosition.OutsideE);
      chart.getStyler().setLegendLayout(LegendLayout.Vertical);
    }
    return chart;
  }

  private static XYChart scatter(Scatter plot, Theme theme) {
    XYChart chart = xy(plot.title(), plot.x(), plot.y(), SCATTER_HEIGHT, theme);
    double[] range = range(plot);
    int index = 0;
    for (Series series : drawable(plot.series(), plot.x(), plot.y())) {
      XYSeries drawn = chart.addSeries(series.name(), series.xs(), series.ys());
      drawn.setXYSeriesRenderStyle(XYSeries.XYSeriesRenderStyle.Scatter);
      drawn.setMarker(MARKERS[index++ % MARKERS.length]);
    }
    for (int factor = 1; factor <= (plot.x().logarithmic() ? MOST_TIMES : 1); factor *= 10) {
      diagonal(chart, range, factor, theme);
    }
    chart.getStyler().setMarkerSize(LONE_MARKER_SIZE);
    chart.getStyler().setXAxisMin(range[0]).setXAxisMax(range[1]);
    chart.getStyler().setYAxisMin(range[0]).setYAxisMax(range[1]);
    return chart;
  }

  /** Where y is x divided by the factor; the line of a factor above 1 is a faint help. */
  private static void diagonal(XYChart chart, double[] range, int factor, Theme theme) {
    if (range[0] * factor > range[1]) {
      return;
    }
    XYSeries diagonal =
        chart.addSeries(
            "1/" + factor,
            List.of(range[0] * factor, range[1]),
            List.of(range[0], range[1] / factor));
    diagonal.setMarker(SeriesMarkers.NONE);
    diagonal.setLineColor(theme.faint());
    diagonal.setLineStyle(dashes(factor == 1 ? 1.2f : 0.5f));
    diagonal.setShowInLegend(false);
  }

  /** The points that have a place: positive ones on logarithmic axes. Empty series fall away. */
  private static List<Series> drawable(List<Series> all, Axis x, Axis y) {
    List<Series> drawable = new ArrayList<>();
    for (Series series : all) {
      List<Double> xs = new ArrayList<>();
      List<Double> ys = new ArrayList<>();
      for (int i = 0; i < series.xs().size(); i++) {
        if (hasPlace(series.xs().get(i), x) && hasPlace(series.ys().get(i), y)) {
          xs.add(series.xs().get(i));
          ys.add(series.ys().get(i));
        }
      }
      if (!xs.isEmpty()) {
        drawable.add(new Series(series.name(), xs, ys));
      }
    }
    return drawable;
  }

  private static boolean hasPlace(double value, Axis axis) {
    return Double.isFinite(value) && (value > 0 || !axis.logarithmic());
  }

  /** The smallest and the largest coordinate, widened to powers of ten if an axis is in these. */
  private static double[] range(Scatter plot) {
    double[] all =
        drawable(plot.series(), plot.x(), plot.y()).stream()
            .flatMap(series -> Stream.concat(series.xs().stream(), series.ys().stream()))
            .mapToDouble(Double::doubleValue)
            .sorted()
            .toArray();
    double low = all.length == 0 ? 1 : all[0];
    double high = all.length == 0 ? 10 : all[all.length - 1];
    if (plot.x().logarithmic()) {
      low = Math.pow(10, Math.floor(Math.log10(low)));
      high = Math.pow(10, Math.ceil(Math.log10(high)));
    }
    return new double[] {low, low == high ? 10 * high : high};
  }

  private static CategoryChart bars(Bars plot, Theme theme) {
    CategoryChart chart =
        new CategoryChartBuilder()
            .width(WIDTH)
            .height(HEIGHT)
            .title(plot.title())
            .yAxisTitle(plot.y().label())
            .build();
    style(chart.getStyler(), theme);
    chart.getStyler().setAvailableSpaceFill(0.8);
    if (plot.categories().size() > MAX_UPRIGHT) {
      chart.getStyler().setXAxisLabelRotation(30);
    }
    chart.getStyler().setPlotGridVerticalLinesVisible(false);
    OptionalDouble least =
        plot.groups().stream()
            .flatMap(group -> group.values().stream())
            .mapToDouble(Double::doubleValue)
            .filter(value -> value > 0)
            .min();
    if (plot.y().logarithmic() && least.isPresent()) {
      chart.getStyler().setYAxisLogarithmic(true);
      chart.getStyler().setYAxisMin(Math.pow(10, Math.floor(Math.log10(least.getAsDouble()))));
    }
    for (Bars.Group group : plot.groups()) {
      List<Double> values =
          group.values().stream().map(v -> hasPlace(v, plot.y()) ? v : null).toList();
      if (values.stream().anyMatch(Objects::nonNull)) {
        chart.addSeries(group.name(), plot.categories(), values);
      }
    }
    return chart;
  }

  private static XYChart xy(String title, Axis x, Axis y, int height, Theme theme) {
    XYChart chart =
        new XYChartBuilder()
            .width(WIDTH)
            .height(height)
            .title(title)
            .xAxisTitle(x.label())
            .yAxisTitle(y.label())
            .build();
    style(chart.getStyler(), theme);
    chart.getStyler().setXAxisLogarithmic(x.logarithmic()).setYAxisLogarithmic(y.logarithmic());
    chart.getStyler().setMarkerSize(MARKER_SIZE);
    return chart;
  }

  private static void style(AxesChartStyler styler, Theme theme) {
    Font font = new Font(Font.SANS_SERIF, Font.PLAIN, 12);
    styler.setSeriesColors(theme.series().toArray(Color[]::new));
    styler.setChartBackgroundColor(theme.background()).setChartFontColor(theme.text());
    styler.setChartTitleFont(font.deriveFont(Font.BOLD, 14)).setChartTitleBoxVisible(false);
    styler.setChartPadding(12);
    styler.setLegendPosition(LegendPosition.OutsideS).setLegendLayout(LegendLayout.Horizontal);
    styler.setLegendBackgroundColor(theme.background()).setLegendBorderColor(theme.background());
    styler.setLegendFont(font);
    styler.setPlotBackgroundColor(theme.background()).setPlotBorderVisible(false);
    styler.setPlotGridLinesColor(theme.grid()).setPlotGridLinesStroke(new BasicStroke(1));
    styler.setAxisTitleFont(font).setAxisTickLabelsFont(font.deriveFont(11f));
    styler.setAxisTickLabelsColor(theme.faint()).setAxisTickMarksColor(theme.grid());
    styler.setAxisTicksLineVisible(false);
    styler.setDecimalPattern("0.#########"); // no 1E-4
  }

  private static BasicStroke dashes(float width) {
    return new BasicStroke(
        width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {6, 4}, 0);
  }
}
