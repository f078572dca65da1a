package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import io.implicant.theories.closure.EngineOptions.Way;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** One goal on its way through the engine: cut into blocks, solved, joined. */
final class Question implements GoalWalk.Places {
  /** More paths of the negated goal than this are worth one run, if it is small. */
  private static final double MANY_PATHS = 8;

  /** One run doubles the columns for each new atom. */
  private static final int FEW_ATOMS = 7;

  private final AtomTable atoms;
  private final Variables variables;
  private final BddTable table;
  private final BlockSolver solver;
  private final EngineOptions options;
  private final int goal;
  private final GoalDiagram diagram;
  private final int[] goalAtoms; // those that are not of P
  private final Map<Integer, Integer> touchedBlocks = new HashMap<>(); // by atom
  private final Way way;
  private int inconsistent;

  /** {@code goal} is its function over the atoms' variables. */
  Question(
      AtomTable atoms, Variables variables, BlockSolver solver, EngineOptions options, int goal) {
    this.atoms = atoms;
    this.variables = variables;
    this.solver = solver;
    this.options = options;
    this.goal = goal;
    table = variables.table();
    diagram = new GoalDiagram(table, goal ^ 1);
    goalAtoms = goalAtoms();
    way = way();
  }

  private int[] goalAtoms() {
    int[] found = new int[diagram.variables().length];
    int count = 0;
    for (int variable : diagram.variables()) {
      int atom = variables.atomOf(variable);
      if (atom >= 0 && !variables.isOfPredicates(atom)) {
        found[count++] = atom;
      }
    }
    return Arrays.copyOf(found, count);
  }

  private Way way() {
    if (goalAtoms.length == 0 || options.way() == Way.PATHS) {
      return Way.PATHS;
    } else if (options.way() == Way.ONE_RUN) {
      return Way.ONE_RUN;
    }
    boolean oneRun = diagram.paths() > MANY_PATHS && goalAtoms.length <= FEW_ATOMS;
    return oneRun ? Way.ONE_RUN : Way.PATHS;
  }

  Way chosenWay() {
    return way;
  }

  double paths() {
    return diagram.paths();
  }

  int goalAtomCount() {
    return goalAtoms.length;
  }

  /** I, once the question is {@link #answer}ed. */
  int inconsistent() {
    return inconsistent;
  }

  /** F_P(goal). */
  int answer() {
    return way == Way.ONE_RUN ? oneRun() : viaPaths();
  }

  private int[] allAtoms() {
    int[] order = variables.order();
    int[] all = Arrays.copyOf(order, order.length + goalAtoms.length);
    System.arraycopy(goalAtoms, 0, all, order.length, goalAtoms.length);
    return all;
  }

  private List<Block> blocks() {
    return Blocks.of(atoms.encoding(), atoms.constraints(), allAtoms(), options.cut());
  }

  // One run over P and the goal's atoms

  private int oneRun() {
    List<Integer> parts = new ArrayList<>();
    for (Block block : blocks()) {
      if (!isFree(block)) {
        parts.add(solver.start(table, block, atom -> true).consistent() ^ 1);
      }
    }
    int refuted = Disjunctions.of(table, parts);
    int[] more = new int[goalAtoms.length];
    for (int i = 0; i < more.length; i++) {
      more[i] = table.order().variableAt(table.level(atoms.edge(goalAtoms[i])));
    }
    inconsistent = variables.overPredicates(refuted, more);
    return variables.overPredicates(table.or(goal, refuted), more);
  }

  /** One atom alone says nothing about others. */
  private static boolean isFree(Block block) {
    return block.atoms().length == 1 && block.pairs().isEmpty();
  }

  // Paths of the negated goal

  private int viaPaths() {
    List<Integer> untouched = new ArrayList<>();
    List<BlockState> touched = new ArrayList<>();
    List<Integer> parts = new ArrayList<>();
    for (Block block : blocks()) {
      if (hasGoalAtom(block)) {
        for (int atom : block.atoms()) {
          touchedBlocks.put(atom, touched.size());
        }
        BlockState state = solver.start(table, block, this::isLabelled);
        touched.add(state);
        parts.add(state.consistent() ^ 1);
      } else if (!isFree(block)) {
        untouched.add(solver.start(table, block, atom -> true).consistent() ^ 1);
      }
    }
    int refutedElsewhere = Disjunctions.of(table, untouched);
    parts.add(refutedElsewhere);
    int refuted = Disjunctions.of(table, parts);
    GoalWalk walk = new GoalWalk(table, atoms, this, touched.toArray(BlockState[]::new));
    int refuting = walk.consistentWith(goal ^ 1);
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
