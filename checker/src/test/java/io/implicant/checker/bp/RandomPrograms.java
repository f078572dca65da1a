package io.implicant.checker.bp;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Random Boolean programs as text: few variables, all statements, any control flow. */
final class RandomPrograms {
  private static final int MAX_DEPTH = 2;

  /** A procedure's heading. */
  private record Signature(String name, int parameters, int results) {}

  private final Random random;
  private final boolean threads;
  private final boolean definite; // known values at the start, and few choices
  private final StringBuilder text = new StringBuilder();
  private final List<Signature> procedures = new ArrayList<>();
  private int globals;
  private List<String> scope = List.of();
  private Signature own;
  private int labels;

  private RandomPrograms(long seed, boolean threads, boolean definite) {
    this.random = new Random(seed);
    this.threads = threads;
    this.definite = definite;
  }

  /** One thread, up to three procedures that call each other. */
  static String sequential(long seed) {
    return new RandomPrograms(seed, false, false).program();
  }

  /** One thread and three procedures of a few lines that begin with known values. */
  static String calling(long seed) {
    return new RandomPrograms(seed, false, true).fewLines();
  }

  /** Threads, and at most one procedure besides main. */
  static String concurrent(long seed) {
    return new RandomPrograms(seed, true, false).program();
  }

  /** Two threads of a few lines that begin with known values; what fails depends on their order. */
  static String interacting(long seed) {
    return new RandomPrograms(seed, true, true).fewLines();
  }

  private int upTo(int bound) {
    return random.nextInt(bound + 1);
  }

  private String program() {
    globals = threads ? 1 + upTo(1) : upTo(3);
    if (globals > 0) {
      text.append("decl ").append(names("g", globals)).append(";\n");
    }
    procedures.add(new Signature("main", 0, upTo(1)));
    int others = upTo(threads ? 1 : 2);
    for (int i = 1; i <= others; i++) {
      procedures.add(new Signature("p" + i, upTo(threads ? 1 : 2), upTo(2)));
    }
    procedures.forEach(this::procedure);
    return text.toString();
  }

  private String fewLines() {
    globals = 2;
    scope = List.of("g0", "g1");
    text.append("decl g0, g1;\n");
    Signature first = new Signature("p1", upTo(1), 0);
    Signature second = new Signature("p2", upTo(1), upTo(1));
    helper(first, List.of(second));
    helper(second, List.of());
    List<Signature> both = List.of(first, second);
    text.append("void main() begin\n");
    text.append(enforced(5)).append("  g0, g1 := ").append(constant()).append(", ");
    text.append(constant()).append(";\n").append(threads ? "  start_thread goto L;\n" : "");
    text.append(few(both)).append(threads ? "  end_thread;\n  L: skip;\n" : "");
    text.append(few(both)).append("end\n");
    return text.toString();
  }

  private void helper(Signature signature, List<Signature> callable) {
    scope = signature.parameters() == 0 ? List.of("g0", "g1") : List.of("g0", "g1", "a0");
    String type = signature.results() == 0 ? "void " : "bool ";
    text.append(type).append(signature.name());
    text.append("(").append(names("a", signature.parameters())).append(") begin\n");
    text.append(enforced(1)).append(few(callable));
    text.append(signature.results() == 0 ? "" : "  return " + expression(1, false) + ";\n");
    text.append("end\n");
    scope = List.of("g0", "g1");
  }

  private String enforced(int oneOf) {
    return upTo(oneOf) == 0 ? "  enforce " + expression(1, false) + ";\n" : "";
  }

  private String constant() {
    return random.nextBoolean() ? "T" : "F";
  }

  private String few(List<Signature> callable) {
    return IntStream.rangeClosed(0, upTo(3))
        .mapToObj(i -> "  " + simple(callable) + "\n")
        .collect(Collectors.joining());
  }

  private String simple(List<Signature> callable) {
    return switch (random.nextInt(callable.isEmpty() ? 9 : 12)) {
      case 0, 1, 2 -> anyVariable() + " := " + constant() + ";";
      case 3 -> assignment();
      case 4 -> "assume " + expression(1, false) + ";";
      case 5 -> "if " + expression(1, false) + " then " + simple(callable) + " fi;";
      case 6, 7, 8 -> "assert " + expression(1, false) + ";";
      default -> call(callable.get(random.nextInt(callable.size())));
    };
  }

  private static String names(String prefix, int count) {
    return IntStream.range(0, count).mapToObj(i -> prefix + i).collect(Collectors.joining(", "));
  }

  private void procedure(Signature signature) {
    own = signature;
    int locals = threads ? upTo(1) : upTo(2);
    String type = List.of("void", "bool", "bool<2>").get(signature.results());
    String head = type + " " + signature.name() + "(" + names("a", signature.parameters()) + ")";
    text.append(head).append(" begin\n");
    if (locals > 0) {
      // a local may hide a global
      String first = globals > 0 && upTo(9) == 0 ? "g0" : "l0";
      String declared = first + (locals == 2 ? ", l1" : "");
      text.append("  decl ").append(declared).append(";\n");
      scope = List.of((declared + ", ").split(", "));
    } else {
      scope = List.of();
    }
    List<String> all = new ArrayList<>(scope);
    IntStream.range(0, globals).forEach(i -> all.add("g" + i));
    IntStream.range(0, signature.parameters()).forEach(i -> all.add("a" + i));
    scope = all.stream().distinct().toList();
    if (upTo(7) == 0) {
      text.append("  enforce ").append(expression(2, false)).append(";\n");
    }
    labels = 0;
    String first = threads && signature.name().equals("main") ? "  " + startThread() + "\n" : "";
    text.append(withLabels(first + body(6, 0))).append("end\n");
  }

  /** Every jump has a number; all labels stand somewhere, at the latest before the end. */
  private String withLabels(String body) {
    List<String> lines = new ArrayList<>(List.of(body.split("\n")));
    for (int i = 0; i < labels; i++) {
      int place = random.nextInt(lines.size());
      boolean fits = lines.get(place).matches("\\s*(skip|assert|assume|[gla]\\d).*");
      if (fits) {
        lines.set(place, "L" + i + ": " + lines.get(place));
      } else {
        lines.add("  L" + i + ": skip;");
      }
    }
    return String.join("\n", lines) + "\n";
  }

  private String body(int size, int depth) {
    int count = 1 + upTo(size - 1);
    return IntStream.range(0, count)
        .mapToObj(i -> "  " + statement(depth) + "\n")
        .collect(Collectors.joining());
  }

  private String nested(String head, String tail, int depth) {
    return head + "\n" + body(2, depth + 1) + tail;
  }

  private String statement(int depth) {
    int kind = random.nextInt(threads ? 20 : 16);
    if (depth >= MAX_DEPTH && (kind == 9 || kind == 10)) {
      kind = 0;
    }
    return switch (kind) {
      case 0 -> "skip;";
      case 1, 2, 3, 4 -> assignment();
      case 5 -> "assume " + expression(2, false) + ";";
      case 6, 7 ->
          "assert " + (random.nextInt(3) > 0 ? tautologyLike() : expression(2, false)) + ";";
      case 8 -> "goto L" + labels++ + (random.nextBoolean() ? ", L" + labels++ : "") + ";";
      case 9 -> {
        String tail = random.nextBoolean() ? nested("  else", "  fi", depth) : "  fi;";
        yield nested("if " + expression(2, false) + " then", tail, depth);
      }
      case 10 -> nested("while " + expression(2, false) + " do", "  od", depth);
      case 11, 12, 13 -> call();
      case 14 -> scope.isEmpty() ? "skip;" : "dead " + anyVariable() + ";";
      case 15 -> random.nextInt(3) == 0 ? leave() : "skip;";
      case 16 -> "end_thread;";
      case 17 -> startThread();
      case 18 -> "assert " + expression(1, false) + ";";
      default -> random.nextBoolean() ? "atomic_begin;" : "atomic_end;";
    };
  }

  private String startThread() {
    return "start_thread goto L" + labels++ + ";";
  }

  private String leave() {
    String values =
        IntStream.range(0, own.results())
            .mapToObj(i -> expression(1, false))
            .collect(Collectors.joining(", "));
    return values.isEmpty() ? "return;" : "return " + values + ";";
  }

  /** Often true, so that many programs have no error. */
  private String tautologyLike() {
    String e = expression(1, false);
    return switch (random.nextInt(3)) {
      case 0 -> "(" + e + ") | " + anyOperand();
      case 1 -> "T";
      default -> "!(" + e + ") | " + e.replace("*", "T");
    };
  }

  private String anyVariable() {
    return scope.get(random.nextInt(scope.size()));
  }

  private String anyOperand() {
    int kind = random.nextInt(definite ? 48 : 12);
    if (kind == 0) {
      return "*";
    } else if (kind == 1 || scope.isEmpty()) {
      return random.nextBoolean() ? "T" : "0";
    }
    return anyVariable();
  }

  private String assignment() {
    List<String> targets = new ArrayList<>(scope);
    Collections.shuffle(targets, random);
    targets = targets.subList(0, Math.min(targets.size(), 1 + upTo(2)));
    if (targets.isEmpty()) {
      return "skip;";
    }
    String values =
        targets.stream()
            .map(t -> random.nextInt(definite ? 24 : 3) == 0 ? "*" : expression(1, false))
            .collect(Collectors.joining(", "));
    String constraint = random.nextInt(3) == 0 ? " constrain " + expression(2, true) : "";
    return String.join(", ", targets) + " := " + values + constraint + ";";
  }

  private String call() {
    return call(procedures.get(random.nextInt(procedures.size())));
  }

  private String call(Signature callee) {
    String arguments =
        IntStream.range(0, callee.parameters())
            .mapToObj(i -> expression(1, false))
            .collect(Collectors.joining(", "));
    List<String> targets = new ArrayList<>(scope);
    targets.add("_");
    Collections.shuffle(targets, random);
    boolean drop = callee.results() == 0 || targets.size() < callee.results() || upTo(4) == 0;
    String head = drop ? "" : String.join(", ", targets.subList(0, callee.results())) + " := ";
    return head + callee.name() + "(" + arguments + ");";
  }

  private String expression(int depth, boolean primed) {
    if (depth == 0) {
      String operand = anyOperand();
      return primed && scope.contains(operand) && random.nextBoolean() ? "'" + operand : operand;
    }
    String left = "(" + expression(depth - 1, primed) + ")";
    String right = "(" + expression(depth - 1, primed) + ")";
    return switch (random.nextInt(10)) {
      case 0 -> "!" + left;
      case 1 -> left + " & " + right;
      case 2 -> left + " | " + right;
      case 3 -> left + " ^ " + right;
      case 4 -> left + " = " + right;
      case 5 -> left + " != " + right;
      case 6 -> left + " => " + right;
      case 7 -> left + " ? " + right + " : (" + expression(depth - 1, primed) + ")";
      case 8 -> "schoose[" + left + ", " + right + "]";
      default -> expression(0, primed);
    };
  }
}
