package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.Cube;
import io.implicant.dd.zdd.CubeSet;
import io.implicant.dd.zdd.CubeSets;
import io.implicant.logic.text.Query.Named;
import io.implicant.sdp.SdpRun;
import io.implicant.theories.ReferenceResult;
import io.implicant.theories.ReferenceResult.Part;
import java.io.PrintWriter;
import java.math.BigInteger;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** F_P(e) by the reference engine, to the letter of LBC07. */
@Command(
    name = "sdp",
    description = {
      "Compute F_P(e) by the symbolic decision procedures of Lahiri, Ball and Cook (2007): the"
          + " shared expression t[e], its function and its cubes.",
      "",
      "Predicates must be atoms or negated atoms here. Cubes are the prime implicants of F that are not prime implicants of the inconsistent"
          + " minterms. The engine is exact for EUF and difference logic over Real; over Int it"
          + " says when case splits would be needed, and the result is an under-approximation"
          + " (exit code 4)."
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    parameterListHeading = "%nParameters:%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant sdp examples/diamond.smt2",
      "  implicant sdp --stats --dot levels.dot examples/figure5.smt2",
      "  implicant sdp --theory euf --depth 2 examples/diamond.smt2"
    })
final class SdpCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;
  @Mixin private ReferenceQuery reference;

  @Option(
      names = "--first",
      paramLabel = "K",
      description =
          "Print at most K cubes of each goal, shortest first (default ${DEFAULT-VALUE}).")
  private int first = 100;

  @Option(
      names = "--dot",
      paramLabel = "OUT",
      description =
          "Write the rounds of the first clause's runs as Graphviz, as Figure 5 draws them.")
  private String dot;

  @Option(names = "--stats", description = "Print facts, nodes and rounds of every run.")
  private boolean stats;

  @Override
  public Integer call() throws CommandException {
    if (first < 0) {
      throw new ParameterException(spec.commandLine(), "expected at least 0 after --first");
    }
    reference.open(spec);
    ReferenceResult inconsistent = reference.inconsistent();
    boolean exact = true;
    for (Named goal : reference.query().goals()) {
      ReferenceResult result = reference.solve(goal);
      print(goal, result, inconsistent);
      exact &= result.exact() && inconsistent.exact();
      if (dot != null && goal.equals(reference.query().goals().get(0))) {
        OutputFiles.write(dot, drawing(result), reference.file(), spec.commandLine().getOut());
      }
    }
    return (exact ? ExitCode.DONE : ExitCode.UNKNOWN).code();
  }

  private void print(Named goal, ReferenceResult result, ReferenceResult inconsistent)
      throws CommandException {
    PrintWriter out = spec.commandLine().getOut();
    int predicates = reference.query().predicates().size();
    Bdd function = result.function().or(inconsistent.function());
    boolean exact = result.exact() && inconsistent.exact();
    int nodes = result.parts().stream().mapToInt(Part::size).sum();
    out.printf("%s: %s%n", reference.source(), goal.name());
    out.printf(
        "  t[e]      %d nodes in %d %s%n",
        nodes, result.parts().size(), result.parts().size() == 1 ? "clause" : "clauses");
    out.printf(
        "  F         %s of %s minterms, %s inconsistent; BDD of %d nodes; %s%n",
        function.modelCount(),
        BigInteger.TWO.pow(predicates),
        inconsistent.function().modelCount(),
        function.nodeCount(),
        exact ? "exact" : "under-approximation");
    if (stats) {
      printStats(out, result);
    }
    CubeSet cubes = reference.limited(() -> reported(function, inconsistent.function()));
    out.printf("  cubes     %s%n", cubes.count());
    int shown = 0;
    for (Cube cube : cubes.shortestFirst()) {
      if (shown++ == first) {
        out.printf("    ... (--first shows more)%n");
        break;
      }
      out.printf("    %s%n", cube.toString(reference::predicateName));
    }
    out.flush();
  }

  /** Primes of F that are not primes of I: since I lies in F, a difference of two sets. */
  static CubeSet reported(Bdd function, Bdd inconsistent) {
    CubeSets sets = CubeSets.over(function.manager());
    return sets.primesOf(function).minus(sets.primesOf(inconsistent));
  }

  private static void printStats(PrintWriter out, ReferenceResult result) {
    out.printf(
        "  %-10s%-18s%8s%8s%8s%8s%n", "clause", "theory", "facts", "rules", "rounds", "bound");
    int clause = 0;
    for (Part part : result.parts()) {
      clause++;
      for (var entry : part.combined().runs().entrySet()) {
        SdpRun run = entry.getValue();
        out.printf(
            "  %-10d%-18s%8d%8d%8d%8d%n",
            clause,
            entry.getKey().name(),
            run.facts().size(),
            run.rules().size(),
            run.depth(),
            run.bound());
      }
      out.printf(
          "  %-10d%d nodes made, %d in t[e], depth %d; %d shared variables, %d rounds of exchange%n",
          clause,
          part.dag().size(),
          part.size(),
          part.dag().depth(part.root()),
          part.combined().shared().size(),
          part.combined().rounds());
    }
  }

  private static String drawing(ReferenceResult result) {
    StringBuilder text = new StringBuilder();
    result.parts().stream()
        .limit(1)
        .flatMap(part -> part.combined().runs().values().stream())
        .filter(run -> !run.facts().isEmpty())
        .forEach(run -> text.append(run.toDot()));
    return text.toString();
  }
}
