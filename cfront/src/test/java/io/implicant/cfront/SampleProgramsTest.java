package io.implicant.cfront;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.cfront.Program.Function;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Drivers, protocol state machines, locks: all become graphs. */
final class SampleProgramsTest {
  @Test
  void everySampleBecomesGraphsThatKeepTheirInvariants() throws IOException, CSourceException {
    List<Path> files = SamplePrograms.all();
    assertEquals(28, files.size());
    for (Path file : files) {
      String text = Files.readString(file);
      Program program = CReader.read(file.getFileName().toString(), text, DataModel.ILP32);
      assertTrue(program.function("main").isPresent(), file::toString);
      for (Function function : program.functions()) {
        Graphs.check(function);
        checkPositions(function, text);
      }
      assertTrue(callsOf(program, "__VERIFIER_error") > 0, file::toString);
    }
  }

  private static void checkPositions(Function function, String text) {
    List<String> lines = text.lines().toList();
    for (Edge edge : function.body().edges()) {
      Position position = edge.position();
      String line = lines.get(position.line() - 1);
      assertTrue(position.column() <= line.length(), edge::toString);
      assertTrue(!Character.isWhitespace(line.charAt(position.column() - 1)), edge::toString);
      if (edge.action() instanceof Action.Call call) {
        assertTrue(line.contains(call.function().toString()), edge + " at " + position);
      }
    }
  }

  private static long callsOf(Program program, String name) {
    return program.functions().stream()
        .flatMap(f -> f.body().edges().stream())
        .filter(e -> e.action() instanceof Action.Call c && c.function().toString().equals(name))
        .count();
  }
}
