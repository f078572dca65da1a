package io.implicant.cfront;

import io.implicant.cfront.internal.DeepStack;
import io.implicant.cfront.internal.Parsing;
import io.implicant.cfront.internal.UnitReader;
import java.util.Map;

/**
 * Reads preprocessed C, GNU extensions included; macros of the file itself are expanded, include
 * directives are refused. Time is that of the parser, plus a step for each node of its tree.
 */
public final class CReader {
  /** Expressions nested more deeply are refused, so that walks over them may recurse. */
  public static final int MOST_LEVELS = 1000;

  private CReader() {}

  /**
   * The program in a text.
   *
   * @param file how messages call it
   */
  public static Program read(String file, String text, DataModel dataModel)
      throws CSourceException {
    return read(file, text, dataModel, Map.of());
  }

  /** The same, with macros that are defined before the file is read, as by a compiler's -D. */
  public static Program read(
      String file, String text, DataModel dataModel, Map<String, String> macros)
      throws CSourceException {
    // The parser recurses once for each level of nesting, and so do the readers of its tree.
    return DeepStack.run(
        new Position(file, 1, 1),
        () -> UnitReader.read(Parsing.parse(file, text, macros), dataModel));
  }
}
