package io.implicant.checker.gal;

import io.implicant.checker.gal.ExpressionParser.Mode;
import io.implicant.checker.gal.GalFile.Formal;
import io.implicant.checker.gal.GalFile.Label;
import io.implicant.checker.gal.GalFile.Parameter;
import io.implicant.checker.gal.GalFile.Property;
import io.implicant.checker.gal.GalFile.Range;
import io.implicant.checker.gal.Token.Kind;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.UnsupportedException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Reads GAL, the guarded action language of ITS-tools, both full (parameters, ranges, loops) and
 * flat. What names mean is settled by {@link Instantiation}.
 */
public final class GalReader {
  private static final Set<String> UNSUPPORTED = Set.of("interface", "import", "alias");

  private final Tokens tokens;

  private GalReader(Tokens tokens) {
    this.tokens = tokens;
  }

  /** The whole text. */
  public static GalFile read(String source, String text) throws InputException {
    return new GalReader(new Tokens(source, text)).file();
  }

  /** A condition over the variables of a model, as in a {@code reachable} property. */
  public static Node condition(String source, String text) throws InputException {
    return whole(new Tokens(source, text), Mode.PROPERTY);
  }

  /** A branching-time formula, as in a {@code ctl} property. */
  public static Node temporal(String source, String text) throws InputException {
    return whole(new Tokens(source, text), Mode.TEMPORAL);
  }

  private static Node whole(Tokens tokens, Mode mode) throws InputException {
    Node node = ExpressionParser.condition(tokens, mode);
    if (!tokens.at(Kind.END)) {
      throw tokens.expected("an operator or the end");
    }
    return node;
  }

  private GalFile file() throws InputException {
    List<Parameter> parameters = new ArrayList<>();
    List<Range> ranges = new ArrayList<>();
    List<GalType> types = new ArrayList<>();
    Optional<Name> main = Optional.empty();
    List<Property> properties = new ArrayList<>();
    while (!tokens.at(Kind.END)) {
      rejectUnsupported();
      if (tokens.at(Kind.PARAMETER)) {
        parameters.add(parameter());
        tokens.expect(";");
      } else if (tokens.at("typedef")) {
        ranges.add(range());
      } else if (tokens.accept("gal") || tokens.accept("GAL")) {
        types.add(plain());
      } else if (tokens.accept("composite")) {
        types.add(composite());
      } else if (main.isEmpty() && tokens.accept("main")) {
        main = Optional.of(tokens.expect(Kind.NAME, "the name of a type"));
        tokens.expect(";");
      } else if (tokens.accept("property")) {
        properties.add(property());
      } else {
        throw tokens.expected("'gal', 'composite', 'typedef', 'main' or 'property'");
      }
    }
    return new GalFile(parameters, ranges, types, main, properties);
  }

  private void rejectUnsupported() throws UnsupportedException {
    if (tokens.at(Kind.NAME) && UNSUPPORTED.contains(tokens.peek().text())) {
      throw new UnsupportedException(tokens.position(), tokens.peek().shown());
    }
  }

  private Parameter parameter() throws InputException {
    Name name = tokens.expect(Kind.PARAMETER, "a parameter");
    tokens.expect("=");
    return new Parameter(name, integer());
  }

  private List<Parameter> parameters() throws InputException {
    List<Parameter> parameters = new ArrayList<>();
    if (tokens.accept("(")) {
      do {
        parameters.add(parameter());
      } while (tokens.accept(","));
      tokens.expect(")");
    }
    return parameters;
  }

  private Range range() throws InputException {
    tokens.expect("typedef");
    Name name = tokens.expect(Kind.NAME, "the name of a range");
    tokens.expect("=");
    Node low = integer();
    tokens.expect("..");
    Node high = integer();
    tokens.expect(";");
    return new Range(name, low, high);
  }

  private GalType plain() throws InputException {
    Name name = tokens.expect(Kind.NAME, "the name of a type");
    List<Parameter> parameters = parameters();
    List<Range> ranges = new ArrayList<>();
    List<GalType.Variable> variables = new ArrayList<>();
    List<GalType.Transition> transitions = new ArrayList<>();
    List<GalType.Predicate> predicates = new ArrayList<>();
    Optional<Node> transientIf = Optional.empty();
    tokens.expect("{");
    while (!tokens.accept("}")) {
      rejectUnsupported();
      if (tokens.at("typedef")) {
        ranges.add(range());
      } else if (tokens.at("int") || tokens.at("array") || tokens.at("hotbit")) {
        variables.add(variable());
      } else if (tokens.accept("transition")) {
        transitions.add(transition(false));
      } else if (tokens.accept("predicate")) {
        predicates.add(predicate());
      } else if (transientIf.isEmpty() && tokens.accept("TRANSIENT")) {
        tokens.expect("=");
        transientIf = Optional.of(ExpressionParser.condition(tokens, Mode.PLAIN));
        tokens.expect(";");
      } else {
        throw tokens.expected("'int', 'array', 'transition', 'TRANSIENT' or '}'");
      }
    }
    return new GalType.Plain(
        name, parameters, ranges, variables, transitions, predicates, transientIf);
  }

  private GalType.Predicate predicate() throws InputException {
    Name name = tokens.expect(Kind.NAME, "the name of a predicate");
    tokens.expect("=");
    Node condition = ExpressionParser.condition(tokens, Mode.PLAIN);
    tokens.expect(";");
    return new GalType.Predicate(name, condition);
  }

  private GalType.Variable variable() throws InputException {
    Optional<Name> hotbit = Optional.empty();
    if (tokens.accept("hotbit")) {
      tokens.expect("(");
      hotbit = Optional.of(tokens.expect(Kind.NAME, "the name of a range"));
      tokens.expect(")");
    }
    Optional<Node> size = Optional.empty();
    if (!tokens.accept("int")) {
      tokens.expect("array");
      tokens.expect("[");
      size = Optional.of(integer());
      tokens.expect("]");
    }
    Name name = tokens.expect(Kind.NAME, "the name of a variable");
    Optional<List<Node>> initial = Optional.empty();
    if (tokens.accept("=")) {
      initial = Optional.of(size.isEmpty() ? List.of(integer()) : list());
    }
    tokens.expect(";");
    return new GalType.Variable(name, size, initial, hotbit);
  }

  private List<Node> list() throws InputException {
    List<Node> values = new ArrayList<>();
    tokens.expect("(");
    if (!tokens.accept(")")) {
      do {
        values.add(integer());
      } while (tokens.accept(","));
      tokens.expect(")");
    }
    return values;
  }

  private GalType.Transition transition(boolean composite) throws InputException {
    Name name = tokens.expect(Kind.NAME, "a name");
    List<Formal> formals = new ArrayList<>();
    if (tokens.accept("(")) {
      do {
        Name range = tokens.expect(Kind.NAME, "the name of a range");
        formals.add(new Formal(range, tokens.expect(Kind.PARAMETER, "a parameter")));
      } while (tokens.accept(","));
      tokens.expect(")");
    }
    Optional<Node> guard = Optional.empty();
    if (!composite) {
      tokens.expect("[");
      guard = Optional.of(ExpressionParser.condition(tokens, Mode.PLAIN));
      tokens.expect("]");
    }
    StatementParser statements = new StatementParser(tokens, composite);
    Optional<Label> label = Optional.empty();
    if (tokens.accept("label")) {
      label = Optional.of(statements.label());
    }
    return new GalType.Transition(name, formals, guard, label, statements.block());
  }

  private GalType composite() throws InputException {
    Name name = tokens.expect(Kind.NAME, "the name of a type");
    if (tokens.at("<")) {
      throw new UnsupportedException(tokens.position(), "a template of a composite");
    }
    List<Parameter> parameters = parameters();
    List<Range> ranges = new ArrayList<>();
    List<GalType.Instance> instances = new ArrayList<>();
    List<GalType.Transition> synchronizations = new ArrayList<>();
    tokens.expect("{");
    while (!tokens.accept("}")) {
      if (tokens.at("typedef")) {
        ranges.add(range());
      } else if (tokens.accept("synchronization")) {
        synchronizations.add(transition(true));
      } else {
        instances.add(instance());
      }
    }
    return new GalType.Composite(name, parameters, ranges, instances, synchronizations);
  }

  private GalType.Instance instance() throws InputException {
    Name type = tokens.expect(Kind.NAME, "a type, 'synchronization' or '}'");
    Optional<Node> size = Optional.empty();
    if (tokens.accept("[")) {
      size = Optional.of(integer());
      tokens.expect("]");
    }
    Name name = tokens.expect(Kind.NAME, "the name of an instance");
    List<Parameter> settings = parameters();
    tokens.expect(";");
    return new GalType.Instance(type, size, name, settings);
  }

  private Property property() throws InputException {
    Name name =
        tokens.at(Kind.STRING)
            ? tokens.expect(Kind.STRING, "")
            : tokens.expect(Kind.NAME, "the name of a property");
    tokens.expect("[");
    GalFile.Kind kind = kind(tokens.expect(Kind.NAME, "the kind of a property"));
    tokens.expect("]");
    tokens.expect(":");
    Node body =
        switch (kind) {
          case BOUNDS -> ExpressionParser.integer(tokens, Mode.PROPERTY);
          case CTL -> ExpressionParser.condition(tokens, Mode.TEMPORAL);
          default -> ExpressionParser.condition(tokens, Mode.PROPERTY);
        };
    tokens.expect(";");
    return new Property(name, kind, body);
  }

  private static GalFile.Kind kind(Name word) throws InputException {
    if (word.text().equals("ltl")) {
      throw new UnsupportedException(word.position(), "a property of kind ltl");
    }
    for (GalFile.Kind kind : GalFile.Kind.values()) {
      if (kind.word().equals(word.text().toLowerCase(Locale.ROOT))) {
        return kind;
      }
    }
    throw new ParseException(
        word.position(),
        "reachable, invariant, never, bounds, atom or ctl",
        "'" + word.text() + "'");
  }

  private Node integer() throws InputException {
    return ExpressionParser.integer(tokens, Mode.PLAIN);
  }
}
