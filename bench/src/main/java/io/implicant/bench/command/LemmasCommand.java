package io.implicant.bench.command;

import io.implicant.abstraction.Limited;
import io.implicant.abstraction.lemma.AtomSpace;
import io.implicant.abstraction.lemma.TheoryLemmas;
import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.dd.table.Budget;
import io.implicant.logic.TermLimitException;
import io.implicant.theories.UnsupportedFormulaException;
import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Every minimal theory conflict among a file's atoms. */
@Command(
    name = "lemmas",
    description = {
      "Print every minimal theory lemma about the atoms of a file: a clause over them that holds in"
          + " all models, and from which no literal can be left out.",
      "",
      "The atoms are those of the predicates and goals of a query, or of the assertions of a plain"
          + " script. Together the lemmas say all that EUF and difference logic say about these"
          + " atoms: any set of literals that has no model violates one of them. They come from one"
          + " symbolic run, shortest first, and are written while they are found: there may be more"
          + " than anyone can read, so see how many there are with --count, and take some with"
          + " --first or --max-length."
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    parameterListHeading = "%nParameters:%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant lemmas examples/aliasing.smt2",
      "  implicant lemmas --count examples/*.smt2",
      "  implicant lemmas --first 10 --max-length 3 --format text examples/block.smt2"
    })
final class LemmasCommand implements Callable<Integer> {
  /** How lemmas are written. */
  enum Format {
    SMT2,
    TEXT,
    JSON
  }

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "SMT-LIB files, queries or scripts; - is standard input.")
  private List<String> files = new ArrayList<>();

  @Option(names = "--count", description = "Print numbers only: how many lemmas of each length.")
  private boolean count;

  @Option(names = "--first", paramLabel = "N", description = "Print the N shortest lemmas.")
  private long first = Long.MAX_VALUE;

  @Option(
      names = "--max-length",
      paramLabel = "K",
      description = "Print lemmas of at most K literals.")
  private int maxLength = Integer.MAX_VALUE;

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      description =
          "smt2: declarations and an assertion for each lemma (default); text: for people; json: a"
              + " line for each file.")
  private String format = "smt2";

  @Mixin private LimitOptions limits;

  @Override
  public Integer call() {
    limits.limits(spec);
    if (first < 0 || maxLength < 0) {
      throw new ParameterException(
          spec.commandLine(), "expected at least 0 after --first and --max-length");
    }
    Format chosen = format();
    int worst = ExitCode.DONE.code();
    for (String file : files) {
      worst = Math.max(worst, find(file, chosen));
    }
    return worst;
  }

  private Format format() {
    for (Format candidate : Format.values()) {
      if (candidate.name().toLowerCase(Locale.ROOT).equals(format)) {
        return candidate;
      }
    }
    throw new ParameterException(
        spec.commandLine(), "expected smt2, text or json after --format, found " + format);
  }

  /** The lemmas of one file; an error is a message and a code, and the next file has its turn. */
  private int find(String file, Format chosen) {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    try {
      PosedFormulas formulas = PosedFormulas.read(file, err);
      LemmaWriter writer = LemmaWriter.of(chosen, out, file, files.size() > 1);
      return find(formulas, limits.budget(spec), writer);
    } catch (CommandException e) {
      if (chosen == Format.JSON) {
        out.println(JsonErrors.error(file, e.getMessage()));
      }
      out.flush();
      err.println(e.getMessage());
      return e.exitCode().code();
    }
  }

  private int find(PosedFormulas formulas, Budget budget, LemmaWriter writer)
      throws CommandException {
    String source = formulas.source();
    TheoryLemmas lemmas;
    SortedMap<Integer, BigInteger> counts;
    try (Heartbeat heartbeat = new Heartbeat(spec.commandLine().getErr())) {
      heartbeat.begin(source + ": finding conflicts");
      AtomSpace space = AtomSpace.of(formulas.terms(), formulas.all(), limits.engineOptions(spec));
      lemmas = value(source, TheoryLemmas.of(space, budget));
      counts = value(source, lemmas.countsByLength(budget));
    } catch (UnsupportedFormulaException e) {
      throw formulas.failure(e);
    } catch (TermLimitException e) {
      throw LimitOptions.unknown(source, e.getMessage());
    }
    writer.begin(lemmas, counts);
    Limited<Long> written =
        lemmas.forEachShortest(count ? 0 : first, maxLength, budget, writer::lemma);
    Optional<String> limit = written.match(number -> Optional.empty(), Optional::of);
    writer.end(limit);
    spec.commandLine().getOut().flush();
    limit.ifPresent(
        reason ->
            spec.commandLine().getErr().println(LimitOptions.unknown(source, reason).getMessage()));
    return (limit.isPresent() ? ExitCode.UNKNOWN : ExitCode.DONE).code();
  }

  private static <T> T value(String source, Limited<T> outcome) throws CommandException {
    if (outcome instanceof Limited.Stopped<T> stopped) {
      throw LimitOptions.unknown(source, stopped.limit());
    }
    return outcome.orElseThrow();
  }
}
