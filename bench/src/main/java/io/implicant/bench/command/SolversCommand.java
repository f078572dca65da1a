package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.bench.peer.PeerProcess;
import io.implicant.bench.peer.Reply;
import io.implicant.bench.peer.SolverFolder;
import io.implicant.bench.peer.SolverPeer;
import io.implicant.bench.peer.Strategy;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Lists and fetches the SMT solvers to compare with. */
@Command(
    name = "solvers",
    description = {
      "List the SMT solvers that `implicant compare` can use through JavaSMT, and fetch native ones.",
      "",
      "SMTInterpol and Princess come with JavaSMT. The others have native libraries (for Linux on"
          + " x86-64) under licences of their own; none is part of Implicant. --fetch lets Maven"
          + " copy them into a folder of your cache, where `compare` finds them."
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant solvers",
      "  implicant solvers --fetch z3,yices2",
      "  implicant solvers --fetch all"
    })
final class SolversCommand implements Callable<Integer> {
  @Spec private CommandSpec spec;

  @Option(
      names = "--fetch",
      paramLabel = "NAMES",
      arity = "0..1",
      split = ",",
      fallbackValue = "all",
      description = "Fetch these native solvers, or all; their licences are printed first.")
  private List<String> fetch = new ArrayList<>();

  @Option(
      names = "--folder",
      paramLabel = "DIR",
      description = "Where native solvers are (default: ~/.cache/implicant/solvers).")
  private Path folder = SolverFolder.inCache().path();

  @Override
  public Integer call() throws CommandException, IOException {
    SolverFolder solvers = new SolverFolder(folder);
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    List<CommandException> failures = new ArrayList<>();
    for (SolverPeer peer : wanted()) {
      err.printf("fetching %s (licence: %s) ...%n", peer.label(), peer.licence());
      err.flush();
      try {
        solvers.fetch(peer);
      } catch (CommandException e) {
        err.println(e.getMessage());
        failures.add(e);
      }
    }
    out.printf("%-13s%-38s%s%n", "solver", "version", "licence");
    for (SolverPeer peer : SolverPeer.values()) {
      out.printf("%-13s%-38s%s%n", peer.label(), state(solvers, peer), peer.licence());
      out.flush();
    }
    return (failures.isEmpty() ? ExitCode.DONE : ExitCode.UNKNOWN).code();
  }

  private List<SolverPeer> wanted() {
    List<SolverPeer> wanted = new ArrayList<>();
    for (String name : fetch) {
      if (name.equals("all")) {
        wanted.addAll(
            Arrays.stream(SolverPeer.values())
                .filter(peer -> !peer.artifacts().isEmpty())
                .toList());
      } else {
        wanted.add(SolverPeer.named(name).orElseThrow(() -> unknown(name)));
      }
    }
    return wanted.stream().distinct().toList();
  }

  private ParameterException unknown(String name) {
    String names =
        Arrays.stream(SolverPeer.values()).map(SolverPeer::label).collect(Collectors.joining(", "));
    return new ParameterException(
        spec.commandLine(), "expected all or some of " + names + ", found " + name);
  }

  private static String state(SolverFolder solvers, SolverPeer peer) throws IOException {
    if (!solvers.has(peer)) {
      return "not here (--fetch " + peer.label() + ")";
    }
    String competitor = peer.label() + "/" + Strategy.ALL_SAT.label();
    try (PeerProcess process = new PeerProcess(competitor, solvers)) {
      Reply reply = process.start();
      return reply instanceof Reply.Ready ready
          ? ready.version().replaceFirst(" \\(.*", "")
          : "cannot be loaded: " + (reply instanceof Reply.Failed failed ? failed.reason() : "?");
    }
  }
}
