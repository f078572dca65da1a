package io.implicant.dd.ddd;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;

/**
 * Makes and interns the homomorphisms on the diagrams of a table, and rewrites them: sums and
 * compositions are flattened, neutral parts dropped, closures turned into saturation.
 */
public final class Homs {
  private final DddTable table;
  private final Map<Hom, Hom> interned = new HashMap<>();
  private final Map<List<Hom>, Saturation> saturations = new HashMap<>();
  private int saturationCount;
  private final Hom identity = intern(new Basic.Identity());
  private final Hom zero = intern(new Basic.Constant(DddTable.ZERO, 0));
  private final HomEngine engine;

  public Homs(DddTable table) {
    this.table = table;
    this.engine = new HomEngine(table, this);
  }

  public HomEngine engine() {
    return engine;
  }

  /** The one object that equals the given one; for homomorphisms defined elsewhere. */
  public Hom intern(Hom hom) {
    Hom known = interned.putIfAbsent(hom, hom);
    if (known != null) {
      return known;
    }
    hom.intern(interned.size() - 1);
    return hom;
  }

  /** Homomorphisms made so far. */
  public int size() {
    return interned.size();
  }

  /** h(A) = A. */
  public Hom identity() {
    return identity;
  }

  /** h(A) = {}. */
  public Hom zero() {
    return zero;
  }

  /** h(A) = the set, unless A is empty. The set survives collections from now on. */
  public Hom constant(int set) {
    return intern(new Basic.Constant(table.protect(set), table.levels()));
  }

  /** h(A) = A and the set, which survives collections from now on. */
  public Hom intersection(int set) {
    return intern(new Basic.Within(table.protect(set), true, table.levels()));
  }

  /** h(A) = A without the set, which survives collections from now on. */
  public Hom without(int set) {
    return intern(new Basic.Within(table.protect(set), false, table.levels()));
  }

  /** Keeps vectors by their value at a level; equal predicates give the same result. */
  public Hom select(int level, IntPredicate predicate) {
    return intern(new Basic.Select(level, predicate, identity));
  }

  /** Puts a value at a level. */
  public Hom assign(int level, int value) {
    return choose(level, value);
  }

  /** Puts any of some values at a level. */
  public Hom choose(int level, int... values) {
    int[] sorted = Arrays.stream(values).sorted().distinct().toArray();
    return sorted.length == 0 ? zero : intern(new Basic.Choose(level, sorted, identity));
  }

  public Hom sum(Hom... terms) {
    return sum(Arrays.asList(terms));
  }

  /** h(A) = the union of all t(A). */
  public Hom sum(Collection<Hom> terms) {
    List<Hom> flat = new ArrayList<>();
    for (Hom term : terms) {
      if (term instanceof Sum sum) {
        flat.addAll(sum.terms());
      } else if (term instanceof Whole.Union union) {
        flat.addAll(union.parts());
      } else if (term != zero) {
        flat.add(term);
      }
    }
    List<Hom> distinct = flat.stream().sorted(Comparator.comparingInt(Hom::id)).distinct().toList();
    if (distinct.size() <= 1) {
      return distinct.isEmpty() ? zero : distinct.get(0);
    }
    boolean whole = distinct.stream().anyMatch(term -> term.top() == Hom.EVERY_LEVEL);
    return intern(whole ? new Whole.Union(distinct) : new Sum(this, distinct));
  }

  /** h(A) = after(before(A)). */
  public Hom compose(Hom after, Hom before) {
    if (after == zero || before == zero) {
      return zero;
    }
    if (after == identity || before == identity) {
      return after == identity ? before : after;
    }
    return intern(
        Composition.isInductive(after, before)
            ? new Composition(this, after, before)
            : new Whole.InSequence(after, before));
  }

  /** As {@link #compose}, but part by part on whole sets: to compare with, and for chaining. */
  public Hom inSequence(Hom after, Hom before) {
    if (after == identity || before == identity) {
      return after == identity ? before : after;
    }
    return intern(new Whole.InSequence(after, before));
  }

  /**
   * h(A) = the vectors of a set, which survives collections from now on, whose image under another
   * homomorphism meets A: predecessors [Col13 4.3.3].
   */
  public Hom inverse(Hom hom, int within) {
    return intern(new Basic.Inverse(hom, table.protect(within)));
  }

  /** h(A) = then(c(A)) or otherwise(A without c(A)). */
  public Hom ifThenElse(Hom selector, Hom then, Hom otherwise) {
    if (!selector.isSelector()) {
      throw new IllegalArgumentException("not a selector: " + selector);
    }
    return intern(new Whole.IfThenElse(selector, then, otherwise));
  }

  /** Applies a homomorphism to the parts of a diagram that begin at a level. */
  public Hom local(int level, Hom hom) {
    if (hom.top() < level && hom.top() != Hom.EVERY_LEVEL) {
      throw new IllegalArgumentException("level " + hom.top() + " is above level " + level);
    }
    return intern(new Whole.Local(level, hom));
  }

  /**
   * Applies a homomorphism until nothing changes; for a sum with the identity among its terms this
   * is the closure under the others, computed by saturation. The others may also be {@link
   * #inverse}s inside one set: then those that they invert are sorted by topmost level.
   */
  public Hom fixpoint(Hom body) {
    List<Hom> terms =
        body instanceof Sum sum
            ? sum.terms()
            : body instanceof Whole.Union union ? union.parts() : List.of();
    List<Hom> others = terms.stream().filter(term -> term != identity).toList();
    if (others.size() == terms.size()) {
      return plainFixpoint(body);
    }
    if (body instanceof Sum) {
      return intern(Whole.Fixpoint.closure(body, saturation(others)));
    }
    Hom first = others.get(0);
    return first instanceof Basic.Inverse inverse && others.stream().allMatch(inverse::isBeside)
        ? intern(Whole.Fixpoint.backward(body, saturation(inverted(others)), inverse.within()))
        : plainFixpoint(body);
  }

  private static List<Hom> inverted(List<Hom> inverses) {
    return inverses.stream().map(hom -> ((Basic.Inverse) hom).inverted()).toList();
  }

  /** As {@link #fixpoint}, by plain iteration: to compare with. */
  public Hom plainFixpoint(Hom body) {
    return intern(Whole.Fixpoint.iteration(body));
  }

  /** Splits homomorphisms by topmost level. */
  Saturation saturation(List<Hom> terms) {
    Saturation known = saturations.get(terms);
    if (known != null) {
      return known;
    }
    TreeMap<Integer, List<Hom>> byTop = new TreeMap<>(Comparator.reverseOrder());
    for (Hom term : terms) {
      byTop.computeIfAbsent(term.top(), top -> new ArrayList<>()).add(term);
    }
    Saturation below = null;
    for (Map.Entry<Integer, List<Hom>> entry : byTop.entrySet()) {
      below = new Saturation(this, ++saturationCount, entry.getKey(), entry.getValue(), below);
    }
    saturations.put(terms, below);
    return below;
  }

  static boolean same(List<Hom> a, List<Hom> b) {
    if (a.size() != b.size()) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      if (a.get(i) != b.get(i)) {
        return false;
      }
    }
    return true;
  }
}
