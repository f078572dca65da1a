package io.implicant.bench.fuzz;

import io.implicant.theories.closure.EngineOptions;
import io.implicant.theories.closure.EngineOptions.Algorithm;
import io.implicant.theories.closure.EngineOptions.Way;
import java.util.Locale;

/** Options of the engine under which queries are asked; all must give the same answers. */
public enum EngineSetup {
  DEFAULT(EngineOptions.DEFAULT),
  PATHS(EngineOptions.DEFAULT.withWay(Way.PATHS)),
  ONE_RUN(EngineOptions.DEFAULT.withWay(Way.ONE_RUN)),
  COLUMNS(EngineOptions.DEFAULT.withAlgorithm(Algorithm.COLUMNS)),
  DIAGRAMS(EngineOptions.DEFAULT.withAlgorithm(Algorithm.DIAGRAMS)),
  SPARSE(EngineOptions.DEFAULT.withAlgorithm(Algorithm.SPARSE)),
  SPARSE_ONE_RUN(SPARSE.options.withWay(Way.ONE_RUN)),
  WHOLE(EngineOptions.DEFAULT.withCut(false)),
  WHOLE_DIAGRAMS(DIAGRAMS.options.withCut(false).withWay(Way.ONE_RUN)),
  FEW_COLUMNS(EngineOptions.DEFAULT.withMaxColumns(4));

  @SuppressWarnings("ImmutableEnumChecker") // a record of enums and numbers
  private final EngineOptions options;

  EngineSetup(EngineOptions options) {
    this.options = options;
  }

  EngineOptions options() {
    return options;
  }

  /** As {@code --options} names it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
