package io.implicant.theories;

/**
 * A rule of the labelled closure, as the statement that applies it and what stands there without
 * it. The engine has no switches for this: the source itself is changed ({@link MutatedEngine}).
 */
enum ClosureRule {
  TRANSITIVITY_THROUGH_SOURCES(
      "Closure", "insert(x * size + v, sources.weight(i), sources.label(i));", ";"),
  TRANSITIVITY_THROUGH_TARGETS(
      "Closure", "insert(u * size + targets.node(j), targets.weight(j), targets.label(j));", ";"),
  TRANSITIVITY_THROUGH_BOTH(
      "Closure", "bounds[x * size + y] = known.with(sum, gain, labels);", ";"),
  NEGATIVE_CYCLE("Closure", "refuted = labels.or(refuted, negative);", ";"),
  CONGRUENCE("Closure", "equate(pair.first(), pair.second(), 0, equal);", ";"),
  CONGRUENCE_NEEDS_ALL_ARGUMENTS(
      "Closure", "k < pair.arguments() && !labels.isEmpty(equal)", "k < 1"),
  DISEQUALITY_OF_EQUALS("Closure", "refuted = labels.or(refuted, equal);", ";"),
  /** From above and from below; case splits make up for either one alone. */
  TIGHTENING("Closure", "addBound(x, y, Math.subtractExact(constant, 1), tight);", ";"),
  /** Over Real the one less is strictness. */
  NEGATED_BOUND_IS_ONE_LESS(
      "Closure",
      "addBound(y, x, Math.subtractExact(-weight, 1), label);",
      "addBound(y, x, -weight, label);"),
  REFUTED_MINTERMS_LEAVE_ALL_LABELS(
      "Closure", "L label = labels.shrink(fewer, d.label());", "L label = d.label();"),
  SPLIT_ON_DISEQUALITIES("Refutation", "if (state.isIntegral(d.x())) {", "if (false) {"),
  SPLIT_ON_ARGUMENTS("Refutation", "best = argument(pair, open, best);", ";"),
  SPLIT_HAS_A_SECOND_CASE("Refutation", "(split.mayBeEqual() ? 3 : 2)", "1"),
  SPLIT_HAS_A_THIRD_CASE("Refutation", "(split.mayBeEqual() ? 3 : 2)", "2"),
  APPLICATIONS_MAY_MEET("Blocks", "pairs.add(pair);", ";"),
  APPLICATIONS_MAY_MEET_LATER(
      "Blocks", "changed = pairs.size() > before && !candidates.isEmpty();", "changed = false;"),
  TRUE_IS_NOT_FALSE(
      "DenseBase", "closure.addDisequality(shape.truth(), shape.falsity(), 0, labels.all());", ";"),
  SPARSE_EQUALITIES_ARE_COMPOSED(
      "SparseEqualities", "join(around.get(i).getKey(), around.get(j).getKey(), both);", ";"),
  SPARSE_CONGRUENCE("SparseEqualities", "grown |= more != congruent[i];", ";"),
  SPARSE_NUMBERS_ARE_APART("SparseEqualities", "separateNumbers(apart);", ";"),
  SPARSE_BACK_SUBSTITUTION(
      "SparseEqualities",
      "ways.add(table.and(label, equal(x, y)));",
      "if (x == y) ways.add(label);"),
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
