package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.checker.gal.GalFile.Kind;
import io.implicant.checker.gal.GalFile.Property;
import io.implicant.checker.gal.GalReader;
import io.implicant.checker.gal.Name;
import io.implicant.checker.gal.Node;
import io.implicant.checker.search.Search;
import io.implicant.checker.symbolic.Backward;
import io.implicant.checker.symbolic.StateSet;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.Position;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Verdicts on the properties of a model. */
@Command(
    name = "verify",
    description = {
      "Decide properties of a model in GAL, of a place/transition net in PNML, or of software in"
          + " ODL or C: those of the file, or expressions in GAL syntax. Software also has the check that"
          + " every line can be executed: values in range, indices inside their arrays.",
      "",
      "A reachable property holds if some reachable state satisfies it, an invariant if all do, a"
          + " never property if none does, a ctl property if the initial state satisfies it (a path"
          + " may end in a deadlock). A shortest trace shows a state that decides, with the"
          + " variables that change in each step; it is replayed state by state before it is"
          + " printed. The exit code is 1 if some property is violated."
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    parameterListHeading = "%nParameters:%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant verify examples/philosophers.gal",
      "  implicant verify examples/software/div.odl",
      "  implicant verify --property deadlock examples/philosophers.gal",
      "  implicant verify --invariant 'fork[0] <= 1' examples/philosophers.gal",
      "  implicant verify --ctl 'AG EF eating == 0' --format json examples/philosophers.gal"
    })
final class VerifyCommand implements Callable<Integer> {
  /** How a property is decided. */
  @FunctionalInterface
  private interface Decision {
    Verdicts.Verdict decide(Property property) throws CommandException;
  }

  /** How a property is refused that has no meaning in the model. */
  @FunctionalInterface
  private interface Checking {
    void check(Node body, Kind kind) throws InputException;
  }

  @Spec private CommandSpec spec;
  @Mixin private ModelInput input;

  @Option(
      names = "--property",
      paramLabel = "NAME",
      description = "Only this property of the file; may be repeated.")
  private List<String> names = List.of();

  @Option(
      names = "--reachable",
      paramLabel = "EXPR",
      description = "Is there a reachable state where EXPR holds?")
  private List<String> reachable = List.of();

  @Option(
      names = "--invariant",
      paramLabel = "EXPR",
      description = "Does EXPR hold in all reachable states?")
  private List<String> invariants = List.of();

  @Option(
      names = "--ctl",
      paramLabel = "FORMULA",
      description =
          "Does FORMULA hold initially? EX, EF, EG, AX, AF, AG, E (f U g), A (f U g), ->, <->.")
  private List<String> formulas = List.of();

  @Option(
      names = "--backward",
      paramLabel = "B",
      description =
          "How CTL formulas find what leads to a set: saturation (default), or rounds to compare.")
  private String backward = "saturation";

  @Option(names = "--no-trace", description = "Give verdicts only.")
  private boolean noTrace;

  @Option(
      names = "--format",
      paramLabel = "F",
      description = "What to print: text (default) or json, one line for each property.")
  private String format = "text";

  @Override
  public Integer call() throws CommandException {
    boolean json = ReachCommand.isJson(format, spec);
    Optional<SoftwareInput> software = input.software(spec);
    if (software.isPresent()) {
      IgnoredOptions.refuse(spec, "GAL and PNML", "--backward");
      if (!names.isEmpty()) {
        throw new ParameterException(
            spec.commandLine(), "expected no --property: the checks of ODL have no names");
      }
      SoftwareVerdicts verdicts = new SoftwareVerdicts(software.get(), !noTrace);
      List<Property> chosen = given(verdicts::check);
      return print(chosen.isEmpty() ? verdicts.checks() : chosen, verdicts::decide, json);
    }
    input.open(spec);
    List<Property> properties = properties();
    Backward chosen = backward();
    Search.Result<StateSet> states = input.search();
    input.model().setBackward(chosen);
    Verdicts verdicts = new Verdicts(input, states, !noTrace);
    return print(properties, verdicts::decide, json);
  }

  private Backward backward() {
    return switch (backward) {
      case "saturation" -> Backward.SATURATION;
      case "rounds" -> Backward.ROUNDS;
      default ->
          throw new ParameterException(
              spec.commandLine(),
              "expected saturation or rounds after --backward, found '" + backward + "'");
    };
  }

  private int print(List<Property> properties, Decision decision, boolean json)
      throws CommandException {
    PrintWriter out = spec.commandLine().getOut();
    boolean violated = false;
    boolean unknown = false;
    for (Property property : properties) {
      Verdicts.Verdict verdict = decision.decide(property);
      violated |= verdict.answer() == Verdicts.Answer.VIOLATED;
      unknown |= verdict.answer() == Verdicts.Answer.UNKNOWN;
      out.print(json ? Json.text(verdict.fields(input.name())) + "\n" : verdict.text(input.name()));
      out.flush();
    }
    ExitCode code = unknown ? ExitCode.UNKNOWN : ExitCode.DONE;
    return (violated ? ExitCode.VIOLATED : code).code();
  }

  private List<Property> properties() throws CommandException {
    List<Property> chosen = new ArrayList<>();
    for (String name : names) {
      chosen.add(
          input.gal().properties().stream()
              .filter(p -> p.name().text().equals(name))
              .findFirst()
              .orElseThrow(
                  () ->
                      new CommandException(
                          ExitCode.INPUT, input.name() + ": no property '" + name + "'")));
    }
    chosen.addAll(given(input.gal()::check));
    if (chosen.isEmpty()) {
      input.gal().properties().stream().filter(p -> p.kind() != Kind.ATOM).forEach(chosen::add);
    }
    if (chosen.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(),
          "expected --reachable, --invariant or --ctl: the file has no property");
    }
    return chosen;
  }

  /** The properties of the command line. */
  private List<Property> given(Checking checking) throws CommandException {
    List<Property> chosen = new ArrayList<>();
    add(chosen, Kind.REACHABLE, "--reachable", reachable, checking);
    add(chosen, Kind.INVARIANT, "--invariant", invariants, checking);
    add(chosen, Kind.CTL, "--ctl", formulas, checking);
    return chosen;
  }

  private void add(
      List<Property> chosen, Kind kind, String option, List<String> texts, Checking checking)
      throws CommandException {
    for (String text : texts) {
      try {
        Node body =
            kind == Kind.CTL ? GalReader.temporal(option, text) : GalReader.condition(option, text);
        checking.check(body, kind);
        chosen.add(new Property(new Name(text, new Position(option, 1, 1)), kind, body));
      } catch (InputException e) {
        throw InputFiles.failure(e);
      }
    }
  }
}
