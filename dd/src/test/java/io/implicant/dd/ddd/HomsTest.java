package io.implicant.dd.ddd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Homomorphisms against functions on vectors. */
final class HomsTest {
  private static final int LEVELS = 4;
  private static final int VALUES = 3;

  /** A homomorphism with its meaning on one vector. */
  private record Pair(Hom hom, Function<List<Integer>, List<List<Integer>>> meaning) {}

  private final DddTable table = new DddTable(LEVELS);
  private final Homs homs = new Homs(table);

  private Pair random(Random random, int depth) {
    int level = random.nextInt(LEVELS);
    int value = random.nextInt(VALUES) - 1;
    if (depth == 0) {
      return basic(random, level, value);
    }
    Pair f = random(random, depth - 1);
    Pair g = random(random, depth - 1);
    return switch (random.nextInt(4)) {
      case 0, 1 ->
          new Pair(
              homs.compose(f.hom, g.hom),
              v -> g.meaning.apply(v).stream().flatMap(w -> f.meaning.apply(w).stream()).toList());
      case 2 ->
          new Pair(
              homs.sum(f.hom, g.hom),
              v -> {
                List<List<Integer>> both = new ArrayList<>(f.meaning.apply(v));
                both.addAll(g.meaning.apply(v));
                return both;
              });
      default -> {
        Hom selector = homs.select(level, x -> x == value);
        yield new Pair(
            homs.ifThenElse(selector, f.hom, g.hom),
            v -> v.get(level) == value ? f.meaning.apply(v) : g.meaning.apply(v));
      }
    };
  }

  private Pair basic(Random random, int level, int value) {
    Set<List<Integer>> set = ExplicitSet.random(random, LEVELS, VALUES, 30);
    int ddd = ExplicitSet.toDdd(table, set);
    return switch (random.nextInt(8)) {
      case 0 -> new Pair(homs.identity(), List::of);
      case 1 -> new Pair(homs.constant(ddd), v -> List.copyOf(set));
      case 2 -> new Pair(homs.intersection(ddd), v -> set.contains(v) ? List.of(v) : List.of());
      case 3 -> new Pair(homs.without(ddd), v -> set.contains(v) ? List.of() : List.of(v));
      case 4 ->
          new Pair(
              homs.local(level, homs.assign(LEVELS - 1, value)),
              v -> List.of(with(v, LEVELS - 1, value)));
      case 5 ->
          new Pair(
              homs.choose(level, 0, value), v -> List.of(with(v, level, 0), with(v, level, value)));
      case 6 ->
          new Pair(
              homs.select(level, x -> x >= value),
              v -> v.get(level) >= value ? List.of(v) : List.of());
      default -> new Pair(homs.assign(level, value), v -> List.of(with(v, level, value)));
    };
  }

  private static List<Integer> with(List<Integer> vector, int level, int value) {
    List<Integer> changed = new ArrayList<>(vector);
    changed.set(level, value);
    return changed;
  }

  @Test
  void imagesAgreeWithTheMeaningOnVectors() {
    for (long seed = 0; seed < 1000; seed++) {
      Random random = new Random(seed);
      Pair pair = random(random, 3);
      Set<List<Integer>> set = ExplicitSet.random(random, LEVELS, VALUES, 1 + random.nextInt(20));
      int image = homs.engine().image(pair.hom, ExplicitSet.toDdd(table, set));
      assertEquals(
          ExplicitSet.map(set, pair.meaning), ExplicitSet.of(table, image), "seed " + seed);
      checkInverse(seed, random, pair, set);
    }
  }

  private void checkInverse(long seed, Random random, Pair pair, Set<List<Integer>> set) {
    Set<List<Integer>> after = ExplicitSet.random(random, LEVELS, VALUES, 20);
    Hom inverse = homs.inverse(pair.hom, ExplicitSet.toDdd(table, set));
    int before = homs.engine().image(inverse, ExplicitSet.toDdd(table, after));
    Set<List<Integer>> expected = ExplicitSet.empty();
    for (List<Integer> vector : set) {
      if (pair.meaning.apply(vector).stream().anyMatch(after::contains)) {
        expected.add(vector);
      }
    }
    assertEquals(expected, ExplicitSet.of(table, before), "inverse, seed " + seed);
  }

  @Test
  void closuresBySaturationAndByIterationAgreeWithExplicitSearch() {
    for (long seed = 0; seed < 120; seed++) {
      Random random = new Random(seed);
      DddTable small = table;
      small.collectFrom(seed % 2 == 0 ? 1 : 1 << 20); // half of the cases collect all the time
      List<Pair> steps = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        steps.add(random(random, 2));
      }
      Set<List<Integer>> set = ExplicitSet.random(random, LEVELS, VALUES, 2);
      int start = table.protect(ExplicitSet.toDdd(table, set));
      Set<List<Integer>> reached = closure(set, steps);
      Hom step = homs.sum(homs.identity(), homs.sum(steps.stream().map(Pair::hom).toList()));
      int saturated = homs.engine().image(homs.fixpoint(step), start);
      assertEquals(reached, ExplicitSet.of(table, saturated), "seed " + seed);
      int kept = table.protect(saturated);
      int iterated = homs.engine().image(homs.plainFixpoint(step), start);
      assertEquals(kept, iterated, "seed " + seed);
      if (seed % 2 == 1) {
        checkInverse(seed, random, new Pair(homs.fixpoint(step), v -> reach(v, steps)), set);
      }
    }
  }

  @Test
  void aNodeThatIsWalkedOverSurvivesCollections() {
    Pair low = new Pair(homs.select(3, v -> v <= 0), v -> v.get(3) <= 0 ? List.of(v) : List.of());
    Hom all = homs.select(0, v -> true);
    for (long seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      int to = random.nextInt(VALUES);
      Pair first = new Pair(homs.assign(1, to), v -> List.of(with(v, 1, to)));
      Pair second = new Pair(homs.choose(2, 0, to), v -> List.of(with(v, 2, 0), with(v, 2, to)));
      Hom closure = homs.fixpoint(homs.sum(homs.identity(), first.hom, second.hom));
      Set<List<Integer>> set = ExplicitSet.random(random, LEVELS, VALUES, 60);
      int start = table.protect(ExplicitSet.toDdd(table, set));
      table.collectFrom(1); // the first fixpoint below the walk collects
      int image = homs.engine().image(homs.inSequence(homs.compose(closure, all), low.hom), start);
      assertEquals(
          closure(ExplicitSet.map(set, low.meaning), List.of(first, second)),
          ExplicitSet.of(table, image),
          "seed " + seed);
    }
  }

  @Test
  void closuresOfInversesBySaturationAgreeWithExplicitSearch() {
    for (long seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      table.collectFrom(seed % 2 == 0 ? 1 : 1 << 20); // half of the cases collect all the time
      List<Pair> steps = List.of(random(random, 2), random(random, 2), random(random, 1));
      Set<List<Integer>> within = ExplicitSet.random(random, LEVELS, VALUES, 40);
      Set<List<Integer>> set = ExplicitSet.random(random, LEVELS, VALUES, 2);
      int before = table.protect(ExplicitSet.toDdd(table, within));
      int after = table.protect(ExplicitSet.toDdd(table, set));
      Hom back =
          homs.sum(
              homs.identity(),
              homs.sum(steps.stream().map(step -> homs.inverse(step.hom, before)).toList()));
      int saturated = table.protect(homs.engine().image(homs.fixpoint(back), after));
      assertEquals(backward(set, within, steps), ExplicitSet.of(table, saturated), "seed " + seed);
      assertEquals(saturated, homs.engine().image(homs.plainFixpoint(back), after), "seed " + seed);
    }
  }

  @Test
  void whatTouchesNoLevelIsInvertedToo() {
    Hom nothing = homs.fixpoint(homs.identity());
    Hom step = homs.compose(nothing, homs.assign(LEVELS - 1, 1));
    int before = table.protect(table.vector(0, 0, 0, 2));
    int after = table.protect(table.vector(0, 0, 0, 1));
    Hom back = homs.fixpoint(homs.sum(homs.identity(), homs.inverse(step, before)));
    assertEquals(table.union(before, after), homs.engine().image(back, after));
  }

  private static Set<List<Integer>> backward(
      Set<List<Integer>> set, Set<List<Integer>> within, List<Pair> steps) {
    Set<List<Integer>> found = ExplicitSet.empty();
    found.addAll(set);
    boolean grown = true;
    while (grown) {
      grown = false;
      for (List<Integer> vector : within) {
        grown |=
            steps.stream().anyMatch(s -> s.meaning.apply(vector).stream().anyMatch(found::contains))
                && found.add(vector);
      }
    }
    return found;
  }

  @Test
  void imagesAreNotMistakenForTheirClosures() {
    for (long seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      Pair step = random(random, 1);
      Pair other = random(random, 1);
      Set<List<Integer>> set = ExplicitSet.random(random, LEVELS, VALUES, 3);
      int start = ExplicitSet.toDdd(table, set);
      int image = homs.engine().image(step.hom, start);
      Hom closing = homs.fixpoint(homs.sum(homs.identity(), step.hom, other.hom));
      Set<List<Integer>> closed = ExplicitSet.of(table, homs.engine().image(closing, start));
      assertEquals(closure(set, List.of(step, other)), closed, "seed " + seed);
      Set<List<Integer>> again = ExplicitSet.map(closed, other.meaning);
      int all = ExplicitSet.toDdd(table, closed);
      assertEquals(again, ExplicitSet.of(table, homs.engine().image(other.hom, all)));
      assertEquals(ExplicitSet.map(set, step.meaning), ExplicitSet.of(table, image));
      assertEquals(
          ExplicitSet.map(set, other.meaning),
          ExplicitSet.of(table, homs.engine().image(other.hom, start)),
          "after a closure, seed " + seed);
    }
  }

  private static List<List<Integer>> reach(List<Integer> vector, List<Pair> steps) {
    return List.copyOf(closure(Set.of(vector), steps));
  }

  private static Set<List<Integer>> closure(Set<List<Integer>> set, List<Pair> steps) {
    Set<List<Integer>> reached = ExplicitSet.empty();
    List<List<Integer>> open = new ArrayList<>(set);
    while (!open.isEmpty()) {
      List<Integer> vector = open.remove(open.size() - 1);
      if (reached.add(vector)) {
        steps.forEach(step -> open.addAll(step.meaning.apply(vector)));
      }
    }
    return reached;
  }

  @Test
  void equalHomomorphismsAreTheSameObject() {
    assertSame(homs.assign(1, 2), homs.choose(1, 2, 2));
    Hom a = homs.assign(0, 1);
    Hom b = homs.assign(1, 1);
    assertSame(homs.sum(a, b), homs.sum(b, a, homs.zero()));
    assertSame(homs.compose(a, b), homs.compose(a, homs.compose(homs.identity(), b)));
    assertNotSame(homs.fixpoint(homs.sum(a, homs.identity())), homs.fixpoint(a));
  }

  @Test
  void whatTouchesDifferentLevelsCommutes() {
    Hom a = homs.assign(0, 1);
    Hom b = homs.assign(1, 1);
    Hom c = homs.select(0, v -> v > 0);
    assertTrue(a.commutesWith(b));
    assertTrue(b.commutesWith(c));
    assertFalse(a.commutesWith(c));
    assertTrue(c.commutesWith(homs.select(0, v -> v < 5)));
    assertFalse(homs.sum(b, c).commutesWith(a));
  }

  @Test
  void misuseIsReported() {
    assertThrows(
        IllegalArgumentException.class,
        () -> homs.ifThenElse(homs.assign(0, 1), homs.identity(), homs.identity()));
    assertThrows(IllegalArgumentException.class, () -> homs.local(2, homs.assign(1, 1)));
    int shortSet = table.vector(1, 2);
    Hom below = homs.assign(3, 1);
    assertThrows(IllegalArgumentException.class, () -> homs.engine().image(below, shortSet));
    assertEquals(0, table.depth(), "nothing unfinished is left");
  }
}
