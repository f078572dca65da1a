package io.implicant.javasmt;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.sosy_lab.java_smt.api.BasicProverEnvironment.AllSatCallback;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.BooleanFormulaManager;

/**
 * Collects what all-sat finds as minterms, bit i for predicate i, whatever cubes it comes in. A
 * predicate that a cube does not mention may have both values.
 */
final class Minterms implements AllSatCallback<Set<Long>> {
  private final BooleanFormulaManager booleans;
  private final List<BooleanFormula> predicates;
  private final Set<Long> minterms = new TreeSet<>();

  Minterms(BooleanFormulaManager booleans, List<BooleanFormula> predicates) {
    this.booleans = booleans;
    this.predicates = predicates;
  }

  @Override
  public void apply(List<BooleanFormula> model) {
    long free = 0;
    long set = 0;
    for (int i = 0; i < predicates.size(); i++) {
      boolean positive = model.contains(predicates.get(i));
      boolean negative = model.contains(booleans.not(predicates.get(i)));
      set |= positive ? 1L << i : 0;
      free |= !positive && !negative ? 1L << i : 0;
    }
    for (long part = free; ; part = (part - 1) & free) {
      minterms.add(set | part);
      if (part == 0) {
        break;
      }
    }
  }

  @Override
  public Set<Long> getResult() {
    return minterms;
  }
}
