package io.implicant.bench.dd;

import java.util.List;

/** The workloads of {@code implicant bench dd}, in the order of its table. */
public final class Workloads {
  /** Of random inputs. */
  public static final long SEED = 1;

  static final List<Workload> ALL =
      List.of(
          new Queens(8),
          new Queens(9),
          new Queens(10),
          new Queens(11),
          new Queens(12),
          new Adder(800, true),
          new Adder(16, false),
          new Multiplier(9),
          new Multiplier(11),
          new RandomCnf(36, 60, SEED),
          new RandomCnf(40, 160, SEED),
          new Counter(14),
          new TokenRing(32),
          new Chain(10_000));

  private Workloads() {}

  public static List<String> names() {
    return ALL.stream().map(Workload::name).toList();
  }

  /** The workload of that name; an IllegalArgumentException names those there are. */
  static Workload of(String name) {
    return ALL.stream()
        .filter(workload -> workload.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "expected one of " + names() + ", found '" + name + "'"));
  }
}
