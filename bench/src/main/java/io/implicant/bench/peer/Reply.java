package io.implicant.bench.peer;

import static java.util.stream.Collectors.joining;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.table.CorruptDiagram;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;

/** What a {@link PeerWorker} answers, as one line of text. */
public sealed interface Reply {
  /** Marks our lines among those that a native library may print. */
  String MARK = "implicant ";

  /**
   * F, and how long it took.
   *
   * @param samples nanoseconds, each the mean of some runs
   */
  record Solved(List<Long> samples, int variables, String diagram) implements Reply {
    public Solved {
      samples = List.copyOf(samples);
    }

    static Solved of(List<Long> samples, Bdd function) {
      BddManager manager = function.manager();
      String bytes = Base64.getEncoder().encodeToString(manager.save(List.of(function)));
      return new Solved(samples, manager.variableCount(), bytes);
    }

    /** The mean of the samples. */
    public double seconds() {
      return samples.stream().mapToLong(Long::longValue).average().orElseThrow() / 1e9;
    }

    /** The function in a manager that has at least {@link #variables} variables. */
    public Bdd function(BddManager manager) throws CorruptDiagram {
      return manager.load(Base64.getDecoder().decode(diagram)).get(0);
    }
  }

  /** The solver was loaded. */
  record Ready(String version) implements Reply {}

  /** The process has answered all questions and ends; what it has taken from its start on. */
  record Ended(long cpuNanos) implements Reply {}

  /** The time was over. */
  record TimedOut() implements Reply {}

  /** No answer, for a reason that is no limit. */
  record Failed(String reason) implements Reply {}

  default String line() {
    if (this instanceof Solved solved) {
      String samples = solved.samples.stream().map(String::valueOf).collect(joining(","));
      return MARK + "solved " + samples + " " + solved.variables + " " + solved.diagram;
    } else if (this instanceof Ready ready) {
      return MARK + "ready " + ready.version;
    } else if (this instanceof Failed failed) {
      return MARK + "failed " + failed.reason;
    }
    return MARK + (this instanceof Ended ended ? "ended " + ended.cpuNanos : "time-out");
  }

  /** The reply in a line that starts with {@link #MARK}. */
  static Reply of(String line) {
    String[] words = line.substring(MARK.length()).split(" ", 2);
    return switch (words[0]) {
      case "solved" -> {
        String[] parts = words[1].split(" ", -1);
        List<Long> samples = Stream.of(parts[0].split(",", -1)).map(Long::valueOf).toList();
        yield new Solved(samples, Integer.parseInt(parts[1]), parts[2]);
      }
      case "ready" -> new Ready(words[1]);
      case "ended" -> new Ended(Long.parseLong(words[1]));
      case "failed" -> new Failed(words[1]);
      default -> new TimedOut();
    };
  }
}
