package io.implicant.bench;

import java.io.PrintWriter;

/** The entry point of {@code implicant}. */
public final class Main {
  private Main() {}

  public static void main(String[] args) {
    // Scripts ask for the version often: answered before picocli's classes are loaded.
    if (args.length == 1 && (args[0].equals("--version") || args[0].equals("-V"))) {
      System.out.println(Version.line());
      if (System.out.checkError()) {
        System.exit(ExitCode.FAILED.code());
      }
      return;
    }
    PrintWriter out = StandardOutput.open();
    PrintWriter err = StandardOutput.openError();
    int status = Cli.run(args, out, err);
    err.flush();
    // Not a plain return: threads a failed command left behind must not keep the process alive.
    System.exit(status);
  }
}
