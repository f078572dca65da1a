package io.implicant.bench.dd;

import java.util.Arrays;
import java.util.List;

/** A BDD package under measurement; {@code implicant bench dd --help} says how each starts. */
public enum Peer {
  /** Implicant by its public handles. */
  OURS("ours"),
  /** Implicant by its engine API on ints. */
  ENGINE("engine"),
  JDD("jdd"),
  /** JavaBDD's factory in plain Java. */
  JAVABDD("javabdd");

  private final String label;

  Peer(String label) {
    this.label = label;
  }

  /** Its name on the command line and in the table. */
  public String label() {
    return label;
  }

  Workbench workbench(int variables) {
    return switch (this) {
      case OURS -> new ManagerWorkbench(variables);
      case ENGINE -> new TableWorkbench(variables);
      case JDD -> new JddWorkbench(variables);
      case JAVABDD -> new JavaBddWorkbench(variables);
    };
  }

  public static List<String> labels() {
    return Arrays.stream(values()).map(Peer::label).toList();
  }

  /** The package of that name; an IllegalArgumentException names those there are. */
  public static Peer of(String label) {
    return Arrays.stream(values())
        .filter(peer -> peer.label.equals(label))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "expected one of " + labels() + ", found '" + label + "'"));
  }
}
