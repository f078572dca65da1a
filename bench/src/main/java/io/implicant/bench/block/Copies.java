package io.implicant.bench.block;

import io.implicant.bench.peer.Problem;
import io.implicant.logic.Apply;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Predicate;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Larger path formulas made of copies of one. What a block reads and leaves behind is told by the
 * versions in its names: {@code x@0} is the value of x before the block, an input, and the highest
 * version of x that occurs is its value after it, the output. A variable of which only version 0
 * occurs is not changed by the block; a name without a version means the same everywhere.
 */
public final class Copies {
  private static final Pattern VERSION = Pattern.compile("(.+)@(\\d{1,6})");

  private final Problem problem;
  private final Map<String, Integer> highest = new HashMap<>();

  public Copies(Problem problem) {
    this.problem = problem;
    for (Term term : Dag.postorder(roots())) {
      if (term instanceof Apply apply) {
        enter(apply.symbol());
      } else if (term instanceof Predicate predicate) {
        enter(predicate.symbol());
      }
    }
  }

  private List<Formula> roots() {
    List<Formula> roots = new ArrayList<>(problem.predicates());
    roots.add(problem.goal());
    return roots;
  }

  private void enter(Symbol symbol) {
    Matcher version = VERSION.matcher(symbol.name());
    if (version.matches()) {
      highest.merge(version.group(1), Integer.parseInt(version.group(2)), Math::max);
    }
  }

  /**
   * The block so often in a row: the inputs of a copy are the outputs of the one before, so that
   * version v in copy k, from 0 on, is version k * highest + v. The predicates are those about the
   * last copy.
   */
  public Problem sequence(int copies) {
    List<Formula> phis = new ArrayList<>();
    List<Formula> predicates = List.of();
    for (int k = 0; k < copies; k++) {
      int copy = k;
      List<Formula> renamed = renamed((name, version) -> later(name, version, copy));
      predicates = renamed.subList(0, problem.predicates().size());
      phis.add(problem.terms().not(renamed.get(predicates.size())));
    }
    return joined("sequence " + copies, predicates, phis);
  }

  private String later(String name, int version, int copy) {
    return name + "@" + ((long) copy * highest.get(name) + version);
  }

  /**
   * So many copies that start in the same state: inputs are shared, all other versions differ. The
   * predicates are those about all copies, without repetitions.
   */
  public Problem parallel(int copies) {
    Set<Formula> predicates = new LinkedHashSet<>();
    List<Formula> phis = new ArrayList<>();
    for (int k = 0; k < copies; k++) {
      int copy = k;
      List<Formula> renamed = renamed((name, version) -> beside(name, version, copy));
      predicates.addAll(renamed.subList(0, problem.predicates().size()));
      phis.add(problem.terms().not(renamed.get(renamed.size() - 1)));
    }
    return joined("parallel " + copies, List.copyOf(predicates), phis);
  }

  private static String beside(String name, int version, int copy) {
    return copy == 0 || version == 0 ? name + "@" + version : name + "!" + copy + "@" + version;
  }

  private Problem joined(String how, List<Formula> predicates, List<Formula> phis) {
    Terms terms = problem.terms();
    Formula goal = terms.not(terms.and(phis));
    return new Problem(terms, problem.name() + " " + how, predicates, goal);
  }

  private interface Renaming {
    String of(String name, int version);
  }

  private List<Formula> renamed(Renaming renaming) {
    Terms terms = problem.terms();
    return Dag.rename(terms, roots(), symbol -> renamed(terms, symbol, renaming)).stream()
        .map(term -> (Formula) term)
        .toList();
  }

  private static Symbol renamed(Terms terms, Symbol symbol, Renaming renaming) {
    Matcher version = VERSION.matcher(symbol.name());
    if (!version.matches()) {
      return symbol;
    }
    String name = renaming.of(version.group(1), Integer.parseInt(version.group(2)));
    return terms.symbol(name, symbol.arguments(), symbol.result());
  }
}
