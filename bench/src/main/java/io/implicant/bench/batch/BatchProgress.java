package io.implicant.bench.batch;

import java.io.PrintWriter;
import java.util.Locale;

/** A line on standard error that says how far a batch is, once it takes longer than a second. */
final class BatchProgress {
  private static final long NANOS = 1_000_000_000;
  private static final int WIDTH = 30;

  private final PrintWriter out;
  private final int all;
  private final int before;
  private final long start = System.nanoTime();
  private long shown = start;
  private int done;

  BatchProgress(PrintWriter out, int all, int before) {
    this.out = out;
    this.all = all;
    this.before = before;
    done = before;
  }

  void advance() {
    done++;
    long now = System.nanoTime();
    if (now - shown >= NANOS) {
      shown = now;
      double rate = (done - before) / ((now - start) / 1e9);
      int filled = (int) ((long) WIDTH * done / all);
      out.print(
          String.format(
              Locale.ROOT,
              "\r[%s%s] %d of %d, %.1f a second, %.0f s left ",
              "#".repeat(filled),
              " ".repeat(WIDTH - filled),
              done,
              all,
              rate,
              (all - done) / rate));
      out.flush();
    }
  }

  void end() {
    if (shown != start) {
      out.println();
      out.flush();
    }
  }
}
