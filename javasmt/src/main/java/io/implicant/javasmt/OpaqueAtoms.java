package io.implicant.javasmt;

import io.implicant.logic.Apply;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Predicate;
import io.implicant.logic.Sort;
import io.implicant.logic.Term;
import io.implicant.logic.Terms;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.ProverEnvironment;
import org.sosy_lab.java_smt.api.SolverContext;
import org.sosy_lab.java_smt.api.SolverException;

/**
 * Atoms outside the fragment, for which Bool constants stand in. That is exact if an atom shares no
 * variable and no function with the rest, nor with another such atom, and if it can be true and can
 * be false, which the solver is asked once: then a model of the rest can be given either value of
 * the atom. An atom that can only have one value is that value. {@link Dependencies} says what may
 * be shared beside variables.
 */
final class OpaqueAtoms implements FormulaReader.Outsiders {
  private final SolverContext context;
  private final Terms terms;
  private final Map<Term, Opaque> atoms = new HashMap<>();
  private final Map<Opaque, Optional<Formula>> decided = new HashMap<>();

  /** An atom and the names in it. */
  private record Opaque(BooleanFormula atom, Set<String> names, UnsupportedTermException why) {}

  OpaqueAtoms(SolverContext context, Terms terms) {
    this.context = context;
    this.terms = terms;
  }

  @Override
  public Formula standIn(BooleanFormula atom, UnsupportedTermException why)
      throws UnsupportedTermException {
    Optional<Set<String>> names = Dependencies.of(context.getFormulaManager(), atom);
    if (names.isEmpty()) {
      throw why;
    }
    Formula standIn =
        (Formula) terms.apply(terms.freshSymbol("opaque", List.of(), Sort.BOOL), List.of());
    atoms.put(standIn, new Opaque(atom, names.get(), why));
    return standIn;
  }

  /**
   * What to replace so that the formulas are exact: stand-ins of atoms that have only one value.
   *
   * @throws UnansweredException if stand-ins are not exact
   */
  Map<Term, Formula> values(Collection<Formula> formulas, Symbols symbols)
      throws UnansweredException, InterruptedException {
    Map<Term, Formula> values = new HashMap<>();
    if (atoms.isEmpty()) {
      return values;
    }
    Set<String> seen = new HashSet<>();
    List<Term> nodes = Dag.postorder(formulas);
    for (Term node : nodes) {
      if (node instanceof Apply apply) {
        seen.add(symbols.name(apply.symbol()));
      } else if (node instanceof Predicate predicate && !atoms.containsKey(node)) {
        seen.add(symbols.name(predicate.symbol()));
      }
    }
    for (Term node : nodes) {
      Opaque opaque = atoms.get(node);
      if (opaque != null) {
        requireApart(opaque, seen);
        value(opaque).ifPresent(value -> values.put(node, value));
      }
    }
    return values;
  }

  private static void requireApart(Opaque opaque, Set<String> seen) throws UnansweredException {
    for (String name : opaque.names()) {
      if (!seen.add(name)) {
        String details = opaque.why().getMessage() + "; " + name + " occurs elsewhere too";
        throw new UnansweredException(opaque.why().reason().toString(), details, opaque.why());
      }
    }
  }

  private Optional<Formula> value(Opaque opaque) throws UnansweredException, InterruptedException {
    Optional<Formula> known = decided.get(opaque);
    if (known == null) {
      try {
        known = decide(opaque);
      } catch (SolverException e) {
        throw new UnansweredException(opaque.why().reason().toString(), e.getMessage(), e);
      }
      decided.put(opaque, known);
    }
    return known;
  }

  private Optional<Formula> decide(Opaque opaque) throws SolverException, InterruptedException {
    var booleans = context.getFormulaManager().getBooleanFormulaManager();
    try (ProverEnvironment prover = context.newProverEnvironment()) {
      prover.push(opaque.atom());
      if (prover.isUnsat()) {
        return Optional.of(terms.bool(false));
      }
      prover.pop();
      prover.push(booleans.not(opaque.atom()));
      return prover.isUnsat() ? Optional.of(terms.bool(true)) : Optional.empty();
    }
  }
}
