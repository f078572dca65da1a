package io.implicant.bench.peer;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Lets competitors answer the same questions, each in a process of its own.
 *
 * @param timeout for each question
 * @param warmUp how long each competitor runs before anything counts
 * @param notes where it says how far it is
 */
public record Contest(
    Duration timeout, Duration warmUp, SolverFolder solvers, Consumer<String> notes) {
  /** What repeating short questions may take in all, and what it may take and must take for one. */
  private static final Duration ALL_REPEATS = Duration.ofSeconds(15);

  private static final Duration MOST_REPEATS = Duration.ofMillis(100);
  private static final Duration LEAST_REPEATS = Duration.ofMillis(10);

  private static final Duration SAY = Duration.ofSeconds(5);

  /** Asks every competitor everything; the answers go into the rows of the questions. */
  public Comparison run(List<String> competitors, List<Question> questions) throws IOException {
    Comparison comparison = new Comparison(competitors, timeout.toNanos() / 1e9);
    questions.forEach(question -> comparison.rows().add(question.row()));
    for (String competitor : competitors) {
      try (PeerProcess process = new PeerProcess(competitor, solvers)) {
        if (process.start() instanceof Reply.Failed failed) {
          notes.accept(competitor + " skipped: " + failed.reason());
          continue;
        }
        notes.accept(competitor + ": warming up, then " + questions.size() + " goals");
        warmUp(process, questions);
        askAll(process, competitor, questions);
      }
    }
    return comparison;
  }

  private void askAll(PeerProcess process, String competitor, List<Question> questions)
      throws IOException {
    long said = System.nanoTime();
    for (int i = 0; i < questions.size(); i++) {
      Question question = questions.get(i);
      Duration repeat = repeat(questions.size());
      Reply reply = process.ask(question.file(), question.goal(), timeout, repeat);
      question.row().put(competitor, reply);
      if (reply instanceof Reply.Failed failed) {
        notes.accept(question.row().file() + ": " + competitor + " failed: " + failed.reason());
      }
      if (System.nanoTime() - said > SAY.toNanos()) {
        said = System.nanoTime();
        notes.accept(competitor + ": " + (i + 1) + " of " + questions.size());
      }
    }
  }

  private static Duration repeat(int questions) {
    Duration share = ALL_REPEATS.dividedBy(questions);
    return share.compareTo(MOST_REPEATS) > 0
        ? MOST_REPEATS
        : share.compareTo(LEAST_REPEATS) < 0 ? LEAST_REPEATS : share;
  }

  /** The code, not the answers: each question starts afresh. */
  public void warmUp(PeerProcess process, List<Question> questions) throws IOException {
    long end = System.nanoTime() + warmUp.toNanos();
    for (int i = 0; System.nanoTime() < end; i++) {
      Question question = questions.get(i % questions.size());
      process.ask(question.file(), question.goal(), warmUp, LEAST_REPEATS);
    }
  }

  /**
   * What fresh processes have taken, each from start to end.
   *
   * @param quickCompiler whether Java's quick compiler (C1) was used alone, which was better
   * @param clock seconds by the clock
   * @param cpu seconds of CPU time
   */
  public record Cold(boolean quickCompiler, List<Double> clock, List<Double> cpu) {
    public Cold {
      clock = List.copyOf(clock);
      cpu = List.copyOf(cpu);
    }

    private double median() {
      return clock.stream().sorted().toList().get(clock.size() / 2);
    }
  }

  /**
   * Lets fresh processes of each competitor answer every question once, so often with both of
   * Java's compilers and so often with the quick one alone; the better of the two counts. Those
   * that leave a question open are not in the result.
   */
  public Map<String, Cold> cold(List<String> competitors, List<Question> questions, int rounds)
      throws IOException {
    Map<String, Cold> results = new LinkedHashMap<>();
    for (String competitor : competitors) {
      Optional<Cold> both = cold(competitor, false, questions, rounds);
      Optional<Cold> quick =
          both.isEmpty() ? Optional.empty() : cold(competitor, true, questions, rounds);
      Stream.of(both, quick)
          .flatMap(Optional::stream)
          .min(Comparator.comparing(Cold::median))
          .ifPresent(better -> results.put(competitor, better));
    }
    return results;
  }

  private Optional<Cold> cold(
      String competitor, boolean quickCompiler, List<Question> questions, int rounds)
      throws IOException {
    List<Double> clock = new ArrayList<>();
    List<Double> cpu = new ArrayList<>();
    for (int round = 1; round <= rounds; round++) {
      notes.accept(competitor + ": cold process " + round + " of " + rounds);
      long start = System.nanoTime();
      Reply end = cold(competitor, quickCompiler, questions);
      if (!(end instanceof Reply.Ended ended)) {
        String why = end instanceof Reply.Failed failed ? failed.reason() : "the time was over";
        notes.accept(competitor + " has not answered everything when cold: " + why);
        return Optional.empty();
      }
      clock.add((System.nanoTime() - start) / 1e9);
      cpu.add(ended.cpuNanos() / 1e9);
    }
    return Optional.of(new Cold(quickCompiler, clock, cpu));
  }

  private Reply cold(String competitor, boolean quickCompiler, List<Question> questions)
      throws IOException {
    try (PeerProcess process = PeerProcess.cold(competitor, quickCompiler, solvers)) {
      for (Question question : questions) {
        Reply reply = process.ask(question.file(), question.goal(), timeout, Duration.ZERO);
        if (!(reply instanceof Reply.Solved)) {
          return reply;
        }
      }
      return process.end();
    }
  }
}
