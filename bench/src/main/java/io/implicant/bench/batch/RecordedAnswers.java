package io.implicant.bench.batch;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Answers of an earlier run or of other solvers: what a regression test compares with. */
public final class RecordedAnswers {
  private final Map<String, String> expected = new LinkedHashMap<>();
  private int compared;

  private RecordedAnswers() {}

  /** Reads CSV with a heading, or JSON lines; queries are known by their file names alone. */
  public static RecordedAnswers read(String file) throws CommandException {
    RecordedAnswers answers = new RecordedAnswers();
    int number = 0;
    try {
      for (String line : Files.readAllLines(Path.of(file))) {
        number++;
        if (line.startsWith("{")) {
          answers.addJson(line);
        } else if (!line.isBlank() && !line.startsWith("query,")) {
          answers.addCsv(line);
        }
      }
    } catch (IOException e) {
      throw CommandException.unreadable(file, e);
    } catch (JsonParseException | IllegalArgumentException | NullPointerException e) {
      throw new CommandException(
          ExitCode.INPUT, file + ":" + number + ":1: expected a recorded answer", e);
    }
    return answers;
  }

  private void addCsv(String line) {
    String[] cells = line.split(",", -1);
    if (cells.length < 5) {
      throw new IllegalArgumentException(line);
    }
    expected.put(cells[0] + " goal", describe(cells[1], cells[2], cells[3], cells[4]));
  }

  private void addJson(String line) {
    JsonObject object = JsonParser.parseString(line).getAsJsonObject();
    String name = name(object.get("file").getAsString()) + " " + object.get("goal").getAsString();
    expected.put(
        name,
        object.has("minterms")
            ? describe(
                object.get("predicates").getAsString(),
                object.get("minterms").getAsString(),
                object.get("inconsistent").getAsString(),
                object.get("primes").getAsString())
            : object.get("error").getAsString());
  }

  private static String describe(
      String predicates, String minterms, String inconsistent, String primes) {
    return predicates
        + " predicates, "
        + minterms
        + " minterms, "
        + inconsistent
        + " inconsistent, "
        + primes
        + " primes";
  }

  private static String name(String file) {
    String last = file.substring(file.replace('\\', '/').lastIndexOf('/') + 1);
    return last.endsWith(".smt2") ? last.substring(0, last.length() - 5) : last;
  }

  public int compared() {
    return compared;
  }

  /** How an outcome differs from the recorded one, if it does. */
  public Optional<String> difference(Outcome outcome) {
    String name = name(outcome.file()) + " " + outcome.goal();
    String recorded = expected.remove(name);
    String found =
        outcome.error().isEmpty()
            ? outcome
                .answer()
                .map(
                    a ->
                        describe(
                            Integer.toString(a.predicates()),
                            a.minterms(),
                            a.inconsistent(),
                            a.primes()))
                .orElse("no answer")
            : outcome.error();
    compared++;
    if (recorded == null) {
      return Optional.of(
          outcome.file() + ": " + outcome.goal() + ": nothing recorded, found " + found);
    }
    return recorded.equals(found)
        ? Optional.empty()
        : Optional.of(
            outcome.file() + ": " + outcome.goal() + ": recorded " + recorded + ", found " + found);
  }

  /** Recorded answers that no outcome was compared with. */
  public List<String> missing() {
    List<String> lines = new ArrayList<>();
    expected.forEach((name, answer) -> lines.add(name + ": recorded " + answer + ", not asked"));
    return lines;
  }
}
