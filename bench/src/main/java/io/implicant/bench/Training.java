package io.implicant.bench;

import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Runs the usual commands in one process and discards what they print. The launcher calls it after
 * a build to record, in a class-data-sharing archive, the classes that these commands need; what is
 * not run here merely starts more slowly.
 */
final class Training {
  private static final String[][] USUAL = {
    {"--help"},
    {"--version"},
    {"completion"},
    {"no-such-command"},
    {"abstract", "examples/aliasing.smt2"},
    {"abstract", "--way", "lazy-images", "--stats", "examples/block.smt2"},
    {"abstract", "--format", "json", "examples/block.smt2", "examples/diamond.smt2"},
    {"explain", "examples/aliasing.smt2"},
    {"lemmas", "examples/diamond.smt2"},
    {"verify", "examples/philosophers.gal"},
    {"check-model", "examples/software/div.odl"},
    {"diamond", "3"},
    {"check", "--help"},
    {"check", "examples/aliasing.smt2", "examples/block.smt2", "no-such-file"},
    {"check", "--print", "-p", "x = y", "-g", "f(x) <= f(y)"},
  };

  private Training() {}

  public static void main(String[] args) {
    Main.main(new String[] {"--version"});
    StandardOutput.open().flush();
    StandardOutput.openError().flush();
    // The argument is the project's root, where the examples are.
    String examples = (args.length == 0 ? "." : args[0]) + "/examples/";
    for (String[] command : USUAL) {
      String[] placed =
          Arrays.stream(command)
              .map(word -> word.replace("examples/", examples))
              .toArray(String[]::new);
      Cli.run(placed, nowhere(), nowhere());
    }
  }

  private static PrintWriter nowhere() {
    return new PrintWriter(
        new StandardOutput(OutputStream.nullOutputStream()), false, StandardCharsets.UTF_8);
  }
}
