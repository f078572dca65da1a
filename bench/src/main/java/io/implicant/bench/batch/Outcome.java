package io.implicant.bench.batch;

import io.implicant.abstraction.Cover;
import io.implicant.abstraction.Json;
import java.util.Optional;

/**
 * What became of one goal.
 *
 * @param file as the batch names it
 * @param goal its name; empty if the file could not be read
 * @param goals how many goals the file has, so that a resumed run knows when a file is complete
 * @param exitCode what the command ends with if nothing is worse
 * @param answer the numbers, if there is an answer
 * @param error what went wrong, if anything did
 * @param micros engine time
 */
public record Outcome(
    String file,
    String goal,
    int goals,
    int exitCode,
    Optional<Answer> answer,
    String error,
    double micros) {
  /** The numbers of an answer. */
  public record Answer(
      int predicates, String minterms, String inconsistent, String primes, String reported) {
    static Answer of(Cover cover, int predicates) {
      return new Answer(
          predicates,
          cover.minterms().toString(),
          cover.inconsistentMinterms().toString(),
          cover.primes().count().toString(),
          cover.reported().count().toString());
    }
  }

  /** The line of the result file, without its end. */
  String line(boolean times) {
    Json json = Json.object().put("file", file).put("goal", goal).put("goals", goals);
    answer.ifPresent(
        a ->
            json.put("predicates", a.predicates())
                .put("minterms", a.minterms())
                .put("inconsistent", a.inconsistent())
                .put("primes", a.primes())
                .put("reported", a.reported()));
    json.put("exact", error.isEmpty()).put("exit", exitCode);
    if (!error.isEmpty()) {
      json.put("error", error);
    }
    if (times) {
      json.put("microseconds", micros);
    }
    return json.toString();
  }
}
