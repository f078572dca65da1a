package io.implicant.bench.command;

import io.implicant.abstraction.Json;
import io.implicant.abstraction.lemma.TheoryLemmas;
import io.implicant.dd.bdd.Cube;
import io.implicant.logic.text.SmtPrinter;
import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Collectors;

/** Writes the lemmas of one file, one after the other. */
abstract class LemmaWriter {
  final PrintWriter out;
  final String file;
  TheoryLemmas lemmas;

  private LemmaWriter(PrintWriter out, String file) {
    this.out = out;
    this.file = file;
  }

  /** {@code oneOfMany} if lemmas of other files go to the same place. */
  static LemmaWriter of(
      LemmasCommand.Format format, PrintWriter out, String file, boolean oneOfMany) {
    return switch (format) {
      case SMT2 -> new Smt(out, file, oneOfMany);
      case TEXT -> new Text(out, file);
      case JSON -> new JsonForm(out, file);
    };
  }

  final void begin(TheoryLemmas found, SortedMap<Integer, BigInteger> counts) {
    lemmas = found;
    header(counts);
  }

  abstract void header(SortedMap<Integer, BigInteger> counts);

  /** Writes the lemma that excludes a conflict. */
  abstract void lemma(Cube conflict);

  /** Ends the file; {@code limit} is what ended it too early, if anything did. */
  abstract void end(Optional<String> limit);

  static BigInteger sum(SortedMap<Integer, BigInteger> counts) {
    return counts.values().stream().reduce(BigInteger.ZERO, BigInteger::add);
  }

  final String title(SortedMap<Integer, BigInteger> counts) {
    return String.format(
        "%s: %s over %s",
        InputFiles.name(file),
        counted(sum(counts).toString(), "lemma"),
        counted(String.valueOf(lemmas.space().atoms().size()), "atom"));
  }

  private static String counted(String number, String noun) {
    return number + " " + noun + (number.equals("1") ? "" : "s");
  }

  /** A script. */
  private static final class Smt extends LemmaWriter {
    private final boolean scoped;
    private SmtPrinter.Parts atoms; // once the first lemma has needed them

    Smt(PrintWriter out, String file, boolean scoped) {
      super(out, file);
      this.scoped = scoped;
    }

    @Override
    void header(SortedMap<Integer, BigInteger> counts) {
      out.println("; " + title(counts));
      counts.forEach((length, number) -> out.println("; of length " + length + ": " + number));
    }

    private void declare() {
      atoms = SmtPrinter.parts(lemmas.space().atoms());
      if (scoped) {
        out.println("(push 1)");
      }
      out.print(atoms.declarations());
    }

    @Override
    void lemma(Cube conflict) {
      if (atoms == null) {
        declare();
      }
      String clause =
          conflict
              .literals()
              .mapToObj(literal -> negated(atoms.texts().get(literal >>> 1), literal))
              .collect(Collectors.joining(" "));
      out.println(
          conflict.size() == 1 ? "(assert " + clause + ")" : "(assert (or " + clause + "))");
    }

    private static String negated(String atom, int literal) {
      return (literal & 1) == 1 ? atom : "(not " + atom + ")";
    }

    @Override
    void end(Optional<String> limit) {
      limit.ifPresent(reason -> out.println("; incomplete: " + reason));
      if (scoped && atoms != null) {
        out.println("(pop 1)");
      }
    }
  }

  /** For people. */
  private static final class Text extends LemmaWriter {
    Text(PrintWriter out, String file) {
      super(out, file);
    }

    @Override
    void header(SortedMap<Integer, BigInteger> counts) {
      out.println(title(counts));
      counts.forEach((length, number) -> out.printf("  of length %-4d %s%n", length, number));
    }

    @Override
    void lemma(Cube conflict) {
      String clause =
          lemmas.lemma(conflict).stream().map(Object::toString).collect(Collectors.joining(" | "));
      out.println("    " + clause);
    }

    @Override
    void end(Optional<String> limit) {
      limit.ifPresent(reason -> out.println("    ... (" + reason + ")"));
    }
  }

  /** One line. */
  private static final class JsonForm extends LemmaWriter {
    private SmtPrinter.Parts atoms;
    private long written;

    JsonForm(PrintWriter out, String file) {
      super(out, file);
    }

    @Override
    void header(SortedMap<Integer, BigInteger> counts) {
      atoms = SmtPrinter.parts(lemmas.space().atoms());
      String lengths =
          counts.entrySet().stream().map(JsonForm::entry).collect(Collectors.joining(","));
      String names = atoms.texts().stream().map(Json::quoted).collect(Collectors.joining(","));
      out.printf(
          "{\"file\":%s,\"atoms\":[%s],\"declarations\":%s,\"lemmas\":\"%s\",\"lengths\":{%s},"
              + "\"clauses\":[",
          Json.quoted(file), names, Json.quoted(atoms.declarations()), sum(counts), lengths);
    }

    private static String entry(Map.Entry<Integer, BigInteger> entry) {
      return String.format("\"%d\":\"%s\"", entry.getKey(), entry.getValue());
    }

    /** Numbers of atoms from 1, negative where negated, as DIMACS has them. */
    @Override
    void lemma(Cube conflict) {
      String clause =
          conflict
              .literals()
              .mapToObj(code -> String.valueOf(((code & 1) == 1 ? 1 : -1) * ((code >>> 1) + 1)))
              .collect(Collectors.joining(","));
      out.print((written++ == 0 ? "[" : ",[") + clause + "]");
    }

    @Override
    void end(Optional<String> limit) {
      String error = limit.map(reason -> ",\"error\":" + Json.quoted(reason)).orElse("");
      out.printf("],\"reported\":\"%d\"%s}%n", written, error);
    }
  }
}
