package io.implicant.bench.batch;

import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
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
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The lines of a batch on disk. All lines of a query are appended by one write. What a killed run
 * may leave at the end, a part of a line or some of the goals of a file, is cut off when the file
 * is opened again; the queries before it are done.
 */
public final class ResultFile implements AutoCloseable {
  private final FileChannel channel; // null: results are not kept
  private final Set<String> done;

  private ResultFile(FileChannel channel, Set<String> done) {
    this.channel = channel;
    this.done = done;
  }

  /** Keeps nothing. */
  public static ResultFile none() {
    return new ResultFile(null, Set.of());
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
    Set<String> done = new HashSet<>();
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
  private static long complete(String file, byte[] bytes, Set<String> done)
      throws CommandException {
    Map<String, Integer> lines = new HashMap<>();
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
        JsonObject object = JsonParser.parseString(line).getAsJsonObject();
        String query = object.get("file").getAsString();
        if (lines.merge(query, 1, Integer::sum) >= object.get("goals").getAsInt()) {
          done.add(query);
          complete = start;
        }
      } catch (JsonParseException | IllegalStateException | NullPointerException e) {
        throw new CommandException(
            ExitCode.INPUT, file + ":" + number + ":1: expected a line of a batch's results", e);
      }
    }
    return complete;
  }

  /** Whether all goals of the query are recorded. */
  boolean isDone(String query) {
    return done.contains(query);
  }

  int doneCount() {
    return done.size();
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
