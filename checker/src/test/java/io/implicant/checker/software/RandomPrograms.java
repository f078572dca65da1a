package io.implicant.checker.software;

import java.util.List;
import java.util.Random;

/**
 * Small C programs without unspecified order of evaluation. They may overflow, divide by zero,
 * leave arrays and follow null pointers; what they store in signed types narrower than int is in
 * range, since C leaves it to the compiler what happens else.
 */
final class RandomPrograms {
  private static final String DECLARATIONS =
      """
      extern void __VERIFIER_assert(int condition);
      extern unsigned char u;
      extern int n;
      unsigned char v = 250, w;
      unsigned short s = 65530;
      signed char c = -3;
      int x = 2000000000, y = -7, i, j;
      _Bool b;
      unsigned char t[3] = {1, 2};
      int a[4] = {0, 5};
      unsigned char *p, *q = &t[1];
      int *r = &y;
      int wide, one = 1, five = 5, many = 200, less = -2;
      """;

  private final Random random;

  RandomPrograms(long seed) {
    random = new Random(seed);
  }

  String program() {
    StringBuilder text = new StringBuilder(DECLARATIONS);
    text.append("int f(int k, unsigned char l) {\n");
    text.append("  int m = k;\n  if (l) {\n    m = ").append(expression(1)).append(";\n");
    text.append("    return m + l;\n  }\n  return k;\n}\n");
    text.append("void main(void) {\n");
    for (int k = 0; k < 8; k++) {
      statement(text, "  ", 2);
    }
    return text.append("}\n").toString();
  }

  private String pick(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private void statement(StringBuilder text, String indent, int depth) {
    switch (random.nextInt(depth > 0 ? 16 : 11)) {
      case 0 -> line(text, indent, pick("x", "y", "n") + " = " + expression(2));
      case 1, 2 -> narrow(text, indent, pick("v", "w", "u", "s", "b"), "wide", 2);
      case 3 ->
          line(
              text,
              indent,
              pick("x", "y")
                  + pick(" += ", " -= ", " *= ", " /= ", " %= ", " &= ", " |= ", " ^= ")
                  + expression(1));
      case 4 -> narrow(text, indent, pick("t[(", "a[(") + expression(1) + ") & 3]", "wide", 1);
      case 5 -> narrow(text, indent, "c", "wide & 63", 1);
      case 6 ->
          line(
              text,
              indent,
              pick(
                  "p = &u",
                  "p = &v",
                  "p = &t[" + pick("0", "2", "i", "j") + "]",
                  "q = p",
                  "r = &a[" + pick("3", "i") + "]",
                  "r = &y",
                  "p = q"));
      case 7 -> narrow(text, indent, pick("*p", "*q", "*r"), pick("wide", "wide + 1"), 1);
      case 8 ->
          line(
              text,
              indent,
              pick("x", "v", "y")
                  + " = f("
                  + expression(1)
                  + ", "
                  + pick("u", "s", "x", "b")
                  + ")");
      case 9 -> line(text, indent, pick("v++", "--w", "s--", "x++", "y--", "t[1]++", "a[2]--"));
      case 10 ->
          line(
              text,
              indent,
              "__VERIFIER_assert("
                  + pick("x != y", "v <= 200 || b", "s > 10", "p != q || !b", "t[0] < 250")
                  + ")");
      case 11, 12 -> block(text, indent, "if (" + condition() + ")", depth);
      case 13 -> {
        block(text, indent, "if (" + condition() + ")", depth);
        block(text, indent, "else", depth);
      }
      case 14 -> {
        String counter = depth == 2 ? "i" : "j";
        String head = "for (" + counter + " = 0; " + counter + " < 3; " + counter + "++)";
        block(text, indent, head, depth);
      }
      default -> {
        text.append(indent).append("switch (").append(expression(1)).append(") {\n");
        text.append(indent).append("  case 1: v = 3;\n").append(indent).append("  case 2:\n");
        statement(text, indent + "    ", 0);
        text.append(indent).append("    break;\n").append(indent).append("  default:\n");
        statement(text, indent + "    ", 0);
        text.append(indent).append("}\n");
      }
    }
  }

  private void block(StringBuilder text, String indent, String head, int depth) {
    text.append(indent).append(head).append(" {\n");
    for (int k = random.nextInt(2); k >= 0; k--) {
      statement(text, indent + "  ", depth - 1);
    }
    text.append(indent).append("}\n");
  }

  /** Through an int: gcc would compute in the narrow type itself, without checks. */
  private void narrow(StringBuilder text, String indent, String place, String value, int depth) {
    line(text, indent, "wide = " + expression(depth));
    line(text, indent, place + " = " + value);
  }

  private static void line(StringBuilder text, String indent, String statement) {
    text.append(indent).append(statement).append(";\n");
  }

  private String condition() {
    return switch (random.nextInt(4)) {
      case 0 -> comparison() + " && " + comparison();
      case 1 -> comparison() + " || !(" + comparison() + ")";
      case 2 -> pick("p == q", "p", "!q", "b", "c + 3", "r != &y");
      default -> comparison();
    };
  }

  private String comparison() {
    String left = expression(1);
    return left + pick(" < ", " <= ", " > ", " >= ", " == ", " != ") + other(left, 1);
  }

  private String other(String left, int depth) {
    String right = expression(depth);
    return right.equals(left) ? "y" : right;
  }

  private String expression(int depth) {
    if (depth == 0 || random.nextInt(5) == 0) {
      return pick(
          "u", "v", "w", "s", "x", "y", "c", "b", "n", "i", "one", "five", "many", "less", "t[1]",
          "a[3]", "t[i]", "a[j]");
    }
    List<String> operators =
        List.of("+", "-", "*", "+", "-", "/", "%", "&", "|", "^", "<", "==", ">=");
    String left = expression(depth - 1);
    return switch (random.nextInt(10)) {
      case 0 -> "(" + pick("-", "~", "!") + "(" + left + "))";
      case 1 ->
          "(("
              + pick("unsigned char", "unsigned short", "_Bool")
              + ") "
              + pick("x", "y", "s", "c")
              + ")";
      case 2 -> "(" + left + pick(" << ", " >> ") + pick("0", "1", "3") + ")";
      case 3 -> "(" + condition() + " ? " + left + " : " + expression(depth - 1) + ")";
      case 4 -> pick("*r", "t[(" + left + ") & 3]", "a[(" + left + ") & 3]", left);
      default ->
          "("
              + left
              + " "
              + operators.get(random.nextInt(operators.size()))
              + " "
              + other(left, depth - 1)
              + ")";
    };
  }
}
