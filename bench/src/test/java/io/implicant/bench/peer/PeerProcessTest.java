package io.implicant.bench.peer;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.implicant.dd.bdd.BddManager;
import java.math.BigInteger;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Time-outs end, and the next question is answered all the same. */
final class PeerProcessTest {
  private static final Path EXAMPLES =
      Path.of(System.getProperty("implicant.root", "."), "examples");

  private static final Duration ONCE = Duration.ZERO;

  @Test
  void aTimeOutEndsAndTheNextQuestionIsAnswered(@TempDir Path folder) throws Exception {
    try (var process = new PeerProcess("smtinterpol/all-sat", new SolverFolder(folder))) {
      assertInstanceOf(
          Reply.TimedOut.class,
          process.ask(EXAMPLES.resolve("diamond.smt2"), 0, Duration.ofMillis(1), ONCE));
      Reply.Solved solved =
          assertInstanceOf(
              Reply.Solved.class,
              process.ask(EXAMPLES.resolve("aliasing.smt2"), 0, Duration.ofMinutes(1), ONCE));
      assertEquals(BigInteger.valueOf(6), solved.function(BddManager.create(3)).modelCount());
    }
  }

  @Test
  void aColdProcessSaysWhatItHasTakenInAll(@TempDir Path folder) throws Exception {
    try (PeerProcess process = PeerProcess.cold("engine", true, new SolverFolder(folder))) {
      Path file = EXAMPLES.resolve("aliasing.smt2");
      Reply.Solved solved =
          assertInstanceOf(Reply.Solved.class, process.ask(file, 0, Duration.ofMinutes(1), ONCE));
      Reply.Ended ended = assertInstanceOf(Reply.Ended.class, process.end());
      assertTrue(ended.cpuNanos() > solved.seconds() * 1e9, "the start of Java counts");
    }
  }

  @Test
  void aSolverThatIsNotHereSaysSo(@TempDir Path folder) throws Exception {
    try (var process = new PeerProcess("mathsat5/tree", new SolverFolder(folder))) {
      assertInstanceOf(Reply.Failed.class, process.start());
    }
  }
}
