package io.implicant.bench.command;

import io.implicant.bench.CommandException;
import io.implicant.bench.ExitCode;
import io.implicant.dd.bdd.Bdd;
import io.implicant.dd.bdd.Cube;
import io.implicant.logic.text.Query.Named;
import io.implicant.theories.Explanation;
import io.implicant.theories.ReferenceResult;
import io.implicant.theories.solver.Counterexample;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Says why a cube implies the goal. */
@Command(
    name = "explain",
    description = {
      "Say why a cube over the predicates implies the goal: the contradiction of the cube with the"
          + " negated goal, derived step by step, in the query's own terms.",
      "",
      "Without --cube, the shortest cube is explained. A cube that does not imply the goal is said"
          + " so, with the minterms of it that do and a model in which it holds and the goal does"
          + " not: values of all variables, and tables of functions, where _ is any other argument."
    },
    sortOptions = false,
    usageHelpAutoWidth = true,
    parameterListHeading = "%nParameters:%n",
    optionListHeading = "%nOptions:%n",
    footerHeading = "%nExamples:%n",
    footer = {
      "  implicant explain examples/aliasing.smt2",
      "  implicant explain examples/figure5.smt2 --cube 'ab & bc'",
      "  implicant explain examples/aliasing.smt2 --cube '!same & positive'",
      "  implicant explain examples/goals.smt2 --goal goal3 --dot why.dot"
    })
final class ExplainCommand implements Callable<Integer> {
  static final String DEFAULT_GOAL = "goal";

  private static final int SHOWN_MINTERMS = 20;

  /** One or two & with an even number of bars after them, so not inside a quoted name. */
  private static final String OUTSIDE_BARS = "&+(?=(?:[^|]*\\|[^|]*\\|)*[^|]*$)";

  @Spec private CommandSpec spec;
  @Mixin private ReferenceQuery reference;

  @Option(
      names = "--cube",
      paramLabel = "CUBE",
      description = "Literals joined by &: 'p1 & !p3'; 'true' is the empty cube.")
  private String cubeText;

  @Option(
      names = "--goal",
      paramLabel = "NAME",
      defaultValue = DEFAULT_GOAL,
      description = "Which goal of the file (default ${DEFAULT-VALUE}).")
  private String goalName;

  @Option(
      names = "--dot",
      paramLabel = "OUT",
      description = "Write the first derivation as Graphviz.")
  private String dot;

  @Override
  public Integer call() throws CommandException {
    reference.open(spec);
    Named goal =
        reference.query().goals().stream()
            .filter(named -> named.name().equals(goalName))
            .findFirst()
            .orElseThrow(() -> wrong("a goal of the file after --goal", goalName));
    ReferenceResult result = reference.solve(goal);
    Optional<Cube> asked = cubeText == null ? shortest(result) : Optional.of(parse(cubeText));
    PrintWriter out = spec.commandLine().getOut();
    if (asked.isEmpty()) {
      String known = result.exact() ? "" : " as far as this engine can tell";
      out.printf("No consistent combination of the predicates implies %s%s.%n", goal.name(), known);
      return (result.exact() ? ExitCode.DONE : ExitCode.UNKNOWN).code();
    }
    Cube cube = asked.get();
    Bdd minterms = reference.engine().manager().cube(cube);
    if (!minterms.entails(result.function())) {
      return refuse(out, goal, cube, result);
    }
    List<Explanation> parts = reference.limited(() -> reference.engine().explain(result, cube));
    out.printf("%s implies %s:%n", name(cube), goal.name());
    if (parts.isEmpty()) {
      out.printf("  %s is always true.%n", goal.name());
    }
    parts.forEach(part -> print(out, cube, part));
    if (dot != null && !parts.isEmpty()) {
      Explanation part = parts.get(0);
      Explanation.Case one = part.cases().get(0);
      String drawing =
          one.derivation().toDot(part.shown(), part.source(one, reference::predicateName));
      OutputFiles.write(dot, drawing, reference.file(), out);
    }
    return ExitCode.DONE.code();
  }

  private void print(PrintWriter out, Cube cube, Explanation part) {
    String negated =
        part.negatedClause().stream().map(Object::toString).collect(Collectors.joining(" && "));
    out.printf("%nSuppose %s.%n", negated.isEmpty() ? "the predicates alone" : negated);
    for (Explanation.Case one : part.cases()) {
      if (!one.cube().equals(cube)) {
        out.printf("Case %s:%n", name(one.cube()));
      }
      out.print(one.derivation().text(part.shown(), part.source(one, reference::predicateName)));
    }
  }

  /** Without a derivation: there is a counterexample, or the engine has not found all. */
  private int refuse(PrintWriter out, Named goal, Cube cube, ReferenceResult result)
      throws CommandException {
    Counterexample.Result found = reference.counterexample(cube, goal);
    if (found instanceof Counterexample.None) {
      out.printf("%s implies %s, but this engine has no derivation:%n", name(cube), goal.name());
      out.printf("it needs case splits over Int, or a theory or depth that was ruled out.%n");
      return ExitCode.UNKNOWN.code();
    }
    boolean certain = result.exact() || found instanceof Counterexample.Found;
    String known = certain ? "" : " as far as this engine can tell";
    out.printf("%s does not imply %s%s.%n", name(cube), goal.name(), known);
    Bdd minterms = reference.engine().manager().cube(cube);
    printMinterms(out, minterms.and(result.function()), result.exact());
    if (found instanceof Counterexample.Found model) {
      print(out, goal, cube, model.counterexample());
    }
    return (certain ? ExitCode.VIOLATED : ExitCode.UNKNOWN).code();
  }

  private void printMinterms(PrintWriter out, Bdd implying, boolean exact) {
    int count = reference.query().predicates().size();
    int[] all = java.util.stream.IntStream.range(0, count).toArray();
    if (implying.isFalse()) {
      out.printf("No minterm of it does%s.%n", exact ? "" : " as far as this engine can tell");
      return;
    }
    out.printf("These minterms of it do:%n");
    int shown = 0;
    for (Cube minterm : implying.minterms(all)) {
      if (shown++ == SHOWN_MINTERMS) {
        out.printf("  ...%n");
        break;
      }
      out.printf("  %s%n", name(minterm));
    }
  }

  private void print(PrintWriter out, Named goal, Cube cube, Counterexample counterexample) {
    out.printf("%nA model of %s in which %s is false:%n", name(cube), goal.name());
    counterexample.model().toString().lines().forEach(line -> out.printf("  %s%n", line));
    out.printf("Its minterm is %s.%n", name(counterexample.minterm()));
  }

  /** The shortest reported cube; if there is none, the shortest prime of F. */
  private Optional<Cube> shortest(ReferenceResult result) throws CommandException {
    Bdd inconsistent = reference.inconsistent().function();
    return reference.limited(
        () -> SdpCommand.reported(result.function().or(inconsistent), inconsistent).shortest());
  }

  private Cube parse(String text) throws CommandException {
    List<Integer> literals = new ArrayList<>();
    if (!text.isBlank() && !text.strip().equals("true")) {
      for (String word : text.split(OUTSIDE_BARS, -1)) {
        String literal = word.strip();
        boolean positive = !literal.startsWith("!");
        String name = positive ? literal : literal.substring(1).strip();
        int index = index(name);
        if (literals.contains(2 * index) || literals.contains(2 * index + 1)) {
          throw wrong("each predicate once in --cube", name);
        }
        literals.add(positive ? 2 * index : 2 * index + 1);
      }
    }
    return Cube.ofLiterals(literals.stream().mapToInt(Integer::intValue).toArray());
  }

  private int index(String name) throws CommandException {
    for (int i = 0; i < reference.query().predicates().size(); i++) {
      String plain = reference.query().predicates().get(i).name();
      if (plain.equals(name) || ("|" + plain + "|").equals(name)) {
        return i;
      }
    }
    throw wrong("literals over the file's predicates in --cube, like 'p1 & !p2'", name);
  }

  private static CommandException wrong(String expected, String found) {
    return new CommandException(ExitCode.USAGE, "expected " + expected + ", found '" + found + "'");
  }

  private String name(Cube cube) {
    return cube.toString(reference::predicateName);
  }
}
