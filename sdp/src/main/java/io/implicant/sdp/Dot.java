package io.implicant.sdp;

/** Small things about the language of Graphviz. */
final class Dot {
  private Dot() {}

  static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }
}
