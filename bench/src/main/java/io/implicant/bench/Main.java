package io.implicant.bench;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/** The entry point of {@code implicant}. */
public final class Main {
  private static final byte[] OUT_OF_MEMORY =
      "implicant: out of memory; IMPLICANT_JAVA_OPTS=-Xmx8g allows 8 GB\n"
          .getBytes(StandardCharsets.UTF_8);

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
    int status = ExitCode.UNKNOWN.code();
    try {
      status = Cli.run(args, out, err);
      err.flush();
    } catch (OutOfMemoryError | LinkageError e) {
      // Memory was short again while that was told. Java's own exit code, 1, would mean "violated".
      System.err.write(OUT_OF_MEMORY, 0, OUT_OF_MEMORY.length);
    }
    // Not a plain return: threads a failed command left behind must not keep the process alive.
    System.exit(status);
  }
}
