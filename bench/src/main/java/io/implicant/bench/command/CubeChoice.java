package io.implicant.bench.command;

import io.implicant.abstraction.Cover;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.zdd.CubeSet;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Which cubes of a cover are wanted. */
final class CubeChoice {
  @Option(
      names = "--all-primes",
      description = "All prime implicants, also those that contradict themselves.")
  private boolean allPrimes;

  @Option(
      names = "--cover",
      description = "An irredundant cover; inconsistent minterms are don't-care.")
  private boolean cover;

  @Option(
      names = "--max-length",
      paramLabel = "K",
      description = "Only cubes of at most K literals, as SLAM bounds them.")
  private Integer maxLength;

  @Option(
      names = "--first",
      paramLabel = "N",
      description = "Only the first N cubes, shortest first (default 100 in text, 10000 in json).")
  private Long first;

  @Option(names = "--count", description = "Numbers only, no cubes.")
  private boolean count;

  /** Refuses what does not go together. */
  private void check(CommandSpec spec) {
    if (allPrimes && cover) {
      throw new ParameterException(
          spec.commandLine(), "expected --all-primes or --cover, found both");
    } else if (cover && maxLength != null) {
      throw new ParameterException(
          spec.commandLine(),
          "expected --cover or --max-length, found both: a part of a cover covers nothing");
    } else if (count && first != null) {
      throw new ParameterException(spec.commandLine(), "expected --count or --first, found both");
    } else if ((first != null && first < 0) || (maxLength != null && maxLength < 0)) {
      throw new ParameterException(
          spec.commandLine(), "expected at least 0 after --first and --max-length");
    }
  }

  /** Refuses a format that is not known, or that the choice of cubes does not suit. */
  void check(CommandSpec spec, String format) {
    check(spec);
    String problem = null;
    if (!List.of("text", "json", "smt2", "dot").contains(format)) {
      problem = "expected text, json, smt2 or dot after --format, found " + format;
    } else if (format.equals("dot") && !given().isEmpty()) {
      problem = "expected no " + given().get(0) + " with --format dot, which draws F, not cubes";
    } else if (format.equals("smt2") && count) {
      problem = "expected no --count with --format smt2, which writes formulas";
    }
    if (problem != null) {
      throw new ParameterException(spec.commandLine(), problem);
    }
  }

  /** The options that were given, to be named where they do not apply. */
  List<String> given() {
    List<String> names = new ArrayList<>();
    if (allPrimes) {
      names.add("--all-primes");
    }
    if (cover) {
      names.add("--cover");
    }
    if (maxLength != null) {
      names.add("--max-length");
    }
    if (first != null) {
      names.add("--first");
    }
    if (count) {
      names.add("--count");
    }
    return names;
  }

  boolean isCount() {
    return count;
  }

  private long first(long otherwise) {
    return first == null ? otherwise : first;
  }

  CubeSet of(Cover result) {
    if (cover) {
      return result.irredundant();
    }
    CubeSet all = allPrimes ? result.primes() : result.reported();
    return maxLength == null ? all : result.upTo(maxLength, all);
  }

  /** The cubes to print, shortest first. */
  List<Cube> chosen(Cover result, long otherwise) {
    List<Cube> cubes = new ArrayList<>();
    for (Cube cube : of(result).shortestFirst()) {
      if (cubes.size() >= first(otherwise)) {
        break;
      }
      cubes.add(cube);
    }
    return cubes;
  }

  String label(BigInteger number) {
    String noun = allPrimes ? "prime implicant" : "cube";
    return number
        + " "
        + noun
        + (number.equals(BigInteger.ONE) ? "" : "s")
        + (cover ? " of an irredundant cover" : "")
        + (maxLength == null
            ? ""
            : " of at most " + maxLength + (maxLength == 1 ? " literal" : " literals"));
  }
}
