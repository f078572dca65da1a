package io.implicant.bench.closure;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What can be measured. */
public enum Part {
  /** Recorded queries by number of predicates. */
  QUERIES,
  /** One predicate added to ten. */
  INCREMENTS,
  /** Growth with predicates, terms and constants. */
  GROWTH,
  /** LBC07 Figure 8. */
  DIAMONDS,
  /** Large blocks of order constraints. */
  ORDER,
  /** Many small blocks. */
  BLOCKS,
  /** The cost of the interface of labels. */
  LABELS;

  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static List<String> labels() {
    return Arrays.stream(values()).map(Part::label).toList();
  }

  /** The part of that label. */
  public static Part of(String label) {
    return Arrays.stream(values())
        .filter(part -> part.label().equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "expected one of " + String.join(", ", labels()) + ", found " + label));
  }
}
