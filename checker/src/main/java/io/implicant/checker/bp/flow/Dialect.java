package io.implicant.checker.bp.flow;

import io.implicant.checker.bp.syntax.Line;
import io.implicant.checker.bp.syntax.Procedure;
import io.implicant.checker.bp.syntax.Program;
import io.implicant.checker.bp.syntax.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** What programs of one tool mean beyond the common language. */
public enum Dialect {
  /** Threads are started by {@code start_thread} only. */
  PLAIN,
  /** A call whose label begins with {@code ASYNC_} starts a thread. */
  BOPPO,
  /**
   * {@code init} runs first; at its label {@code endinit} the threads start: {@code main} and every
   * procedure whose name begins with {@code thread}. While the global {@code atomic} or {@code
   * super_atomic} is true, no other thread runs.
   */
  GETAFIX;

  static final String ASYNCHRONOUS = "ASYNC_";
  static final String INIT = "init";
  static final String INIT_END = "endinit";
  static final List<String> LOCKS = List.of("atomic", "super_atomic");

  /**
   * The dialect that the text shows: Getafix' if {@code init} has a label {@code endinit}, Boppo's
   * if some call has a label that begins with {@code ASYNC_}, else the plain one.
   */
  public static Dialect of(Program program) {
    for (Procedure procedure : program.procedures()) {
      boolean isInit = procedure.name().text().equals(INIT);
      if (isInit && anyLine(procedure, line -> hasLabel(line, INIT_END))) {
        return GETAFIX;
      }
    }
    boolean asynchronous =
        program.procedures().stream().anyMatch(p -> anyLine(p, Dialect::isAsynchronous));
    return asynchronous ? BOPPO : PLAIN;
  }

  static boolean isAsynchronous(Line line) {
    return line.statement() instanceof Statement.Call
        && line.labels().stream().anyMatch(l -> l.text().startsWith(ASYNCHRONOUS));
  }

  private static boolean hasLabel(Line line, String label) {
    return line.labels().stream().anyMatch(l -> l.text().equals(label));
  }

  static boolean anyLine(Procedure procedure, Predicate<Line> test) {
    List<Line> open = new ArrayList<>(procedure.body());
    while (!open.isEmpty()) {
      Line line = open.remove(open.size() - 1);
      if (test.test(line)) {
        return true;
      } else if (line.statement() instanceof Statement.If choice) {
        choice.branches().forEach(b -> open.addAll(b.body()));
        open.addAll(choice.otherwise());
      } else if (line.statement() instanceof Statement.While loop) {
        open.addAll(loop.body());
      }
    }
    return false;
  }
}
