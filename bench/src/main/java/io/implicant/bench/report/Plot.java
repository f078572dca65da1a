package io.implicant.bench.report;

import java.util.List;

/** A picture of numbers. */
public sealed interface Plot {
  /** The name of its files, without an ending. */
  String name();

  String title();

  /** What an axis says, and its scale. */
  record Axis(String label, boolean logarithmic) {
    public static Axis linear(String label) {
      return new Axis(label, false);
    }

    public static Axis logarithmic(String label) {
      return new Axis(label, true);
    }
  }

  /** Points of one kind, in order. */
  record Series(String name, List<Double> xs, List<Double> ys) {
    public Series {
      xs = List.copyOf(xs);
      ys = List.copyOf(ys);
      if (xs.size() != ys.size()) {
        throw new IllegalArgumentException(xs.size() + " xs for " + ys.size() + " ys");
      }
    }
  }

  /** Values that depend on a size. */
  record Lines(String name, String title, Axis x, Axis y, List<Series> series) implements Plot {
    public Lines {
      series = List.copyOf(series);
    }
  }

  /** Two values of each thing; both axes have one scale, with a line where they are equal. */
  record Scatter(String name, String title, Axis x, Axis y, List<Series> series) implements Plot {
    public Scatter {
      series = List.copyOf(series);
    }
  }

  /** Values of several kinds by category. */
  record Bars(String name, String title, Axis y, List<String> categories, List<Group> groups)
      implements Plot {
    /** A value for each category; NaN where there is none. */
    public record Group(String name, List<Double> values) {
      public Group {
        values = List.copyOf(values);
      }
    }

    public Bars {
      categories = List.copyOf(categories);
      groups = List.copyOf(groups);
      for (Group group : groups) {
        if (group.values().size() != categories.size()) {
          throw new IllegalArgumentException(
              group.values().size() + " values for " + categories.size() + " categories");
        }
      }
    }
  }
}
