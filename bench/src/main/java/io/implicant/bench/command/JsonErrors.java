package io.implicant.bench.command;

import io.implicant.abstraction.Json;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The line of JSON about a file that a command could not treat. */
final class JsonErrors {
  private static final Pattern PLACED = Pattern.compile("(.*?:\\d+:\\d+): (.*)", Pattern.DOTALL);

  private JsonErrors() {}

  /** A position in front of the message is told apart; without one the file is the position. */
  static String error(String file, String message) {
    Matcher placed = PLACED.matcher(message);
    Json json = Json.object().put("file", file);
    return placed.matches()
        ? json.put("error", placed.group(2)).put("position", placed.group(1)).toString()
        : json.put("error", message).put("position", file).toString();
  }
}
