package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.dd.table.LimitReached;
import io.implicant.logic.Formula;
import io.implicant.logic.Terms;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Query;
import io.implicant.logic.text.Query.Named;
import io.implicant.logic.text.Script;
import io.implicant.logic.text.SmtReader;
import io.implicant.theories.ReferenceEngine;
import io.implicant.theories.ReferenceResult;
import io.implicant.theories.UnsupportedFormulaException;
import java.util.List;
import picocli.CommandLine.Option;
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
      names = "--max-nodes",
      paramLabel = "N",
      description = "End with exit code 4 at more than N BDD nodes (default ${DEFAULT-VALUE}).")
  private int maxNodes = 20_000_000;

  private final Terms terms = new Terms();
  private Query query;
  private ReferenceEngine engine;

  /** A goal as a task of the engine. */
  interface Task<T> {
    T run() throws UnsupportedFormulaException;
  }

  /** Reads the file and prepares the engine. */
  void open() throws CommandException {
    try {
      Script script = SmtReader.read(terms, InputFiles.name(file), InputFiles.text(file));
      query = Query.of(script);
    } catch (InputException e) {
      throw InputFiles.failure(e);
    }
    if (depth < 0 || maxNodes < 1) {
      throw new CommandException(ExitCode.USAGE, "--depth and --max-nodes must be positive");
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

  String predicateName(int index) {
    return query.predicates().get(index).name();
  }

  ReferenceResult inconsistent() throws CommandException {
    return limited(engine::inconsistent);
  }

  ReferenceResult solve(Named goal) throws CommandException {
    return limited(() -> engine.weakestStrengthening(goal.formula()));
  }

  /** Runs a task of the engine; limits and unsupported formulas end the command. */
  <T> T limited(Task<T> task) throws CommandException {
    try {
      return task.run();
    } catch (UnsupportedFormulaException e) {
      throw new CommandException(ExitCode.INPUT, position(e.formula()) + e.getMessage(), e);
    } catch (LimitReached e) {
      String reason = e.reason().toString().toLowerCase(java.util.Locale.ROOT);
      throw new CommandException(
          ExitCode.UNKNOWN, source() + ": unknown: the limit of " + reason + " was reached", e);
    }
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

  /** Whether the theory is one of those there are. */
  boolean hasKnownTheory() {
    return List.of("euf", "difference", "combined").contains(theory);
  }
}
