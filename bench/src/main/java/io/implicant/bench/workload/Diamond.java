package io.implicant.bench.workload;

import io.implicant.abstraction.NamedPredicate;
import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The chain of diamonds of LBC07 Figure 8: 5n - 1 predicates, 2^n cubes. */
public final class Diamond {
  /** Which relation joins the corners. */
  public enum Theory {
    EUF,
    DIFFERENCE,
    FUNCTIONS;

    /** As the user names it. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** The theory of that label. */
    public static Theory of(String label) {
      return Stream.of(values())
          .filter(theory -> theory.label().equals(label))
          .findFirst()
          .orElseThrow(
              () ->
                  new IllegalArgumentException(
                      "expected euf, difference or functions after --theory, found " + label));
    }
  }

  private final Terms terms = new Terms();
  private final Theory theory;
  private final Sort sort;
  private final List<NamedPredicate> predicates = new ArrayList<>();
  private final Formula goal;

  public Diamond(int diamonds, Theory theory) {
    this.theory = theory;
    sort = theory == Theory.DIFFERENCE ? Sort.INT : terms.sort("U");
    for (int i = 1; i <= diamonds; i++) {
      if (i > 1) {
        add(corner("d", i - 1), corner("a", i));
      }
      add(corner("a", i), corner("b", i));
      add(corner("b", i), corner("d", i));
      add(corner("a", i), corner("c", i));
      add(corner("c", i), corner("d", i));
    }
    Term start = corner("a", 1);
    Term end = corner("d", diamonds);
    if (theory == Theory.FUNCTIONS) {
      Symbol f = terms.symbol("f", List.of(sort), sort);
      goal = terms.equal(terms.apply(f, List.of(start)), terms.apply(f, List.of(end)));
    } else {
      goal = relation(start, end);
    }
  }

  private Term corner(String letter, int diamond) {
    return terms.constant(letter + diamond, sort);
  }

  private void add(Term left, Term right) {
    String name = left + (theory == Theory.DIFFERENCE ? " <= " : " = ") + right;
    predicates.add(new NamedPredicate(name, relation(left, right)));
  }

  private Formula relation(Term left, Term right) {
    return theory == Theory.DIFFERENCE ? terms.atMost(left, right) : terms.equal(left, right);
  }

  public Terms terms() {
    return terms;
  }

  public List<NamedPredicate> predicates() {
    return predicates;
  }

  public Formula goal() {
    return goal;
  }
}
