package io.implicant.theories.closure;

import io.implicant.dd.bdd.BddTable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * G_P(phi) alone, without I: phi is asserted before the atoms of P are added, so that minterms
 * which contradict it are never listed. Each path of phi's diagram is a column to begin with; a
 * minterm is consistent if on some path all blocks are.
 */
final class GoalFirst {
  /** Each path is a column that predicates double. */
  private static final double MOST_PATHS = 8;

  private final Goal goal;
  private final BddTable table;
  private final BlockSolver solver;

  GoalFirst(Goal goal, BlockSolver solver) {
    this.goal = goal;
    this.solver = solver;
    table = goal.table();
  }

  /** Whether phi has few paths. */
  static boolean suits(Goal goal) {
    return goal.diagram().paths() <= MOST_PATHS;
  }

  /** The assignments to atoms of P that are consistent with phi. */
  int consistent() {
    List<int[]> paths = paths();
    List<Block> touched = new ArrayList<>();
    List<PathLiterals> literals = new ArrayList<>();
    int elsewhere = BddTable.TRUE;
    for (Block block : goal.blocks()) {
      PathLiterals said = PathLiterals.of(paths, block);
      if (!said.isEmpty()) {
        touched.add(block);
        literals.add(said);
      } else if (!Goal.isFree(block)) {
        elsewhere = table.and(elsewhere, solver.start(table, block, atom -> true).consistent());
      }
    }
    return elsewhere == BddTable.FALSE || paths.isEmpty()
        ? BddTable.FALSE
        : table.and(elsewhere, onSomePath(paths.size(), touched, literals));
  }

  private int onSomePath(int paths, List<Block> touched, List<PathLiterals> literals) {
    if (touched.size() == 1) {
      return solver.consistentWith(goal, touched.get(0), literals.get(0)).ofAny();
    }
    int[] ofPaths = new int[paths];
    Arrays.fill(ofPaths, BddTable.TRUE);
    for (int k = 0; k < touched.size(); k++) {
      PathAnswers answers = solver.consistentWith(goal, touched.get(k), literals.get(k));
      for (int i = 0; i < paths; i++) {
        ofPaths[i] = table.and(ofPaths[i], answers.of(literals.get(k).group(i)));
      }
    }
    return union(ofPaths);
  }

  private int union(int[] edges) {
    List<Integer> all = new ArrayList<>(edges.length);
    for (int edge : edges) {
      all.add(edge);
    }
    return Disjunctions.of(table, all);
  }

  /** A place in the diagram with the literals on the way to it. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Place(int edge, int[] literals) {}

  /** The literals of each path to true; 2 * atom for one that is true, plus 1 for a false one. */
  private List<int[]> paths() {
    List<int[]> paths = new ArrayList<>();
    Deque<Place> stack = new ArrayDeque<>();
    stack.push(new Place(goal.diagram().root(), new int[0]));
    while (!stack.isEmpty()) {
      Place place = stack.pop();
      int edge = place.edge();
      if (edge == BddTable.TRUE) {
        paths.add(place.literals());
      } else if (edge != BddTable.FALSE) {
        int variable = table.order().variableAt(table.level(edge));
        int atom = goal.variables().atomOf(variable);
        int sign = goal.atoms().edge(atom) & 1;
        stack.push(new Place(table.high(edge), and(place.literals(), 2 * atom + sign)));
        stack.push(new Place(table.low(edge), and(place.literals(), 2 * atom + 1 - sign)));
      }
    }
    return paths;
  }

  private static int[] and(int[] literals, int literal) {
    int[] more = Arrays.copyOf(literals, literals.length + 1);
    more[literals.length] = literal;
    return more;
  }
}
