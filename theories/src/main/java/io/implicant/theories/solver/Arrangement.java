package io.implicant.theories.solver;

import io.implicant.logic.Apply;
import io.implicant.logic.Predicate;
import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import io.implicant.logic.Term;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;

/**
 * Values for the terms of a closed conjunction without {@linkplain Collisions collisions}.
 *
 * <ul>
 *   <li>Declared sorts: one element per class.
 *   <li>Int: the solution of the bounds, where the regions numbered 0, 1, 2, ... are moved by 0, g,
 *       2g, ... for a <em>gap</em> g. A bound x - y &lt;= w between two regions leads from the
 *       region of y, of higher number, to that of x, so moving only makes x - y smaller. For g
 *       above all distances that occur, terms of different regions meet no more.
 *   <li>Real: the solution plus a fraction of a unit that is different for each class. Along the
 *       tight edges, which have no cycles since the conjunction is closed, fractions do not
 *       increase; all other bounds have at least a unit of slack. So the bounds still hold, and no
 *       two classes are whole units apart.
 * </ul>
 */
final class Arrangement {
  /**
   * How values are chosen.
   *
   * @param gap between regions over Int
   * @param step over Real, in multiples of 1 / denominator: what a strict bound needs
   * @param fractions whether classes over Real are kept apart by fractions of a step
   */
  record Style(BigInteger gap, BigFraction step, boolean fractions) {}

  private final Conjunction conjunction;
  private final TermNodes nodes;
  private final Congruence classes;
  private final ClassGraph graph;
  private final int[] region; // by representative
  private final int[] fraction; // by representative
  private final Map<Integer, Value> elements = new HashMap<>();
  private int fractions;

  Arrangement(Conjunction conjunction) {
    this.conjunction = conjunction;
    nodes = conjunction.nodes();
    classes = conjunction.classes();
    graph = conjunction.graph();
    region = number(Sort.INT, false);
    fraction = number(Sort.REAL, true);
    nameElements();
  }

  /** Numbers components; classes of the sort without edges get numbers after these. */
  private int[] number(Sort sort, boolean tightOnly) {
    Components components = conjunction.components();
    components.compute(tightOnly);
    int[] numbers = new int[nodes.size()];
    Arrays.fill(numbers, -1);
    int next = components.count();
    Ints active = classes.active();
    for (int i = 0; i < active.size(); i++) {
      int rep = classes.rep(active.get(i));
      if (numbers[rep] < 0 && nodes.term(rep).sort() == sort) {
        int vertex = graph.edges() == 0 ? -1 : graph.vertex(rep);
        numbers[rep] = vertex < 0 ? next++ : components.of(vertex);
      }
    }
    fractions = next;
    return numbers;
  }

  private void nameElements() {
    Map<Sort, Integer> counts = new HashMap<>();
    Ints active = classes.active();
    for (int i = 0; i < active.size(); i++) {
      int rep = classes.rep(active.get(i));
      Sort sort = nodes.term(rep).sort();
      if (!sort.isBool() && !sort.isNumeric() && !elements.containsKey(rep)) {
        elements.put(rep, new Value.Element(sort, counts.merge(sort, 1, Integer::sum) - 1));
      }
    }
  }

  /** The style that is right in any case: regions are far apart, the step is one unit. */
  Style safe() {
    return new Style(safeGap(), new BigFraction(1L, TermNodes.STRICT), true);
  }

  private BigInteger safeGap() {
    BigInteger farthest = BigInteger.ZERO;
    Ints active = classes.active();
    for (int i = 0; i < active.size(); i++) {
      int node = active.get(i);
      farthest = farthest.max(place(node).abs());
      for (int k = 0; nodes.isApplication(node) && k < nodes.arguments(node).length; k++) {
        farthest =
            farthest.max(
                place(nodes.arguments(node)[k])
                    .add(BigInteger.valueOf(nodes.offsets(node)[k]))
                    .abs());
      }
    }
    BigInteger distance = BigInteger.ZERO;
    for (int i = 0; i < conjunction.disequalityCount(); i++) {
      distance = distance.max(BigInteger.valueOf(conjunction.distance(i)).abs());
    }
    return farthest.shiftLeft(1).add(distance).add(BigInteger.ONE);
  }

  private BigInteger place(int node) {
    return BigInteger.valueOf(graph.value(classes.rep(node)))
        .add(BigInteger.valueOf(classes.offset(node)));
  }

  /** The model, or null if two rows of a table contradict each other. */
  Model model(Style style) {
    Map<Symbol, Map<List<Value>, Value>> rows = new LinkedHashMap<>();
    Map<Symbol, Value> constants = new HashMap<>();
    Ints active = classes.active();
    for (int i = TermNodes.FIXED; i < active.size(); i++) {
      int node = active.get(i);
      Term term = nodes.term(node);
      Symbol symbol = term instanceof Apply apply ? apply.symbol() : ((Predicate) term).symbol();
      Map<List<Value>, Value> table = rows.computeIfAbsent(symbol, s -> new LinkedHashMap<>());
      Value value = value(node, 0, style);
      if (!nodes.isApplication(node)) {
        constants.put(symbol, value);
        continue;
      }
      List<Value> arguments = new ArrayList<>();
      for (int k = 0; k < nodes.arguments(node).length; k++) {
        arguments.add(value(nodes.arguments(node)[k], nodes.offsets(node)[k], style));
      }
      Value before = table.putIfAbsent(arguments, value);
      if (before != null && !before.equals(value)) {
        return null;
      }
    }
    Map<Symbol, Model.Table> tables = new LinkedHashMap<>();
    rows.forEach(
        (symbol, table) -> {
          Value other = constants.getOrDefault(symbol, Value.anyOf(symbol.result()));
          tables.put(symbol, new Model.Table(symbol, table, other));
        });
    return new Model(tables);
  }

  private Value value(int node, long added, Style style) {
    Sort sort = nodes.term(node).sort();
    int rep = classes.rep(node);
    if (sort.isBool()) {
      return new Value.Truth(rep == classes.rep(TermNodes.TRUTH));
    } else if (!sort.isNumeric()) {
      return elements.get(rep);
    }
    int zero = TermNodes.zero(sort);
    BigInteger units = place(node).add(BigInteger.valueOf(added));
    if (sort == Sort.INT) {
      long regions = region[rep] - (long) region[classes.rep(zero)];
      BigInteger moved = style.gap().multiply(BigInteger.valueOf(regions));
      return new Value.Rational(new BigFraction(units.subtract(place(zero)).add(moved)));
    }
    BigFraction origin = real(place(zero), classes.rep(zero), style);
    return new Value.Rational(real(units, rep, style).subtract(origin).divide(nodes.denominator()));
  }

  /** A multiple of 1 / denominator, less a step for each strict bound that has led there. */
  private BigFraction real(BigInteger units, int rep, Style style) {
    BigInteger strict = BigInteger.valueOf(TermNodes.STRICT);
    BigInteger steps = units.negate().mod(strict);
    BigFraction part = new BigFraction(steps);
    if (style.fractions()) {
      part = part.subtract(new BigFraction(fraction[rep], fractions + 1));
    }
    return new BigFraction(units.add(steps).divide(strict)).subtract(part.multiply(style.step()));
  }
}
