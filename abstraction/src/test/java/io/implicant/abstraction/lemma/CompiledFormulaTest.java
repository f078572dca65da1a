package io.implicant.abstraction.lemma;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.implicant.abstraction.baseline.Question;
import io.implicant.abstraction.baseline.RandomQuestions;
import io.implicant.abstraction.baseline.RandomQuestions.Fragment;
import io.implicant.abstraction.lemma.CompiledFormula.Nature;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.table.Budget;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.logic.text.Query;
import io.implicant.logic.text.SmtPrinter;
import io.implicant.logic.text.SmtReader;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.closure.EngineOptions;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Compiled formulas against Z3, brute force, and other ways to write the same. */
final class CompiledFormulaTest {
  private static final int FEW_ATOMS = 9;
  private static final int PAIRS = 200;

  private static CompiledFormula compile(Terms terms, Formula formula)
      throws UnsupportedFormulaException {
    AtomSpace space = AtomSpace.of(terms, List.of(formula), EngineOptions.DEFAULT);
    return CompiledFormula.of(space, formula, Budget.unlimited()).orElseThrow();
  }

  /** Atoms and diagram as text: equal for equal diagrams of different managers. */
  private static String text(CompiledFormula compiled) {
    List<String> atoms = SmtPrinter.parts(compiled.space().atoms()).texts();
    return atoms + "\n" + compiled.diagram().toText(atoms::get);
  }

  private static Formula random(Question question) {
    Terms terms = question.terms();
    List<Formula> parts = new ArrayList<>(question.predicates());
    parts.add(question.goal());
    return parts.size() % 2 == 0
        ? terms.or(terms.and(parts), terms.not(parts.get(0)))
        : terms.and(terms.or(parts), terms.iff(parts.get(0), parts.get(parts.size() - 1)));
  }

  private static Question question(long seed) {
    Fragment[] fragments = Fragment.values();
    return RandomQuestions.question(seed, fragments[(int) (seed % fragments.length)], 4);
  }

  @ParameterizedTest
  @CsvSource({
    "x = y -> f(x) = f(y), VALID, 3",
    "x <= y && y <= x + 1 -> x = y || x + 1 = y, VALID, 4",
    "x < y && y < x + 1, UNSATISFIABLE, 0",
    "x = y && !(f(x) = f(y)), UNSATISFIABLE, 0",
    "x <= y && x <= y + 1, CONTINGENT, 1",
    "x = y && f(true) = x -> g(x) = g(y), VALID, 6",
    "true, VALID, 1",
    "false, UNSATISFIABLE, 0"
  })
  void theNatureIsThatInTheTheory(String text, Nature nature, BigInteger models) throws Exception {
    Terms terms = new Terms();
    Formula formula =
        Query.of(Query.ofInfix(terms, List.of(), List.of(text))).goals().get(0).formula();
    CompiledFormula compiled = compile(terms, formula);
    assertEquals(nature, compiled.nature());
    assertEquals(models, compiled.models());
    assertEquals(nature == Nature.VALID, compiled.diagram().isTrue());
    assertEquals(nature == Nature.UNSATISFIABLE, compiled.diagram().isFalse());
  }

  @Test
  void modelCountsAreThoseOfAllSatByZ3() throws UnsupportedFormulaException {
    Z3Models.assumeAvailable();
    for (long seed : RandomQuestions.seeds(50).toArray()) {
      Question question = question(seed);
      Formula formula = random(question);
      CompiledFormula compiled = compile(question.terms(), formula);
      int expected = Z3Models.count(formula, compiled.space().atoms());
      assertEquals(
          BigInteger.valueOf(expected), compiled.models(), () -> "seed " + seed + ": " + formula);
    }
  }

  /**
   * Conflicts found by brute force are added and taken away, and the text is read anew, with its
   * declarations in another order. Counted are pairs over the same atoms that are different Boolean
   * functions of them, so that only the theory makes them equal.
   */
  @Test
  void equivalentFormulasHaveOneDiagram() throws Exception {
    int compared = 0;
    for (long seed = 0; compared < PAIRS; seed++) {
      Question question = question(seed);
      Formula formula = random(question);
      CompiledFormula compiled = compile(question.terms(), formula);
      AtomSpace space = compiled.space();
      if (space.atoms().size() > FEW_ATOMS) {
        continue;
      }
      Formula other = rewritten(question.terms(), formula, space, new Random(seed));
      AtomSpace others = AtomSpace.of(question.terms(), List.of(other), EngineOptions.DEFAULT);
      if (other == formula || !others.atoms().equals(space.atoms())) {
        continue;
      }
      Bdd first = space.function(formula, Budget.unlimited()).orElseThrow();
      Bdd second = space.function(other, Budget.unlimited()).orElseThrow();
      if (first == second) {
        continue; // equal without the theory
      }
      compared++;
      String text = anew(other, new Random(seed));
      Terms terms = new Terms();
      Formula read = SmtReader.read(terms, "text", text).checks().get(0).formulas().get(0);
      assertEquals(text(compiled), text(compile(terms, read)), "seed " + seed + ": " + text);
    }
    assertEquals(PAIRS, compared);
  }

  /** A script that asserts the formula; its constants and functions are declared in any order. */
  private static String anew(Formula formula, Random random) {
    SmtPrinter.Parts parts = SmtPrinter.parts(List.of(formula));
    List<String> declarations = new ArrayList<>(parts.declarations().lines().toList());
    if (declarations.stream().allMatch(line -> line.startsWith("(declare-fun"))) {
      Collections.shuffle(declarations, random);
    }
    return String.join("\n", declarations) + "(assert " + parts.texts().get(0) + ")(check-sat)";
  }

  private static Formula rewritten(Terms terms, Formula formula, AtomSpace space, Random random)
      throws UnsupportedFormulaException {
    BitSet inconsistent = BruteForce.inconsistent(terms, List.copyOf(space.atoms()));
    Formula result = formula;
    for (int i = inconsistent.nextSetBit(0); i >= 0; i = inconsistent.nextSetBit(i + 1)) {
      List<Formula> literals = new ArrayList<>();
      for (int k = 0; k < space.atoms().size(); k++) {
        Formula atom = space.atoms().get(k);
        literals.add((i >> k & 1) == 1 ? atom : terms.not(atom));
      }
      Collections.shuffle(literals, random);
      Formula conflict = terms.and(literals);
      if (random.nextInt(4) == 0) {
        result =
            random.nextBoolean()
                ? terms.or(conflict, result)
                : terms.not(terms.or(terms.not(result), conflict));
      }
    }
    return result;
  }

  @Test
  void onlyEquivalentFormulasHaveOneDiagram() throws UnsupportedFormulaException {
    int equal = 0;
    for (long seed : RandomQuestions.seeds(60).toArray()) {
      Question question = question(seed);
      List<Formula> both = List.of(question.goal(), random(question));
      AtomSpace space = AtomSpace.of(question.terms(), both, EngineOptions.DEFAULT);
      if (space.atoms().size() > FEW_ATOMS) {
        continue;
      }
      BitSet inconsistent = BruteForce.inconsistent(question.terms(), space.atoms());
      Bdd f = space.function(both.get(0), Budget.unlimited()).orElseThrow();
      Bdd g = space.function(both.get(1), Budget.unlimited()).orElseThrow();
      boolean equivalent = true;
      for (int i = 0; i < 1 << space.atoms().size(); i++) {
        BitSet assignment = BitSet.valueOf(new long[] {i});
        equivalent &= inconsistent.get(i) || f.evaluate(assignment) == g.evaluate(assignment);
      }
      Bdd compiledF =
          CompiledFormula.of(space, both.get(0), Budget.unlimited()).orElseThrow().diagram();
      Bdd compiledG =
          CompiledFormula.of(space, both.get(1), Budget.unlimited()).orElseThrow().diagram();
      assertEquals(equivalent, compiledF == compiledG, () -> "seed " + seed + ": " + both);
      equal += equivalent ? 1 : 0;
    }
    assertEquals(true, equal > 0, "no pair was equivalent");
  }
}
