package io.implicant.bench.block;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.implicant.bench.fuzz.FuzzQuery;
import io.implicant.bench.fuzz.Z3;
import io.implicant.bench.peer.Problem;
import io.implicant.dd.bdd.Bdd;
import io.implicant.logic.Formula;
import io.implicant.logic.InfixPrinter;
import io.implicant.logic.Terms;
import io.implicant.logic.text.InfixReader;
import io.implicant.logic.text.InputException;
import io.implicant.theories.path.LazyResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Copies of blocks: what they share, and that lazy images answer them as Z3 does. */
class CopiesTest {
  private static final int MOST_PREDICATES = 14;
  private static final int MOST_MODELS = 300;

  private static Problem problem(String goal, String... predicates) throws InputException {
    Terms terms = new Terms();
    InfixReader reader = new InfixReader(terms);
    List<InfixReader.Source> sources = new ArrayList<>();
    for (String predicate : predicates) {
      sources.add(new InfixReader.Source("p", predicate));
    }
    sources.add(new InfixReader.Source("goal", goal));
    List<Formula> read = reader.read(sources);
    return new Problem(
        terms, "goal", read.subList(0, predicates.length), read.get(predicates.length));
  }

  private static Problem step() throws InputException {
    return problem("!(|x@1| = f(|x@0|) + |c| && |y@0| <= |x@1|)", "|x@1| = |y@0|", "|y@0| <= 3");
  }

  private static String text(Formula formula) {
    return InfixPrinter.print(formula, 500);
  }

  @Test
  void inSequenceInputsAreTheOutputsBefore() throws InputException {
    Problem twice = new Copies(step()).sequence(2);
    Problem expected =
        problem(
            "!((|x@1| = f(|x@0|) + |c| && |y@0| <= |x@1|)"
                + " && (|x@2| = f(|x@1|) + |c| && |y@0| <= |x@2|))",
            "|x@2| = |y@0|",
            "|y@0| <= 3");
    assertEquals(text(expected.goal()), text(twice.goal()));
    assertEquals(expected.predicates().toString(), twice.predicates().toString());
  }

  @Test
  void inParallelInputsAreShared() throws InputException {
    Problem twice = new Copies(step()).parallel(2);
    Problem expected =
        problem(
            "!((|x@1| = f(|x@0|) + |c| && |y@0| <= |x@1|)"
                + " && (|x!1@1| = f(|x@0|) + |c| && |y@0| <= |x!1@1|))",
            "|x@1| = |y@0|",
            "|y@0| <= 3",
            "|x!1@1| = |y@0|");
    assertEquals(text(expected.goal()), text(twice.goal()));
    assertEquals(expected.predicates().toString(), twice.predicates().toString());
  }

  @Test
  void oneCopyIsTheProblemItself() throws InputException {
    Problem step = step();
    assertEquals(step.goal(), new Copies(step).sequence(1).goal());
    assertEquals(step.predicates(), new Copies(step).parallel(1).predicates());
  }

  @Test
  void copiesOfSmallBlocksAreAnsweredAsByZ3() throws Exception {
    Optional<Z3> z3 = Z3.load();
    assumeTrue(z3.isPresent(), "Z3's native library does not load here");
    int compared = 0;
    try (Z3 oracle = z3.get()) {
      for (Path file : blocks()) {
        Copies copies = new Copies(Problem.read(file).get(0));
        for (Problem problem : List.of(copies.sequence(2), copies.parallel(2))) {
          compared += compare(file, problem, oracle) ? 1 : 0;
        }
      }
    }
    assertTrue(compared >= 20, "only " + compared + " were small enough");
  }

  /** False if there are too many minterms for a solver. */
  private static boolean compare(Path file, Problem problem, Z3 oracle) throws Exception {
    if (problem.predicates().size() > MOST_PREDICATES) {
      return false;
    }
    LazyResult result = BlockBenchmark.solve(problem, Duration.ofSeconds(20));
    if (result.consistent().modelCount().intValueExact() > MOST_MODELS) {
      return false;
    }
    FuzzQuery query = new FuzzQuery(problem.terms(), problem.predicates(), List.of(problem.goal()));
    BitSet expected = oracle.implied(query);
    BitSet found = new BitSet();
    for (int m = 0; m < 1 << problem.predicates().size(); m++) {
      found.set(m, !result.consistent().evaluate(BitSet.valueOf(new long[] {m})));
    }
    assertEquals(expected, found, () -> file + " " + problem.name());
    return true;
  }

  @Test
  void copiesOfLargeBlocksAreAnsweredAsByZ3OnRandomMinterms() throws Exception {
    Optional<Z3> z3 = Z3.load();
    assumeTrue(z3.isPresent(), "Z3's native library does not load here");
    boolean slow = Boolean.getBoolean("implicant.slow");
    List<Path> files = blocks();
    try (Z3 oracle = z3.get()) {
      for (int i = 0; i < files.size(); i += slow ? 1 : 5) {
        Copies copies = new Copies(Problem.read(files.get(i)).get(0));
        sample(files.get(i), copies.sequence(3), oracle, slow ? 400 : 20);
        sample(files.get(i), copies.parallel(2), oracle, slow ? 400 : 20);
      }
    }
  }

  private static void sample(Path file, Problem problem, Z3 oracle, int count) throws Exception {
    LazyResult result = BlockBenchmark.solve(problem, Duration.ofMinutes(1));
    assertEquals(Optional.empty(), result.limit(), () -> file + " " + problem.name());
    Random random = new Random(17);
    List<BitSet> minterms = new ArrayList<>();
    BitSet expected = new BitSet();
    for (int i = 0; i < count; i++) {
      BitSet minterm = minterm(result.consistent(), problem.predicates().size(), i, random);
      expected.set(i, result.consistent().evaluate(minterm));
      minterms.add(minterm);
    }
    FuzzQuery query = new FuzzQuery(problem.terms(), problem.predicates(), List.of(problem.goal()));
    assertEquals(oracle.withModels(query, minterms), expected, () -> file + " " + problem.name());
  }

  /** By turns any, one that has a model, and one beside it. */
  private static BitSet minterm(Bdd consistent, int predicates, int index, Random random) {
    BitSet minterm = new BitSet();
    for (int i = 0; i < predicates; i++) {
      minterm.set(i, random.nextBoolean());
    }
    if (index % 3 == 0 || consistent.isFalse()) {
      return minterm;
    }
    Bdd left = consistent;
    for (int i = 0; i < predicates; i++) {
      Bdd narrowed = left.and(left.manager().literal(i, minterm.get(i)));
      if (narrowed.isFalse()) {
        minterm.flip(i);
        narrowed = left.and(left.manager().literal(i, minterm.get(i)));
      }
      left = narrowed;
    }
    if (index % 3 == 1) {
      minterm.flip(random.nextInt(predicates));
    }
    return minterm;
  }

  private static List<Path> blocks() throws IOException {
    Path root = Path.of(System.getProperty("implicant.root", ".")).toAbsolutePath().normalize();
    Path folder = root.resolveSibling("shared").resolve("queries").resolve("block");
    assumeTrue(Files.isDirectory(folder), "skipped, no queries: ../shared/queries/block");
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(file -> file.toString().endsWith(".smt2")).sorted().toList();
    }
  }
}
