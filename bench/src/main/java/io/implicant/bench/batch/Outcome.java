package io.implicant.bench.batch;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.implicant.abstraction.Cover;
import io.implicant.abstraction.Json;
import java.util.Optional;
import java.util.function.Function;

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

  /**
   * The outcome that a line of a result file records.
   *
   * @throws RuntimeException if it is none
   */
  static Outcome parse(String line) {
    JsonObject object = JsonParser.parseString(line).getAsJsonObject();
    Function<String, String> text = name -> object.get(name).getAsString();
    Optional<Answer> answer =
        object.has("minterms")
            ? Optional.of(
                new Answer(
                    object.get("predicates").getAsInt(),
                    text.apply("minterms"),
                    text.apply("inconsistent"),
                    text.apply("primes"),
                    text.apply("reported")))
            : Optional.empty();
    return new Outcome(
        text.apply("file"),
        text.apply("goal"),
        object.get("goals").getAsInt(),
        object.get("exit").getAsInt(),
        answer,
        object.has("error") ? text.apply("error") : "",
        object.has("microseconds") ? object.get("microseconds").getAsDouble() : 0);
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
