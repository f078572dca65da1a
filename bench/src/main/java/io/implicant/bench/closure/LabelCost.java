package io.implicant.bench.closure;

import io.implicant.dd.table.Budget;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.EngineOptions;
import io.implicant.theories.closure.EngineOptions.Algorithm;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What the interface of labels costs. A process that has met one kind of labels compiles calls of
 * the interface into plain code; one that has met both must look which it is. So the same problems
 * are solved with columns in two fresh processes: in one that has only seen columns, and in one
 * that has solved them with diagrams before.
 */
public final class LabelCost {
  private static final int PROBLEMS = 24;
  private static final int WARM_UP = 150;
  private static final int ROUNDS = 41;

  private LabelCost() {}

  /** Microseconds for all problems, once for each process. */
  record Result(List<Double> alone, List<Double> mixed) {
    /** Of the medians. */
    double ratio() {
      return Meter.median(mixed, Double::doubleValue) / Meter.median(alone, Double::doubleValue);
    }
  }

  /** Both kinds of process, in turn, so often. */
  static Result measure(int pairs) throws IOException {
    List<Double> alone = new ArrayList<>();
    List<Double> mixed = new ArrayList<>();
    for (int i = 0; i < pairs; i++) {
      alone.add(process("alone"));
      mixed.add(process("mixed"));
    }
    return new Result(alone, mixed);
  }

  private static double process(String kind) throws IOException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                LabelCost.class.getName(),
                kind)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    String answer =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    try {
      return Double.parseDouble(answer);
    } catch (NumberFormatException e) {
      throw new IOException("a process for labels failed: '" + answer + "'", e);
    }
  }

  /** The process: prints the microseconds for all problems. */
  public static void main(String[] args) throws UnsupportedFormulaException {
    List<Problem> problems = new ArrayList<>();
    for (int seed = 1; seed <= PROBLEMS; seed++) {
      problems.add(Families.order(10, 5, 4, seed));
    }
    if (args[0].equals("mixed")) {
      for (int i = 0; i < WARM_UP / 5; i++) {
        solve(problems, Algorithm.DIAGRAMS);
      }
    }
    List<Meter.Cost> costs =
        Meter.measure(() -> solve(problems, Algorithm.COLUMNS), WARM_UP, ROUNDS);
    System.out.printf(Locale.ROOT, "%.1f%n", Meter.median(costs, Meter.Cost::micros));
  }

  private static void solve(List<Problem> problems, Algorithm algorithm)
      throws UnsupportedFormulaException {
    EngineOptions options = EngineOptions.DEFAULT.withAlgorithm(algorithm);
    for (Problem problem : problems) {
      problem.solve(options, Budget.unlimited());
    }
  }
}
