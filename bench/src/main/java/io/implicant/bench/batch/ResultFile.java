package io.implicant.bench.batch;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The lines of a batch on disk. All lines of a query are appended by one write. What a killed run
 * may leave at the end, a part of a line or some of the goals of a file, is cut off when the file
 * is opened again; the queries before it are done.
 */
public final class ResultFile implements AutoCloseable {
  private final FileChannel channel; // null: results are not kept
  private final Map<String, List<Outcome>> done; // of complete queries

  private ResultFile(FileChannel channel, Map<String, List<Outcome>> done) {
    this.channel = channel;
    this.done = done;
  }

  /** Keeps nothing. */
  public static ResultFile none() {
    return new ResultFile(null, Map.of());
  }

  /**
   * Opens the file.
   *
   * @param resume whether to go on with a file that is there; else it must not be
   */
  public static ResultFile open(String file, boolean resume) throws CommandException, IOException {
    Path path = Path.of(file);
    if (!resume && Files.exists(path) && Files.isRegularFile(path) && Files.size(path) > 0) {
      throw new CommandException(
          ExitCode.USAGE, file + ": is there already; --resume goes on with it");
    }
    Map<String, List<Outcome>> done = new HashMap<>();
    long length = resume && Files.exists(path) ? complete(file, Files.readAllBytes(path), done) : 0;
    try {
      FileChannel channel =
          FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (channel.size() > length) {
        channel.truncate(length);
      }
      channel.position(length);
      return new ResultFile(channel, done);
    } catch (NoSuchFileException e) {
      throw new CommandException(ExitCode.FAILED, file + ": cannot be written: no such folder", e);
    }
  }

  /** The length of the part that holds complete queries, whose files are added to {@code done}. */
  private static long complete(String file, byte[] bytes, Map<String, List<Outcome>> done)
      throws CommandException {
    Map<String, List<Outcome>> found = new HashMap<>();
    long complete = 0;
    int start = 0;
    int number = 0;
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] != '\n') {
        continue;
      }
      number++;
      String line = new String(bytes, start, i - start, StandardCharsets.UTF_8);
      start = i + 1;
      try {
        Outcome outcome = Outcome.parse(line);
        List<Outcome> goals = found.computeIfAbsent(outcome.file(), query -> new ArrayList<>());
        goals.add(outcome);
        if (goals.size() >= outcome.goals()) {
          done.put(outcome.file(), goals);
          complete = start;
        }
      } catch (RuntimeException e) {
        throw new CommandException(
            ExitCode.INPUT, file + ":" + number + ":1: expected a line of a batch's results", e);
      }
    }
    return complete;
  }

  /** The outcomes of all goals of a query that was complete when the file was opened. */
  Optional<List<Outcome>> recorded(String query) {
    return Optional.ofNullable(done.get(query));
  }

  /** Appends all lines of one query at once. */
  void append(List<String> lines) throws IOException {
    if (channel == null) {
      return;
    }
    List<String> ended = new ArrayList<>(lines);
    ended.add("");
    ByteBuffer buffer = ByteBuffer.wrap(String.join("\n", ended).getBytes(StandardCharsets.UTF_8));
    while (buffer.hasRemaining()) {
      channel.write(buffer);
    }
  }

  @Override
  public void close() throws IOException {
    if (channel != null) {
      channel.force(true);
      channel.close();
    }
  }
}
