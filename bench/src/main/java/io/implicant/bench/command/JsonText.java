package io.implicant.bench.command;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Strings as JSON writes them. */
final class JsonText {
  private static final Pattern PLACED = Pattern.compile("(.*?:\\d+:\\d+): (.*)", Pattern.DOTALL);

  private JsonText() {}

  /** The text in quotes. */
  static String of(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        quoted.append('\\').append(c);
      } else if (c < ' ') {
        quoted.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
      } else {
        quoted.append(c);
      }
    }
    return quoted.append('"').toString();
  }

  /** A line about a file that a command could not treat; a position in front is told apart. */
  static String error(String file, String message) {
    Matcher placed = PLACED.matcher(message);
    return placed.matches()
        ? String.format(
            "{\"file\":%s,\"error\":%s,\"position\":%s}",
            of(file), of(placed.group(2)), of(placed.group(1)))
        : String.format("{\"file\":%s,\"error\":%s}", of(file), of(message));
  }
}
