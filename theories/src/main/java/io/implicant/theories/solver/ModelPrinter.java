package io.implicant.theories.solver;

import io.implicant.logic.Sort;
import io.implicant.logic.Symbol;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;

/** Models as SMT-LIB definitions. */
final class ModelPrinter {
  private ModelPrinter() {}

  static String smtLib(Model model) {
    StringBuilder text = new StringBuilder("(\n");
    for (Model.Table table : model.tables()) {
      Symbol symbol = table.symbol();
      text.append("  (define-fun ").append(Symbol.quoted(symbol.name())).append(" (");
      for (int i = 0; i < symbol.arity(); i++) {
        String sort = symbol.arguments().get(i).fullName();
        text.append(i == 0 ? "" : " ").append("(x!").append(i).append(' ').append(sort).append(')');
      }
      text.append(") ").append(symbol.result().fullName());
      appendBody(text, table);
      text.append(")\n");
    }
    return text.append(")\n").toString();
  }

  private static void appendBody(StringBuilder text, Model.Table table) {
    Sort result = table.symbol().result();
    for (Map.Entry<List<Value>, Value> row : table.rows().entrySet()) {
      text.append("\n    (ite ").append(condition(table.symbol(), row.getKey()));
      text.append(' ').append(value(row.getValue(), result));
    }
    text.append(table.rows().isEmpty() ? " " : "\n    ").append(value(table.otherwise(), result));
    text.append(")".repeat(table.rows().size()));
  }

  private static String condition(Symbol symbol, List<Value> arguments) {
    List<String> equations = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      String value = value(arguments.get(i), symbol.arguments().get(i));
      equations.add("(= x!" + i + " " + value + ")");
    }
    return equations.size() == 1 ? equations.get(0) : "(and " + String.join(" ", equations) + ")";
  }

  private static String value(Value value, Sort sort) {
    if (value instanceof Value.Rational number) {
      return number(number.value(), sort == Sort.REAL ? ".0" : "");
    } else if (value instanceof Value.Element element) {
      String name = Symbol.quoted(element.toString());
      return "(as " + name + " " + element.sort().fullName() + ")";
    }
    return value.toString();
  }

  private static String number(BigFraction number, String suffix) {
    BigInteger numerator = number.getNumerator();
    String text = numerator.abs() + suffix;
    if (!number.getDenominator().equals(BigInteger.ONE)) {
      text = "(/ " + text + " " + number.getDenominator() + suffix + ")";
    }
    return numerator.signum() < 0 ? "(- " + text + ")" : text;
  }
}
