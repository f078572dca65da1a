package io.implicant.bench;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;

/**
 * Standard output that stops the command when nobody can read it any more. {@link PrintWriter}
 * swallows I/O errors, so that {@code implicant ... | head} would go on computing; here the first
 * failing write throws {@link Closed}, which no writer swallows. Text is UTF-8 on every system.
 */
final class StandardOutput extends OutputStream {
  private final OutputStream out;

  StandardOutput(OutputStream out) {
    this.out = out;
  }

  /** Buffered: a command that prints slowly flushes when it has something to show. */
  static PrintWriter open() {
    return writer(new StandardOutput(new FileOutputStream(FileDescriptor.out)), false);
  }

  static PrintWriter openError() {
    return writer(new FileOutputStream(FileDescriptor.err), true);
  }

  private static PrintWriter writer(OutputStream out, boolean autoFlush) {
    return new PrintWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8), autoFlush);
  }

  @Override
  public void write(int b) {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      throw new Closed(e);
    }
  }

  @Override
  public void flush() {
    try {
      out.flush();
    } catch (IOException e) {
      throw new Closed(e);
    }
  }

  /** A write to standard output failed. */
  static final class Closed extends RuntimeException {
    Closed(IOException cause) {
      super(cause.getMessage(), cause);
    }

    /** True if the reader went away, which is its right; false for a full disk and the like. */
    boolean byReader() {
      String message = String.valueOf(getMessage());
      // What the JDK reports for EPIPE on Unix, and for a closed pipe on Windows.
      return message.contains("Broken pipe") || message.contains("pipe is being closed");
    }
  }
}
