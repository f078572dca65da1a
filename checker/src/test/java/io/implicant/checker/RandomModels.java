package io.implicant.checker;

import io.implicant.checker.explicit.Explorer;
import io.implicant.checker.gal.GalModel;
import io.implicant.logic.text.InputException;
import java.util.Random;

/**
 * Small random GAL models: arrays with indices that may leave them, calls with several targets, if,
 * fixpoint, abort, parameters, transient states, composites. Values stay small, since every
 * assignment takes a remainder.
 */
public final class RandomModels {
  private final Random random;
  private final StringBuilder text = new StringBuilder();

  private RandomModels(long seed) {
    this.random = new Random(seed);
  }

  /** The text of a model; the same seed gives the same one. */
  public static String gal(long seed) {
    return new RandomModels(seed).model();
  }

  /** The first of a series of models with 3 to so many reachable states. */
  public static String small(long seed, int states) throws InputException {
    for (long next = seed; ; next += 1_000_000) {
      String text = gal(next);
      Explorer explorer = new Explorer(GalModel.read("random", text).actions());
      if (explorer.explore(states).isComplete() && explorer.states() >= 3) {
        return text;
      }
    }
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private String model() {
    boolean composite = chance(40);
    gal("A");
    if (!composite) {
      return text.toString();
    }
    gal("B");
    text.append("composite C {\n  A a; B[2] b;\n");
    text.append("  synchronization s1 label \"\" { a.\"l\"; b[0].\"m\"; }\n");
    text.append("  synchronization s2 { b[1].\"l\"; self.\"x\"; }\n");
    text.append("  synchronization s3 label \"x\" { b[0].\"l\"; b[0].\"m\"; }\n");
    text.append("  synchronization s4 label \"x\" { a.\"m\"; }\n");
    if (chance(30)) {
      text.append("  synchronization s5 label \"x\" { abort; }\n");
    }
    return text.append("}\nmain C;\n").toString();
  }

  private void gal(String name) {
    text.append("gal " + name + " ($N = 2) {\n  typedef r = 0 .. $N;\n");
    text.append("  int x = " + random.nextInt(2) + "; int y; int z = 1;\n");
    text.append("  array [3] t = (0, " + random.nextInt(2) + ", 1);\n");
    int own = 1 + random.nextInt(3);
    for (int i = 0; i < own; i++) {
      transition("own" + i, "", 2);
    }
    transition("l0", " label \"l\"", 2);
    if (chance(60)) {
      transition("l1", " label \"l\"", 2);
    }
    transition("m0", " label \"m\"", 1);
    transition("n0", " label \"n\"", 0);
    text.append("  transition id [true] label \"n\" { }\n");
    if (chance(25)) {
      text.append("  TRANSIENT = " + condition(1) + ";\n");
    }
    text.append("}\n");
  }

  /**
   * @param calls 2: may call m and n; 1: n; 0: none
   */
  private void transition(String name, String label, int calls) {
    boolean parameter = chance(30);
    text.append("  transition " + name + (parameter ? " (r $p)" : ""));
    text.append(" [" + (chance(20) ? "true" : condition(2)));
    text.append((parameter ? " && $p != 1" : "") + "]" + label + " {\n");
    block(2, calls);
    if (parameter) {
      text.append("    t[$p] = " + value(1) + ";\n");
    }
    text.append("  }\n");
  }

  private void block(int depth, int calls) {
    int size = 1 + random.nextInt(2);
    for (int i = 0; i < size; i++) {
      statement(depth, calls);
    }
  }

  private void statement(int depth, int calls) {
    int kind = random.nextInt(12);
    if (kind == 0 && depth > 0) {
      text.append("    if (" + condition(1) + ") {\n");
      block(depth - 1, calls);
      text.append("    } else {\n");
      if (chance(40)) {
        text.append("    abort;\n");
      } else {
        block(depth - 1, calls);
      }
      text.append("    }\n");
    } else if (kind <= 2 && calls == 2) {
      text.append("    self.\"m\";\n");
    } else if (kind == 3 && calls >= 1) {
      text.append("    self.\"n\";\n");
    } else if (kind == 4 && calls >= 1) {
      text.append("    fixpoint { self.\"n\"; }\n"); // n contains the identity: the set grows
    } else if (kind == 5) {
      text.append("    for ($i : r) { t[$i] = " + value(1) + "; }\n");
    } else {
      text.append("    " + target() + " = " + value(2) + ";\n");
    }
  }

  private String target() {
    return switch (random.nextInt(4)) {
      case 0 -> "x";
      case 1 -> "y";
      case 2 -> "z";
      default -> "t[" + index() + "]";
    };
  }

  private String index() {
    return switch (random.nextInt(5)) {
      case 0 -> "x";
      case 1 -> "y - 1";
      case 2 -> "t[x]";
      case 3 -> "x + z";
      default -> Integer.toString(random.nextInt(3));
    };
  }

  private String value(int depth) {
    return "(" + integer(depth) + ") % 2";
  }

  private String integer(int depth) {
    if (depth == 0 || chance(30)) {
      return switch (random.nextInt(6)) {
        case 0 -> "x";
        case 1 -> "y";
        case 2 -> "z";
        case 3 -> "t[" + index() + "]";
        default -> Integer.toString(random.nextInt(4));
      };
    }
    String left = integer(depth - 1);
    String right = integer(depth - 1);
    return switch (random.nextInt(8)) {
      case 0 -> "(" + left + " - " + right + ")";
      case 1 -> "(" + left + " * " + right + ")";
      case 2 -> "(" + condition(0) + ") * " + "(" + right + ")";
      case 3 -> "(" + left + " | " + right + ")";
      case 4 -> "(- " + left + ")";
      default -> "(" + left + " + " + right + ")";
    };
  }

  private String condition(int depth) {
    if (depth > 0 && chance(50)) {
      String left = condition(depth - 1);
      String right = condition(depth - 1);
      return switch (random.nextInt(3)) {
        case 0 -> "(" + left + " && " + right + ")";
        case 1 -> "(" + left + " || " + right + ")";
        default -> "(! (" + left + "))";
      };
    }
    String[] comparisons = {"<", "<=", ">", ">=", "==", "!="};
    return integer(1) + " " + comparisons[random.nextInt(6)] + " " + integer(1);
  }
}
