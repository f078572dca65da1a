package io.implicant.logic;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * A function symbol with its signature; a constant is a symbol without arguments. Made by {@link
 * Terms#symbol}, which interns: the same name and signature give the same object.
 */
public final class Symbol {
  private static final Pattern SIMPLE =
      Pattern.compile("[A-Za-z~!@$%^&*_+=<>.?/-][A-Za-z0-9~!@$%^&*_+=<>.?/-]*");
  private static final Set<String> RESERVED =
      Set.of(
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

  /** 64 bits of the name, since names that agree in the 32 of String's hash are easy to find. */
  private final long hash;

  /** 0, or a number of its own for each symbol that is different from all others. */
  private final int fresh;

  Symbol(String name, List<Sort> arguments, Sort result, int fresh) {
    this.name = name;
    this.arguments = List.copyOf(arguments);
    this.result = result;
    this.fresh = fresh;
    long mixed = name.length() + ((long) fresh << 32);
    for (int i = 0; i < name.length(); i++) {
      mixed = Long.rotateLeft(mixed * 0x9E3779B97F4A7C15L ^ name.charAt(i), 29);
    }
    this.hash = mixed;
  }

  /** A hash of the name, the same in every run; parameters of one name have different ones. */
  long contentHash() {
    return hash;
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

  int fresh() {
    return fresh;
  }

  /** Whether SMT-LIB keeps the word for itself, so that as a name it needs bars. */
  public static boolean isReserved(String word) {
    return RESERVED.contains(word);
  }

  /** The name as SMT-LIB writes it: in bars unless it is a simple symbol. */
  public static String quoted(String name) {
    return SIMPLE.matcher(name).matches() && !isReserved(name) ? name : "|" + name + "|";
  }

  /** The declaration's text without its command, {@code f (Int U) Bool}, in full. */
  public String declaration() {
    return text(Sort::fullName);
  }

  /** The same with large sorts cut short. */
  @Override
  public String toString() {
    return text(Sort::toString);
  }

  private String text(Function<Sort, String> shown) {
    StringBuilder text = new StringBuilder(quoted(name)).append(" (");
    for (int i = 0; i < arguments.size(); i++) {
      text.append(i == 0 ? "" : " ").append(shown.apply(arguments.get(i)));
    }
    return text.append(") ").append(shown.apply(result)).toString();
  }
}
