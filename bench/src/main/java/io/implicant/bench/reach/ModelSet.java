package io.implicant.bench.reach;

import java.nio.file.Path;
import java.util.Locale;

/** Models with known counts that lie beside the project. */
public enum ModelSet {
  /** Models of BEEM in GAL, with recorded runs of the native tool. */
  BEEM("gal"),
  /** Other GAL models. */
  GAL(""),
  /** Nets of the Model Checking Contest. */
  MCC("");

  private final String models;

  ModelSet(String models) {
    this.models = models;
  }

  private Path folder() {
    return Path.of("..", "shared", "data", name().toLowerCase(Locale.ROOT));
  }

  public Path counts() {
    return folder().resolve("counts.csv");
  }

  public Path models() {
    return folder().resolve(models);
  }
}
