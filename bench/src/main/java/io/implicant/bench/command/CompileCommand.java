package io.implicant.bench.command;

import io.implicant.abstraction.Json;
import io.implicant.abstraction.Limited;
import io.implicant.abstraction.lemma.AtomSpace;
import io.implicant.abstraction.lemma.CompiledFormula;
import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.bench.command.PosedFormulas.Posed;
import io.implicant.dd.table.Budget;
import io.implicant.logic.TermLimitException;
import io.implicant.logic.text.SmtPrinter;
import io.implicant.theories.UnsupportedFormulaException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Formulas as diagrams that are canonical modulo the theory. */
@Command(
    name = "compile",
    description = {
      "Compile a formula to a decision diagram over its atoms that is canonical modulo EUF and"
          + " difference logic: equivalent formulas over the same atoms give the same diagram, a"
          + " valid one gives true, an unsatisfiable one false.",
      "",
      "The formula is the conjunction of a script's assertions (at each check-sat), or each goal of"
          + " a query. Models are the assignments to the atoms that satisfy it and that the theory"
          + " allows. Two formulas with one fingerprint have the same atoms and the same diagram,"
          + " in whatever files and ways they were written."
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    parameterListHeading = "%nParameters:%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant compile examples/aliasing.smt2",
      "  implicant compile --dot diagram.dot examples/scripts/schedule.smt2",
      "  implicant compile --format json examples/*.smt2"
    })
final class CompileCommand implements Callable<Integer> {
  private static final int FINGERPRINT_BYTES = 8;

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "SMT-LIB files, queries or scripts; - is standard input.")
  private List<String> files = new ArrayList<>();

  @Option(
      names = "--dot",
      paramLabel = "OUT",
      description =
          "Write the diagrams of one file as graphs in the DOT language; - is standard output.")
  private String dot;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description = "text (default), or json: a line for each formula.")
  private String format = "text";

  @Mixin private LimitOptions limits;

  /** A compiled formula with what is said about it. */
  private record Result(
      String file, String name, CompiledFormula compiled, List<String> atoms, double micros) {
    String nature() {
      return compiled.nature().name().toLowerCase(Locale.ROOT);
    }

    /** Depends on the atoms and the diagram alone. */
    String fingerprint() {
      String text = String.join("\n", atoms) + "\n\n" + compiled.diagram().toText(atoms::get);
      try {
        byte[] hash =
            MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
        return HexFormat.of().formatHex(hash, 0, FINGERPRINT_BYTES);
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException(e); // every Java platform has it
      }
    }

    String text() {
      return String.format(
          "%s: %s is %s%n  atoms        %d%n  diagram      %s%n  models       %s%n"
              + "  fingerprint  %s%n",
          InputFiles.name(file),
          name,
          nature(),
          atoms.size(),
          compiled.diagram().isTrue() || compiled.diagram().isFalse()
              ? compiled.diagram().toString()
              : compiled.diagram().nodeCount() + " nodes",
          compiled.models(),
          fingerprint());
    }

    String json() {
      return String.format(
          Locale.ROOT,
          "{\"file\":%s,\"formula\":%s,\"atoms\":%d,\"nodes\":%d,\"models\":\"%s\","
              + "\"nature\":\"%s\",\"fingerprint\":\"%s\",\"microseconds\":%.1f}%n",
          Json.quoted(file),
          Json.quoted(name),
          atoms.size(),
          compiled.diagram().nodeCount(),
          compiled.models(),
          nature(),
          fingerprint(),
          micros);
    }
  }

  @Override
  public Integer call() {
    limits.limits(spec);
    if (!List.of("text", "json").contains(format)) {
      throw new ParameterException(
          spec.commandLine(), "expected text or json after --format, found " + format);
    } else if (dot != null && files.size() > 1) {
      throw new ParameterException(spec.commandLine(), "expected one file with --dot");
    }
    int worst = ExitCode.DONE.code();
    for (String file : files) {
      worst = Math.max(worst, compile(file));
    }
    return worst;
  }

  /** Compiles one file; an error is a message and a code, and the next file has its turn. */
  private int compile(String file) {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    boolean json = format.equals("json");
    try {
      PosedFormulas formulas = PosedFormulas.read(file, err);
      StringBuilder drawing = new StringBuilder();
      for (Posed posed : formulas.posed()) {
        Result result = compile(file, formulas, posed);
        out.print(json ? result.json() : result.text());
        out.flush();
        if (dot != null) {
          drawing.append(result.compiled().diagram().toDot(result.atoms()::get));
        }
      }
      if (dot != null) {
        OutputFiles.write(dot, drawing.toString(), file, out);
      }
      return ExitCode.DONE.code();
    } catch (CommandException e) {
      if (json) {
        out.println(JsonErrors.error(file, e.getMessage()));
      }
      out.flush();
      err.println(e.getMessage());
      return e.exitCode().code();
    }
  }

  private Result compile(String file, PosedFormulas formulas, Posed posed) throws CommandException {
    String source = formulas.source();
    long start = System.nanoTime();
    Budget budget = limits.budget(spec);
    try (Heartbeat heartbeat = new Heartbeat(spec.commandLine().getErr())) {
      heartbeat.begin(source + ": compiling " + posed.name());
      AtomSpace space =
          AtomSpace.of(formulas.terms(), List.of(posed.formula()), limits.engineOptions(spec));
      Limited<CompiledFormula> outcome = CompiledFormula.of(space, posed.formula(), budget);
      if (outcome instanceof Limited.Stopped<CompiledFormula> stopped) {
        throw LimitOptions.unknown(source, stopped.limit());
      }
      double micros = (System.nanoTime() - start) / 1e3;
      List<String> atoms = SmtPrinter.parts(space.atoms()).texts();
      return new Result(file, posed.name(), outcome.orElseThrow(), atoms, micros);
    } catch (UnsupportedFormulaException e) {
      throw formulas.failure(e);
    } catch (TermLimitException e) {
      throw LimitOptions.unknown(source, e.getMessage());
    }
  }
}
