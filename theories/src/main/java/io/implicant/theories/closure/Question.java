package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import io.implicant.theories.closure.EngineOptions.Way;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One goal on its way through the engine: cut into blocks, solved, joined. */
final class Question implements GoalWalk.Places {
  /** More paths of the negated goal than this are worth one run, if it is small. */
  private static final double MANY_PATHS = 8;

  /** One run doubles the columns for each new atom. */
  private static final int FEW_ATOMS = 7;

  private final Goal goal;
  private final AtomTable atoms;
  private final Variables variables;
  private final BddTable table;
  private final BlockSolver solver;
  private final Map<Integer, Integer> touchedBlocks = new HashMap<>(); // by atom
  private final Way way;
  private int inconsistent;

  /** {@code negated} is the negation of the goal that is asked. */
  Question(Goal negated, BlockSolver solver, Way forced) {
    this.goal = negated;
    this.solver = solver;
    atoms = negated.atoms();
    variables = negated.variables();
    table = negated.table();
    way = way(forced);
  }

  private Way way(Way forced) {
    int newAtoms = goal.newAtoms().length;
    if (newAtoms == 0 || forced == Way.PATHS) {
      return Way.PATHS;
    } else if (forced == Way.ONE_RUN) {
      return Way.ONE_RUN;
    }
    boolean oneRun = goal.diagram().paths() > MANY_PATHS && newAtoms <= FEW_ATOMS;
    return oneRun ? Way.ONE_RUN : Way.PATHS;
  }

  Way chosenWay() {
    return way;
  }

  /** The part of the rule that chose the way. */
  String why(Way forced) {
    if (goal.newAtoms().length == 0) {
      return "nothing to run over";
    } else if (forced == way) {
      return "forced";
    } else if (goal.diagram().paths() <= MANY_PATHS) {
      return String.format("at most %.0f paths", MANY_PATHS);
    }
    return (way == Way.ONE_RUN ? "at most " : "more than ") + FEW_ATOMS + " new atoms";
  }

  /** I, once the question is {@link #answer}ed. */
  int inconsistent() {
    return inconsistent;
  }

  /** F_P(goal). */
  int answer() {
    return way == Way.ONE_RUN ? oneRun() : viaPaths();
  }

  // One run over P and the goal's atoms

  private int oneRun() {
    List<Integer> parts = new ArrayList<>();
    for (Block block : goal.blocks()) {
      if (!Goal.isFree(block)) {
        parts.add(solver.start(table, block, atom -> true).consistent() ^ 1);
      }
    }
    int refuted = Disjunctions.of(table, parts);
    int[] newAtoms = goal.newAtoms();
    int[] more = new int[newAtoms.length];
    for (int i = 0; i < more.length; i++) {
      more[i] = table.order().variableAt(table.level(atoms.edge(newAtoms[i])));
    }
    inconsistent = variables.overPredicates(refuted, more);
    return variables.overPredicates(table.or(goal.diagram().root() ^ 1, refuted), more);
  }

  // Paths of the negated goal

  private int viaPaths() {
    List<Integer> untouched = new ArrayList<>();
    List<BlockState> touched = new ArrayList<>();
    for (Block block : goal.blocks()) {
      if (hasGoalAtom(block)) {
        for (int atom : block.atoms()) {
          touchedBlocks.put(atom, touched.size());
        }
        BlockState state = solver.start(table, block, this::isLabelled);
        touched.add(state);
      } else if (!Goal.isFree(block)) {
        untouched.add(solver.start(table, block, atom -> true).consistent() ^ 1);
      }
    }
    int refutedElsewhere = Disjunctions.of(table, untouched);
    GoalWalk walk = new GoalWalk(table, atoms, this, touched.toArray(BlockState[]::new));
    int refuting = walk.consistentWith(goal.diagram().root());
    List<Integer> parts = new ArrayList<>();
    parts.add(refutedElsewhere);
    for (BlockState state : touched) {
      parts.add(state.consistent() ^ 1); // what the walk found consistent need not be asked
    }
    int refuted = Disjunctions.of(table, parts);
    inconsistent = variables.overPredicates(refuted);
    return variables.overPredicates(table.or(refuting ^ 1, refutedElsewhere));
  }

  private boolean hasGoalAtom(Block block) {
    for (int atom : block.atoms()) {
      if (!isLabelled(atom)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public int atomOf(int variable) {
    return variables.atomOf(variable);
  }

  @Override
  public int blockOf(int atom) {
    return touchedBlocks.getOrDefault(atom, -1);
  }

  @Override
  public boolean isLabelled(int atom) {
    return variables.isOfPredicates(atom);
  }
}
