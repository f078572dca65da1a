package io.implicant.bench.peer;

import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.BddManager;
import io.implicant.dd.table.CorruptDiagram;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.DoubleStream;

/** What all competitors have answered on the same queries. */
public final class Comparison {
  private static final int SAMPLES = 5;

  private final List<String> competitors;
  private final List<Row> rows = new ArrayList<>();
  private final double timeout;

  /** One goal: what each competitor has answered. */
  public static final class Row {
    private final String set;
    private final String file;
    private final String goal;
    private final int predicates;
    private final Map<String, Reply> replies = new LinkedHashMap<>();
    private Map<Bdd, List<String>> answers; // once they are asked for

    public Row(String set, String file, String goal, int predicates) {
      this.set = set;
      this.file = file;
      this.goal = goal;
      this.predicates = predicates;
    }

    /** The folder of the file: rows are added up by it. */
    public String set() {
      return set;
    }

    public String file() {
      return file;
    }

    public String goal() {
      return goal;
    }

    public int predicates() {
      return predicates;
    }

    public void put(String competitor, Reply reply) {
      replies.put(competitor, reply);
      answers = null;
    }

    public Optional<Reply> reply(String competitor) {
      return Optional.ofNullable(replies.get(competitor));
    }

    /** The different functions, each with those who found it: one unless somebody is wrong. */
    public Map<Bdd, List<String>> answers() throws CorruptDiagram {
      if (answers == null) {
        answers = loadAnswers();
      }
      return answers;
    }

    private Map<Bdd, List<String>> loadAnswers() throws CorruptDiagram {
      int variables =
          replies.values().stream()
              .mapToInt(reply -> reply instanceof Reply.Solved solved ? solved.variables() : 0)
              .max()
              .orElse(0);
      BddManager manager = BddManager.create(variables);
      Map<Bdd, List<String>> loaded = new LinkedHashMap<>();
      for (var entry : replies.entrySet()) {
        if (entry.getValue() instanceof Reply.Solved solved) {
          Bdd function = solved.function(manager);
          loaded.computeIfAbsent(function, key -> new ArrayList<>()).add(entry.getKey());
        }
      }
      return loaded;
    }

    /** Whether somebody is wrong; a lone answer, which may be large, is not even loaded. */
    public boolean isDisputed() throws CorruptDiagram {
      long solved = replies.values().stream().filter(Reply.Solved.class::isInstance).count();
      return solved > 1 && answers().size() > 1;
    }

    /** Seconds until the answer of a competitor, if it has one. */
    public OptionalDouble seconds(String competitor) {
      return replies.get(competitor) instanceof Reply.Solved solved
          ? OptionalDouble.of(solved.seconds())
          : OptionalDouble.empty();
    }

    /** The number of minterms of a function over the predicates alone. */
    public BigInteger minterms(Bdd function) {
      return function.modelCount().shiftRight(function.manager().variableCount() - predicates);
    }
  }

  /** The time-out is what an unanswered query counts for in totals. */
  public Comparison(List<String> competitors, double timeout) {
    this.competitors = List.copyOf(competitors);
    this.timeout = timeout;
  }

  public double timeout() {
    return timeout;
  }

  public List<String> competitors() {
    return competitors;
  }

  public List<Row> rows() {
    return rows;
  }

  /** The sets in the order of their first rows. */
  public Set<String> sets() {
    Set<String> sets = new LinkedHashSet<>();
    rows.forEach(row -> sets.add(row.set()));
    return sets;
  }

  /** Seconds for all queries of a set; one that was not answered counts as the time-out. */
  public record Total(int solved, int timedOut, int failed, double seconds) {
    /** Whether every query was answered, so that the seconds are no lower bound. */
    public boolean isComplete() {
      return timedOut + failed == 0;
    }
  }

  public Total total(String set, String competitor) {
    int solved = 0;
    int timedOut = 0;
    int failed = 0;
    double seconds = 0;
    for (Row row : rows) {
      Reply reply = row.set().equals(set) ? row.reply(competitor).orElse(null) : null;
      if (reply instanceof Reply.Solved done) {
        solved++;
        seconds += done.seconds();
      } else if (reply != null) {
        timedOut += reply instanceof Reply.TimedOut ? 1 : 0;
        failed += reply instanceof Reply.TimedOut ? 0 : 1;
        seconds += timeout;
      }
    }
    return new Total(solved, timedOut, failed, seconds);
  }

  /** The solver strategy with the smallest total in a set, if a solver took part. */
  public Optional<String> bestSolver(String set) {
    return competitors.stream()
        .filter(name -> name.contains("/"))
        .filter(name -> total(set, name).solved() > 0)
        .min(Comparator.comparingDouble(name -> total(set, name).seconds()));
  }

  /** Totals of the single samples; all the same where a query was measured but once. */
  public List<Double> samples(String set, String competitor) {
    double[] sums = new double[SAMPLES];
    for (Row row : rows) {
      if (row.set().equals(set)
          && row.reply(competitor).orElse(null) instanceof Reply.Solved solved) {
        for (int i = 0; i < SAMPLES; i++) {
          sums[i] += solved.samples().get(i % solved.samples().size()) / 1e9;
        }
      }
    }
    return DoubleStream.of(sums).boxed().toList();
  }

  /** How many rows of a set have answers that differ. */
  public long disagreements(String set) throws CorruptDiagram {
    long count = 0;
    for (Row row : rows) {
      count += row.set().equals(set) && row.isDisputed() ? 1 : 0;
    }
    return count;
  }
}
