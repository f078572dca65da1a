package io.implicant.checker.odl;

import io.implicant.checker.action.Assembler;
import io.implicant.checker.action.Postfix;
import io.implicant.checker.gal.Names;
import io.implicant.checker.gal.Node;
import io.implicant.checker.odl.OdlFile.Declaration;
import io.implicant.checker.odl.OdlFile.Line;
import io.implicant.checker.odl.OdlModel.Step;
import io.implicant.checker.odl.OdlModel.Write;
import io.implicant.logic.text.InputException;
import io.implicant.logic.text.ParseException;
import io.implicant.logic.text.Position;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Gives the names and line numbers of a file their meaning. A target without a line is an end of
 * the execution if it is larger than the number of every line, as 53 in BR03 Fig. 2; any other is
 * taken for a mistake, unless a line {@code N: end} says so.
 */
final class Resolution {
  private final OdlFile file;
  private final Scope scope = new Scope();
  private final Map<Integer, Line> lines = new HashMap<>();

  /** All values that pc can have. */
  private final TreeSet<Integer> pcs = new TreeSet<>();

  private int lastLine = -1;

  Resolution(OdlFile file) {
    this.file = file;
  }

  OdlModel model() throws InputException {
    OdlFile.Start start = declarations();
    for (Line line : file.lines()) {
      Line before = lines.put(line.pc(), line);
      if (before != null) {
        throw new ParseException(
            line.position(),
            "a new number",
            "'" + line.pc() + "', the number of the line at " + before.position());
      }
      lastLine = Math.max(lastLine, line.pc());
    }
    pcs.addAll(lines.keySet());
    addTarget(start.pc(), start.position());
    TreeMap<Integer, Step> steps = new TreeMap<>();
    for (Line line : file.lines()) {
      Optional<OdlModel.Target> target = target(line.target());
      if (target.isPresent()) {
        steps.put(line.pc(), step(line, target.get()));
      }
    }
    scope.setPc(pcs.first(), pcs.last(), start.pc());
    List<OdlModel.Check> checks = new ArrayList<>();
    for (Node check : file.checks()) {
      checks.add(new OdlModel.Check(check, scope.condition(check, false, true)));
    }
    return new OdlModel(file, scope, steps, checks);
  }

  private OdlFile.Start declarations() throws InputException {
    OdlFile.Start start = null;
    for (Declaration declaration : file.declarations()) {
      if (declaration instanceof OdlFile.Variable variable) {
        scope.declare(variable);
      } else if (declaration instanceof OdlFile.Define define) {
        scope.define(define);
      } else if (start != null) {
        throw new ParseException(declaration.position(), "one initial value of pc", "two");
      } else {
        start = (OdlFile.Start) declaration;
      }
    }
    if (start == null) {
      throw new ParseException(
          file.name().position(), "a declaration 'pc = ...;' of the first line", "none");
    }
    return start;
  }

  private Step step(Line line, OdlModel.Target target) throws InputException {
    Optional<Write> write =
        line.assignment().isEmpty() ? Optional.empty() : Optional.of(write(line));
    return new Step(line.pc(), line.position(), OdlPrinter.line(line), write, target);
  }

  private Write write(Line line) throws InputException {
    Node node = line.assignment().orElseThrow().place();
    Names.Place place = scope.place(node);
    Postfix index =
        place.isArray() ? scope.integer(node.child(0)) : new Assembler().constant(0).finish(false);
    Optional<Node> value = line.assignment().orElseThrow().value();
    Optional<Postfix> code =
        value.isEmpty() ? Optional.empty() : Optional.of(scope.integer(value.get()));
    return new Write(place.first(), place.size(), index, code);
  }

  private Optional<OdlModel.Target> target(OdlFile.Target target) throws InputException {
    if (target instanceof OdlFile.Branch branch) {
      addTarget(branch.then(), branch.position());
      addTarget(branch.otherwise(), branch.position());
      return Optional.of(
          new OdlModel.Branch(
              scope.condition(branch.condition(), false, false),
              scope.condition(branch.condition(), true, false),
              branch.then(),
              branch.otherwise()));
    } else if (target instanceof OdlFile.Jump jump) {
      for (int pc : jump.pcs()) {
        addTarget(pc, jump.position());
      }
      return Optional.of(new OdlModel.Jump(jump.pcs()));
    }
    return Optional.empty();
  }

  private void addTarget(int pc, Position position) throws InputException {
    if (!lines.containsKey(pc) && pc < lastLine) {
      throw new ParseException(
          position,
          "the number of a line, or one after all lines, where the execution ends",
          "'" + pc + "'");
    }
    pcs.add(pc);
  }
}
