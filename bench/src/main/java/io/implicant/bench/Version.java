package io.implicant.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The version and, where the build knew it, the commit; both are written by the build. */
public final class Version {
  private Version() {}

  /** {@code implicant 0.1.0} or {@code implicant 0.1.0 (commit 0123456789ab)}. */
  public static String line() {
    Properties properties = new Properties();
    try (InputStream in = Version.class.getResourceAsStream("version.properties")) {
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String commit = properties.getProperty("commit");
    return "implicant "
        .concat(properties.getProperty("version"))
        .concat(commit.isEmpty() ? "" : " (commit ".concat(commit).concat(")"));
  }
}
