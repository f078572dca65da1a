package io.implicant.bench.command;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes maps, lists, text, numbers and truth values as JSON, on one line. */
final class Json {
  private Json() {}

  /** Nesting is that of the caller's data. */
  static String text(Object value) {
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream()
          .map(e -> quoted(e.getKey().toString()) + ": " + text(e.getValue()))
          .collect(Collectors.joining(", ", "{", "}"));
    } else if (value instanceof List<?> list) {
      return list.stream().map(Json::text).collect(Collectors.joining(", ", "[", "]"));
    } else if (value instanceof Number || value instanceof Boolean) {
      return value.toString();
    }
    return value == null ? "null" : quoted(value.toString());
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (c < ' ') {
        quoted.append(String.format("\\u%04x", (int) c));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }
}
