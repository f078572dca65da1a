package io.implicant.bench.reach;

import io.implicant.checker.search.Strategy;
import io.implicant.checker.symbolic.Evaluation;
import java.util.List;
import java.util.Locale;

/**
 * How models are searched.
 *
 * @param order auto, force, rare, weighted or file
 */
public record Setup(Strategy strategy, String order, Evaluation evaluation) {
  /** For people; also a name of files. */
  public String name() {
    String split = evaluation == Evaluation.EQUIV_SPLIT ? "" : "-no-equiv-split";
    return strategy.name().toLowerCase(Locale.ROOT) + "-" + order + split;
  }

  /** As arguments of {@code implicant reach}. */
  List<String> arguments() {
    List<String> always =
        List.of("--strategy", strategy.name().toLowerCase(Locale.ROOT), "--order", order);
    return evaluation == Evaluation.EQUIV_SPLIT
        ? always
        : List.of(always.get(0), always.get(1), always.get(2), always.get(3), "--no-equiv-split");
  }
}
