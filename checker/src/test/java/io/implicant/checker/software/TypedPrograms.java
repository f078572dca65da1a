package io.implicant.checker.software;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Random straight programs over all integer types on a machine whose int has a given width, and how
 * they end by the rules of C (C11 6.3.1, 6.5), which are written down here a second time. Nothing
 * is left out of expressions: a value may be narrowed at once, operands may be equal.
 */
final class TypedPrograms {
  /** What C leaves undefined, or what a narrower signed type lacks. */
  private static final class Undefined extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /** An integer type. */
  private record Type(String name, int bits, boolean signed) {
    long convert(long value) {
      if (name.equals("_Bool")) {
        return value == 0 ? 0 : 1;
      } else if (!signed) {
        return value & ((1L << bits) - 1);
      }
      long limit = 1L << (bits - 1);
      if (value < -limit || value >= limit) {
        throw new Undefined();
      }
      return value;
    }
  }

  /** Text, and the value in the present state. */
  private record Term(String text, Type type, Value value) {}

  /** The value of a term; evaluated only where C evaluates it. */
  private interface Value {
    long get();
  }

  private final Random random;
  private final Type integer;
  private final Type unsigned;
  private final List<Type> types;
  private final Map<String, Type> variables = new TreeMap<>();
  private final Map<String, Long> state = new TreeMap<>();
  private final StringBuilder text = new StringBuilder();
  private final List<Runnable> statements = new ArrayList<>();

  private TypedPrograms(long seed, int width) {
    random = new Random(seed);
    int small = Math.min(8, width);
    int medium = Math.min(16, width);
    integer = new Type("int", width, true);
    unsigned = new Type("unsigned int", width, false);
    types =
        List.of(
            new Type("_Bool", 1, false),
            new Type("signed char", small, true),
            new Type("unsigned char", small, false),
            new Type("short", medium, true),
            new Type("unsigned short", medium, false),
            integer,
            unsigned);
  }

  /**
   * @param end the final values by name, or "violation"
   */
  record Program(String text, String end) {}

  static Program of(long seed, int width) {
    return new TypedPrograms(seed, width).program();
  }

  private Program program() {
    for (Type type : types) {
      for (int i = 0; i < 2; i++) {
        String name = "v" + variables.size();
        long range = 1L << Math.min(type.bits(), random.nextInt(3) == 0 ? 31 : 4);
        long value = (long) (random.nextDouble() * range) - (type.signed() ? range / 2 : 0);
        variables.put(name, type);
        state.put(name, value);
        // the least int has no literal of its own
        text.append(type.name()).append(' ').append(name).append(" = ");
        text.append(value < 0 ? (value + 1) + " - 1" : String.valueOf(value)).append(";\n");
      }
    }
    text.append("void main(void) {\n");
    for (int i = 0; i < 4; i++) {
      statement();
    }
    text.append("}\n");
    return new Program(text.toString(), end());
  }

  private String end() {
    try {
      statements.forEach(Runnable::run);
    } catch (Undefined e) {
      return "violation";
    }
    StringBuilder values = new StringBuilder();
    state.forEach((name, value) -> values.append(name).append('=').append(value).append(' '));
    return values.toString().strip();
  }

  private String anyVariable() {
    return List.copyOf(variables.keySet()).get(random.nextInt(variables.size()));
  }

  private void statement() {
    String name = anyVariable();
    Type type = variables.get(name);
    Term old = variable(name);
    Term term = term(2);
    Term result = term;
    String line = name + " = " + term.text() + ";";
    switch (random.nextInt(6)) {
      case 0 -> {
        String operator = pick("+", "-", "*", "/", "%", "&", "|", "^");
        result = binary(operator, old, term);
        line = name + " " + operator + "= " + term.text() + ";";
      }
      case 1 -> {
        String operator = pick("+", "-");
        result = binary(operator, old, new Term("1", integer, () -> 1));
        line = pick(name + operator + operator, operator + operator + name) + ";";
      }
      case 2 -> {
        Term condition = term(1);
        Term kept = result;
        result =
            new Term(
                "",
                type,
                () -> condition.value().get() != 0 ? kept.value().get() : old.value().get());
        line = "if (" + condition.text() + ") " + line;
      }
      default -> {}
    }
    Term value = result;
    text.append("  ").append(line).append('\n');
    statements.add(() -> state.put(name, type.convert(value.value().get())));
  }

  private String pick(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  private Term variable(String name) {
    return new Term(name, variables.get(name), () -> state.get(name));
  }

  /** The integer promotions. */
  private Type promoted(Type type) {
    boolean fits = type.bits() < integer.bits() || type.signed();
    return fits ? integer : unsigned;
  }

  private Type common(Type left, Type right) {
    boolean wraps = !promoted(left).signed() || !promoted(right).signed();
    return wraps ? unsigned : integer;
  }

  private Term term(int depth) {
    if (depth == 0 || random.nextInt(6) == 0) {
      int literal = random.nextInt(Math.min(8, 1 << (integer.bits() - 1)));
      return random.nextInt(5) == 0
          ? new Term(String.valueOf(literal), integer, () -> literal)
          : variable(anyVariable());
    }
    Term left = term(depth - 1);
    Term right = term(depth - 1);
    return switch (random.nextInt(14)) {
      case 0 -> unary(pick("-", "~", "!", "+"), left);
      case 1 -> cast(types.get(random.nextInt(types.size())), left);
      case 2 -> shift(pick("<<", ">>"), left, random.nextInt(integer.bits()));
      case 3 -> choice(term(depth - 1), left, right);
      case 4 -> logical(random.nextBoolean(), left, right);
      case 5, 6 -> comparison(pick("<", "<=", ">", ">=", "==", "!="), left, right);
      default -> binary(pick("+", "-", "*", "+", "-", "/", "%", "&", "|", "^"), left, right);
    };
  }

  private Term cast(Type type, Term term) {
    String written = "((" + type.name() + ") " + term.text() + ")";
    return new Term(written, type, () -> type.convert(term.value().get()));
  }

  private Term unary(String operator, Term term) {
    String written = "(" + operator + " " + term.text() + ")";
    if (operator.equals("!")) {
      return new Term(written, integer, () -> term.value().get() == 0 ? 1 : 0);
    }
    Type type = promoted(term.type());
    return new Term(
        written,
        type,
        () -> {
          long v = type.convert(term.value().get());
          return type.convert(operator.equals("-") ? -v : operator.equals("~") ? ~v : v);
        });
  }

  private Term shift(String operator, Term term, int count) {
    Type type = promoted(term.type());
    return new Term(
        "(" + term.text() + " " + operator + " " + count + ")",
        type,
        () -> {
          long v = type.convert(term.value().get());
          if (operator.equals("<<") && v < 0) {
            throw new Undefined();
          }
          return type.convert(operator.equals("<<") ? v << count : v >> count);
        });
  }

  private Term choice(Term condition, Term then, Term otherwise) {
    Type type = common(then.type(), otherwise.type());
    return new Term(
        "(" + condition.text() + " ? " + then.text() + " : " + otherwise.text() + ")",
        type,
        () -> type.convert((condition.value().get() != 0 ? then : otherwise).value().get()));
  }

  private Term logical(boolean and, Term left, Term right) {
    return new Term(
        "(" + left.text() + (and ? " && " : " || ") + right.text() + ")",
        integer,
        () -> (left.value().get() != 0) == and ? (right.value().get() != 0 ? 1 : 0) : and ? 0 : 1);
  }

  private Term comparison(String operator, Term left, Term right) {
    Type type = common(left.type(), right.type());
    return new Term(
        "(" + left.text() + " " + operator + " " + right.text() + ")",
        integer,
        () -> {
          long order =
              Long.compare(type.convert(left.value().get()), type.convert(right.value().get()));
          boolean holds =
              switch (operator) {
                case "<" -> order < 0;
                case "<=" -> order <= 0;
                case ">" -> order > 0;
                case ">=" -> order >= 0;
                case "==" -> order == 0;
                default -> order != 0;
              };
          return holds ? 1 : 0;
        });
  }

  private Term binary(String operator, Term left, Term right) {
    Type type = common(left.type(), right.type());
    return new Term(
        "(" + left.text() + " " + operator + " " + right.text() + ")",
        type,
        () -> {
          long a = type.convert(left.value().get());
          long b = type.convert(right.value().get());
          if ((operator.equals("/") || operator.equals("%")) && b == 0) {
            throw new Undefined();
          }
          long value =
              switch (operator) {
                case "+" -> a + b;
                case "-" -> a - b;
                case "*" -> a * b;
                case "/" -> a / b;
                case "%" -> a - b * type.convert(a / b);
                case "&" -> a & b;
                case "|" -> a | b;
                default -> a ^ b;
              };
          return type.convert(value);
        });
  }
}
