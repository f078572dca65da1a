package io.implicant.abstraction.lemma;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.implicant.abstraction.Limited;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.logic.text.Query;
import io.implicant.logic.text.SmtReader;
import io.implicant.theories.Literal;
import io.implicant.theories.closure.EngineOptions;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The lemmas against brute force, and against Z3 where there are too many assignments to try. */
final class TheoryLemmasTest {
  private static final Path QUERIES =
      Path.of(System.getProperty("implicant.root"), "..", "shared", "queries");
  private static final int FEW_ATOMS = 10;
  private static final int MAX_NODES = 100_000;
  private static final long SEED = 7;

  /** Lemmas checked of one file. */
  private static final int SAMPLED = 5;

  /** A file's atoms. */
  private record Space(Terms terms, AtomSpace atoms) {
    static Space of(String name, String text) throws Exception {
      Terms terms = new Terms();
      Query query = Query.of(SmtReader.read(terms, name, text));
      return new Space(
          terms,
          AtomSpace.of(terms, query.formulas(), EngineOptions.DEFAULT.withMaxNodes(MAX_NODES)));
    }

    int size() {
      return atoms.atoms().size();
    }
  }

  @Test
  void theLemmasOfOneFunctionAreItsCongruence() throws Exception {
    Terms terms = new Terms();
    Query query = Query.of(Query.ofInfix(terms, List.of("x = y"), List.of("f(x) = f(y)")));
    AtomSpace space = AtomSpace.of(terms, query.formulas(), EngineOptions.DEFAULT);
    TheoryLemmas lemmas = TheoryLemmas.of(space, Budget.unlimited()).orElseThrow();
    List<String> clauses = new ArrayList<>();
    for (Cube conflict : lemmas.conflicts()) {
      clauses.add(lemmas.lemma(conflict).toString());
    }
    assertEquals(List.of("[x != y, f(x) = f(y)]"), clauses);
    assertEquals(
        Map.of(2, BigInteger.ONE), lemmas.countsByLength(Budget.unlimited()).orElseThrow());
  }

  @ParameterizedTest(name = "{0}")
  @ValueSource(strings = {"tricky", "random", "driver", "block"})
  void lemmasOfFewAtomsAreThePrimesByBruteForce(String folder) throws Exception {
    int compared = 0;
    for (Path file : files(folder)) {
      Space space = Space.of(file.getFileName().toString(), Files.readString(file));
      if (space.size() > FEW_ATOMS) {
        continue;
      }
      compared++;
      TreeSet<Cube> found = new TreeSet<>();
      TheoryLemmas.of(space.atoms(), Budget.unlimited())
          .orElseThrow()
          .conflicts()
          .forEach(found::add);
      var refuted = BruteForce.inconsistent(space.terms(), space.atoms().atoms());
      assertEquals(BruteForce.primes(refuted, space.size()), found, file::toString);
    }
    assertTrue(compared > 0 || folder.equals("block"), folder);
  }

  @Test
  void sampledLemmasOfManyAtomsAreValidAndMinimalByZ3() throws Exception {
    Z3Models.assumeAvailable();
    List<Path> files = new ArrayList<>(files("random"));
    files.addAll(files("driver"));
    Random random = new Random(SEED);
    Collections.shuffle(files, random);
    int wanted = Boolean.getBoolean("implicant.slow") ? 1000 : 80;
    int sampled = 0;
    for (Path file : files) {
      Space space = Space.of(file.getFileName().toString(), Files.readString(file));
      if (space.size() > FEW_ATOMS && sampled < wanted) {
        sampled += sample(file, space, random);
      }
    }
    assertTrue(sampled >= wanted, "only " + sampled + " lemmas");
  }

  /** Checks a few lemmas, each as likely as any other; returns how many. */
  private static int sample(Path file, Space space, Random random) {
    TheoryLemmas lemmas = TheoryLemmas.of(space.atoms(), Budget.unlimited()).orElseThrow();
    List<Cube> chosen = new ArrayList<>();
    int number = 0;
    for (Cube conflict : lemmas.conflicts()) {
      int place = number < SAMPLED ? number : random.nextInt(number + 1);
      if (place == chosen.size()) {
        chosen.add(conflict);
      } else if (place < chosen.size()) {
        chosen.set(place, conflict);
      }
      number++;
    }
    chosen.forEach(conflict -> check(file, space, lemmas.lemma(conflict)));
    return chosen.size();
  }

  private static void check(Path file, Space space, List<Literal> lemma) {
    List<Formula> literals = new ArrayList<>();
    for (Literal literal : lemma) {
      Formula atom = literal.atom();
      literals.add(literal.positive() ? space.terms().not(atom) : atom);
    }
    assertFalse(Z3Models.isSatisfiable(literals), () -> file + ": " + literals);
    for (int i = 0; i < literals.size(); i++) {
      List<Formula> fewer = new ArrayList<>(literals);
      fewer.remove(i);
      assertTrue(Z3Models.isSatisfiable(fewer), () -> file + ": not minimal, " + literals);
    }
  }

  @Test
  void shortestComeFirstAndLimitsAreKept() throws Exception {
    Terms terms = new Terms();
    Query query =
        Query.of(
            Query.ofInfix(
                terms,
                List.of("a = b", "b = c", "c = d", "d = e", "e = a + 0"),
                List.of("a = c", "f(a) = f(d)")));
    AtomSpace space = AtomSpace.of(terms, query.formulas(), EngineOptions.DEFAULT);
    TheoryLemmas lemmas = TheoryLemmas.of(space, Budget.unlimited()).orElseThrow();
    List<Cube> all = new ArrayList<>();
    lemmas.forEachShortest(1000, 99, Budget.unlimited(), all::add);
    assertEquals(lemmas.conflicts().count(), BigInteger.valueOf(all.size()));
    for (int i = 1; i < all.size(); i++) {
      assertTrue(all.get(i - 1).size() <= all.get(i).size());
    }
    List<Cube> some = new ArrayList<>();
    assertEquals(3L, lemmas.forEachShortest(3, 99, Budget.unlimited(), some::add).orElseThrow());
    assertEquals(all.subList(0, 3), some);
    List<Cube> brief = new ArrayList<>();
    lemmas.forEachShortest(1000, 3, Budget.unlimited(), brief::add);
    assertEquals(all.stream().filter(cube -> cube.size() <= 3).toList(), brief);
  }

  @Test
  void workThatIsCancelledIsStopped() throws Exception {
    Terms terms = new Terms();
    Query query = Query.of(Query.ofInfix(terms, List.of("x <= y"), List.of("y <= x + 3")));
    AtomSpace space = AtomSpace.of(terms, query.formulas(), EngineOptions.DEFAULT);
    TheoryLemmas lemmas = TheoryLemmas.of(space, Budget.unlimited()).orElseThrow();
    Budget cancelled = Budget.unlimited();
    cancelled.cancel();
    assertEquals(
        new Limited.Stopped<Long>("limit reached: cancelled"),
        lemmas.forEachShortest(9, 9, cancelled, cube -> {}));
  }

  private static List<Path> files(String folder) throws IOException {
    assumeTrue(Files.isDirectory(QUERIES.resolve(folder)), "no ../shared/queries beside this tree");
    try (Stream<Path> files = Files.list(QUERIES.resolve(folder))) {
      return files.filter(file -> file.toString().endsWith(".smt2")).sorted().toList();
    }
  }
}
