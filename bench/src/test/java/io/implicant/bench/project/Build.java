package io.implicant.bench.project;

import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * What the two builds must agree on.
 *
 * @param facts group, version, Java release, lint options
 * @param versions every library version by its name, {@code junit -> 5.13.4}
 * @param libraries the catalog, {@code group:artifact -> version}
 * @param dependencies per module, its own and those that all modules share
 */
record Build(
    Map<String, String> facts,
    Map<String, String> versions,
    Map<String, String> libraries,
    Map<String, Set<Dependency>> dependencies) {

  /** {@code on} is {@code group:artifact}, or {@code :module} for a module of ours. */
  record Dependency(String on, Scope scope) {
    boolean isModule() {
      return on.startsWith(":");
    }

    String module() {
      return on.substring(1);
    }

    @Override
    public String toString() {
      return on + " (" + scope.name().toLowerCase(Locale.ROOT) + ")";
    }
  }

  /** Maven has no scope for what only the run of the tests needs, so TEST covers that as well. */
  enum Scope {
    COMPILE,
    RUNTIME,
    TEST
  }

  /** A build says something that is not understood here, hence might not be the same in both. */
  static final class NotUnderstood extends RuntimeException {
    NotUnderstood(String where, String what) {
      super(where + ": not understood: " + what);
    }
  }
}
