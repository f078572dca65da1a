package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.bench.command.Verdicts.Answer;
import io.implicant.bench.command.Verdicts.Verdict;
import io.implicant.checker.gal.GalFile.Property;
import io.implicant.logic.text.Plural;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What {@code check-model} says about software: all checks, up to the first that is violated. */
record SoftwareCheck(String file, List<Verdict> verdicts, double seconds) {
  SoftwareCheck {
    verdicts = List.copyOf(verdicts);
  }

  static SoftwareCheck of(SoftwareInput input, boolean traces) throws CommandException {
    long start = System.nanoTime();
    SoftwareVerdicts checks = new SoftwareVerdicts(input, traces);
    List<Verdict> verdicts = new ArrayList<>();
    Optional<String> limit = input.build();
    if (limit.isPresent()) {
      Property first = checks.checks().get(0);
      verdicts.add(new Verdict(first, Answer.UNKNOWN, Optional.empty(), Optional.empty(), limit));
      return new SoftwareCheck(input.name(), verdicts, (System.nanoTime() - start) / 1e9);
    }
    for (Property check : checks.checks()) {
      verdicts.add(checks.named(checks.decide(check)));
      if (verdicts.get(verdicts.size() - 1).answer() == Answer.VIOLATED) {
        break;
      }
    }
    return new SoftwareCheck(input.name(), verdicts, (System.nanoTime() - start) / 1e9);
  }

  private Optional<Verdict> first(Answer answer) {
    return verdicts.stream().filter(v -> v.answer() == answer).findFirst();
  }

  ExitCode exitCode() {
    return first(Answer.VIOLATED).isPresent()
        ? ExitCode.VIOLATED
        : first(Answer.UNKNOWN).isPresent() ? ExitCode.UNKNOWN : ExitCode.DONE;
  }

  private String headline() {
    return first(Answer.VIOLATED)
        .map(v -> "fails: " + v.property().name() + v.note().map(n -> ": " + n).orElse(""))
        .or(() -> first(Answer.UNKNOWN).map(v -> "unknown: " + v.note().orElse("")))
        .orElse("holds: no line fails, and no check is violated");
  }

  String text(boolean stats) {
    StringBuilder text = new StringBuilder(file + ": " + headline() + "\n");
    first(Answer.VIOLATED).flatMap(Verdict::trace).ifPresent(t -> Verdict.append(text, t));
    if (stats) {
      text.append(
          String.format("  search     %s, %.3f s%n", Plural.of(verdicts.size(), "check"), seconds));
    }
    return text.toString();
  }

  Map<String, Object> fields() {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("file", file);
    fields.put("verdict", headline().replaceFirst(":.*", ""));
    fields.put("message", headline());
    first(Answer.VIOLATED)
        .map(v -> v.fields(file))
        .ifPresent(
            violated -> {
              fields.put("check", violated.get("property"));
              fields.put("start", violated.get("start"));
              fields.put("trace", violated.get("trace"));
            });
    fields.values().removeIf(java.util.Objects::isNull);
    fields.put("seconds", Math.round(seconds * 1000) / 1000.0);
    return fields;
  }
}
