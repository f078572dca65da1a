package io.implicant.bench.peer;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.table.CorruptDiagram;
import java.util.Base64;
import java.util.List;

/** What a {@link PeerWorker} answers, as one line of text. */
public sealed interface Reply {
  /** Marks our lines among those that a native library may print. */
  String MARK = "implicant ";

  /** F, and how long it took. */
  record Solved(long nanos, int variables, String diagram) implements Reply {
    static Solved of(long nanos, Bdd function) {
      BddManager manager = function.manager();
      byte[] bytes = manager.save(List.of(function));
      return new Solved(nanos, manager.variableCount(), Base64.getEncoder().encodeToString(bytes));
    }

    /** The function in a manager that has at least {@link #variables} variables. */
    public Bdd function(BddManager manager) throws CorruptDiagram {
      return manager.load(Base64.getDecoder().decode(diagram)).get(0);
    }
  }

  /** The solver was loaded. */
  record Ready(String version) implements Reply {}

  /** The time was over. */
  record TimedOut() implements Reply {}

  /** No answer, for a reason that is no limit. */
  record Failed(String reason) implements Reply {}

  default String line() {
    if (this instanceof Solved solved) {
      return MARK + "solved " + solved.nanos + " " + solved.variables + " " + solved.diagram;
    } else if (this instanceof Ready ready) {
      return MARK + "ready " + ready.version;
    } else if (this instanceof Failed failed) {
      return MARK + "failed " + failed.reason;
    }
    return MARK + "time-out";
  }

  /** The reply in a line that starts with {@link #MARK}. */
  static Reply of(String line) {
    String[] words = line.substring(MARK.length()).split(" ", 2);
    return switch (words[0]) {
      case "solved" -> {
        String[] parts = words[1].split(" ", -1);
        yield new Solved(Long.parseLong(parts[0]), Integer.parseInt(parts[1]), parts[2]);
      }
      case "ready" -> new Ready(words[1]);
      case "failed" -> new Failed(words[1]);
      default -> new TimedOut();
    };
  }
}
