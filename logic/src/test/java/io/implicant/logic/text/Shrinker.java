package io.implicant.logic.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Makes a failing text smaller: drops runs of tokens, then of characters, while it still fails. */
final class Shrinker {
  private static final Pattern TOKEN =
      Pattern.compile("\\s+|[()]|\\|[^|]*\\||\"[^\"]*\"|;[^\\n]*|[^\\s()]+|.", Pattern.DOTALL);

  private Shrinker() {}

  static List<String> tokens(String text) {
    List<String> tokens = new ArrayList<>();
    Matcher matcher = TOKEN.matcher(text);
    while (matcher.find()) {
      tokens.add(matcher.group());
    }
    return tokens;
  }

  static String shrink(String text, Predicate<String> fails) {
    List<String> tokens = reduced(withoutExpressions(tokens(text), fails), fails);
    List<String> characters = new ArrayList<>();
    String.join("", tokens).codePoints().forEach(c -> characters.add(Character.toString(c)));
    return String.join("", reduced(characters, fails));
  }

  /** Removes whole expressions in parentheses. */
  private static List<String> withoutExpressions(List<String> parts, Predicate<String> fails) {
    List<String> kept = parts;
    for (int at = 0; at < kept.size(); at++) {
      int end = kept.get(at).equals("(") ? end(kept, at) : -1;
      if (end > 0) {
        List<String> rest = new ArrayList<>(kept.subList(0, at));
        rest.addAll(kept.subList(end, kept.size()));
        if (fails.test(String.join("", rest))) {
          kept = rest;
          at--;
        }
      }
    }
    return kept;
  }

  /** Where the expression that begins at the index has ended, or -1. */
  static int end(List<String> tokens, int from) {
    int depth = 0;
    for (int i = from; i < tokens.size(); i++) {
      depth += tokens.get(i).equals("(") ? 1 : tokens.get(i).equals(")") ? -1 : 0;
      if (depth <= 0) {
        return i + 1;
      }
    }
    return -1;
  }

  /** Removes ever shorter runs until no single part can be removed. */
  private static List<String> reduced(List<String> parts, Predicate<String> fails) {
    List<String> kept = parts;
    int run = Math.max(1, kept.size() / 2);
    while (true) {
      boolean removed = false;
      for (int at = 0; at < kept.size(); ) {
        List<String> rest = new ArrayList<>(kept.subList(0, at));
        rest.addAll(kept.subList(Math.min(kept.size(), at + run), kept.size()));
        if (fails.test(String.join("", rest))) {
          kept = rest;
          removed = true;
        } else {
          at += run;
        }
      }
      if (!removed && run == 1) {
        return kept;
      }
      run = removed ? run : Math.max(1, run / 2);
    }
  }
}
