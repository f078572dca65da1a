package io.implicant.bench.project;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The examples for users of JavaSMT print what their guide shows. */
final class JavaSmtGuideTest {
  @ParameterizedTest
  @ValueSource(strings = {"VerifierStep.java", "Fallback.java"})
  void anExamplePrintsWhatTheGuideShows(String name) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "examples/javasmt/" + name)
            .directory(ProjectRoot.path().toFile())
            .redirectErrorStream(true)
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(0, process.waitFor(), printed);
    String guide = Files.readString(ProjectRoot.path().resolve("docs/javasmt.md"));
    assertTrue(guide.contains(name + "\n" + printed), printed);
  }
}
