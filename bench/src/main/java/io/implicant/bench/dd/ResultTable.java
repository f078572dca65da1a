package io.implicant.bench.dd;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;

/** The result of a run: medians, peaks, and ratios to JDD. */
public record ResultTable(List<Peer> peers, List<Row> rows) {
  private static final int NAME_WIDTH = 16;
  private static final int CELL_WIDTH = 21;
  private static final int RATIO_WIDTH = 13;

  /** One workload. */
  record Row(String workload, Map<Peer, Measurement> cells) {
    /** The time of one package as a multiple of another's; empty if one has failed. */
    OptionalDouble ratio(Peer peer, Peer other) {
      return cells.get(peer) instanceof Measurement.Done a
              && cells.get(other) instanceof Measurement.Done b
          ? OptionalDouble.of(a.seconds() / b.seconds())
          : OptionalDouble.empty();
    }
  }

  /** Whether some package gave a wrong answer. */
  public boolean hasWrongAnswers() {
    return rows.stream()
        .flatMap(row -> row.cells.values().stream())
        .anyMatch(new Measurement.Failed(Measurement.WRONG)::equals);
  }

  /** Over the workloads that both packages can do. */
  OptionalDouble geometricMean(Peer peer, Peer other) {
    OptionalDouble logarithm =
        rows.stream()
            .map(row -> row.ratio(peer, other))
            .flatMapToDouble(OptionalDouble::stream)
            .map(Math::log)
            .average();
    return logarithm.isPresent()
        ? OptionalDouble.of(Math.exp(logarithm.getAsDouble()))
        : OptionalDouble.empty();
  }

  public void print(PrintWriter out) {
    List<Peer> compared = new ArrayList<>(peers);
    compared.remove(Peer.JDD);
    if (compared.size() == peers.size()) {
      compared.clear();
    }
    StringBuilder header = new StringBuilder(padRight("workload", NAME_WIDTH));
    peers.forEach(peer -> header.append(padLeft(peer.label() + " s, peak nodes", CELL_WIDTH)));
    compared.forEach(peer -> header.append(padLeft(peer.label() + "/jdd", RATIO_WIDTH)));
    out.println(header);
    for (Row row : rows) {
      StringBuilder line = new StringBuilder(padRight(row.workload, NAME_WIDTH));
      peers.forEach(peer -> line.append(padLeft(cell(row.cells.get(peer)), CELL_WIDTH)));
      compared.forEach(peer -> line.append(padLeft(ratio(row.ratio(peer, Peer.JDD)), RATIO_WIDTH)));
      out.println(line);
    }
    StringBuilder means =
        new StringBuilder(padRight("geometric mean", NAME_WIDTH + CELL_WIDTH * peers.size()));
    compared.forEach(
        peer -> means.append(padLeft(ratio(geometricMean(peer, Peer.JDD)), RATIO_WIDTH)));
    out.println(means);
    out.println("geometric mean ours/JDD: " + ratio(geometricMean(Peer.OURS, Peer.JDD)));
  }

  private static String cell(Measurement measurement) {
    return measurement instanceof Measurement.Done done
        ? String.format(Locale.ROOT, "%.4f %10d", done.seconds(), done.peakNodes())
        : ((Measurement.Failed) measurement).reason();
  }

  private static String ratio(OptionalDouble ratio) {
    return ratio.isPresent() ? String.format(Locale.ROOT, "%.2f", ratio.getAsDouble()) : "-";
  }

  private static String padRight(String text, int width) {
    return text + " ".repeat(Math.max(1, width - text.length()));
  }

  private static String padLeft(String text, int width) {
    return " ".repeat(Math.max(1, width - text.length())) + text;
  }
}
