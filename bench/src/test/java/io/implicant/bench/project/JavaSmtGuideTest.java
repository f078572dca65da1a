package io.implicant.bench.project;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The example for users of JavaSMT prints what its guide shows. */
final class JavaSmtGuideTest {
  @Test
  void theExamplePrintsWhatTheGuideShows() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "examples/javasmt/VerifierStep.java")
            .directory(ProjectRoot.path().toFile())
            .redirectErrorStream(true)
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(0, process.waitFor(), printed);
    String guide = Files.readString(ProjectRoot.path().resolve("docs/javasmt.md"));
    assertTrue(guide.contains("VerifierStep.java\n" + printed), printed);
  }
}
