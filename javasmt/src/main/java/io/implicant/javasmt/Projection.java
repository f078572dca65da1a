package io.implicant.javasmt;

import io.implicant.abstraction.Consistency;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import io.implicant.logic.Dag;
import io.implicant.logic.Formula;
import io.implicant.logic.Term;
import io.implicant.logic.TermLimitException;
import io.implicant.logic.Terms;
import io.implicant.theories.UnsupportedFormulaException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.common.ShutdownNotifier.ShutdownRequestListener;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.SolverContext;

/**
 * G_P(phi) = not F_P(not phi), for P and phi as JavaSMT formulas: which minterms over P have a
 * model together with phi. Remembers translated formulas for the next question. Thread-safe, since
 * one question is treated at a time.
 */
final class Projection {
  /** Where formulas are forgotten, so that a long run does not fill the memory. */
  private static final int MANY_TERMS = 1 << 20;

  private final SolverContext context;
  private final ShutdownNotifier notifier;
  private final Duration patience;
  private Budget budget = Budget.unlimited();
  private Terms terms;
  private OpaqueAtoms opaque;
  private FormulaTranslator translator;

  Projection(SolverContext context, ShutdownNotifier notifier, Duration patience) {
    this.context = context;
    this.notifier = notifier;
    this.patience = patience;
    forget();
  }

  private void forget() {
    terms = new Terms();
    opaque = new OpaqueAtoms(context, terms);
    translator =
        new FormulaTranslator(context.getFormulaManager(), terms, opaque, () -> budget.check());
  }

  /**
   * The minterms that are consistent with the conjunction; variable i is predicate i.
   *
   * @throws UnansweredException if there is no exact answer
   * @throws InterruptedException if a shutdown was requested
   */
  synchronized Bdd consistent(List<BooleanFormula> conjuncts, List<BooleanFormula> predicates)
      throws UnansweredException, InterruptedException {
    Budget own = Budget.ofTime(patience);
    budget = own;
    ShutdownRequestListener listener = reason -> own.cancel();
    notifier.register(listener);
    try {
      notifier.shutdownIfNecessary(); // it may have come before the listener
      return answer(conjuncts, predicates);
    } catch (UnansweredException e) {
      notifier.shutdownIfNecessary();
      throw e;
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      forget(); // what was half done; the solver may still have an answer
      notifier.shutdownIfNecessary();
      throw new UnansweredException("a failure", e.toString(), e);
    } finally {
      notifier.unregister(listener);
    }
  }

  private Bdd answer(List<BooleanFormula> conjuncts, List<BooleanFormula> predicates)
      throws UnansweredException, InterruptedException {
    if (terms.size() > MANY_TERMS) {
      forget();
    }
    try {
      List<Formula> assertions = read(conjuncts);
      List<Formula> important = read(predicates);
      List<Formula> all = new ArrayList<>(assertions);
      all.addAll(important);
      Map<Term, Formula> values = opaque.values(all, translator.symbols());
      assertions.replaceAll(formula -> (Formula) Dag.substitute(terms, formula, values));
      important.replaceAll(formula -> (Formula) Dag.substitute(terms, formula, values));
      Definitions definitions = Definitions.of(terms, assertions, important);
      important.replaceAll(definitions::apply);
      Consistency result = Consistency.of(terms, important, definitions.rest(), budget);
      if (result.limit().isPresent()) {
        throw new UnansweredException("a limit", result.limit().get(), null);
      }
      return result.consistent();
    } catch (UnsupportedTermException e) {
      throw new UnansweredException(e.reason().toString(), e.getMessage(), e);
    } catch (TermLimitException e) {
      throw new UnansweredException("too large", e.getMessage(), e);
    } catch (UnsupportedFormulaException e) {
      throw new UnansweredException("arithmetic beyond differences", e.getMessage(), e);
    } catch (LimitReached | ArithmeticException e) {
      throw new UnansweredException("a limit", String.valueOf(e.getMessage()), e);
    }
  }

  private List<Formula> read(List<BooleanFormula> formulas) throws UnsupportedTermException {
    List<Formula> read = new ArrayList<>();
    for (BooleanFormula formula : formulas) {
      read.add(translator.toLogic(formula));
    }
    return read;
  }
}
