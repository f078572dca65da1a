package io.implicant.javasmt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.implicant.logic.Formula;
import io.implicant.logic.Sort;
import io.implicant.logic.Terms;
import io.implicant.logic.text.Query;
import io.implicant.logic.text.SmtReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.ProverEnvironment;
import org.sosy_lab.java_smt.api.SolverContext;
import org.sosy_lab.java_smt.api.SolverContext.ProverOptions;

/** Blocks of real programs, asked as a verifier does, have the recorded number of models. */
final class BlockQueriesTest {
  private static final boolean SLOW = Boolean.getBoolean("implicant.slow");

  private static int mostPredicates(TestSolver solver) {
    return SLOW ? 20 : solver == TestSolver.PRINCESS ? 6 : 7;
  }

  /** Up to which size the solver's own all-sat is asked too. */
  private static int mostForTheSolver(TestSolver solver) {
    if (solver == TestSolver.PRINCESS) {
      return SLOW ? 6 : 0; // seconds for each
    }
    return SLOW ? 8 : 6;
  }

  @ParameterizedTest
  @EnumSource(TestSolver.class)
  void theDropInFindsTheRecordedModels(TestSolver solver) throws Exception {
    Path root = Path.of(System.getProperty("implicant.root", ".")).toAbsolutePath().normalize();
    Path folder = root.resolveSibling("shared").resolve("queries").resolve("block");
    assumeTrue(Files.isDirectory(folder), "skipped, no queries: ../shared/queries/block");
    List<String> lines = Files.readAllLines(folder.resolve("truth.csv"));
    int asked = 0;
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      int predicates = Integer.parseInt(cells[1]);
      if (predicates <= mostPredicates(solver)) {
        long expected = (1L << predicates) - Long.parseLong(cells[2]);
        assertEquals(expected, models(solver, folder.resolve(cells[0] + ".smt2")), cells[0]);
        asked++;
      }
    }
    assertTrue(asked >= 7, "asked " + asked);
  }

  private static int models(TestSolver solver, Path file) throws Exception {
    Terms terms = new Terms();
    Query query = Query.of(SmtReader.read(terms, file.toString(), Files.readString(file)));
    try (SolverContext plain = solver.open();
        ImplicantSolverContext ours =
            ImplicantSolverContext.around(plain, ShutdownNotifier.createDummy())) {
      var translator = new FormulaTranslator(plain.getFormulaManager(), terms);
      List<BooleanFormula> asserted = new ArrayList<>();
      asserted.add(translator.toJavaSmt(terms.not(query.goals().get(0).formula())));
      List<BooleanFormula> important = new ArrayList<>();
      for (Query.Named predicate : query.predicates()) {
        var symbol = terms.freshSymbol("name of " + predicate.name(), List.of(), Sort.BOOL);
        Formula name = (Formula) terms.apply(symbol, List.of());
        important.add(translator.toJavaSmt(name));
        asserted.add(translator.toJavaSmt(terms.iff(name, predicate.formula())));
      }
      Set<Long> models = allSat(ours, asserted, important);
      assertEquals(1, ours.allSatStatistics().answered(), ours.allSatStatistics()::toString);
      if (important.size() <= mostForTheSolver(solver)) {
        assertEquals(allSat(plain, asserted, important), models, file::toString);
      }
      return models.size();
    }
  }

  private static Set<Long> allSat(
      SolverContext context, List<BooleanFormula> asserted, List<BooleanFormula> important)
      throws Exception {
    try (ProverEnvironment prover = context.newProverEnvironment(ProverOptions.GENERATE_ALL_SAT)) {
      for (BooleanFormula formula : asserted) {
        prover.push(formula);
      }
      var booleans = context.getFormulaManager().getBooleanFormulaManager();
      Set<Long> models = prover.allSat(new Minterms(booleans, important), important);
      assertEquals(asserted.size(), prover.size());
      return models;
    }
  }
}
