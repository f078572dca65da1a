package io.implicant.bench.report;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.internal.chartpart.Chart;

/** Plots as image files; no display is needed. */
final class PlotImages {
  private static final int PIXELS = 2; // per unit, for screens of today
  private static final Pattern PROLOGUE = Pattern.compile("\\A.*?(?=<svg)", Pattern.DOTALL);

  static {
    System.setProperty("java.awt.headless", "true");
  }

  private PlotImages() {}

  static byte[] png(Plot plot) throws IOException {
    Chart<?, ?> chart = Charts.of(plot, Theme.LIGHT);
    BufferedImage image =
        new BufferedImage(
            PIXELS * chart.getWidth(), PIXELS * chart.getHeight(), BufferedImage.TYPE_INT_RGB);
    Graphics2D graphics = image.createGraphics();
    graphics.scale(PIXELS, PIXELS);
    chart.paint(graphics, chart.getWidth(), chart.getHeight());
    graphics.dispose();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ImageIO.write(image, "png", bytes);
    return bytes.toByteArray();
  }

  static String svg(Plot plot, Theme theme) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    VectorGraphicsEncoder.saveVectorGraphic(
        Charts.of(plot, theme), bytes, VectorGraphicsFormat.SVG);
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /** To stand inside a page, where the names of all its parts must differ from those of others. */
  static String inlineSvg(Plot plot, Theme theme) throws IOException {
    String prefix = plot.name() + "-" + theme.name() + "-";
    return PROLOGUE
        .matcher(svg(plot, theme))
        .replaceFirst("")
        .replaceAll("id=\"", "id=\"" + prefix)
        .replaceAll("url\\(#", "url(#" + prefix);
  }
}
