package io.implicant.theories;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.table.Budget;
import io.implicant.logic.Atom;
import io.implicant.theories.RandomProblems.Fragment;
import io.implicant.theories.solver.ConflictClauses;
import io.implicant.theories.solver.Skeleton;
import io.implicant.theories.solver.SkeletonSolver;
import io.implicant.theories.solver.TheorySolver;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Clauses learnt from contradictions, against every assignment to a few atoms. */
class ConflictClausesTest {
  private static final int MOST_ATOMS = 7;

  static Stream<Arguments> problems() {
    return Stream.of(Fragment.values())
        .flatMap(
            fragment -> LongStream.range(0, 60).mapToObj(seed -> Arguments.of(fragment, seed)));
  }

  @ParameterizedTest(name = "{0}, seed {1}")
  @MethodSource("problems")
  void allLearntClausesLeaveTheConsistentAssignmentsAndNoOthers(Fragment fragment, long seed)
      throws UnsupportedFormulaException {
    Problem problem = RandomProblems.problem(seed, fragment, MOST_ATOMS);
    List<Atom> atoms =
        problem.predicates().stream()
            .map(predicate -> Literal.of(predicate, true))
            .flatMap(Optional::stream)
            .map(Literal::atom)
            .distinct()
            .toList();
    TheorySolver theory = TheorySolver.over(problem.terms(), atoms);
    SkeletonSolver solver = new SkeletonSolver(Budget.unlimited());
    Skeleton skeleton = new Skeleton(solver);
    atoms.forEach(skeleton::literal);
    ConflictClauses clauses = new ConflictClauses(theory, solver, skeleton::literal);
    int consistent = 0;
    for (int assignment = 0; assignment < 1 << atoms.size(); assignment++) {
      int[] literals = literals(assignment, atoms.size());
      if (theory.check(literals) == TheorySolver.Status.SATISFIABLE) {
        consistent++;
      } else {
        assertTrue(clauses.learn(literals, Integer.MAX_VALUE) > 0);
      }
    }
    assertEquals(consistent, models(solver, skeleton, atoms), problem::toSource);
  }

  private static int[] literals(int assignment, int atoms) {
    return IntStream.range(0, atoms).map(i -> 2 * i + (assignment >> i & 1)).toArray();
  }

  /** How many assignments to the atoms the clauses allow. */
  private static int models(SkeletonSolver solver, Skeleton skeleton, List<Atom> atoms) {
    int count = 0;
    while (solver.isSatisfiable()) {
      count++;
      solver.add(
          atoms.stream()
              .mapToInt(skeleton::literal)
              .map(literal -> solver.value(literal) ? -literal : literal)
              .toArray());
    }
    return count;
  }
}
