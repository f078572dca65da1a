package io.implicant.logic;

import java.util.List;
import java.util.regex.Pattern;

/**
 * A function symbol with its signature; a constant is a symbol without arguments. Made by {@link
 * Terms#symbol}, which interns: the same name and signature give the same object.
 */
public final class Symbol {
  private static final Pattern SIMPLE =
      Pattern.compile("[A-Za-z~!@$%^&*_+=<>.?/-][A-Za-z0-9~!@$%^&*_+=<>.?/-]*");
  private static final List<String> RESERVED =
      List.of(
          "_",
          "!",
          "as",
          "let",
          "exists",
          "forall",
          "match",
          "par",
          "BINARY",
          "DECIMAL",
          "HEXADECIMAL",
          "NUMERAL",
          "STRING");

  private final String name;
  private final List<Sort> arguments;
  private final Sort result;

  Symbol(String name, List<Sort> arguments, Sort result) {
    this.name = name;
    this.arguments = List.copyOf(arguments);
    this.result = result;
  }

  public String name() {
    return name;
  }

  public List<Sort> arguments() {
    return arguments;
  }

  public int arity() {
    return arguments.size();
  }

  public Sort result() {
    return result;
  }

  /** The name as SMT-LIB writes it: in bars unless it is a simple symbol. */
  public static String quoted(String name) {
    return SIMPLE.matcher(name).matches() && !RESERVED.contains(name) ? name : "|" + name + "|";
  }

  /** The declaration's text without its command, {@code f (Int U) Bool}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(quoted(name)).append(" (");
    for (int i = 0; i < arguments.size(); i++) {
      text.append(i == 0 ? "" : " ").append(arguments.get(i));
    }
    return text.append(") ").append(result).toString();
  }
}
