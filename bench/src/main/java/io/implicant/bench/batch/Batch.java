package io.implicant.bench.batch;

import io.implicant.abstraction.Cover;
import io.implicant.abstraction.Limits;
import io.implicant.abstraction.NamedPredicate;
import io.implicant.abstraction.PredicateAbstraction;
import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.logic.Terms;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.InputLimitException;
import io.implicant.logic.text.Query;
import io.implicant.logic.text.SmtReader;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.EngineOptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Answers queries, some at a time, and records them in the order of the input: a result waits until
 * all before it are recorded, so that the file does not depend on the number of jobs.
 */
public final class Batch {
  private final Limits limits;
  private final EngineOptions options;
  private final int jobs;
  private final boolean times;

  public Batch(Limits limits, EngineOptions options, int jobs, boolean times) {
    this.limits = limits;
    this.options = options;
    this.jobs = jobs;
    this.times = times;
  }

  /**
   * Runs what is not done yet. The listener sees the outcomes of this run, and before them those
   * recorded by an earlier one; returns the worst exit code of all.
   */
  public int run(
      List<String> files, ResultFile results, PrintWriter progress, Consumer<Outcome> listener)
      throws IOException {
    Tally tally = new Tally(listener);
    List<String> open = new ArrayList<>();
    for (String file : files) {
      results.recorded(file).ifPresentOrElse(tally::add, () -> open.add(file));
    }
    BatchProgress bar = new BatchProgress(progress, files.size(), files.size() - open.size());
    ExecutorService pool = Executors.newFixedThreadPool(jobs);
    Deque<Future<List<Outcome>>> waiting = new ArrayDeque<>();
    int next = 0;
    try {
      while (next < open.size() || !waiting.isEmpty()) {
        while (next < open.size() && waiting.size() < 4 * jobs) {
          String file = open.get(next++);
          waiting.add(pool.submit(() -> answer(file)));
        }
        List<Outcome> outcomes = waiting.remove().get();
        results.append(outcomes.stream().map(outcome -> outcome.line(times)).toList());
        tally.add(outcomes);
        bar.advance();
      }
    } catch (InterruptedException | ExecutionException e) {
      throw new IOException("the batch was interrupted: " + e.getMessage(), e);
    } finally {
      pool.shutdownNow();
      bar.end();
    }
    return tally.worst;
  }

  /** The worst exit code of the outcomes that a listener has heard of. */
  private static final class Tally {
    private final Consumer<Outcome> listener;
    private int worst = ExitCode.DONE.code();

    Tally(Consumer<Outcome> listener) {
      this.listener = listener;
    }

    void add(List<Outcome> outcomes) {
      for (Outcome outcome : outcomes) {
        listener.accept(outcome);
        worst = Math.max(worst, outcome.exitCode());
      }
    }
  }

  /** The outcomes of all goals of a file; whatever goes wrong is an outcome. */
  private List<Outcome> answer(String file) {
    try {
      Terms terms = new Terms();
      Query query = Query.of(SmtReader.read(terms, file, Files.readString(Path.of(file))));
      return answer(file, terms, query);
    } catch (InputException e) {
      boolean limit = e instanceof InputLimitException;
      return failed(file, limit ? ExitCode.UNKNOWN : ExitCode.INPUT, e.getMessage());
    } catch (UnsupportedFormulaException e) {
      return failed(file, ExitCode.INPUT, file + ": " + e.getMessage());
    } catch (NoSuchFileException e) {
      return failed(file, ExitCode.INPUT, file + ": no such file");
    } catch (IOException e) {
      return failed(file, ExitCode.INPUT, CommandException.unreadable(file, e).getMessage());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return failed(file, ExitCode.FAILED, "failed: " + e);
    }
  }

  private List<Outcome> answer(String file, Terms terms, Query query)
      throws UnsupportedFormulaException {
    List<NamedPredicate> predicates = new ArrayList<>();
    query.predicates().forEach(p -> predicates.add(new NamedPredicate(p.name(), p.formula())));
    List<Outcome> outcomes = new ArrayList<>();
    long start = System.nanoTime();
    try (PredicateAbstraction abstraction =
        PredicateAbstraction.of(terms, predicates, limits, options)) {
      for (Query.Named goal : query.goals()) {
        Cover cover = abstraction.weakestStrengthening(goal.formula());
        double micros = (System.nanoTime() - start) / 1e3;
        outcomes.add(
            new Outcome(
                file,
                goal.name(),
                query.goals().size(),
                (cover.isExact() ? ExitCode.DONE : ExitCode.UNKNOWN).code(),
                cover.isExact()
                    ? Optional.of(Outcome.Answer.of(cover, predicates.size()))
                    : Optional.empty(),
                cover.limit().map(limit -> "unknown: " + limit).orElse(""),
                micros));
        start = System.nanoTime();
      }
    }
    return outcomes;
  }

  private static List<Outcome> failed(String file, ExitCode code, String error) {
    return List.of(new Outcome(file, "", 1, code.code(), Optional.empty(), error, 0));
  }
}
