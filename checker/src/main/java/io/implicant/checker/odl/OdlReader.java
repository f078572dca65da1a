package io.implicant.checker.odl;

import io.implicant.checker.gal.ExpressionParser;
import io.implicant.checker.gal.ExpressionParser.Mode;
import io.implicant.checker.gal.Name;
import io.implicant.checker.gal.Node;
import io.implicant.checker.gal.Token;
import io.implicant.checker.gal.Token.Kind;
import io.implicant.checker.gal.Tokens;
import io.implicant.checker.odl.OdlFile.Assignment;
import io.implicant.checker.odl.OdlFile.Declaration;
import io.implicant.checker.odl.OdlFile.Line;
import io.implicant.checker.odl.OdlFile.Target;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads ODL. What names and numbers of lines mean is settled by {@link OdlModel}.
 *
 * <pre>
 * model  = "odl" NAME "{" { decl } { line } { check } "}"
 * decl   = "var" NAME ":" int ".." int [ "=" init ] ";"
 *        | "array" NAME "[" INT "]" ":" int ".." int [ "=" init ] ";"
 *        | "define" NAME "=" expr ";"
 *        | "pc" "=" INT ";"
 * init   = expr | "*"
 * line   = INT ":" ( [ lval ":=" ( expr | "*" ) "," ] "pc" ":=" target | "end" ) ";"
 * lval   = NAME [ "[" expr "]" ]
 * target = INT | "if" condition "then" INT "else" INT | "{" INT { "," INT } "}"
 * check  = "never" condition ";"
 * </pre>
 */
public final class OdlReader {
  private final Tokens tokens;

  private OdlReader(Tokens tokens) {
    this.tokens = tokens;
  }

  /** The whole text. */
  public static OdlFile read(String source, String text) throws InputException {
    return new OdlReader(new Tokens(source, text)).file();
  }

  private OdlFile file() throws InputException {
    tokens.expect("odl");
    Name name = tokens.expect(Kind.NAME, "the name of the model");
    tokens.expect("{");
    List<Declaration> declarations = new ArrayList<>();
    while (!tokens.at(Kind.NUMBER) && !tokens.at("never") && !tokens.at("}")) {
      declarations.add(declaration());
      tokens.expect(";");
    }
    List<Line> lines = new ArrayList<>();
    while (tokens.at(Kind.NUMBER)) {
      lines.add(line());
      tokens.expect(";");
    }
    List<Node> checks = new ArrayList<>();
    while (tokens.accept("never")) {
      checks.add(ExpressionParser.condition(tokens, Mode.PLAIN));
      tokens.expect(";");
    }
    if (!tokens.accept("}")) {
      throw tokens.expected(checks.isEmpty() ? "a line, 'never' or '}'" : "'never' or '}'");
    }
    if (!tokens.at(Kind.END)) {
      throw tokens.expected("the end of the text");
    }
    return new OdlFile(name, declarations, lines, checks);
  }

  private Declaration declaration() throws InputException {
    if (tokens.accept("var")) {
      Name name = newName("the name of a variable");
      return variable(name, Optional.empty());
    } else if (tokens.accept("array")) {
      Name name = newName("the name of an array");
      tokens.expect("[");
      int size = number("the number of cells");
      tokens.expect("]");
      return variable(name, Optional.of(size));
    } else if (tokens.accept("define")) {
      Name name = newName("the name of a definition");
      tokens.expect("=");
      return new OdlFile.Define(name, integer());
    } else if (tokens.at(OdlFile.PC)) {
      Position position = tokens.take().position();
      tokens.expect("=");
      return new OdlFile.Start(number("the number of a line"), position);
    }
    throw tokens.expected("'var', 'array', 'define', 'pc' or a line");
  }

  private Name newName(String what) throws InputException {
    if (tokens.at(OdlFile.PC)) {
      throw tokens.expected("a name that is not 'pc'");
    }
    return tokens.expect(Kind.NAME, what);
  }

  private Declaration variable(Name name, Optional<Integer> size) throws InputException {
    if (!tokens.accept(":")) {
      throw tokens.expected("':' and the bounds of '" + name + "'");
    }
    int low = signed();
    tokens.expect("..");
    int high = signed();
    Optional<Node> initial = Optional.empty();
    if (tokens.accept("=") && !tokens.accept("*")) {
      initial = Optional.of(integer());
    }
    return new OdlFile.Variable(name, size, low, high, initial);
  }

  private Line line() throws InputException {
    Position position = tokens.position();
    int pc = number("the number of a line");
    tokens.expect(":");
    if (tokens.accept("end")) {
      return new Line(pc, position, Optional.empty(), new OdlFile.End());
    }
    Optional<Assignment> assignment = Optional.empty();
    if (!tokens.at(OdlFile.PC)) {
      assignment = Optional.of(assignment());
      tokens.expect(",");
    }
    if (assignment.isPresent() && tokens.at(Kind.NAME) && !tokens.at(OdlFile.PC)) {
      throw new ParseException(
          tokens.position(),
          "'pc': line " + pc + " of an or-structure changes pc and at most one further variable",
          tokens.peek().shown() + " besides '" + assignment.get().place() + "'");
    }
    tokens.expect(OdlFile.PC);
    tokens.expect(":=");
    return new Line(pc, position, assignment, target());
  }

  private Assignment assignment() throws InputException {
    Name name = tokens.expect(Kind.NAME, "a variable, 'pc' or 'end'");
    Node place = Node.name(name.text(), name.position());
    if (tokens.accept("[")) {
      place = Node.element(name.text(), integer(), name.position());
      tokens.expect("]");
    }
    tokens.expect(":=");
    boolean any = tokens.accept("*");
    return new Assignment(place, any ? Optional.empty() : Optional.of(integer()));
  }

  private Target target() throws InputException {
    Position position = tokens.position();
    if (tokens.accept("if")) {
      Node condition = ExpressionParser.condition(tokens, Mode.PLAIN);
      tokens.expect("then");
      int then = number("the number of a line");
      tokens.expect("else");
      return new OdlFile.Branch(condition, then, number("the number of a line"), position);
    }
    boolean set = tokens.accept("{");
    List<Integer> pcs = new ArrayList<>();
    do {
      pcs.add(number(set ? "the number of a line" : "the number of a line, 'if' or '{'"));
    } while (set && tokens.accept(","));
    if (set) {
      tokens.expect("}");
    }
    return new OdlFile.Jump(pcs, position);
  }

  private Node integer() throws InputException {
    return ExpressionParser.integer(tokens, Mode.PLAIN);
  }

  private int number(String what) throws InputException {
    if (!tokens.at(Kind.NUMBER)) {
      throw tokens.expected(what);
    }
    return ExpressionParser.number(tokens.take());
  }

  private int signed() throws InputException {
    boolean negative = tokens.accept("-");
    Token token = tokens.peek();
    int value = number("a number");
    if (value == Integer.MAX_VALUE) {
      throw new ParseException(token.position(), "a smaller number", token.shown());
    }
    return negative ? -value : value;
  }
}
