package io.implicant.abstraction;

import java.util.List;
import java.util.Locale;

/** One line of JSON, written field by field. */
public final class Json {
  private final StringBuilder text = new StringBuilder("{");

  private Json() {}

  public static Json object() {
    return new Json();
  }

  public Json put(String name, String value) {
    return raw(name, quoted(value));
  }

  public Json put(String name, boolean value) {
    return raw(name, Boolean.toString(value));
  }

  public Json put(String name, long value) {
    return raw(name, Long.toString(value));
  }

  /** A number with one digit after the point. */
  public Json put(String name, double value) {
    return raw(name, Double.toString(Math.round(value * 10) / 10.0));
  }

  public Json put(String name, List<String> values) {
    return raw(name, "[" + String.join(",", values.stream().map(Json::quoted).toList()) + "]");
  }

  private Json raw(String name, String value) {
    text.append(text.length() == 1 ? "" : ",").append(quoted(name)).append(':').append(value);
    return this;
  }

  /** The text as a JSON string. */
  public static String quoted(String value) {
    StringBuilder out = new StringBuilder("\"");
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\').append(c);
      } else if (c < ' ' || c == '\u2028' || c == '\u2029') {
        out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        out.append(c);
      }
    }
    return out.append('"').toString();
  }

  @Override
  public String toString() {
    return text + "}";
  }
}
