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
import org.junit.jupiter.api.Test;
import org.sosy_lab.common.ShutdownNotifier;
import org.sosy_lab.java_smt.api.BooleanFormula;
import org.sosy_lab.java_smt.api.ProverEnvironment;
import org.sosy_lab.java_smt.api.SolverContext;
import org.sosy_lab.java_smt.api.SolverContext.ProverOptions;

/** Blocks of real programs, asked as a verifier does, have the recorded number of models. */
final class BlockQueriesTest {
  private static final int MOST_PREDICATES = Boolean.getBoolean("implicant.slow") ? 20 : 9;

  @Test
  void theDropInFindsTheRecordedModels() throws Exception {
    Path root = Path.of(System.getProperty("implicant.root", ".")).toAbsolutePath().normalize();
    Path folder = root.resolveSibling("shared").resolve("queries").resolve("block");
    assumeTrue(Files.isDirectory(folder), "skipped, no queries: ../shared/queries/block");
    List<String> lines = Files.readAllLines(folder.resolve("truth.csv"));
    int asked = 0;
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      int predicates = Integer.parseInt(cells[1]);
      if (predicates <= MOST_PREDICATES) {
        long expected = (1L << predicates) - Long.parseLong(cells[2]);
        assertEquals(expected, models(folder.resolve(cells[0] + ".smt2")), cells[0]);
        asked++;
      }
    }
    assertTrue(asked > 10, "asked " + asked);
  }

  private static int models(Path file) throws Exception {
    Terms terms = new Terms();
    Query query = Query.of(SmtReader.read(terms, file.toString(), Files.readString(file)));
    try (SolverContext plain = TestSolver.SMTINTERPOL.open();
        ImplicantSolverContext ours =
            ImplicantSolverContext.around(plain, ShutdownNotifier.createDummy());
        ProverEnvironment prover = ours.newProverEnvironment(ProverOptions.GENERATE_ALL_SAT)) {
      var translator = new FormulaTranslator(plain.getFormulaManager(), terms);
      prover.push(translator.toJavaSmt(terms.not(query.goals().get(0).formula())));
      List<BooleanFormula> important = new ArrayList<>();
      for (Query.Named predicate : query.predicates()) {
        Formula name =
            (Formula)
                terms.apply(
                    terms.freshSymbol("name of " + predicate.name(), List.of(), Sort.BOOL),
                    List.of());
        important.add(translator.toJavaSmt(name));
        prover.addConstraint(translator.toJavaSmt(terms.iff(name, predicate.formula())));
      }
      var booleans = plain.getFormulaManager().getBooleanFormulaManager();
      int models = prover.allSat(new Minterms(booleans, important), important).size();
      assertEquals(1, ours.allSatStatistics().answered(), ours.allSatStatistics()::toString);
      return models;
    }
  }
}
