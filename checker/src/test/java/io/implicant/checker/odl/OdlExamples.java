package io.implicant.checker.odl;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The models of the folder {@code examples/software}. */
public final class OdlExamples {
  private OdlExamples() {}

  public static String text(String file) {
    try {
      return Files.readString(Path.of("..", "examples", "software", file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
