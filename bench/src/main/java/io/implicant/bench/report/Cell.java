package io.implicant.bench.report;

import java.util.List;
import java.util.stream.DoubleStream;
import org.apache.commons.math3.stat.descriptive.rank.Median;

/** What stands in one place of a table. */
public sealed interface Cell {
  /** As people read it. */
  String text();

  /** As programs read it; empty where there is no value. */
  String value();

  /** A name or a remark. */
  record Text(String text) implements Cell {
    @Override
    public String value() {
      return text;
    }
  }

  /** A number that was measured once or more often; shown is the median. */
  record Measured(List<Double> samples) implements Cell {
    public Measured {
      samples = List.copyOf(samples);
      if (samples.isEmpty()) {
        throw new IllegalArgumentException("expected samples, found none");
      }
    }

    public double median() {
      return new Median().evaluate(samples.stream().mapToDouble(Double::doubleValue).toArray());
    }

    @Override
    public String text() {
      return Numbers.shown(median());
    }

    @Override
    public String value() {
      return Numbers.exact(median());
    }
  }

  /** A number that was not reached: at least so much. */
  record AtLeast(double least) implements Cell {
    @Override
    public String text() {
      return "> " + Numbers.shown(least);
    }

    @Override
    public String value() {
      return Numbers.exact(least);
    }
  }

  /** No number, and why: a time-out, say. */
  record Missing(String reason) implements Cell {
    @Override
    public String text() {
      return reason;
    }

    @Override
    public String value() {
      return "";
    }
  }

  static Cell text(String text) {
    return new Text(text);
  }

  static Cell of(double... samples) {
    return new Measured(DoubleStream.of(samples).boxed().toList());
  }
}
