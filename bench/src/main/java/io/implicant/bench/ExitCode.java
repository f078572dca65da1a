package io.implicant.bench;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How a run of {@code implicant} ends. This is the one place where exit codes are defined; {@code
 * implicant --help} prints them from here.
 */
public enum ExitCode {
  DONE(0, "done; or the property holds"),
  VIOLATED(1, "the property is violated"),
  USAGE(2, "wrong use of the command line"),
  INPUT(3, "bad input, or input outside what the command can treat"),
  UNKNOWN(4, "a limit was reached (time, nodes, memory), or the answer is unknown"),
  /** Nothing was learnt about the input; the launcher script ends with this code as well. */
  FAILED(70, "Implicant itself failed: a defect, unwritable output, or it cannot be built");

  private final int code;
  private final String meaning;

  ExitCode(int code, String meaning) {
    this.code = code;
    this.meaning = meaning;
  }

  public int code() {
    return code;
  }

  public String meaning() {
    return meaning;
  }

  /** Code to meaning, ascending. */
  static Map<String, String> table() {
    Map<String, String> table = new LinkedHashMap<>();
    for (ExitCode exit : values()) {
      table.put(Integer.toString(exit.code), exit.meaning);
    }
    return table;
  }
}
