package io.implicant.theories;

/**
 * A rule of the labelled closure, as the statement that applies it and what stands there without
 * it. The engine has no switches for this: the source itself is changed ({@link MutatedEngine}).
 */
enum ClosureRule {
  TRANSITIVITY_THROUGH_SOURCES(
      "BoundMatrix", "insert(x * size + v, sources.weight(i), sources.label(i));", ";"),
  TRANSITIVITY_THROUGH_TARGETS(
      "BoundMatrix",
      "insert(u * size + targets.node(j), targets.weight(j), targets.label(j));",
      ";"),
  TRANSITIVITY_THROUGH_BOTH(
      "BoundMatrix", "bounds[x * size + y] = known.with(sum, gain, labels);", ";"),
  NEGATIVE_CYCLE("BoundMatrix", "refuted = labels.or(refuted, negative);", ";"),
  CONGRUENCE("Closure", "equate(pair.first(), pair.second(), 0, equal);", ";"),
  CONGRUENCE_NEEDS_ALL_ARGUMENTS(
      "Closure", "k < pair.arguments() && !labels.isEmpty(equal)", "k < 1"),
  DISEQUALITY_OF_EQUALS(
      "Closure", "bounds.refute(labels.and(d.label(), bounds.equal(x, y, d.constant())));", ";"),
  /** From above and from below; case splits make up for either one alone. */
  TIGHTENING("Closure", "addBound(x, y, Math.subtractExact(constant, 1), tight);", ";"),
  /** Over Real the one less is strictness. */
  NEGATED_BOUND_IS_ONE_LESS(
      "Closure",
      "addBound(y, x, Math.subtractExact(-weight, 1), label);",
      "addBound(y, x, -weight, label);"),
  REFUTED_MINTERMS_LEAVE_ALL_LABELS(
      "Closure", "L label = labels.move(target, d.label());", "L label = d.label();"),
  DECIDED_MINTERMS_ARE_NOT_DOUBLED(
      "Closure",
      "labels.or(labels.or(gone, alwaysTrue), derived(constraint, true));",
      "labels.or(labels.or(gone, alwaysTrue), derived(constraint, false));"),
  GOAL_IS_ASSERTED_FIRST(
      "PathColumns",
      "closure.add(fact.constraint(), fact.positive(), label(closure, fact.groups()));",
      ";"),
  GOAL_RESTRICTS_PREDICATES(
      "PathColumns",
      "long[] holds = label(closure, literals.with(2 * atoms[i]));",
      "long[] holds = label(closure, 0);"),
  GOAL_RESTRICTS_THE_LAST_PREDICATE(
      "PathColumns", "label(closure, literals.with(2 * atom))", "label(closure, 0)"),
  LAST_PREDICATE_IS_ASSERTED("PathColumns", "closure.add(constraint, true, careTrue);", ";"),
  LAST_PREDICATE_IS_DENIED("PathColumns", "other.add(constraint, false, careFalse);", ";"),
  PATHS_ARE_JOINED("PathColumns", "different[count - 1] != own", "different[count - 1] == own"),
  NODES_OF_LATER_ATOMS_STAY("LastUses", "lastUse[constraints.get(i).x()] = i;", ";"),
  NODES_OF_DISEQUALITIES_STAY("LastUses", "!closure.hasDisequality(node)", "true"),
  NODES_OF_APPLICATIONS_STAY("LastUses", "lastUse[pair.first()] = ALWAYS;", ";"),
  NODES_OF_ARGUMENTS_STAY("LastUses", "lastUse[pair.left(k)] = ALWAYS;", ";"),
  LINE_BELOW_A_CONSTANT("LineState", "points[count++] = weight - 1;", "points[count++] = weight;"),
  LINE_ABOVE_A_CONSTANT("LineState", "points[count++] = weight + 1;", "points[count++] = weight;"),
  LINE_RUNS_BOTH_WAYS("LineState", "constraint.x() == 0 ? point : -point", "point"),
  SPLIT_ON_DISEQUALITIES("Refutation", "if (state.isIntegral(d.x())) {", "if (false) {"),
  SPLIT_ON_ARGUMENTS("Refutation", "best = argument(pair, open, best);", ";"),
  SPLIT_HAS_A_SECOND_CASE("Refutation", "(split.mayBeEqual() ? 3 : 2)", "1"),
  SPLIT_HAS_A_THIRD_CASE("Refutation", "(split.mayBeEqual() ? 3 : 2)", "2"),
  APPLICATIONS_MAY_MEET("Blocks", "pairs.add(pair);", ";"),
  APPLICATIONS_MAY_MEET_LATER(
      "Blocks", "changed = pairs.size() > before && !candidates.isEmpty();", "changed = false;"),
  TRUE_IS_NOT_FALSE(
      "DenseBase", "closure.addDisequality(shape.truth(), shape.falsity(), 0, labels.all());", ";"),
  SPARSE_EQUALITIES_ARE_COMPOSED("EqualityGraph", "table.and(left, right)", "BddTable.FALSE"),
  SPARSE_DISEQUALITIES(
      "SparseEqualities",
      "found.add(table.and(label, graph.equal(p.x(), p.y(), p.distance())))",
      "found.add(label ^ label ^ 1)"),
  SPARSE_CONGRUENCE("SparseEqualities", "grown |= more != congruent[i];", ";"),
  SPARSE_NUMBERS_ARE_APART("EqualityGraph", "contradict(around.get(x));", ";"),
  SPARSE_BACK_SUBSTITUTION(
      "EqualityGraph",
      ".add(table.and(label, holds))",
      ".add(holds == BddTable.TRUE ? label : BddTable.FALSE)"),
  SPARSE_ORDER_IS_COMPOSED(
      "SparseOrder", "add(x, y, sum, table.and(left.label(i), right.label(j)));", ";"),
  SPARSE_NEGATIVE_CYCLE("SparseOrder", "cycles.add(label);", ";");

  private final String className;
  private final String statement;
  private final String replacement;

  ClosureRule(String className, String statement, String replacement) {
    this.className = className;
    this.statement = statement;
    this.replacement = replacement;
  }

  String className() {
    return className;
  }

  /** The source without the rule. */
  String removedFrom(String source) {
    int place = source.indexOf(statement);
    if (place < 0 || source.indexOf(statement, place + 1) >= 0) {
      throw new AssertionError(
          name() + " does not stand once in " + className + ".java: '" + statement + "'");
    }
    return source.replace(statement, replacement);
  }
}
