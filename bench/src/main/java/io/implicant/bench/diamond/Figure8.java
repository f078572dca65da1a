package io.implicant.bench.diamond;

import io.implicant.abstraction.NamedPredicate;
import io.implicant.bench.fuzz.FuzzQuery;
import io.implicant.bench.peer.Comparison;
import io.implicant.bench.peer.Comparison.Row;
import io.implicant.bench.peer.Contest;
import io.implicant.bench.peer.PeerProcess;
import io.implicant.bench.peer.Question;
import io.implicant.bench.peer.Reply;
import io.implicant.bench.workload.Diamond;
import io.implicant.logic.Formula;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Gives chains of 1, 2, 3, ... diamonds to each competitor, in a process of its own, until one
 * takes longer than the time-out. The queries are files, as for every comparison.
 */
public final class Figure8 implements AutoCloseable {
  private static final Duration REPEAT = Duration.ofMillis(50);
  private static final int ONE_BY_ONE = 10;
  private static final int[] STEPS = {2, 5, 10}; // times a power of ten, above ten

  private final Contest contest;
  private final Path folder;
  private final Map<Diamond.Theory, List<Question>> chains = new EnumMap<>(Diamond.Theory.class);

  /** Chains of up to so many diamonds. */
  public Figure8(Contest contest, List<Diamond.Theory> theories, int max) throws IOException {
    this.contest = contest;
    folder = Files.createTempDirectory("implicant-diamonds");
    for (Diamond.Theory theory : theories) {
      List<Question> questions = new ArrayList<>();
      for (int n : sizes(max)) {
        questions.add(question(theory, n));
      }
      chains.put(theory, questions);
    }
  }

  /** 1 to 10, then 20, 50, 100 and so on, and the largest. */
  static List<Integer> sizes(int max) {
    List<Integer> sizes = new ArrayList<>();
    for (int n = 1; n <= Math.min(max, ONE_BY_ONE); n++) {
      sizes.add(n);
    }
    for (int power = ONE_BY_ONE; power < max; power *= 10) {
      for (int step : STEPS) {
        if ((long) step * power <= max) {
          sizes.add(step * power);
        }
      }
    }
    if (!sizes.contains(max)) {
      sizes.add(max);
    }
    return sizes;
  }

  private Question question(Diamond.Theory theory, int n) throws IOException {
    Diamond diamond = new Diamond(n, theory);
    List<Formula> predicates = diamond.predicates().stream().map(NamedPredicate::formula).toList();
    FuzzQuery query = new FuzzQuery(diamond.terms(), predicates, List.of(diamond.goal()));
    Path file = folder.resolve(theory.label() + n + ".smt2");
    Files.writeString(file, query.toSource());
    return new Question(
        file, 0, new Row(theory.label(), String.valueOf(n), "goal", predicates.size()));
  }

  /** What everyone has answered: the theory is the set, n is the name of the file. */
  public Comparison run(List<String> competitors) throws IOException {
    Comparison comparison = new Comparison(competitors, contest.timeout().toNanos() / 1e9);
    chains
        .values()
        .forEach(chain -> chain.forEach(question -> comparison.rows().add(question.row())));
    for (String competitor : competitors) {
      try (PeerProcess process = new PeerProcess(competitor, contest.solvers())) {
        if (process.start() instanceof Reply.Failed failed) {
          contest.notes().accept(competitor + " skipped: " + failed.reason());
          continue;
        }
        contest.warmUp(process, shortest());
        for (List<Question> chain : chains.values()) {
          climb(process, competitor, chain);
        }
      }
    }
    return comparison;
  }

  private List<Question> shortest() {
    return chains.values().stream().map(chain -> chain.get(0)).toList();
  }

  private void climb(PeerProcess process, String competitor, List<Question> chain)
      throws IOException {
    for (Question question : chain) {
      Reply reply = process.ask(question.file(), 0, contest.timeout(), REPEAT);
      question.row().put(competitor, reply);
      if (!(reply instanceof Reply.Solved)) {
        String why = reply instanceof Reply.Failed failed ? failed.reason() : "time-out";
        Row row = question.row();
        contest.notes().accept(competitor + ", " + row.set() + ": n = " + row.file() + ": " + why);
        return;
      }
    }
    contest.notes().accept(competitor + ", " + chain.get(0).row().set() + ": to the end");
  }

  @Override
  public void close() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.delete(file);
      }
    }
    Files.delete(folder);
  }
}
