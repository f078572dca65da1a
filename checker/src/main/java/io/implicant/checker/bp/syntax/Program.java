package io.implicant.checker.bp.syntax;

import io.implicant.checker.gal.Name;
import java.util.List;

/**
 * A Boolean program as it is written.
 *
 * @param source what messages call the text
 */
public record Program(String source, List<Name> globals, List<Procedure> procedures) {
  public Program {
    globals = List.copyOf(globals);
    procedures = List.copyOf(procedures);
  }

  @Override
  public String toString() {
    return BpPrinter.print(this);
  }
}
