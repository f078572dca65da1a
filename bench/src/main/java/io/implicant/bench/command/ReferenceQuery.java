package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.table.Budget;
import io.implicant.dd.table.LimitReached;
import io.implicant.logic.Formula;
import io.implicant.logic.InfixPrinter;
import io.implicant.logic.Terms;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Query;
import io.implicant.logic.text.Query.Named;
import io.implicant.logic.text.Script;
import io.implicant.logic.text.SmtReader;
import io.implicant.theories.ReferenceEngine;
import io.implicant.theories.ReferenceResult;
import io.implicant.theories.UnsupportedFormulaException;
import io.implicant.theories.solver.Counterexample;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;

/** A query file and the reference engine on it: what the commands that use that engine share. */
final class ReferenceQuery {
  @Parameters(paramLabel = "FILE", description = "A query in SMT-LIB; - is standard input.")
  private String file;

  @Option(
      names = "--theory",
      paramLabel = "THEORY",
      defaultValue = "combined",
      description = "euf, difference or combined (default).")
  private String theory;

  @Option(
      names = "--depth",
      paramLabel = "N",
      description = "At most N rounds of saturation; the result is then an under-approximation.")
  private int depth = Integer.MAX_VALUE;

  @Option(
      names = {"--max-nodes", "--limit-nodes"},
      paramLabel = "N",
      description = "End with exit code 4 at more than N BDD nodes (default ${DEFAULT-VALUE}).")
  private int maxNodes = 20_000_000;

  @Option(
      names = "--timeout",
      paramLabel = "SECONDS",
      description = "End with exit code 4 if a step takes longer.")
  private double timeout = Double.POSITIVE_INFINITY;

  private final Terms terms = new Terms();
  private Query query;
  private ReferenceEngine engine;

  /** A goal as a task of the engine. */
  interface Task<T> {
    T run() throws UnsupportedFormulaException;
  }

  /** Reads the file and prepares the engine. */
  void open(CommandSpec spec) throws CommandException {
    if (!List.of("euf", "difference", "combined").contains(theory)) {
      throw new ParameterException(
          spec.commandLine(), "expected euf, difference or combined after --theory");
    } else if (depth < 0 || maxNodes < 1 || !(timeout > 0)) {
      throw new ParameterException(
          spec.commandLine(),
          "expected at least 0 after --depth, 1 after --max-nodes, and a time after --timeout");
    }
    try {
      Script script = SmtReader.read(terms, InputFiles.name(file), InputFiles.text(file));
      query = Query.of(script);
      if (!script.checks().isEmpty()) {
        spec.commandLine()
            .getErr()
            .println(source() + ": note: assertions are not part of a query and are ignored");
      }
    } catch (InputException e) {
      throw InputFiles.failure(e);
    }
    List<Formula> predicates = query.predicates().stream().map(Named::formula).toList();
    engine =
        limited(
            () ->
                new ReferenceEngine(
                    terms, predicates, choice(), new ReferenceEngine.Limits(depth, maxNodes)));
  }

  String source() {
    return InputFiles.name(file);
  }

  Query query() {
    return query;
  }

  ReferenceEngine engine() {
    return engine;
  }

  /** As the infix syntax writes it, so that a cube can be read back. */
  String predicateName(int index) {
    return InfixPrinter.quoted(query.predicates().get(index).name());
  }

  /** The file as it was given. */
  String file() {
    return file;
  }

  ReferenceResult inconsistent() throws CommandException {
    return limited(engine::inconsistent);
  }

  ReferenceResult solve(Named goal) throws CommandException {
    return limited(() -> engine.weakestStrengthening(goal.formula()));
  }

  /** A model of the cube that refutes the goal, whatever theory and depth the engine has. */
  Counterexample.Result counterexample(Cube cube, Named goal) throws CommandException {
    List<Formula> predicates = query.predicates().stream().map(Named::formula).toList();
    return limited(
        () -> Counterexample.find(terms, predicates, cube, goal.formula(), Budget.unlimited()));
  }

  /** Runs a task of the engine; limits and unsupported formulas end the command. */
  <T> T limited(Task<T> task) throws CommandException {
    try {
      return timed(task);
    } catch (UnsupportedFormulaException e) {
      throw new CommandException(ExitCode.INPUT, position(e.formula()) + e.getMessage(), e);
    } catch (LimitReached e) {
      throw unknown("the limit of " + e.reason().toString().toLowerCase(Locale.ROOT), e);
    }
  }

  /** The engine does not watch the clock: at the time-out its thread is left to the exit. */
  private <T> T timed(Task<T> task) throws CommandException, UnsupportedFormulaException {
    if (timeout == Double.POSITIVE_INFINITY) {
      return task.run();
    }
    FutureTask<T> future = new FutureTask<>(task::run);
    Thread thread = new Thread(future, "engine");
    thread.setDaemon(true);
    thread.start();
    try {
      return future.get((long) Math.min(timeout * 1e9, Long.MAX_VALUE), TimeUnit.NANOSECONDS);
    } catch (TimeoutException | InterruptedException e) {
      throw unknown("the time-out", e);
    } catch (ExecutionException e) {
      if (e.getCause() instanceof UnsupportedFormulaException unsupported) {
        throw unsupported;
      } else if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) e.getCause();
    }
  }

  private CommandException unknown(String limit, Exception cause) {
    return new CommandException(
        ExitCode.UNKNOWN, source() + ": unknown: " + limit + " was reached", cause);
  }

  private String position(Formula formula) {
    for (List<Named> formulas : List.of(query.predicates(), query.goals())) {
      for (Named named : formulas) {
        if (named.formula() == formula) {
          return named.position() + ": ";
        }
      }
    }
    return source() + ": ";
  }

  private ReferenceEngine.Choice choice() {
    return switch (theory) {
      case "euf" -> ReferenceEngine.Choice.EUF;
      case "difference" -> ReferenceEngine.Choice.DIFFERENCE;
      default -> ReferenceEngine.Choice.COMBINED;
    };
  }
}
