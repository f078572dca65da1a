package io.implicant.bench.report;

import java.awt.Color;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The colours of a plot.
 *
 * @param faint for labels of ticks and for lines that only help
 */
record Theme(
    String name, Color background, Color text, Color faint, Color grid, List<Color> series) {
  /** For light pages and for image files. */
  static final Theme LIGHT =
      new Theme(
          "light",
          new Color(0xFFFFFF),
          new Color(0x1F2328),
          new Color(0x59636E),
          new Color(0xE4E8EC),
          colors(
              0x0969DA, 0xD1570B, 0x1A7F37, 0x8250DF, 0xBF3989, 0x0B7C8A, 0x8A6100, 0x6E7781,
              0xA40E26, 0x3D4F9F, 0x4C6B00));

  static final Theme DARK =
      new Theme(
          "dark",
          new Color(0x161B22),
          new Color(0xE6EDF3),
          new Color(0x9198A1),
          new Color(0x2B323B),
          colors(
              0x58A6FF, 0xF0883E, 0x3FB950, 0xBC8CFF, 0xF778BA, 0x39C5CF, 0xD4A72C, 0xA5ADB6,
              0xFF7B72, 0x97A9F2, 0xA3C651));

  private static List<Color> colors(int... values) {
    return IntStream.of(values).mapToObj(Color::new).toList();
  }
}
