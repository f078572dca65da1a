package io.implicant.bench;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * Runs the usual commands in one process and discards what they print. The launcher calls it after
 * a build to record, in a class-data-sharing archive, the classes that these commands need; what is
 * not run here merely starts more slowly.
 */
final class Training {
  private static final String[][] USUAL = {
    {"--help"}, {"--version"}, {"completion"}, {"completion", "--help"}, {"no-such-command"},
  };

  private Training() {}

  public static void main(String[] args) {
    Main.main(new String[] {"--version"});
    StandardOutput.open().flush();
    StandardOutput.openError().flush();
    for (String[] command : USUAL) {
      Cli.run(command, nowhere(), nowhere());
    }
  }

  private static PrintWriter nowhere() {
    return new PrintWriter(
        new StandardOutput(OutputStream.nullOutputStream()), false, StandardCharsets.UTF_8);
  }
}
