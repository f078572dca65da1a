package io.implicant.checker.odl;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Small random models in ODL: three variables, an array of three cells, all kinds of lines. */
public final class RandomOdl {
  /** What lines may look like. */
  public enum Shape {
    /** Anything. */
    ANY,
    /**
     * No line reads what it assigns together with something else, none an array to which it writes.
     */
    SPLIT,
    /** As above without arrays, and lines that assign have one target. */
    SCALAR
  }

  private final Random random;
  private final Shape shape;
  private final int lines;
  private final List<String> names = new ArrayList<>(List.of("x", "y", "z"));

  private RandomOdl(long seed, Shape shape) {
    this.random = new Random(seed);
    this.shape = shape;
    this.lines = 3 + random.nextInt(5);
  }

  public static String text(long seed, Shape shape) {
    return new RandomOdl(seed, shape).text();
  }

  private String text() {
    StringBuilder text = new StringBuilder("odl random {\n");
    text.append("  var x : 0..").append(1 + random.nextInt(4)).append(initial(0)).append(";\n");
    text.append("  var y : -2..").append(random.nextInt(3)).append(initial(-1)).append(";\n");
    text.append("  var z : 1..3").append(initial(2)).append(";\n");
    text.append("  array t[3] : 0..2").append(initial(1)).append(";\n");
    if (shape == Shape.ANY) {
      text.append("  define d = x + y;\n");
      names.add("d");
    }
    text.append("  pc = 1;\n");
    for (int i = 1; i <= lines; i++) {
      text.append("  ").append(i).append(": ").append(line()).append(";\n");
    }
    text.append("  never pc == ").append(1 + random.nextInt(lines)).append(" && ");
    return text.append(condition()).append(";\n}\n").toString();
  }

  private String initial(int value) {
    return random.nextBoolean() ? "" : " = " + value;
  }

  private String line() {
    int kind = random.nextInt(8);
    if (kind == 0 && shape == Shape.ANY) {
      return "end";
    } else if (kind < 3) {
      return "pc := " + target(true);
    }
    boolean array = shape != Shape.SCALAR && random.nextInt(3) == 0;
    String variable = List.of("x", "y", "z").get(random.nextInt(3));
    List<String> readable = new ArrayList<>(names);
    if (shape != Shape.ANY) {
      readable.remove(variable);
    }
    boolean cells = shape == Shape.ANY || (shape == Shape.SPLIT && !array);
    String place = array ? "t[" + expression(readable, shape == Shape.ANY) + "]" : variable;
    String value = expression(readable, cells);
    if (shape != Shape.ANY && !array && random.nextInt(4) == 0) {
      value = variable + " + 1"; // a constant self-assignment may stay
    } else if (random.nextInt(8) == 0) {
      value = "*";
    }
    return place + " := " + value + ", pc := " + target(shape != Shape.SCALAR);
  }

  private String target(boolean branches) {
    return switch (random.nextInt(branches ? 4 : 1)) {
      case 1 -> "if " + condition() + " then " + pc() + " else " + pc();
      case 2 -> "{" + pc() + ", " + pc() + "}";
      default -> pc();
    };
  }

  private String pc() {
    return String.valueOf(1 + random.nextInt(lines + 1));
  }

  private String condition() {
    String left = expression(names, shape != Shape.SCALAR);
    String right = expression(names, false);
    String comparison = left + " " + pick("<", "<=", "==", "!=", ">", ">=") + " " + right;
    return switch (random.nextInt(6)) {
      case 0 -> "!(" + comparison + ")";
      case 1 -> comparison + " && " + condition();
      case 2 -> comparison + " || " + condition();
      default -> comparison;
    };
  }

  private String pick(String... words) {
    return words[random.nextInt(words.length)];
  }

  private String expression(List<String> readable, boolean cells) {
    int kind = random.nextInt(cells ? 7 : 5);
    if (kind < 2) {
      return readable.get(random.nextInt(readable.size()));
    } else if (kind == 2) {
      return String.valueOf(random.nextInt(4));
    } else if (kind > 4) {
      return "t[" + readable.get(random.nextInt(readable.size())) + "]";
    }
    String left = readable.get(random.nextInt(readable.size()));
    String right = random.nextBoolean() ? "1" : readable.get(random.nextInt(readable.size()));
    return "(" + left + " " + pick("+", "-", "*", "/", "%", "&", "|", "^") + " " + right + ")";
  }
}
